#include "checker/compare/enact_bets.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace hanaproof::checker {

using notation::Bet;
using notation::BetRound;
using sutda::Betting;
using sutda::Rules;

namespace {

std::string bets_text(const std::vector<Bet>& bets) {
  std::vector<std::string> texts;
  for (const Bet& bet : bets) texts.push_back(bet.text());
  return fmt::format("{}", fmt::join(texts, " "));
}

// The betting after the bets of the round, or what stands in the way.
struct Played {
  Betting betting;
  std::string illegal;
};

Played play_bets(const Rules& rules, const BetRound& round) {
  Played played{sutda::begin(rules, round.dealer, round.money, round.ante), {}};
  for (std::size_t ply = 0; ply < round.bets.size(); ++ply) {
    const auto legal = sutda::legal_bets(rules, played.betting);
    if (std::ranges::find(legal, round.bets[ply]) == legal.end()) {
      played.illegal =
          fmt::format("at bet {}, {} is illegal ({})", ply + 1, round.bets[ply].text(),
                      legal.empty() ? "the betting is over" : "legal: " + bets_text(legal));
      return played;
    }
    played.betting = sutda::bet(rules, played.betting, round.bets[ply]);
  }
  return played;
}

// "put in 2 3 (1), left 1 0 2": brackets for who has folded.
std::string stakes_text(const Betting& betting) {
  std::vector<std::string> put_in;
  std::vector<int> left;
  for (const sutda::Stake& stake : betting.seats) {
    put_in.push_back(stake.folded ? fmt::format("({})", stake.put_in())
                                  : fmt::format("{}", stake.put_in()));
    left.push_back(stake.money);
  }
  return fmt::format("put in {}, left {}", fmt::join(put_in, " "), fmt::join(left, " "));
}

std::string betting_text(const Rules& rules, const Betting& betting) {
  if (!betting.over) {
    return fmt::format("player {} may: {}; {}", betting.turn,
                       bets_text(sutda::legal_bets(rules, betting)), stakes_text(betting));
  }
  const int dealer = sutda::dealer_by_bets(rules, betting);
  return fmt::format("the betting is over; {}; {} becomes dealer", stakes_text(betting),
                     dealer == sutda::kNobody ? "the winner" : fmt::format("player {}", dealer));
}

// A card that lies in a hand and not in the deck; empty when there is none.
std::string missing_card(const Rules& rules, const BetRound& round) {
  for (const cards::CardSet hand : round.hands) {
    const cards::CardSet missing = hand - sutda::deck(rules);
    if (!missing.empty()) return missing.front().code();
  }
  return {};
}

sutda::Settlement settled(const Rules& rules, const BetRound& round, const Betting& betting) {
  sutda::Round over{betting.dealer, betting.seats, {}};
  for (const cards::CardSet hand : round.hands) {
    over.hands.push_back(sutda::standing(rules, hand));
  }
  return sutda::settle(rules, over);
}

std::string settlement_text(const sutda::Settlement& settlement) {
  const auto& winners = settlement.winners;
  std::string text = winners.empty() ? std::string("nobody wins")
                     : winners.size() == 1
                         ? fmt::format("player {} wins", winners.front())
                         : fmt::format("players {} hold equal hands", fmt::join(winners, " and "));
  text += fmt::format("; money afterwards {}", fmt::join(settlement.money, " "));
  if (settlement.carried > 0) {
    text += fmt::format("; {} left in the middle for {}", settlement.carried,
                        settlement.replay ? "a replay" : "the next round");
  }
  if (!settlement.excluded.empty()) {
    text += fmt::format("; player {} leaves the game", fmt::join(settlement.excluded, " and "));
  }
  return text;
}

}  // namespace

bool same_to_see(const Rules& a_rules, const Betting& a, const Rules& b_rules, const Betting& b) {
  const auto visible = [](const sutda::Stake& stake) {
    return std::tuple(stake.put_in(), stake.money, stake.folded);
  };
  if (a.over != b.over || !std::ranges::equal(a.seats, b.seats, {}, visible, visible)) return false;
  if (a.over) return dealer_by_bets(a_rules, a) == dealer_by_bets(b_rules, b);
  return a.turn == b.turn && legal_bets(a_rules, a) == legal_bets(b_rules, b);
}

std::string enact_bets(const Rules& rules, const Witness& witness) {
  const BetRound& round = *witness.bets;
  const Played played = play_bets(rules, round);
  if (!played.illegal.empty()) return played.illegal;
  if (witness.situation == Situation::stake || !played.betting.over) {
    return betting_text(rules, played.betting);
  }
  if (const auto missing = missing_card(rules, round); !missing.empty()) {
    return fmt::format("the deck has no {}", missing);
  }
  const sutda::Settlement settlement = settled(rules, round, played.betting);
  std::string text = settlement_text(settlement);
  if (!settlement.excluded.empty()) {
    const int dealer = sutda::next_dealer(rules, played.betting, settlement);
    text += dealer == sutda::kNobody ? std::string("; a draw decides who deals next")
                                     : fmt::format("; player {} deals next", dealer);
  }
  return text;
}

std::vector<int> money_afterwards(const Rules& rules, const Witness& witness) {
  const BetRound& round = *witness.bets;
  const Played played = play_bets(rules, round);
  const bool settles = !round.hands.empty() && played.illegal.empty() && played.betting.over &&
                       missing_card(rules, round).empty();
  return settles ? settled(rules, round, played.betting).money : std::vector<int>();
}

Comparison difference_in_bets(const Rules& rules, Situation situation, BetRound bets,
                              Evidence evidence) {
  Betting betting = sutda::begin(rules, bets.dealer, bets.money, bets.ante);
  for (const Bet& bet : bets.bets) {
    bets.seats.push_back(betting.turn);
    betting = sutda::bet(rules, betting, bet);
  }
  Difference difference;
  difference.witness.situation = situation;
  difference.witness.bets = std::move(bets);
  difference.evidence = std::move(evidence);
  return {std::move(difference), {}};
}

}  // namespace hanaproof::checker
