// Rulesets that differ in one topic: what an engine that plays something else might play.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::regress {

struct Candidate {
  const rulebook::Topic* topic;
  rulebook::Value value;
  // How near the answer is to the one given: a reading of the edition's own words, an answer of
  // another edition or of the type, a number that is a little off, no such yaku.
  enum class Source { reading, edition, type, number, none } source;
  std::string named;  // the reading's name, or the other edition's id; else empty
};

// All answers to all topics that the spec asks for within a round and that differ from those of the
// rules, each once, the nearest first. `offsets`: by how much numbers may be off, besides a little.
std::vector<Candidate> candidates(const rulebook::Ruleset& rules, const rulebook::Library& library,
                                  const std::set<int>& offsets);

// The value with one of its whole numbers changed by one of the offsets, in every way. Numbers
// within words, such as those of the yaku language, count too.
std::vector<rulebook::Value> with_other_numbers(const rulebook::Value& value,
                                                const std::set<int>& offsets);

}  // namespace hanaproof::regress
