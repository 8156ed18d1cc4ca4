#include "model/notation/score.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::notation {

namespace {

std::string text(const std::vector<MadeYaku>& made) {
  std::vector<std::string> words;
  for (const MadeYaku& one : made) words.push_back(fmt::format("{} {}", one.id, one.points));
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

std::string text(const std::vector<int>& numbers) {
  return fmt::format("{}", fmt::join(numbers, " "));
}

}  // namespace

int sum(const std::vector<MadeYaku>& yaku) {
  int points = 0;
  for (const MadeYaku& made : yaku) points += made.points;
  return points;
}

std::vector<std::pair<std::string, std::string>> fields(const Score& score) {
  std::vector<std::string> yaku;
  for (const auto& seat : score.yaku) yaku.push_back(text(seat));
  const auto& next = score.next_dealer;
  return {{"yaku", fmt::format("{}", fmt::join(yaku, " | "))},
          {"points", text(score.points)},
          {"result", text(score.result)},
          {"payment", text(score.payment)},
          {"money", text(score.money)},
          {"winners", text(score.winners)},
          {"multiplier", std::to_string(score.multiplier)},
          {"carried", std::to_string(score.carried)},
          {"replay", score.replay ? "yes" : "no"},
          {"excluded", text(score.excluded)},
          {"next_dealer", next ? std::to_string(*next) : "none"}};
}

}  // namespace hanaproof::notation
