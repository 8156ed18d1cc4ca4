// Betting games: few coins, few bets, plain hands.
#include <algorithm>
#include <numeric>
#include <utility>

#include "checker/engines/regress/simplifier.h"
#include "checker/situations/bet_lines.h"
#include "model/spec/betting/hands.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress {

using cards::CardSet;
using games::Line;
using notation::BetRound;

namespace {

constexpr std::size_t kLines = 200;

int hand_weight(CardSet hand) {
  int sum = 100 * weight(hand);
  for (const cards::Card card : hand) sum += card.index();
  return sum;
}

// The whole round: with the bets that the line makes.
BetRound round_of(const Line& line) {
  BetRound round = std::get<notation::BetPosition>(line.start).round;
  round.bets.insert(round.bets.end(), line.moves.begin(), line.moves.end());
  return round;
}

// The change of a round as that of a line, which makes the last bet if it made one before.
template <class Change>
Edit edit(Change change) {
  return [change](Line& line) {
    BetRound round = round_of(line);
    if (!change(round)) return false;
    const bool moves = !line.moves.empty() && !round.bets.empty();
    line.moves.clear();
    if (moves) {
      line.moves.push_back(round.bets.back());
      round.bets.pop_back();
    }
    const auto& start = std::get<notation::BetPosition>(line.start);
    line.start = notation::BetPosition{start.edition, start.rules, std::move(round)};
    return true;
  };
}

Edit bets_of(const BetRound& other) {
  return edit([other](BetRound& round) {
    const auto hands = std::exchange(round.hands, {});
    round = other;
    round.hands = hands;
    return true;
  });
}

Edit without_bet(std::size_t index) {
  return edit([index](BetRound& round) {
    if (index >= round.bets.size()) return false;
    round.bets.erase(round.bets.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
  });
}

Edit with_coins(std::size_t seat, int coins) {
  return edit([=](BetRound& round) {
    if (round.money[seat] <= coins) return false;
    round.money[seat] = coins;
    return true;
  });
}

Edit with_stake(std::size_t index, int stake) {
  return edit([=](BetRound& round) {
    if (index >= round.bets.size() || round.bets[index].amount <= stake) return false;
    round.bets[index] = notation::Bet::raise(stake);
    return true;
  });
}

Edit with_hand(std::size_t seat, CardSet hand) {
  return edit([=](BetRound& round) {
    if (hand_weight(round.hands[seat]) <= hand_weight(hand)) return false;
    for (std::size_t other = 0; other < round.hands.size(); ++other) {
      if (other != seat && !(round.hands[other] & hand).empty()) return false;
    }
    round.hands[seat] = hand;
    return true;
  });
}

class BettingSimplifier : public Simplifier {
 public:
  explicit BettingSimplifier(const spec::betting::Rules& rules)
      : rules_(rules), hands_(spec::betting::all_hands(rules)) {
    std::ranges::stable_sort(hands_, {}, hand_weight);
  }

  std::vector<std::int64_t> measure(const Line& line) const override {
    const BetRound round = round_of(line);
    int stakes = round.ante;
    for (const notation::Bet& bet : round.bets) stakes += bet.amount;
    int hands = 0;
    for (const CardSet hand : round.hands) hands += hand_weight(hand);
    return {static_cast<std::int64_t>(round.bets.size()),
            std::accumulate(round.money.begin(), round.money.end(), 0), stakes, hands,
            round.dealer};
  }

  std::vector<Edit> edits(const Line& line, bool first) const override {
    const BetRound round = round_of(line);
    std::vector<Edit> all;
    if (first) {
      for (const auto& other : checker::ends_of_betting(rules_, kLines)) {
        all.push_back(bets_of(other.round));
      }
    }
    for (std::size_t i = 0; i < round.bets.size(); ++i) all.push_back(without_bet(i));
    for (std::size_t seat = 0; seat < round.money.size(); ++seat) {
      for (int coins = 0; coins < round.money[seat]; ++coins) {
        all.push_back(with_coins(seat, coins));
      }
    }
    all.push_back(edit([](BetRound& other) { return std::exchange(other.dealer, 0) != 0; }));
    all.push_back(edit([](BetRound& other) { return std::exchange(other.ante, 1) != 1; }));
    for (std::size_t i = 0; i < round.bets.size(); ++i) {
      for (int stake = 1; stake < round.bets[i].amount; ++stake) {
        all.push_back(with_stake(i, stake));
      }
    }
    for (std::size_t seat = 0; seat < round.hands.size(); ++seat) {
      for (const CardSet hand : hands_) all.push_back(with_hand(seat, hand));
    }
    return all;
  }

 private:
  const spec::betting::Rules& rules_;
  std::vector<CardSet> hands_;
};

}  // namespace

std::unique_ptr<Simplifier> betting_simplifier(const games::Game& spec) {
  return std::make_unique<BettingSimplifier>(dynamic_cast<const spec::BettingGame&>(spec).asked());
}

}  // namespace hanaproof::regress
