// Answers questions through the C++ library: one JSON object a line in, one line out
// (same_test.mjs).
#include <algorithm>
#include <iostream>
#include <map>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "hanaproof/hanaproof.h"

namespace {

using Json = nlohmann::json;

hanaproof::Rules rules_of(const Json& question) {
  static const hanaproof::Editions editions = hanaproof::Editions::builtin();
  hanaproof::Choice choice;
  choice.players = question.at("players");
  if (question.contains("position"))
    choice.changes = question["position"].value("rules", std::map<std::string, std::string>());
  return {editions, question.at("edition"), choice};
}

std::string moves(const hanaproof::State& state) {
  auto all = state.legal_moves();
  std::ranges::sort(all);
  return fmt::format("{}", fmt::join(all, " "));
}

std::string score(const hanaproof::State& state) {
  const hanaproof::Score score = state.score();
  std::string line;
  for (std::size_t seat = 0; seat < score.points.size(); ++seat) {
    std::vector<std::string> yaku;
    for (const auto& made : score.yaku[seat])
      yaku.push_back(fmt::format("{}:{}", made.id, made.points));
    std::ranges::sort(yaku);
    line += fmt::format("[{}] {}", fmt::join(yaku, " "), score.points[seat]);
    if (state.over()) line += fmt::format(" {} {}", score.result[seat], score.payment[seat]);
    line += "; ";
  }
  return line;
}

std::string solve(const hanaproof::Rules& rules, const hanaproof::State& state) {
  auto solution = hanaproof::Solver(rules).solve(state);
  std::ranges::sort(solution.best);
  return fmt::format("{} {}", solution.value, fmt::join(solution.best, " "));
}

std::string deals(const hanaproof::Rules& rules) {
  std::string line;
  for (const auto& each : hanaproof::deal_odds(rules).combinations)
    line += fmt::format("{} {} {} {}; ", each.name, each.given_hand.text(), each.any_hand.text(),
                        each.field.text());
  return line;
}

std::string hands(const hanaproof::Rules& rules) {
  std::string line;
  for (const auto& each : hanaproof::hand_odds(rules))
    line += fmt::format("{} {} {} {} {} {}; ", fmt::join(each.cards, ","), each.rank,
                        each.multiplier, each.win.text(), each.tie.text(), each.lose.text());
  return line;
}

std::string answer(const Json& question) {
  const auto rules = rules_of(question);
  const std::string ask = question.at("ask");
  if (ask == "odds-deals") return deals(rules);
  if (ask == "odds-hands") return hands(rules);
  const auto state = hanaproof::Game(rules).at(question.at("position").dump());
  return ask == "moves" ? moves(state) : ask == "score" ? score(state) : solve(rules, state);
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    try {
      std::cout << answer(Json::parse(line)) << "\n";
    } catch (const std::exception& error) {
      std::cout << "error: " << error.what() << "\n";
    }
  }
}
