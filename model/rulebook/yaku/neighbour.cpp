#include "model/rulebook/yaku/neighbour.h"

namespace hanaproof::rulebook::yaku {

namespace {

using cards::Card;
using cards::CardSet;

SetExpr code(Card card) { return {.op = SetExpr::Op::named, .name = card.code()}; }

bool is_comparison(const Expr& condition) {
  return condition.op >= Expr::Op::equal && condition.op <= Expr::Op::at_least;
}

// The first card after `card` within its month, then in the months after it, that is not in `set`.
std::optional<Card> substitute(Card card, CardSet set) {
  for (int month = 0; month < cards::kMonths; ++month) {
    const int flower = (card.month() - 1 + month) % cards::kMonths + 1;
    for (int step = 0; step < cards::kCardsPerMonth; ++step) {
      const int place = (card.place() - 1 + step) % cards::kCardsPerMonth + 1;
      const Card other = Card::of(flower, place);
      if (!set.contains(other)) return other;
    }
  }
  return std::nullopt;
}

// The union with the first word in it that means `card` alone put another way; nothing when no
// word of it does.
std::optional<SetExpr> with_word_replaced(const SetExpr& set, Card card, Card other) {
  if (set.op == SetExpr::Op::named) {
    if (set.resolve(SakeCup::animal) != CardSet{card}) return std::nullopt;
    return code(other);
  }
  if (set.op != SetExpr::Op::unite) return std::nullopt;
  SetExpr copy = set;
  for (SetExpr& arg : copy.args) {
    if (auto replaced = with_word_replaced(arg, card, other)) {
      arg = std::move(*replaced);
      return copy;
    }
  }
  return std::nullopt;
}

std::optional<SetExpr> with_card_replaced(const SetExpr& set) {
  const CardSet cards = set.resolve(SakeCup::animal);
  if (cards.empty()) return std::nullopt;
  const auto other = substitute(cards.front(), cards);
  if (!other) return std::nullopt;
  if (auto replaced = with_word_replaced(set, cards.front(), *other)) return replaced;
  const SetExpr without = {.op = SetExpr::Op::subtract, .args = {set, code(cards.front())}};
  return SetExpr{.op = SetExpr::Op::unite, .args = {without, code(*other)}};
}

}  // namespace

Expr one_more(const Expr& number) {
  if (number.op == Expr::Op::literal) return {.op = Expr::Op::literal, .value = number.value + 1};
  return {.op = Expr::Op::add, .args = {number, {.op = Expr::Op::literal, .value = 1}}};
}

std::optional<Expr> neighbour(const Expr& condition) {
  Expr copy = condition;
  if (is_comparison(condition)) {
    copy.args[1] = one_more(condition.args[1]);
    return copy;
  }
  if (condition.set) {
    auto replaced = with_card_replaced(*condition.set);
    if (!replaced) return std::nullopt;
    copy.set = std::move(replaced);
    return copy;
  }
  for (Expr& arg : copy.args) {
    if (auto changed = neighbour(arg)) {
      arg = std::move(*changed);
      return copy;
    }
  }
  return std::nullopt;
}

}  // namespace hanaproof::rulebook::yaku
