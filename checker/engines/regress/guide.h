// Which rules the games of a run have asked for, and so where to go next: towards those that few
// games have.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "checker/situations/playout.h"
#include "model/cards/dice.h"
#include "model/spec/rule_reader.h"

namespace hanaproof::regress {

class Guide {
 public:
  // `rules` must outlive it.
  explicit Guide(const spec::RuleReader& rules);

  // How much a run gains by asking for these rules: more for rules that few games have asked for.
  double worth(const spec::Consulted& asked) const;
  // The style that is likely to ask for the most worthwhile rules; now and then any.
  std::size_t next_style(cards::Dice& dice) const;
  // A game was played, and asked for these.
  void played(std::size_t style, const spec::Consulted& asked);
  void played(const spec::Consulted& asked);

  // How many games have asked for each topic with an effect within a round, or a match of
  // Hachi-Hachi.
  std::map<std::string, std::uint64_t> games_by_topic() const;

 private:
  const spec::RuleReader& rules_;
  std::vector<std::uint64_t> games_;             // by the bit of the topic
  std::vector<spec::Consulted> asked_by_style_;  // by any game of the style
  std::vector<std::uint64_t> by_style_;
};

}  // namespace hanaproof::regress
