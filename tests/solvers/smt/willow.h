// An invented rulebook to ask questions about.
#pragma once

#include <map>
#include <string>

#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::test {

// Twelve usual yaku that all add up, no factors, the sake cup an animal; other answers by topic.
rulebook::Ruleset willow(const std::map<std::string, std::string>& rules = {});

// The rules with one yaku made by other cards.
rulebook::Ruleset with_cards(const rulebook::Ruleset& rules, const std::string& yaku,
                             const std::string& cards);

}  // namespace hanaproof::test
