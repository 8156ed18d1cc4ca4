#include "checker/engines/crosscheck/bet_compare.h"

#include <algorithm>
#include <exception>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::crosscheck {

using cards::CardSet;
using notation::Bet;
using notation::BetRound;
using spec::betting::Betting;
using spec::betting::Rules;

namespace {

std::string bet_text(const std::vector<Bet>& bets) {
  std::vector<std::string> words;
  for (const Bet& bet : bets) words.push_back(bet.text());
  return fmt::format("{}", fmt::join(words, " "));
}

std::string bet_text(const Betting& betting) {
  std::string text = betting.over ? std::string("over") : fmt::format("turn {}", betting.turn);
  if (betting.capped) text += ", capped";
  for (const spec::betting::Stake& seat : betting.seats) {
    text += fmt::format("; {} left, {} + {} in{}", seat.money, seat.ante, seat.bids,
                        seat.folded ? ", folded" : "");
  }
  for (const spec::betting::Auction& auction : betting.auctions) {
    text += fmt::format("; opened by {}, raised by {}, followed by {}", auction.opener,
                        auction.last_raiser, auction.last_follower);
  }
  return fmt::format("{}; bids before {}; has bid {}; has raised {}", text,
                     fmt::join(betting.bids_before, " "), fmt::join(betting.has_bid, " "),
                     fmt::join(betting.has_raised, " "));
}

std::string bet_text(int dealer) {
  return dealer == spec::betting::kNobody ? std::string("nobody") : std::to_string(dealer);
}

std::string bet_text(const spec::betting::Showdown& showdown) {
  return fmt::format("winners {}, multiplier {}", fmt::join(showdown.winners, " "),
                     showdown.multiplier);
}

std::string bet_text(const spec::betting::Settlement& settlement) {
  return fmt::format("money {}, {} in the middle{}, winners {}, excluded {}",
                     fmt::join(settlement.money, " "), settlement.carried,
                     settlement.replay ? " for a replay" : "", fmt::join(settlement.winners, " "),
                     fmt::join(settlement.excluded, " "));
}

template <class Answer>
std::optional<Difference> bet_differing(const char* what, const Answer& spec,
                                        const Answer& subject) {
  if (spec == subject) return std::nullopt;
  return Difference{what, bet_text(spec), bet_text(subject)};
}

}  // namespace

Betting to_see(const Rules& rules, Betting betting) {
  if (betting.over) {
    betting.turn = betting.dealer;
    betting.capped = false;
    betting.bids_before.clear();
    betting.has_bid.clear();
    betting.has_raised.clear();
    return betting;
  }
  // Not asked of the rules, which keep a record of what the spec asks.
  const bool replaces = rules.ruleset().is("bet.carries", "replaces");
  for (std::size_t seat = 0; seat < betting.seats.size(); ++seat) {
    if (betting.seats[seat].folded || replaces) betting.bids_before[seat] = 0;
  }
  return betting;
}

Betting to_see(const Rules& rules, Betting betting, const BetBoard& board) {
  if (!board.is_outline()) return to_see(rules, std::move(betting));
  if (betting.over) betting.turn = betting.dealer;
  betting.capped = false;
  betting.auctions.clear();
  betting.bids_before.clear();
  betting.has_bid.clear();
  betting.has_raised.clear();
  for (spec::betting::Stake& seat : betting.seats) seat.ante += std::exchange(seat.bids, 0);
  return betting;
}

std::optional<Difference> compare_bettings(const Rules& rules, const Betting& betting,
                                           const std::vector<Bet>& legal, const BetBoard& board) {
  const Betting held = board.betting();
  if (auto difference =
          bet_differing("betting", to_see(rules, betting, board), to_see(rules, held, board))) {
    return difference;
  }
  std::vector<Bet> bets = board.bets();
  std::ranges::sort(bets);
  if (auto difference = bet_differing("bets", legal, bets)) return difference;
  if (board.is_outline()) return std::nullopt;
  return bet_differing("dealer", dealer_by_bets(rules, betting), board.dealer_by_bets());
}

BetDeal deal_of(const Rules& rules, const std::vector<CardSet>& hands) {
  BetDeal deal{hands, {}};
  for (const CardSet hand : hands) deal.standings.push_back(spec::betting::standing(rules, hand));
  return deal;
}

BetEnd end_of(const Rules& rules, const Betting& betting, const BetDeal& deal) {
  const spec::betting::Round round{betting.dealer, betting.seats, deal.standings};
  BetEnd end{spec::betting::showdown(rules, round), spec::betting::settle(rules, round),
             spec::betting::kNobody};
  end.next_dealer = spec::betting::next_dealer(rules, betting, end.settlement);
  return end;
}

std::optional<Difference> compare_ends(const Rules& rules, const Betting& betting,
                                       const BetDeal& deal, const BetBoard& board) {
  const BetEnd ours = end_of(rules, betting, deal);
  const BetEnd theirs = board.end(deal.hands);
  if (auto difference = bet_differing("showdown", ours.showdown, theirs.showdown))
    return difference;
  if (auto difference = bet_differing("settlement", ours.settlement, theirs.settlement)) {
    return difference;
  }
  return bet_differing("next-dealer", ours.next_dealer, theirs.next_dealer);
}

std::optional<BetFailure> follow(const Rules& rules, const BetSubject& subject,
                                 const BetRound& round) {
  BetFailure failure{rules.ruleset().edition().id, rules.ruleset().changes(), round, {}};
  failure.round.bets.clear();
  failure.round.hands.clear();
  const auto shows = [&](std::optional<Difference> difference) {
    if (difference) failure.difference = std::move(*difference);
    return difference.has_value();
  };
  try {
    Betting betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
    auto board = subject.begin(round);
    auto legal = spec::betting::legal_bets(rules, betting);
    if (shows(compare_bettings(rules, betting, legal, *board))) return failure;
    for (const Bet& bet : round.bets) {
      if (std::ranges::find(legal, bet) == legal.end()) return std::nullopt;
      failure.round.bets.push_back(bet);
      betting = spec::betting::bet(rules, betting, bet);
      board = board->after(bet);
      legal = spec::betting::legal_bets(rules, betting);
      if (shows(compare_bettings(rules, betting, legal, *board))) return failure;
    }
    if (round.hands.empty() || !betting.over) return std::nullopt;
    const CardSet deck = spec::betting::deck(rules);
    const auto dealt = [&](CardSet hand) { return deck.contains(hand); };
    if (!std::ranges::all_of(round.hands, dealt)) return std::nullopt;
    failure.round.hands = round.hands;
    if (shows(compare_ends(rules, betting, deal_of(rules, round.hands), *board))) return failure;
  } catch (const std::exception& error) {
    failure.difference = {"error", "none", error.what()};
    return failure;
  }
  return std::nullopt;
}

}  // namespace hanaproof::crosscheck
