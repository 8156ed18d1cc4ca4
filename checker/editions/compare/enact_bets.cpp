// What rules of betting games make of a witness.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "model/spec/betting/showdown.h"

namespace hanaproof::checker {

using notation::BetRound;

namespace {

// The betting after the bets of the round, or what stands in the way.
struct PlayedBets {
  spec::betting::Betting betting;
  std::string illegal;
};

PlayedBets play_bets(const spec::betting::Rules& rules, const BetRound& round) {
  PlayedBets played{spec::betting::begin(rules, round.dealer, round.money, round.ante), {}};
  for (std::size_t ply = 0; ply < round.bets.size(); ++ply) {
    const auto legal = spec::betting::legal_bets(rules, played.betting);
    if (std::ranges::find(legal, round.bets[ply]) == legal.end()) {
      played.illegal =
          fmt::format("at bet {}, {} is illegal ({})", ply + 1, round.bets[ply].text(),
                      legal.empty() ? "the betting is over" : "legal: " + moves_text(legal));
      return played;
    }
    played.betting = spec::betting::bet(rules, played.betting, round.bets[ply]);
  }
  return played;
}

// "put in 2 3 (1), left 1 0 2": brackets for who has folded.
std::string stakes_text(const spec::betting::Betting& betting) {
  std::vector<std::string> put_in;
  std::vector<int> left;
  for (const spec::betting::Stake& stake : betting.seats) {
    put_in.push_back(stake.folded ? fmt::format("({})", stake.put_in())
                                  : fmt::format("{}", stake.put_in()));
    left.push_back(stake.money);
  }
  return fmt::format("put in {}, left {}", fmt::join(put_in, " "), fmt::join(left, " "));
}

std::string betting_text(const spec::betting::Rules& rules, const spec::betting::Betting& betting) {
  if (!betting.over) {
    return fmt::format("player {} may: {}; {}", betting.turn,
                       moves_text(spec::betting::legal_bets(rules, betting)), stakes_text(betting));
  }
  const int dealer = spec::betting::dealer_by_bets(rules, betting);
  return fmt::format(
      "the betting is over; {}; {} becomes dealer", stakes_text(betting),
      dealer == spec::betting::kNobody ? "the winner" : fmt::format("player {}", dealer));
}

// A card that lies in a hand and not in the deck; empty when there is none.
std::string missing_card(const spec::betting::Rules& rules, const BetRound& round) {
  for (const cards::CardSet hand : round.hands) {
    const cards::CardSet missing = hand - spec::betting::deck(rules);
    if (!missing.empty()) return missing.front().code();
  }
  return {};
}

spec::betting::Settlement settled(const spec::betting::Rules& rules, const BetRound& round,
                                  const spec::betting::Betting& betting) {
  spec::betting::Round over{betting.dealer, betting.seats, {}};
  for (const cards::CardSet hand : round.hands) {
    over.hands.push_back(spec::betting::standing(rules, hand));
  }
  return spec::betting::settle(rules, over);
}

std::string settlement_text(const spec::betting::Settlement& settlement) {
  const auto& winners = settlement.winners;
  const std::string text = winners.empty()       ? std::string("nobody wins")
                           : winners.size() == 1 ? fmt::format("player {} wins", winners.front())
                                                 : fmt::format("players {} hold equal hands",
                                                               fmt::join(winners, " and "));
  return text + "; " +
         money_text(settlement.money, settlement.carried, settlement.replay, settlement.excluded);
}

}  // namespace

std::string money_text(const std::vector<int>& money, int carried, bool replay,
                       const std::vector<int>& excluded) {
  std::string text = fmt::format("money afterwards {}", fmt::join(money, " "));
  if (carried > 0) {
    text += fmt::format("; {} left in the middle for {}", carried,
                        replay ? "a replay" : "the next round");
  }
  if (!excluded.empty()) {
    text += fmt::format("; player {} leaves the game", fmt::join(excluded, " and "));
  }
  return text;
}

std::string text_of(const spec::betting::Rules& rules, const Witness& witness,
                    const games::Followed&) {
  const BetRound& round = *witness.bets;
  const PlayedBets played = play_bets(rules, round);
  if (!played.illegal.empty()) return played.illegal;
  if (witness.situation == Situation::stake || !played.betting.over) {
    return betting_text(rules, played.betting);
  }
  if (const auto missing = missing_card(rules, round); !missing.empty()) {
    return fmt::format("the deck has no {}", missing);
  }
  const spec::betting::Settlement settlement = settled(rules, round, played.betting);
  std::string text = settlement_text(settlement);
  if (!settlement.excluded.empty()) {
    const int dealer = spec::betting::next_dealer(rules, played.betting, settlement);
    text += dealer == spec::betting::kNobody ? std::string("; a draw decides who deals next")
                                             : fmt::format("; player {} deals next", dealer);
  }
  return text;
}

Accounts worth_of(const spec::betting::Rules& rules, const Witness& witness,
                  const games::Followed&) {
  const BetRound& round = *witness.bets;
  const PlayedBets played = play_bets(rules, round);
  const bool settles = !round.hands.empty() && played.illegal.empty() && played.betting.over &&
                       missing_card(rules, round).empty();
  return settles ? Accounts{settled(rules, round, played.betting).money} : Accounts();
}

}  // namespace hanaproof::checker
