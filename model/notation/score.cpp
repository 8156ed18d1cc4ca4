#include "model/notation/score.h"

#include <array>

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

std::string text(const std::vector<Unordered<MadeYaku>>& seats) {
  std::vector<std::string> texts;
  for (const auto& seat : seats) texts.push_back(text(seat));
  return fmt::format("{}", fmt::join(texts, " | "));
}

std::string text(int number) { return std::to_string(number); }

std::string text(bool holds) { return holds ? "yes" : "no"; }

std::string text(const std::optional<int>& number) { return number ? text(*number) : "none"; }

template <auto Member>
std::string text_of(const Score& score) {
  return text(score.*Member);
}

constexpr std::array<ScoreField, 11> kFields = {{{"yaku", text_of<&Score::yaku>},
                                                 {"points", text_of<&Score::points>},
                                                 {"result", text_of<&Score::result>},
                                                 {"payment", text_of<&Score::payment>},
                                                 {"money", text_of<&Score::money>},
                                                 {"winners", text_of<&Score::winners>},
                                                 {"multiplier", text_of<&Score::multiplier>},
                                                 {"carried", text_of<&Score::carried>},
                                                 {"replay", text_of<&Score::replay>},
                                                 {"excluded", text_of<&Score::excluded>},
                                                 {"next_dealer", text_of<&Score::next_dealer>}}};

}  // namespace

int sum(const std::vector<MadeYaku>& yaku) {
  int points = 0;
  for (const MadeYaku& made : yaku) points += made.points;
  return points;
}

std::span<const ScoreField> score_fields() { return kFields; }

}  // namespace hanaproof::notation
