#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

#include "checker/engines/regress/shrink.h"
#include "checker/situations/bet_lines.h"

namespace hanaproof::regress {

using cards::Card;
using cards::CardSet;
using crosscheck::BetFailure;
using notation::BetRound;

namespace {

constexpr std::size_t kLines = 200;

int hand_weight(CardSet hand) {
  constexpr std::array<int, 4> kWeights = {16, 8, 4, 1};
  int sum = 0;
  for (const Card card : hand) {
    sum += 100 * kWeights[static_cast<std::size_t>(card.kind())] + card.index();
  }
  return sum;
}

// What is to become less, what matters most first.
auto measure(const BetRound& round) {
  int stakes = round.ante;
  for (const notation::Bet& bet : round.bets) stakes += bet.amount;
  int hands = 0;
  for (const CardSet hand : round.hands) hands += hand_weight(hand);
  return std::tuple(round.bets.size(), std::accumulate(round.money.begin(), round.money.end(), 0),
                    stakes, hands, round.dealer);
}

class BetShrinker {
 public:
  BetShrinker(const spec::betting::Rules& rules, const crosscheck::BetSubject& subject,
              BetFailure failure, const std::function<bool()>& stop)
      : rules_(rules), subject_(subject), best_(std::move(failure)), stop_(stop) {}

  Least<BetFailure> run() {
    return reduced(best_, [this] {
      reduce();
      return !stop_();
    });
  }

 private:
  void reduce() {
    for (const auto& line : checker::ends_of_betting(rules_, kLines)) {
      BetRound round = line.round;
      round.hands = best_.round.hands;
      take(std::move(round));
    }
    bool less = true;
    while (less && !stop_()) {
      less = drop_bets();
      less = lower_coins() || less;
      less = lower_stakes() || less;
      less = plainer_hands() || less;
    }
  }

  bool take(BetRound round) {
    if (stop_() || measure(round) >= measure(best_.round)) return false;
    auto found = crosscheck::follow(rules_, subject_, round);
    if (!found || found->difference.what != best_.difference.what) return false;
    if (measure(found->round) >= measure(best_.round)) return false;
    best_ = std::move(*found);
    return true;
  }

  bool drop_bets() {
    bool less = false;
    for (std::size_t i = 0; i < best_.round.bets.size(); ++i) {
      BetRound round = best_.round;
      round.bets.erase(round.bets.begin() + static_cast<std::ptrdiff_t>(i));
      less = take(std::move(round)) || less;
    }
    return less;
  }

  bool lower_coins() {
    bool less = false;
    for (std::size_t seat = 0; seat < best_.round.money.size(); ++seat) {
      for (int coins = 0; coins < best_.round.money[seat]; ++coins) {
        BetRound round = best_.round;
        round.money[seat] = coins;
        if (!take(std::move(round))) continue;
        less = true;
        break;
      }
    }
    BetRound first = best_.round;
    first.dealer = 0;
    return take(std::move(first)) || less;
  }

  bool lower_stakes() {
    bool less = false;
    BetRound low = best_.round;
    low.ante = 1;
    less = take(std::move(low));
    for (std::size_t i = 0; i < best_.round.bets.size(); ++i) {
      for (int stake = 1; i < best_.round.bets.size() && stake < best_.round.bets[i].amount;
           ++stake) {
        BetRound round = best_.round;
        round.bets[i] = notation::Bet::raise(stake);
        if (!take(std::move(round))) continue;
        less = true;
        break;
      }
    }
    return less;
  }

  bool plainer_hands() {
    bool less = false;
    for (std::size_t seat = 0; seat < best_.round.hands.size(); ++seat) {
      CardSet others;
      for (std::size_t i = 0; i < best_.round.hands.size(); ++i) {
        if (i != seat) others |= best_.round.hands[i];
      }
      auto hands = spec::betting::all_hands(rules_);
      std::ranges::stable_sort(hands, {}, [](CardSet hand) { return hand_weight(hand); });
      for (const CardSet hand : hands) {
        if (!(hand & others).empty()) continue;
        if (hand_weight(hand) >= hand_weight(best_.round.hands[seat])) break;
        BetRound round = best_.round;
        round.hands[seat] = hand;
        if (!take(std::move(round))) continue;
        less = true;
        break;
      }
    }
    return less;
  }

  const spec::betting::Rules& rules_;
  const crosscheck::BetSubject& subject_;
  BetFailure best_;
  const std::function<bool()>& stop_;
};

}  // namespace

Least<BetFailure> shrink(const spec::betting::Rules& rules, const crosscheck::BetSubject& subject,
                         const BetFailure& failure, const std::function<bool()>& stop) {
  return BetShrinker(rules, subject, failure, stop).run();
}

}  // namespace hanaproof::regress
