// Rounds of Hachi-Hachi played under given rules: whole matches, in many styles of deal and play,
// and ends of rounds with piles that seldom come about.
#pragma once

#include <vector>

#include "model/notation/hachi_round.h"
#include "model/spec/hachi/rules.h"

namespace hanaproof::checker {

struct HachiRecord {
  notation::HachiRound round;  // the line to its end
  spec::Consulted asked;       // the rules that it asked for
};

class HachiCorpus {
 public:
  // `matches` matches of 6 or 12 rounds, and `ends` ends of rounds. The same numbers, the same
  // rounds.
  HachiCorpus(const rulebook::Ruleset& rules, int matches, int ends);

  const std::vector<HachiRecord>& records() const { return records_; }
  // Whether a round has asked for the topic.
  bool asked(const HachiRecord& record, const std::string& topic) const {
    return rules_.is_in(record.asked, topic);
  }
  // Whether any has.
  bool asked(const std::string& topic) const;

 private:
  spec::hachi::Rules rules_;
  std::vector<HachiRecord> records_;
};

}  // namespace hanaproof::checker
