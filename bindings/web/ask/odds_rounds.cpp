#include <limits>

#include "bindings/web/ask/kinds.h"
#include "checker/measures/round_odds/round_odds.h"
#include "model/phrases/named.h"
#include "model/rulebook/playable.h"

namespace hanaproof::web {

using odds_of_rounds::Share;
using statistics::MeanOfHits;

namespace {

constexpr int kMostRounds = 1'000'000;
// Rarer situations say nothing.
constexpr std::uint64_t kFewestTimes = 30;

Json share_json(const Share& share) {
  const auto interval = share.interval();
  return {share.value(), interval.low, interval.high};
}

Json mean_json(const MeanOfHits& mean) {
  if (mean.none()) return nullptr;
  const auto interval = mean.interval();
  return {mean.mean(), interval ? Json(interval->low) : Json(),
          interval ? Json(interval->high) : Json()};
}

Json decisions_json(
    const std::map<odds_of_rounds::Situation, odds_of_rounds::Decision>& decisions) {
  Json all = Json::array();
  for (const auto& [situation, decision] : decisions) {
    if (decision.gain.groups() < kFewestTimes) continue;
    all.push_back({{"points", situation.points},
                   {"cards", situation.cards},
                   {"times", decision.gain.groups()},
                   {"stop", mean_json(decision.stop)},
                   {"go_on", mean_json(decision.go_on)},
                   {"gain", mean_json(decision.gain)},
                   {"ahead", share_json(decision.ahead)},
                   {"behind", share_json(decision.behind)}});
  }
  return all;
}

}  // namespace

Json odds_rounds(const Request& request) {
  const rulebook::Ruleset rules = request.house();
  rulebook::refuse_uncounted(rules);
  odds_of_rounds::Options options;
  options.rounds = static_cast<std::uint64_t>(request.number("rounds", 2000, 1, kMostRounds));
  options.seed =
      static_cast<std::uint64_t>(request.number("seed", 1, 0, std::numeric_limits<int>::max()));
  options.threads = 1;
  if (request.truth("random")) options.cards = impact::Policy::uniform_random;
  if (request.truth("go_on")) options.calls = odds_of_rounds::Calls::go_on;
  const odds_of_rounds::Odds odds = odds_of_rounds::play(rules, options);
  const auto yaku = [&](const odds_of_rounds::YakuOdds& each) -> Json {
    return {{"id", each.id},
            {"name", phrases::name_of(each.id, request.language())},
            {"by_turn", list(each.by_turn, share_json)}};
  };
  return {{"rounds", options.rounds},
          {"won", list(odds.won, share_json)},
          {"shared", share_json(odds.shared)},
          {"without_play", share_json(odds.without_play)},
          {"payment", list(odds.payment, mean_json)},
          {"yaku", list(odds.yaku, yaku)},
          {"decisions", decisions_json(odds.decisions)}};
}

}  // namespace hanaproof::web
