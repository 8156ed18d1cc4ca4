// Accounts of several sides without what all of them say.
#include <algorithm>
#include <iterator>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "model/cards/card_set.h"
#include "model/phrases/cards.h"
#include "model/phrases/told.h"

namespace hanaproof::phrases {

namespace {

// "player 0 has captured 21 22" where other accounts have such a part too.
struct CardList {
  std::string head;  // "player 0 has captured "
  std::string more;  // the same of further cards
  cards::CardSet cards;
};

std::optional<CardList> card_list(const std::string& part) {
  static const std::regex pattern("(player [0-9]+ has captured |on the field )([1-9A-C][1-4].*)");
  std::smatch found;
  if (!std::regex_match(part, found, pattern)) return std::nullopt;
  const std::string head = found[1];
  CardList list{head, head.substr(0, head.find("captured")) + "also captured ", {}};
  if (head == "on the field ") list.more = "also on the field ";
  for (const cards::Card card : cards_in(found[2])) list.cards.insert(card);
  return list;
}

constexpr std::string_view kLegal = "legal: ";

std::set<std::string> words_of(std::string_view text) {
  std::istringstream words{std::string(text)};
  return {std::istream_iterator<std::string>(words), {}};
}

// What is legal beside what is legal in all accounts.
std::string beyond_common_moves(const std::string& part,
                                const std::vector<std::vector<std::string>>& all) {
  const auto moves = [](const std::string& text) {
    return words_of(std::string_view(text).substr(kLegal.size()));
  };
  const std::set<std::string> own = moves(part);
  std::set<std::string> common = own;
  for (const auto& parts : all) {
    std::set<std::string> theirs;
    for (const std::string& each : parts) {
      if (each.starts_with(kLegal)) theirs = moves(each);
    }
    std::erase_if(common, [&](const std::string& move) { return !theirs.contains(move); });
  }
  if (common.empty()) return part;
  if (common == own) return std::string(kLegal) + "nothing else";
  std::string rest(kLegal);
  for (const std::string& move : own) {
    if (!common.contains(move)) rest += move + " ";
  }
  return rest + "beyond " + std::to_string(common.size()) + " moves";
}

// A part without the cards that all accounts have in it; empty where no other is left.
std::string beyond_common(const std::string& part,
                          const std::vector<std::vector<std::string>>& all) {
  if (part.starts_with(kLegal)) return beyond_common_moves(part, all);
  const auto own = card_list(part);
  if (!own) return part;
  cards::CardSet common = own->cards;
  for (const auto& parts : all) {
    std::optional<cards::CardSet> theirs;
    for (const std::string& each : parts) {
      const auto list = card_list(each);
      if (list && list->head == own->head) theirs = list->cards;
      if (each == "the field is empty" && own->head == "on the field ") theirs = cards::CardSet();
    }
    // Nobody can hold it against an account that does not tell.
    if (!theirs) return {};
    common = common & *theirs;
  }
  const cards::CardSet rest = own->cards - common;
  if (rest.empty()) return {};
  return (common.empty() ? own->head : own->more) + rest.codes();
}

}  // namespace

std::vector<std::string> told_apart(const std::vector<std::string>& accounts, Language language) {
  constexpr std::string_view kBetween = "; ";
  std::vector<std::vector<std::string>> all;
  for (const std::string& account : accounts) {
    std::vector<std::string>& parts = all.emplace_back();
    for (std::string_view rest = account; !rest.empty();) {
      const std::size_t end = std::min(rest.find(kBetween), rest.size());
      parts.emplace_back(rest.substr(0, end));
      rest.remove_prefix(std::min(end + kBetween.size(), rest.size()));
    }
  }
  const auto in_all = [&](const std::string& part) {
    return all.size() > 1 && std::ranges::all_of(all, [&](const auto& parts) {
             return std::ranges::find(parts, part) != parts.end();
           });
  };
  std::vector<std::string> apart;
  for (const auto& parts : all) {
    std::string& text = apart.emplace_back();
    for (const std::string& part : parts) {
      if (in_all(part)) continue;
      const std::string rest = all.size() > 1 ? beyond_common(part, all) : part;
      if (rest.empty()) continue;
      if (!text.empty()) text += kBetween;
      text += told(rest, language);
    }
  }
  return apart;
}

}  // namespace hanaproof::phrases
