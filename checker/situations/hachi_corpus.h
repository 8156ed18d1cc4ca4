// Rounds of Hachi-Hachi played under given rules: whole matches, in many styles of deal and play,
// and ends of rounds with piles that seldom come about.
#pragma once

#include <vector>

#include "checker/finding/finding.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

// Which rules were asked for, of the game itself and of capturing.
struct HachiConsulted {
  spec::Consulted own;
  spec::Consulted capturing;

  static HachiConsulted of(const hachi::Rules& rules);
  bool asked(const hachi::Rules& rules, const std::string& topic) const;
};

struct HachiRecord {
  HachiRound round;  // the line to its end
  HachiConsulted consulted;
};

class HachiCorpus {
 public:
  // `matches` matches of 6 or 12 rounds, and `ends` ends of rounds. The same numbers, the same
  // rounds.
  HachiCorpus(const rulebook::Ruleset& rules, int matches, int ends);

  const std::vector<HachiRecord>& records() const { return records_; }
  // Whether any round has asked for the topic.
  bool asked(const hachi::Rules& rules, const std::string& topic) const;

 private:
  std::vector<HachiRecord> records_;
};

}  // namespace hanaproof::checker
