// The rulesets that an edition is cross-checked under.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::crosscheck {

// How many of an edition's rulesets.
enum class Readings {
  defaults,  // the default reading at every number of players and with every option
  each,      // and each alternative reading by itself
  values,    // and every other answer that a topic's type allows, by itself
  // and each two alternative readings together, in Hachi-Hachi if they influence each other, else
  // whether or not they do
  pairs,
};

struct Variant {
  std::string name;  // "robin-red.koi-koi.en, 2 players, wildcard, hiki.effect=none"
  rulebook::Ruleset rules;
  // What is chosen otherwise than by default; `rules` under these names.
  std::map<std::string, std::string> chosen;
};

// In a fixed order, each once. Only topics that the spec asks for within a round are varied; the
// edition must outlive the variants.
std::vector<Variant> variants(const rulebook::Edition& edition, Readings readings);

}  // namespace hanaproof::crosscheck
