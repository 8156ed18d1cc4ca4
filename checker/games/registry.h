// All families of games.
#pragma once

#include "model/games/family.h"
#include "model/rulebook/topic.h"

namespace hanaproof::games {

const Family& family(const rulebook::Ruleset& rules);
const Family& family(rulebook::Family which);

// One object each.
const Family& capturing();
const Family& betting();
const Family& hachi();

}  // namespace hanaproof::games
