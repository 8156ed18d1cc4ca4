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

// Makes the last bet of a round that of the line, if the line made one before.
void set_round(Line& line, BetRound round) {
  const bool moves = !line.moves.empty() && !round.bets.empty();
  line.moves.clear();
  if (moves) {
    line.moves.push_back(round.bets.back());
    round.bets.pop_back();
  }
  const auto& start = std::get<notation::BetPosition>(line.start);
  line.start = notation::BetPosition{start.edition, start.rules, std::move(round)};
}

bool is_held_by_others(const BetRound& round, std::size_t seat, CardSet hand) {
  for (std::size_t other = 0; other < round.hands.size(); ++other) {
    if (other != seat && !(round.hands[other] & hand).empty()) return true;
  }
  return false;
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
    const auto add = [&](auto change) {
      all.push_back([change](Line& other) {
        BetRound changed = round_of(other);
        change(changed);
        set_round(other, std::move(changed));
      });
    };
    if (first) {
      for (const auto& end : checker::ends_of_betting(rules_, kLines)) {
        add([other = end.round](BetRound& changed) {
          const auto hands = std::exchange(changed.hands, {});
          changed = other;
          changed.hands = hands;
        });
      }
    }
    for (std::size_t i = 0; i < round.bets.size(); ++i) {
      add([i](BetRound& changed) {
        if (i >= changed.bets.size()) return;
        changed.bets.erase(changed.bets.begin() + static_cast<std::ptrdiff_t>(i));
      });
    }
    for (std::size_t seat = 0; seat < round.money.size(); ++seat) {
      for (int coins = 0; coins < round.money[seat]; ++coins) {
        add([=](BetRound& changed) { changed.money[seat] = coins; });
      }
    }
    add([](BetRound& changed) { changed.dealer = 0; });
    add([](BetRound& changed) { changed.ante = 1; });
    for (std::size_t i = 0; i < round.bets.size(); ++i) {
      for (int stake = 1; stake < round.bets[i].amount; ++stake) {
        add([=](BetRound& changed) {
          if (i < changed.bets.size()) changed.bets[i] = notation::Bet::raise(stake);
        });
      }
    }
    for (std::size_t seat = 0; seat < round.hands.size(); ++seat) {
      for (const CardSet hand : hands_) {
        add([=](BetRound& changed) {
          if (!is_held_by_others(changed, seat, hand)) changed.hands[seat] = hand;
        });
      }
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
