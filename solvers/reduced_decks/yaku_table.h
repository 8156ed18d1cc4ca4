// A yaku as a table over numbers of cards: of classes that it does not tell apart, and of the sake
// cup by itself.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "model/rulebook/yaku/expression.h"

namespace hanaproof::reduced_decks {

inline constexpr int kSakeStates = 4;  // absent, an animal, a dreg, both

// How many cards of each class.
using CardCounts = std::vector<int>;

// What a yaku comes to: nothing where it is not made.
using Worth = std::optional<int>;

class YakuTable {
 public:
  // By the cards that it can tell apart by the words of its expressions. Empty where these are too
  // many.
  static std::optional<YakuTable> of(const rulebook::yaku::Expr& cards,
                                     const rulebook::yaku::Expr& points);
  // The same by the classes that it tells apart by what it comes to.
  YakuTable by_meaning() const;

  std::size_t size() const { return size_; }
  const std::vector<cards::CardSet>& classes() const { return classes_; }
  int most(std::size_t which) const { return classes_[which].size(); }
  CardCounts counts(std::size_t place) const;
  const Worth& at(std::size_t place, int state) const {
    return worth_[static_cast<std::size_t>(state) * size_ + place];
  }
  const Worth& at(const CardCounts& counts, int state) const { return at(place(counts), state); }

 private:
  YakuTable(const rulebook::yaku::Expr& cards, const rulebook::yaku::Expr& points,
            std::vector<cards::CardSet> classes);
  void fill();
  std::size_t place(const CardCounts& counts) const;
  Worth evaluated(const CardCounts& counts, int state) const;
  bool alike(std::size_t a, std::size_t b) const;
  bool matters(std::size_t which) const;
  template <class Change>
  bool nothing_changes(Change change) const;

  rulebook::yaku::Expr cards_;
  rulebook::yaku::Expr points_;
  std::vector<cards::CardSet> classes_;
  std::size_t size_ = 1;
  std::vector<Worth> worth_;
};

}  // namespace hanaproof::reduced_decks
