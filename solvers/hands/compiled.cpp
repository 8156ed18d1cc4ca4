#include "solvers/hands/compiled.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace hanaproof::hands {

using cards::CardSet;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;

namespace {

constexpr unsigned kWordBits = 64;
constexpr unsigned kMostShapeBits = 20;
constexpr std::size_t kMostConditions = kWordBits - kMostShapeBits;

// The place of `one` in the list, where it is put if it is not there.
template <class T>
std::size_t place(std::vector<T>& list, const T& one) {
  const auto known = std::ranges::find(list, one);
  if (known != list.end()) return static_cast<std::size_t>(known - list.begin());
  list.push_back(one);
  return list.size() - 1;
}

unsigned bits_for(int most) {
  return static_cast<unsigned>(std::bit_width(static_cast<unsigned>(most)));
}

template <class Op>
std::vector<int> each(std::vector<int> a, const std::vector<int>& b, Op op) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] = op(a[i], b[i]);
  return a;
}

int compare(Expr::Op op, int a, int b) {
  switch (op) {
    case Expr::Op::equal:
      return a == b;
    case Expr::Op::not_equal:
      return a != b;
    case Expr::Op::less:
      return a < b;
    case Expr::Op::at_most:
      return a <= b;
    case Expr::Op::greater:
      return a > b;
    default:
      return a >= b;
  }
}

}  // namespace

Compiled::Compiled(const HandRules& rules) : combos_(rules.combos), deck_(rules.deck) {
  for (const Combo& combo : combos_) {
    decided_.push_back({place(conditions_, combo.cards), place(lists_, combo.threes)});
    for (const auto& expression : sets_of(combo.cards)) {
      const CardSet set = expression.resolve(SakeCup::animal) & rules.deck;
      if (std::ranges::find(fields_, set, &Field::set) == fields_.end()) fields_.push_back({set});
    }
  }
  for (Field& field : fields_) {
    const unsigned bits = bits_for(std::min(field.set.size(), rules.cards));
    field.shift = shape_shift_;
    field.mask = (Word{1} << bits) - 1;
    shape_shift_ += bits;
    if (shape_shift_ >= kWordBits) {
      throw TooMany("the combos of the hand speak of too many sets of cards");
    }
  }
  if (conditions_.size() > kMostConditions) {
    throw TooMany("the combos of the hand have too many conditions");
  }
  add_sorts(rules);
  add_shapes(rules);
}

Compiled::Sort Compiled::sort_of(CardSet of_month) const {
  Sort sort{of_month.size(), {}};
  for (const auto& list : lists_) {
    sort.meets.push_back(sort.cards >= kThree && std::ranges::any_of(list, [&](const Expr& three) {
                           return evaluate_condition(three, of_month, SakeCup::animal);
                         }));
  }
  return sort;
}

// Months of too few cards for any combo are of no sort.
void Compiled::add_sorts(const HandRules& rules) {
  int least = cards::kCardsPerMonth + 1;
  for (const Combo& combo : combos_) {
    for (const int part : combo.months) least = std::min(least, part);
  }
  unsigned bits = 0;
  for (int month = 1; month <= cards::kMonths; ++month) {
    for (std::uint64_t some = 1; some < 16; ++some) {
      const auto held = CardSet::from_bits(some << (cards::kCardsPerMonth * (month - 1)));
      if (held.size() < least || held.size() > rules.cards || !rules.deck.contains(held)) continue;
      Sort sort = sort_of(held);
      const auto alike = [&](const Sort& other) { return same(sort, other); };
      if (std::ranges::any_of(sorts_, alike)) continue;
      const unsigned width = bits_for(rules.cards / sort.cards);
      sort.shift = bits;
      sort.mask = (1U << width) - 1;
      bits += width;
      sorts_.push_back(std::move(sort));
    }
  }
  if (bits > kMostShapeBits || shape_shift_ + bits > kWordBits) {
    throw TooMany("the combos of the hand tell apart too many sorts of months");
  }
  shapes_.resize(std::size_t{1} << bits);
}

void Compiled::add_shapes(const HandRules& rules) {
  for (std::size_t shape = 0; shape < shapes_.size(); ++shape) {
    std::vector<int> months;
    int held = 0;
    for (const Sort& sort : sorts_) {
      months.push_back(static_cast<int>((shape >> sort.shift) & sort.mask));
      held += months.back() * sort.cards;
    }
    if (held > rules.cards) continue;  // no hand
    Worths worths;
    for (std::size_t combo = 0; combo < combos_.size(); ++combo) {
      const int more = worth(combo, 0, months);
      worths.push_back(more == kNotMade ? kNotMade : combos_[combo].kan + more);
    }
    shapes_[shape] = static_cast<std::uint32_t>(place(by_months_, worths));
  }
}

int Compiled::worth(std::size_t combo, std::size_t part, std::vector<int>& months) const {
  const Combo& rule = combos_[combo];
  if (part == rule.months.size()) return 0;
  int most = kNotMade;
  for (std::size_t i = 0; i < sorts_.size(); ++i) {
    if (months[i] == 0 || sorts_[i].cards < rule.months[part]) continue;
    --months[i];
    const int rest = worth(combo, part + 1, months);
    ++months[i];
    if (rest == kNotMade) continue;
    const bool worthy = rule.months[part] == kThree && sorts_[i].meets[decided_[combo].list] != 0;
    most = std::max(most, rest + (worthy ? rule.three_kan : 0));
  }
  return most;
}

Word Compiled::word(CardSet of_month) const {
  Word word = 0;
  for (const Field& field : fields_) {
    word |= static_cast<Word>((of_month & field.set).size()) << field.shift;
  }
  const Sort sort = sort_of(of_month);
  for (const Sort& known : sorts_) {
    if (same(sort, known)) word |= Word{1} << (shape_shift_ + known.shift);
  }
  return word;
}

const Compiled::Field& Compiled::field(const Expr& expression) const {
  return *std::ranges::find(fields_, expression.set->resolve(SakeCup::animal) & deck_, &Field::set);
}

Compiled::Column Compiled::column(const Expr& expression, std::span<const Word> words) const {
  const auto arg = [&](std::size_t i) { return column(expression.args[i], words); };
  const auto cards = [&] {
    const Field& counted = field(expression);
    Column numbers(words.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
      numbers[i] = static_cast<int>((words[i] >> counted.shift) & counted.mask);
    }
    return numbers;
  };
  const auto against = [&](Column numbers, Expr::Op op, int number) {
    for (int& each_one : numbers) each_one = compare(op, each_one, number);
    return numbers;
  };
  switch (expression.op) {
    case Expr::Op::literal:
      return Column(words.size(), expression.value);
    case Expr::Op::count:
      return cards();
    case Expr::Op::all:
      return against(cards(), Expr::Op::equal, expression.set->resolve(SakeCup::animal).size());
    case Expr::Op::any:
      return against(cards(), Expr::Op::at_least, 1);
    case Expr::Op::add:
      return each(arg(0), arg(1), [](int a, int b) { return a + b; });
    case Expr::Op::subtract:
      return each(arg(0), arg(1), [](int a, int b) { return a - b; });
    case Expr::Op::multiply:
      return each(arg(0), arg(1), [](int a, int b) { return a * b; });
    case Expr::Op::min:
      return each(arg(0), arg(1), [](int a, int b) { return std::min(a, b); });
    case Expr::Op::max:
      return each(arg(0), arg(1), [](int a, int b) { return std::max(a, b); });
    case Expr::Op::conjunction:
      return each(arg(0), arg(1), [](int a, int b) { return a & b; });
    case Expr::Op::disjunction:
      return each(arg(0), arg(1), [](int a, int b) { return a | b; });
    case Expr::Op::negation:
      return against(arg(0), Expr::Op::equal, 0);
    default:
      return each(arg(0), arg(1), [op = expression.op](int a, int b) { return compare(op, a, b); });
  }
}

std::vector<Compiled::Key> Compiled::keys(Word part, std::span<const Word> others) const {
  std::vector<Word> words(others.begin(), others.end());
  for (Word& word : words) word += part;
  std::vector<Key> keys;
  for (const Word word : words) keys.push_back(shapes_[word >> shape_shift_]);
  for (const Expr& condition : conditions_) {
    const Column holds = column(condition, words);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      keys[i] = keys[i] << 1U | static_cast<Key>(holds[i]);
    }
  }
  return keys;
}

Worths Compiled::worths(Key key) const {
  Worths worths = by_months_[key >> conditions_.size()];
  for (std::size_t combo = 0; combo < worths.size(); ++combo) {
    const auto from_last = conditions_.size() - 1 - decided_[combo].condition;
    if (((key >> from_last) & 1U) == 0) worths[combo] = kNotMade;
  }
  return worths;
}

}  // namespace hanaproof::hands
