// One round of bets, held by the spec and by a subject: do they say the same of it?
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/crosscheck/bet_subject.h"
#include "checker/engines/crosscheck/compare.h"

namespace hanaproof::crosscheck {

// What is legal, what has come of the bets so far, and who becomes dealer by them. `legal`: the
// spec's bets, in order. What differs: "bets", "betting", "dealer".
std::optional<Difference> compare_bettings(const spec::betting::Rules& rules,
                                           const spec::betting::Betting& betting,
                                           const std::vector<notation::Bet>& legal,
                                           const BetBoard& board);

// Two cards of the deck a seat, and what the spec says that they are.
struct BetDeal {
  std::vector<cards::CardSet> hands;
  std::vector<spec::betting::Standing> standings;
};
BetDeal deal_of(const spec::betting::Rules& rules, const std::vector<cards::CardSet>& hands);

// What the spec makes of a betting that is over.
BetEnd end_of(const spec::betting::Rules& rules, const spec::betting::Betting& betting,
              const BetDeal& deal);

// What the round comes to. What differs: "showdown", "settlement", "next-dealer".
std::optional<Difference> compare_ends(const spec::betting::Rules& rules,
                                       const spec::betting::Betting& betting, const BetDeal& deal,
                                       const BetBoard& board);

// A round in which a difference comes up after the last of its bets; with hands where it is in what
// the round comes to.
struct BetFailure {
  std::string edition = {};
  std::map<std::string, std::string> rules = {};  // other than the edition's own
  notation::BetRound round = {};
  Difference difference = {};
};

// Plays the bets of the round on both sides, comparing everything on the way, and the end where
// there are hands: the first difference, with as much of the round as it takes to see it. A line
// that the spec refuses to play shows none, nor do hands that its deck does not have.
std::optional<BetFailure> follow(const spec::betting::Rules& rules, const BetSubject& subject,
                                 const notation::BetRound& round);

}  // namespace hanaproof::crosscheck
