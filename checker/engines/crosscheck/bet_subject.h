// What is held against the spec in betting games: anything that can play a round of bets and settle
// it.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/notation/bet_round.h"
#include "model/spec/betting/showdown.h"

namespace hanaproof::crosscheck {

// What a round comes to with given hands.
struct BetEnd {
  spec::betting::Showdown showdown;
  spec::betting::Settlement settlement;
  int next_dealer = spec::betting::kNobody;
  friend bool operator==(const BetEnd&, const BetEnd&) = default;
};

// A round of betting as the subject holds it.
class BetBoard {
 public:
  virtual ~BetBoard() = default;

  // In any order; none when the betting is over.
  virtual std::vector<notation::Bet> bets() const = 0;
  // Of what no later bet can depend on, whatever is convenient: see `to_see`.
  virtual spec::betting::Betting betting() const = 0;
  virtual int dealer_by_bets() const = 0;
  // Whether it says only whose turn it is and what each seat has left and has put in, all of it as
  // `ante`: nothing of the auctions, and no dealer by the bets.
  virtual bool is_outline() const { return false; }
  // After a legal bet.
  virtual std::unique_ptr<BetBoard> after(const notation::Bet& bet) const = 0;
  // When the betting is over: two cards of the deck a seat.
  virtual BetEnd end(const std::vector<cards::CardSet>& hands) const = 0;
};

class BetSubject {
 public:
  virtual ~BetSubject() = default;

  // The first decision of a round; its bets and hands are not looked at.
  virtual std::unique_ptr<BetBoard> begin(const notation::BetRound& round) const = 0;
};

using MakeBetSubject = std::function<std::unique_ptr<BetSubject>(const rulebook::Ruleset&)>;

// The betting without what no later bet can depend on: bids counted from where the rules never look
// back to, and what was done in an auction when the betting is over.
spec::betting::Betting to_see(const spec::betting::Rules& rules, spec::betting::Betting betting);
// The same, as far as the board says it.
spec::betting::Betting to_see(const spec::betting::Rules& rules, spec::betting::Betting betting,
                              const BetBoard& board);

}  // namespace hanaproof::crosscheck
