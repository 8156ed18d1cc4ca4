// All families of games.
#pragma once

#include "model/games/family.h"
#include "model/rulebook/topic.h"

namespace hanaproof::games {

const Family& family(const rulebook::Ruleset& rules);
const Family& family(rulebook::Family which);

// What belongs to a family, of what there is for each.
template <class T>
const T& of_family(rulebook::Family family, const T& capturing, const T& betting, const T& hachi) {
  if (family == rulebook::Family::betting) return betting;
  return family == rulebook::Family::hachi ? hachi : capturing;
}

// One object each.
const Family& capturing();
const Family& betting();
const Family& hachi();

}  // namespace hanaproof::games
