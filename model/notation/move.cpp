#include "model/notation/move.h"

#include <array>
#include <charconv>

#include "model/rulebook/value.h"

namespace hanaproof::notation {

namespace {

using Sort = Move::Sort;

constexpr std::array<std::pair<std::string_view, Sort>, 15> kWords = {
    {{"fold", Sort::fold},
     {"follow", Sort::follow},
     {"koi-koi", Sort::koi_koi},
     {"stop", Sort::stop},
     {"hiki", Sort::hiki},
     {"mizu-ten", Sort::mizu_ten},
     {"look", Sort::look},
     {"stay", Sort::stay},
     {"pass", Sort::pass},
     {"hide", Sort::hide},
     {"yoshi", Sort::yoshi},
     {"sage", Sort::sage},
     {"quiet", Sort::quiet},
     {"cancel-sage", Sort::cancel_sage},
     {"go-on", Sort::go_on}}};
constexpr std::string_view kRaise = "raise:";
constexpr std::string_view kShow = "show:";
constexpr std::string_view kRepay = "repay:";

// One code or more, separated by single commas, each card once.
std::optional<cards::CardSet> parse_takes(std::string_view codes) {
  cards::CardSet takes;
  while (true) {
    const auto comma = codes.find(',');
    const auto card = cards::Card::parse(codes.substr(0, comma));
    if (!card || takes.contains(*card)) return std::nullopt;
    takes.insert(*card);
    if (comma == std::string_view::npos) return takes;
    codes.remove_prefix(comma + 1);
  }
}

std::optional<Move> parse_card(std::string_view text) {
  const auto cross = text.find('x');
  const auto card = cards::Card::parse(text.substr(0, cross));
  if (!card) return std::nullopt;
  if (cross == std::string_view::npos) return Move::play(*card);
  const auto takes = parse_takes(text.substr(cross + 1));
  if (!takes || takes->contains(*card)) return std::nullopt;
  return Move::play(*card, *takes);
}

std::optional<Move> parse_show(std::string_view ids) {
  std::vector<std::string> combos;
  while (true) {
    const auto plus = ids.find('+');
    const std::string_view id = ids.substr(0, plus);
    if (!rulebook::is_id(id)) return std::nullopt;
    combos.emplace_back(id);
    if (plus == std::string_view::npos) return Move::show(std::move(combos));
    ids.remove_prefix(plus + 1);
  }
}

std::optional<Move> parse_amount(Sort sort, std::string_view number, int least) {
  int amount = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), amount);
  const bool whole = error == std::errc() && end == number.data() + number.size();
  if (!whole || amount < least) return std::nullopt;
  return Move{.sort = sort, .amount = amount};
}

std::string card_text(const Move& move) {
  std::string text = move.card.code();
  char separator = 'x';
  for (const cards::Card taken : move.takes) {
    text += separator;
    text += taken.code();
    separator = ',';
  }
  return text;
}

std::string show_text(const Move& move) {
  std::string text(kShow);
  for (const std::string& id : move.combos) {
    if (text.size() > kShow.size()) text += '+';
    text += id;
  }
  return text;
}

}  // namespace

std::string Move::text() const {
  switch (sort) {
    case Sort::card:
      return card_text(*this);
    case Sort::show:
      return show_text(*this);
    case Sort::raise:
      return std::string(kRaise) + std::to_string(amount);
    case Sort::repay:
      return std::string(kRepay) + std::to_string(amount);
    default:
      break;
  }
  for (const auto& [word, said] : kWords) {
    if (said == sort) return std::string(word);
  }
  return {};
}

std::optional<Move> Move::parse(std::string_view text) {
  for (const auto& [word, sort] : kWords) {
    if (word == text) return say(sort);
  }
  if (text.starts_with(kShow)) return parse_show(text.substr(kShow.size()));
  if (text.starts_with(kRaise)) return parse_amount(Sort::raise, text.substr(kRaise.size()), 1);
  if (text.starts_with(kRepay)) return parse_amount(Sort::repay, text.substr(kRepay.size()), 0);
  return parse_card(text);
}

}  // namespace hanaproof::notation
