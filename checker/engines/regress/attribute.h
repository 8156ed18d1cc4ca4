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
#include "model/spec/games/game.h"

namespace hanaproof::regress {

struct Candidate {
  const rulebook::Topic* topic;
  rulebook::Value value;
  // How plain the answer is: a reading of the edition's own words, an answer of another edition or
  // of the type, what people do without a rule, a yaku with other points, cards or yaku that it
  // hides, no such yaku, a number that is a little off.
  enum class Source { reading, edition, type, custom, yaku, none, number } source;
  std::string named;  // the reading's name, or the other edition's id; else empty
};

// All answers to all topics that the spec asks for within a round and that differ from those of the
// rules, each once, the plainest first. `differences`: what is to be explained; by how much numbers
// are off there they may be off in the rules, too, besides a little.
std::vector<Candidate> candidates(const rulebook::Ruleset& rules, const rulebook::Library& library,
                                  const std::vector<lockstep::Difference>& differences);

// Other answers to the question of a yaku that what an engine says of it in a difference suggests:
// its points, cards of one edition with points of another, other yaku that it hides.
std::vector<rulebook::Value> yaku_answers(const rulebook::Ruleset& rules,
                                          const rulebook::Library& library,
                                          const rulebook::Topic& topic,
                                          const std::vector<lockstep::Difference>& differences);

// The value with one of its whole numbers changed by one of the offsets, in every way. Numbers
// within words, such as those of the yaku language, count too.
std::vector<rulebook::Value> with_other_numbers(const rulebook::Value& value,
                                                const std::set<int>& offsets);

// Holds the engine in one situation against a spec; nothing where they agree. Where its rules do
// not have the situation at all, that is a difference.
using Trial = std::function<std::optional<lockstep::Difference>(const spec::Game&)>;

// A situation in which the engine differs.
struct Differing {
  Trial trial;
  // The topics that the spec asks for there.
  std::function<std::vector<std::string>(const spec::Game&)> asked;
};

// An answer that the engine may be playing by.
struct Suspect {
  std::string topic;
  std::string value;
  std::string clause = {};   // the edition's on the topic, by id; empty where it is silent
  std::string reading = {};  // of the edition, if the value is one of its readings
  std::string edition = {};  // another edition that answers so; empty: none
  int explained = 0;         // differences that are none under this answer
  int improved = 0;          // of which less is left under it
  int broken = 0;            // agreements that are none under it
};

struct Attribution {
  int differences = 0;  // situations tried
  int agreements = 0;
  bool complete = false;  // every answer was tried; false: it was stopped before
  // Those that explain most and break nothing, the plainest of equals first; then the others. None
  // that explains nothing.
  std::vector<Suspect> suspects = {};

  // The suspects that break nothing and explain as much as the first of them.
  std::vector<Suspect> convicted() const;
};

// A formula for everything at once explains much, and says little.
enum class Formulas { none, where_nothing_plainer_explains };

// What was only tried in part when `stop` says so is left out.
Attribution attribute(const rulebook::Ruleset& rules, const rulebook::Library& library,
                      const std::vector<Differing>& differences,
                      const std::vector<Trial>& agreements, Formulas formulas,
                      const std::function<bool()>& stop);

// By how much numbers are off between what two sides say.
std::set<int> offsets(const lockstep::Difference& difference);

}  // namespace hanaproof::regress
