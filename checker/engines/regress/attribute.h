// Which clause is at stake where an engine differs: the rulesets that differ from the edition in
// one answer, held against the engine where it differed and where it did not.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "checker/engines/lockstep/lockstep.h"
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

// Holds the engine in one situation against the spec of these rules; nothing where they agree.
// Where the rules do not have the situation at all, that is a difference.
using Trial = std::function<std::optional<lockstep::Difference>(const rulebook::Ruleset&)>;

// An answer that the engine may be playing by.
struct Suspect {
  std::string topic;
  std::string value;
  std::string clause;   // the edition's on the topic, by id; empty where it is silent
  std::string reading;  // of the edition, if the value is one of its readings
  std::string edition;  // another edition that answers so; empty: none
  int explained = 0;    // differences that are none under this answer
  int broken = 0;       // agreements that are none under it
};

struct Attribution {
  int differences = 0;  // situations tried
  int agreements = 0;
  bool complete = false;  // every answer was tried; false: it was stopped before
  // Those that explain most, then break least, then are nearest to the edition's own words. None
  // that explains nothing.
  std::vector<Suspect> suspects = {};
  // Where none explains the difference: the clauses that it hangs on, by id or topic.
  std::vector<std::string> touched = {};
  // Other editions that agree with the engine everywhere.
  std::vector<std::string> editions = {};

  // The suspects that explain everything and break nothing.
  std::vector<Suspect> convicted() const;
};

// `differences`: the first is the one that was shrunk. Numbers by which the engine's answers are
// off are `offsets`. What was only tried in part when `stop` says so is left out.
Attribution attribute(const rulebook::Ruleset& rules, const rulebook::Library& library,
                      const std::vector<Trial>& differences, const std::vector<Trial>& agreements,
                      const std::set<int>& offsets, const std::function<bool()>& stop);

// By how much numbers are off between what two sides say.
std::set<int> offsets(const lockstep::Difference& difference);

}  // namespace hanaproof::regress
