#include "checker/measures/round_odds/plan.h"

#include <nlohmann/json.hpp>

#include "solvers/runs/identity.h"

namespace hanaproof::statistics {

void to_json(nlohmann::json& json, const MeanOfHits& mean) { json = mean.sums(); }
void from_json(const nlohmann::json& json, MeanOfHits& mean) {
  mean = MeanOfHits::of(json.get<MeanOfHits::Sums>());
}

}  // namespace hanaproof::statistics

namespace hanaproof::odds_of_rounds {

using Json = nlohmann::json;
using rulebook::Ruleset;

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Share, hits, all)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(YakuOdds, id, by_turn)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Situation, points, cards)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Decision, stop, go_on, gain, ahead, behind)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Odds, without_play, won, shared, payment, yaku, decisions)

void Tally::merge(const Tally& other) {
  for (const auto& [place, some] : other.odds) odds_of_rounds::merge(odds[place], some);
}

std::string Tally::to_json() const { return Json(odds).dump(); }

Tally Tally::from_json(std::string_view text) {
  return {Json::parse(text).get<std::map<std::size_t, Odds>>()};
}

Plan::Plan(std::vector<Ruleset> rules, Options options)
    : rules_(std::move(rules)), options_(std::move(options)) {}

std::uint64_t Plan::units() const { return rules_.size() * pieces(options_); }

Tally Plan::run(std::uint64_t unit) const {
  return {{{place_of(unit), play_piece(rules_of(unit), options_, unit % pieces(options_))}}};
}

std::map<std::string, std::string> Plan::parameters() const {
  std::string rules;
  for (const Ruleset& each : rules_) {
    rules += each.edition().id + "\n" + each.scope().text() + "\n" + each.text();
  }
  return {{"rules", runs::fingerprint(rules)},
          {"rounds", std::to_string(options_.rounds)},
          {"cards", options_.cards == impact::Policy::greedy ? "greedy" : "random"},
          {"calls", options_.calls == Calls::stop ? "stop" : "koi-koi"},
          {"seed", std::to_string(options_.seed)}};
}

}  // namespace hanaproof::odds_of_rounds
