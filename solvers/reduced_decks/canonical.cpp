#include "solvers/reduced_decks/canonical.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/rulebook/yaku/expression.h"
#include "solvers/reduced_decks/yaku_table.h"

namespace hanaproof::reduced_decks {

using cards::Card;
using cards::CardSet;
using rulebook::Value;
using rulebook::yaku::Expr;
using rulebook::yaku::SetExpr;
using Op = Expr::Op;

namespace {

constexpr std::size_t kMostBoxes = 64;
constexpr std::size_t kLongest = 2000;  // letters that a condition may take: parsers have limits

Expr number_of(int value) { return {.op = Op::literal, .value = value}; }
Expr on_set(Op op, SetExpr set) { return {.op = op, .set = std::move(set)}; }
Expr of(Op op, Expr a, Expr b) { return {.op = op, .args = {std::move(a), std::move(b)}}; }
Expr joined(Op op, std::vector<Expr> parts) {
  Expr all = std::move(parts.front());
  for (std::size_t i = 1; i < parts.size(); ++i) all = of(op, std::move(all), std::move(parts[i]));
  return all;
}

SetExpr named(std::string name) { return {.name = std::move(name)}; }
SetExpr both(SetExpr::Op op, SetExpr a, SetExpr b) {
  return {.op = op, .args = {std::move(a), std::move(b)}};
}
SetExpr set_of(CardSet cards) {
  std::optional<SetExpr> set;
  for (const Card card : cards) {
    SetExpr one = named(card.code());
    set = set ? both(SetExpr::Op::unite, std::move(*set), std::move(one)) : std::move(one);
  }
  return *set;
}
// The sake cup where it is in this state and no other; `state` from 1.
SetExpr sake_in(int state) {
  constexpr std::array<SetExpr::Op, kSakeStates> kOps = {
      SetExpr::Op::subtract, SetExpr::Op::subtract, SetExpr::Op::subtract, SetExpr::Op::intersect};
  const bool as_dreg = state == 2;
  return both(SetExpr::Op::intersect,
              both(kOps[static_cast<std::size_t>(state)], named(as_dreg ? "dreg" : "animal"),
                   named(as_dreg ? "animal" : "dreg")),
              named("sake"));
}

// From so many to so many cards of each class.
struct Box {
  CardCounts least;
  CardCounts most;
};

// The piles that make the yaku while the sake cup is in a state, as boxes: the fewest cards first,
// each as large as can be, class by class.
class Cover {
 public:
  Cover(const YakuTable& table, int state) : table_(table), state_(state) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (table.at(i, state)) places.push_back(i);
    }
    std::ranges::stable_sort(places, {}, [&](std::size_t i) {
      int cards = 0;
      for (const int count : table.counts(i)) cards += count;
      return cards;
    });
    for (const std::size_t i : places) {
      const CardCounts counts = table.counts(i);
      if (!is_covered(counts)) boxes_.push_back(largest(counts));
      if (boxes_.size() > kMostBoxes) return;
    }
  }
  const std::vector<Box>& boxes() const { return boxes_; }

 private:
  bool is_covered(const CardCounts& counts) const {
    return std::ranges::any_of(boxes_, [&](const Box& box) { return holds(box, counts); });
  }
  static bool holds(const Box& box, const CardCounts& counts) {
    for (std::size_t c = 0; c < counts.size(); ++c) {
      if (counts[c] < box.least[c] || counts[c] > box.most[c]) return false;
    }
    return true;
  }
  bool all_made(const Box& box) const {
    for (std::size_t i = 0; i < table_.size(); ++i) {
      if (!table_.at(i, state_) && holds(box, table_.counts(i))) return false;
    }
    return true;
  }
  Box largest(const CardCounts& from) const {
    Box box{from, from};
    for (std::size_t c = 0; c < from.size(); ++c) {
      const auto grow = [&](int& bound, int end, int by) {
        while (bound != end) {
          bound += by;
          if (all_made(box)) continue;
          bound -= by;
          break;
        }
      };
      grow(box.most[c], table_.most(c), 1);
      grow(box.least[c], 0, -1);
    }
    return box;
  }

  const YakuTable& table_;
  int state_;
  std::vector<Box> boxes_;
};

void add_bounds(const YakuTable& table, const Box& box, std::vector<Expr>& parts) {
  for (std::size_t c = 0; c < table.classes().size(); ++c) {
    const SetExpr set = set_of(table.classes()[c]);
    if (box.least[c] == table.most(c)) {
      parts.push_back(on_set(Op::all, set));
      continue;
    }
    if (box.least[c] > 0)
      parts.push_back(of(Op::at_least, on_set(Op::count, set), number_of(box.least[c])));
    if (box.most[c] == 0) {
      parts.push_back({.op = Op::negation, .args = {on_set(Op::any, set)}});
    } else if (box.most[c] < table.most(c)) {
      parts.push_back(of(Op::at_most, on_set(Op::count, set), number_of(box.most[c])));
    }
  }
}

Expr sake_state(int state) {
  if (state > 0) return on_set(Op::any, sake_in(state));
  return {.op = Op::negation, .args = {on_set(Op::any, named("sake"))}};
}

// In each state of the sake cup by itself, where these differ.
std::optional<Expr> condition(const YakuTable& table) {
  const auto same_as_first = [&](int state) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (table.at(i, state).has_value() != table.at(i, 0).has_value()) return false;
    }
    return true;
  };
  const bool sake_matters = !same_as_first(1) || !same_as_first(2) || !same_as_first(3);
  std::vector<Expr> ways;
  for (int state = 0; state < (sake_matters ? kSakeStates : 1); ++state) {
    const Cover cover(table, state);
    if (cover.boxes().size() > kMostBoxes) return std::nullopt;
    for (const Box& box : cover.boxes()) {
      std::vector<Expr> parts;
      if (sake_matters) parts.push_back(sake_state(state));
      add_bounds(table, box, parts);
      if (parts.empty())
        parts.push_back(of(Op::at_least, on_set(Op::count, named("light")), number_of(0)));
      ways.push_back(joined(Op::conjunction, std::move(parts)));
    }
  }
  if (ways.empty()) return of(Op::less, on_set(Op::count, named("light")), number_of(0));
  return joined(Op::disjunction, std::move(ways));
}

// So much for each further card of a class; nothing where it is not always the same.
std::optional<int> weight(const YakuTable& table, std::size_t which) {
  std::optional<int> found;
  for (int state = 0; state < kSakeStates; ++state) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      CardCounts counts = table.counts(i);
      if (counts[which] == 0 || !table.at(i, state)) continue;
      --counts[which];
      const Worth& before = table.at(counts, state);
      if (!before) continue;
      const int more = *table.at(i, state) - *before;
      if (found.value_or(more) != more) return std::nullopt;
      found = more;
    }
  }
  return found.value_or(0);
}

std::optional<Expr> points(const YakuTable& table) {
  std::vector<int> weights;
  for (std::size_t c = 0; c < table.classes().size(); ++c) {
    const auto each = weight(table, c);
    if (!each || *each < 0) return std::nullopt;
    weights.push_back(*each);
  }
  std::array<Worth, kSakeStates> rest;
  for (int state = 0; state < kSakeStates; ++state) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (!table.at(i, state)) continue;
      int left = *table.at(i, state);
      const CardCounts counts = table.counts(i);
      for (std::size_t c = 0; c < weights.size(); ++c) left -= weights[c] * counts[c];
      auto& known = rest[static_cast<std::size_t>(state)];
      if (known.value_or(left) != left) return std::nullopt;
      known = left;
    }
  }
  const auto base = std::ranges::find_if(rest, [](const Worth& each) { return each.has_value(); });
  if (base == rest.end()) return number_of(0);
  std::vector<Expr> parts;
  const auto add = [&](int times, SetExpr set) {
    Expr count = on_set(Op::count, std::move(set));
    if (times != 0)
      parts.push_back(times == 1 ? std::move(count)
                                 : of(Op::multiply, number_of(times), std::move(count)));
  };
  for (std::size_t c = 0; c < weights.size(); ++c) add(weights[c], set_of(table.classes()[c]));
  for (int state = 1; state < kSakeStates; ++state) {
    const Worth& left = rest[static_cast<std::size_t>(state)];
    if (left.value_or(**base) < **base) return std::nullopt;
    if (left) add(*left - **base, sake_in(state));
  }
  if (parts.empty()) return number_of(**base);
  Expr sum = joined(Op::add, std::move(parts));
  if (**base == 0) return sum;
  return **base > 0 ? of(Op::add, std::move(sum), number_of(**base))
                    : of(Op::subtract, std::move(sum), number_of(-**base));
}

}  // namespace

Value canonical(const Value& yaku) {
  const auto in_words = YakuTable::of(rulebook::yaku::parse_condition(*yaku.field("cards")->word()),
                                      rulebook::yaku::parse_number(*yaku.field("points")->word()));
  if (!in_words) return yaku;
  const YakuTable table = in_words->by_meaning();
  const auto made = condition(table);
  const auto counted = points(table);
  if (!made || !counted) return yaku;
  const std::string made_text = print(*made);
  if (made_text.size() > kLongest) return yaku;
  return yaku.with("cards", made_text).with("points", print(*counted));
}

rulebook::Ruleset canonical(const rulebook::Ruleset& rules) {
  rulebook::Ruleset put = rules;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    const std::string topic = std::string("yaku.") + yaku.id;
    Value value = canonical(rules[topic]);
    if (value != rules[topic]) put = put.with(topic, std::move(value));
  }
  return put;
}

}  // namespace hanaproof::reduced_decks
