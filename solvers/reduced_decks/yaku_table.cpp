#include "solvers/reduced_decks/yaku_table.h"

#include <array>
#include <map>
#include <utility>

namespace hanaproof::reduced_decks {

using cards::Card;
using cards::CardSet;
using rulebook::yaku::Expr;
using rulebook::yaku::SakeCup;
using rulebook::yaku::SetExpr;

namespace {

constexpr std::size_t kMostPiles = 20'000;

// Cards that stand in the same sets of the expressions, the sake cup left out.
std::vector<CardSet> told_apart(const std::vector<SetExpr>& sets) {
  std::map<std::vector<bool>, CardSet> by_sets;
  for (const Card card : CardSet::all() - CardSet{cards::kSakeCup}) {
    std::vector<bool> in;
    for (const SetExpr& set : sets) in.push_back(set.resolve(SakeCup::animal).contains(card));
    if (std::ranges::find(in, true) != in.end()) by_sets[in].insert(card);
  }
  std::vector<CardSet> classes;
  for (const auto& [in, cards] : by_sets) classes.push_back(cards);
  std::ranges::sort(classes, {}, &CardSet::bits);
  return classes;
}

}  // namespace

YakuTable::YakuTable(const Expr& cards, const Expr& points, std::vector<CardSet> classes)
    : cards_(cards), points_(points), classes_(std::move(classes)) {
  for (const CardSet each : classes_) size_ *= static_cast<std::size_t>(each.size()) + 1;
}

std::optional<YakuTable> YakuTable::of(const Expr& cards, const Expr& points) {
  auto sets = sets_of(cards);
  for (const SetExpr& set : sets_of(points)) sets.push_back(set);
  const auto classes = told_apart(sets);
  std::size_t size = 1;
  for (const CardSet each : classes) {
    size *= static_cast<std::size_t>(each.size()) + 1;
    if (size > kMostPiles) return std::nullopt;
  }
  YakuTable table(cards, points, classes);
  table.fill();
  return table;
}

void YakuTable::fill() {
  for (int state = 0; state < kSakeStates; ++state) {
    for (std::size_t i = 0; i < size_; ++i) worth_.push_back(evaluated(counts(i), state));
  }
}

CardCounts YakuTable::counts(std::size_t place) const {
  CardCounts all;
  for (const CardSet each : classes_) {
    const auto sizes = static_cast<std::size_t>(each.size()) + 1;
    all.push_back(static_cast<int>(place % sizes));
    place /= sizes;
  }
  return all;
}

std::size_t YakuTable::place(const CardCounts& counts) const {
  std::size_t place = 0;
  for (std::size_t c = classes_.size(); c-- > 0;) {
    place = place * (static_cast<std::size_t>(most(c)) + 1) + static_cast<std::size_t>(counts[c]);
  }
  return place;
}

Worth YakuTable::evaluated(const CardCounts& counts, int state) const {
  constexpr std::array<SakeCup, kSakeStates> kCups = {SakeCup::animal, SakeCup::animal,
                                                      SakeCup::dreg, SakeCup::both};
  CardSet pile;
  for (std::size_t c = 0; c < classes_.size(); ++c) {
    int left = counts[c];
    for (const Card card : classes_[c]) {
      if (left-- > 0) pile.insert(card);
    }
  }
  if (state > 0) pile.insert(cards::kSakeCup);
  const SakeCup cup = kCups[static_cast<std::size_t>(state)];
  if (!evaluate_condition(cards_, pile, cup)) return std::nullopt;
  return evaluate_number(points_, pile, cup);
}

// Whether numbers that `change` changes (and says so) come to the same.
template <class Change>
bool YakuTable::nothing_changes(Change change) const {
  for (std::size_t i = 0; i < size_; ++i) {
    CardCounts changed = counts(i);
    if (!change(changed)) continue;
    const std::size_t other = place(changed);
    for (int state = 0; state < kSakeStates; ++state) {
      if (at(i, state) != at(other, state)) return false;
    }
  }
  return true;
}

// Whether a card of the one class can stand for one of the other.
bool YakuTable::alike(std::size_t a, std::size_t b) const {
  return nothing_changes([&](CardCounts& counts) {
    if (counts[a] == 0 || counts[b] == most(b)) return false;
    --counts[a];
    ++counts[b];
    return true;
  });
}

bool YakuTable::matters(std::size_t which) const {
  return !nothing_changes([&](CardCounts& counts) {
    if (counts[which] == 0) return false;
    --counts[which];
    return true;
  });
}

YakuTable YakuTable::by_meaning() const {
  std::vector<CardSet> classes;
  std::vector<std::size_t> first;  // of each class, its place among those of the table
  for (std::size_t i = 0; i < classes_.size(); ++i) {
    if (!matters(i)) continue;
    const auto known =
        std::ranges::find_if(first, [&](std::size_t other) { return alike(i, other); });
    if (known != first.end()) {
      classes[static_cast<std::size_t>(known - first.begin())] |= classes_[i];
    } else {
      first.push_back(i);
      classes.push_back(classes_[i]);
    }
  }
  std::ranges::sort(classes, {}, &CardSet::bits);
  YakuTable table(cards_, points_, std::move(classes));
  table.fill();
  return table;
}

}  // namespace hanaproof::reduced_decks
