#include <fmt/format.h>

#include "bindings/library/src/guarded.h"
#include "checker/measures/round_odds/round_odds.h"
#include "hanaproof/odds.h"
#include "model/rulebook/library.h"
#include "model/rulebook/playable.h"

namespace hanaproof {

namespace {

Estimate estimate(const odds_of_rounds::Share& share) {
  const auto interval = share.interval();
  return {share.value(), interval.low, interval.high};
}

std::vector<Estimate> estimates(const std::vector<odds_of_rounds::Share>& shares) {
  std::vector<Estimate> all;
  for (const odds_of_rounds::Share& share : shares) all.push_back(estimate(share));
  return all;
}

}  // namespace

RoundOdds round_odds(const Rules& rules, const RoundOptions& options) {
  return guarded([&] {
    if (rules.family() != "capturing") {
      throw Error(fmt::format("{} is an edition of {}: odds of rounds are those of capturing games",
                              rules.edition(), rules.game()));
    }
    if (options.rounds == 0) throw Error("rounds 0: expected 1 or more");
    rulebook::refuse_uncounted(rules.ruleset());
    const odds_of_rounds::Options play{
        .cards = options.greedy ? impact::Policy::greedy : impact::Policy::uniform_random,
        .calls = options.go_on ? odds_of_rounds::Calls::go_on : odds_of_rounds::Calls::stop,
        .rounds = options.rounds,
        .seed = options.seed,
        .threads = options.threads};
    const odds_of_rounds::Odds odds = odds_of_rounds::play(rules.ruleset(), play);
    RoundOdds answer{options.rounds, estimates(odds.won), {}};
    for (const auto& [id, by_turn] : odds.yaku)
      answer.yaku.push_back({.id = id, .by_turn = estimates(by_turn)});
    return answer;
  });
}

}  // namespace hanaproof
