#include "model/phrases/cards.h"

#include <algorithm>
#include <array>
#include <regex>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/cards/names.h"
#include "model/phrases/book.h"

namespace hanaproof::phrases {

using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;

namespace {

using Op = Expr::Op;

// What is counted together in an expression counts by its picture.
cards::CardSet resolved(const SetExpr& set) { return set.resolve(rulebook::yaku::SakeCup::animal); }

// Polish has a form of its own after five and more.
bool takes_genitive(int number, Language language) {
  return language == Language::pl && number >= 5;
}

std::string kind_name(const std::string& kind, int number, Language language) {
  if (takes_genitive(number, language)) return phrase({"genitive", kind}, language);
  return phrase({number == 1 ? "one" : "many", kind}, language);
}

// As names.toml has it: "rain man" stands as "rainman", "sake cup" as "sake".
std::string motif_of(cards::Card card) {
  std::string motif(cards::motif(card));
  if (motif == "sake cup") return "sake";
  std::erase(motif, ' ');
  return motif;
}

// "the rain man"; without an article where there is none in names.toml.
std::string with_article(cards::Card card, Language language) {
  const std::string* found = find_phrase({"the", motif_of(card)}, language);
  return found ? *found : card_name(card, language);
}

std::string names_of(cards::CardSet set, Language language) {
  return and_list(counted_names(set.cards(), language), language);
}

// The month of which these are all the cards; 0 if there is none.
int whole_month(cards::CardSet set) {
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    if (set == cards::CardSet::month(month)) return month;
  }
  return 0;
}

std::string month_cards(int month, int number, Language language) {
  const std::string form = takes_genitive(number, language) ? "genitive"
                           : number == 1                    ? "one"
                                                            : "many";
  return phrase({form + "-of-month", std::to_string(month)}, language);
}

bool is_kind(const SetExpr& set) {
  return set.op == SetExpr::Op::named && find_phrase({"many", set.name.text()}, Language::en);
}

// As a plural that can be counted: "lights other than the rain man".
std::string counted(const SetExpr& set, int number, Language language) {
  const auto part = [&](std::size_t i) { return counted(set.args[i], number, language); };
  switch (set.op) {
    case SetExpr::Op::named:
      return is_kind(set) ? kind_name(set.name.text(), number, language)
                          : names_of(resolved(set), language);
    case SetExpr::Op::month:
      return month_cards(set.month, number, language);
    case SetExpr::Op::unite:
      return filled({"cards", "either"}, language, {{"a", part(0)}, {"b", part(1)}});
    case SetExpr::Op::intersect:
      return filled({"cards", "both"}, language, {{"a", part(0)}, {"b", part(1)}});
    case SetExpr::Op::subtract:
      break;
  }
  const bool names = !is_kind(set.args[1]) && set.args[1].op == SetExpr::Op::named;
  return filled(
      {"cards", "without"}, language,
      {{"set", part(0)},
       {"cards", names ? with_article(*resolved(set.args[1]).begin(), language) : part(1)}});
}

// All cards of a set: as a number of a kind, or one by one.
std::string every(const SetExpr& set, Language language) {
  const cards::CardSet all = resolved(set);
  if (!is_kind(set)) return names_of(all, language);
  return filled({"cards", "exactly"}, language,
                {{"n", std::to_string(all.size())}, {"set", counted(set, all.size(), language)}});
}

// `count(set) OP number`, in this order.
struct Comparison {
  const SetExpr* set = nullptr;
  Op op = Op::equal;
  int number = 0;
};

std::optional<Comparison> comparison(const Expr& expression) {
  if (expression.op < Op::equal || expression.op > Op::at_least) return std::nullopt;
  const Expr& left = expression.args[0];
  const Expr& right = expression.args[1];
  if (left.op == Op::count && right.op == Op::literal)
    return Comparison{&*left.set, expression.op, right.value};
  if (left.op == Op::literal && right.op == Op::count)
    return Comparison{&*right.set, rulebook::yaku::mirrored(expression.op), left.value};
  return std::nullopt;
}

std::string compared(const Comparison& told, Language language) {
  const int all = resolved(*told.set).size();
  const bool everything = told.number == all && (told.op == Op::equal || told.op == Op::at_least);
  if (everything) return every(*told.set, language);
  // In the order of the operations from `equal` on.
  constexpr std::array<std::string_view, 6> kForms = {"equal",   "not-equal", "less",
                                                      "at-most", "more",      "at-least"};
  const auto form = static_cast<std::size_t>(told.op) - static_cast<std::size_t>(Op::equal);
  return filled(
      {"cards", kForms[form]}, language,
      {{"n", std::to_string(told.number)}, {"set", counted(*told.set, told.number, language)}});
}

// `count(A) >= 1 and count(B) >= n and count(A | B) = n + 1`: one of A and n of B.
std::optional<std::string> one_and_rest(const Expr& cards, Language language) {
  if (cards.args[0].op != Op::conjunction) return std::nullopt;
  const auto one = comparison(cards.args[0].args[0]);
  const auto rest = comparison(cards.args[0].args[1]);
  const auto all = comparison(cards.args[1]);
  if (!one || !rest || !all || one->op != Op::at_least || one->number != 1 || !is_kind(*one->set))
    return std::nullopt;
  const SetExpr both{SetExpr::Op::unite, {}, 0, {*one->set, *rest->set}};
  const bool is_sum = rest->op == Op::at_least && all->op == Op::equal &&
                      all->number == rest->number + 1 && resolved(both) == resolved(*all->set);
  if (!is_sum) return std::nullopt;
  return filled({"hand-combo", "one-and-rest"}, language,
                {{"one", kind_name(one->set->name.text(), 1, language)},
                 {"n", std::to_string(rest->number)},
                 {"set", counted(*rest->set, rest->number, language)}});
}

// What is said of the cards beside their number: one that is among them, or must not be.
std::string joined(const Expr& cards, Language language) {
  if (auto told = one_and_rest(cards, language)) return *told;
  const Expr& more = cards.args[1];
  const std::string first = condition(cards.args[0], language);
  const auto count = comparison(cards.args[0]);
  if (count && more.op == Op::any) {
    const cards::CardSet any = resolved(*more.set);
    if (any.size() == 1 && resolved(*count->set).contains(*any.begin()))
      return filled({"cards", "including"}, language,
                    {{"a", first}, {"b", with_article(*any.begin(), language)}});
  }
  if (more.op == Op::negation && more.args[0].op == Op::any) {
    const cards::CardSet none = resolved(*more.args[0].set);
    return filled({"cards", none.size() == 1 ? "lacks-one" : "lacks"}, language,
                  {{"a", first}, {"cards", names_of(none, language)}});
  }
  return filled({"cards", "and"}, language, {{"a", first}, {"b", condition(more, language)}});
}

}  // namespace

std::string card_name(cards::Card card, Language language) {
  const std::string plant = phrase({"plant", std::to_string(card.month())}, language);
  if (card.ribbon() != cards::Ribbon::none) {
    constexpr std::array<std::string_view, 4> kRibbons = {"", "poem", "blue", "plain"};
    return filled({"plain", kRibbons[static_cast<std::size_t>(card.ribbon())]}, language,
                  {{"", plant}});
  }
  const std::string motif = motif_of(card);
  if (motif == "dreg") return filled({"plain", "dreg"}, language, {{"", plant}});
  return phrase({"card", motif}, language);
}

std::vector<std::string> card_names(const std::vector<cards::Card>& cards, Language language) {
  std::vector<std::string> names;
  for (const cards::Card card : cards) names.push_back(card_name(card, language));
  return names;
}

std::vector<std::string> counted_names(const std::vector<cards::Card>& cards, Language language) {
  std::vector<std::string> all;
  const std::vector<std::string> names = card_names(cards, language);
  for (const std::string& name : names) {
    const auto number = std::ranges::count(names, name);
    std::string counted = number == 1 ? name : fmt::format("{} × {}", number, name);
    if (std::ranges::find(all, counted) == all.end()) all.push_back(std::move(counted));
  }
  return all;
}

std::vector<cards::Card> cards_in(const std::string& text) {
  static const std::regex separators("[x, ]+");
  std::vector<cards::Card> all;
  for (std::sregex_token_iterator word(text.begin(), text.end(), separators, -1), end; word != end;
       ++word) {
    const auto card = cards::Card::parse(word->str());
    if (!card) return {};
    all.push_back(*card);
  }
  return all;
}

std::string condition(const Expr& cards, Language language) {
  const auto part = [&](std::size_t i) { return condition(cards.args[i], language); };
  switch (cards.op) {
    case Op::all:
      return every(*cards.set, language);
    case Op::any: {
      const cards::CardSet any = resolved(*cards.set);
      if (any.size() == 1) return names_of(any, language);
      if (const int month = whole_month(any); month > 0) {
        return filled({"cards", "exactly"}, language,
                      {{"n", "1"}, {"set", month_cards(month, 1, language)}});
      }
      auto names = card_names(any.cards(), language);
      names.erase(std::ranges::unique(names).begin(), names.end());
      return filled({"cards", "any"}, language, {{"", or_list(names, language)}});
    }
    case Op::conjunction:
      return joined(cards, language);
    case Op::disjunction:
      return filled({"cards", "or"}, language, {{"a", part(0)}, {"b", part(1)}});
    case Op::negation:
      return filled({"cards", "not"}, language, {{"", part(0)}});
    default:
      break;
  }
  if (const auto told = comparison(cards)) return compared(*told, language);
  return rulebook::yaku::print(cards);
}

}  // namespace hanaproof::phrases
