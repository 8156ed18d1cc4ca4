#include "checker/engines/crosscheck/plan.h"

#include <nlohmann/json.hpp>

namespace hanaproof::crosscheck {

using Json = nlohmann::ordered_json;

namespace {

void enter(Tally::Counts& into, const Tally::Counts& counts) {
  into.deals += counts.deals;
  into.positions += counts.positions;
  into.moves += counts.moves;
}

}  // namespace

void Tally::add(const std::string& where, const lockstep::Walked& walked) {
  enter(counts[where], {walked.starts, walked.positions, walked.moves});
}

void Tally::merge(const Tally& other) {
  for (const auto& [where, some] : other.counts) enter(counts[where], some);
  for (const auto& [clause, games] : other.coverage) {
    coverage[clause].insert(games.begin(), games.end());
  }
  failures += other.failures;
  if (other.first && (!first || other.first->unit < first->unit)) first = other.first;
}

Tally::Counts Tally::total() const {
  Counts sum;
  for (const auto& [where, some] : counts) enter(sum, some);
  return sum;
}

std::string Tally::to_json() const {
  Json json;
  json["counts"] = Json::object();
  for (const auto& [where, some] : counts) {
    json["counts"][where] = {some.deals, some.positions, some.moves};
  }
  json["coverage"] = coverage;
  json["failures"] = failures;
  if (first) {
    json["first"] = {{"unit", first->unit},
                     {"rules", first->rules},
                     {"where", first->where},
                     {"failure", Json::parse(lockstep::to_json(first->failure))}};
  }
  return json.dump();
}

Tally Tally::from_json(std::string_view text) {
  const Json json = Json::parse(text);
  Tally tally;
  for (const auto& [where, some] : json.at("counts").items()) {
    tally.counts[where] = {some.at(0), some.at(1), some.at(2)};
  }
  tally.coverage = json.at("coverage").get<Coverage>();
  tally.failures = json.at("failures");
  if (json.contains("first")) {
    const Json& first = json.at("first");
    tally.first = Found{first.at("unit"), first.at("rules"), first.at("where"),
                        lockstep::failure_from_json(first.at("failure").dump())};
  }
  return tally;
}

}  // namespace hanaproof::crosscheck
