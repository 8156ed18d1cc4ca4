#include "model/notation/hachi_move.h"

#include <array>
#include <charconv>
#include <utility>

#include "model/notation/move.h"

namespace hanaproof::notation {

namespace {

using Sort = HachiMove::Sort;

constexpr std::array<std::pair<std::string_view, Sort>, 10> kWords = {
    {{"mizu-ten", Sort::mizu_ten},
     {"look", Sort::look},
     {"stay", Sort::stay},
     {"pass", Sort::pass},
     {"hide", Sort::hide},
     {"yoshi", Sort::yoshi},
     {"sage", Sort::sage},
     {"quiet", Sort::quiet},
     {"cancel-sage", Sort::cancel_sage},
     {"go-on", Sort::go_on}}};
constexpr std::string_view kShow = "show:";
constexpr std::string_view kRepay = "repay:";

std::optional<HachiMove> parse_show(std::string_view ids) {
  std::vector<std::string> combos;
  while (true) {
    const auto plus = ids.find('+');
    const std::string_view id = ids.substr(0, plus);
    if (id.empty() || id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") != id.npos) {
      return std::nullopt;
    }
    combos.emplace_back(id);
    if (plus == std::string_view::npos) return HachiMove::show(std::move(combos));
    ids.remove_prefix(plus + 1);
  }
}

std::optional<HachiMove> parse_repay(std::string_view number) {
  int kan = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), kan);
  if (error != std::errc() || end != number.data() + number.size() || kan < 0) return std::nullopt;
  return HachiMove::repay(kan);
}

}  // namespace

std::string HachiMove::text() const {
  for (const auto& [word, named] : kWords) {
    if (named == sort) return std::string(word);
  }
  if (sort == Sort::repay) return std::string(kRepay) + std::to_string(kan);
  if (sort == Sort::card) return Move::play(card, takes).text();
  std::string text(kShow);
  for (const std::string& id : combos) {
    if (text.size() > kShow.size()) text += '+';
    text += id;
  }
  return text;
}

std::optional<HachiMove> HachiMove::parse(std::string_view text) {
  for (const auto& [word, sort] : kWords) {
    if (word == text) return say(sort);
  }
  if (text.starts_with(kShow)) return parse_show(text.substr(kShow.size()));
  if (text.starts_with(kRepay)) return parse_repay(text.substr(kRepay.size()));
  const auto move = Move::parse(text);
  if (!move || move->sort != Move::Sort::card) return std::nullopt;
  return play(move->card, move->takes);
}

}  // namespace hanaproof::notation
