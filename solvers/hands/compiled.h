// The conditions on a hand as sums over its months.
//
// All that the combos ask of a hand is how many cards it has of some sets, and how many months of
// each sort: so many cards, and which lists of worthy threes they meet. These numbers stand side by
// side in one word, so that the word of a hand is the sum of those of its parts, if no two parts
// have cards of one month.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "solvers/hands/tally.h"

namespace hanaproof::hands {

using Word = std::uint64_t;

class Compiled {
 public:
  // All that a hand makes: hands of one key make the same.
  using Key = std::uint64_t;

  // Throws TooMany where the numbers do not fit into a word.
  explicit Compiled(const HandRules& rules);

  // Of cards of one month.
  Word word(cards::CardSet of_month) const;
  // The keys of the hands made of a part and each of some others.
  std::vector<Key> keys(Word part, std::span<const Word> others) const;
  Worths worths(Key key) const;

 private:
  using Expr = rulebook::yaku::Expr;
  using Column = std::vector<int>;  // a number, or 0 and 1, for each of some hands

  // Cards of a set.
  struct Field {
    cards::CardSet set;
    unsigned shift = 0;
    Word mask = 0;
  };
  // Months alike.
  struct Sort {
    int cards = 0;
    std::vector<char> meets;  // by list of worthy threes
    unsigned shift = 0;       // in the shape
    unsigned mask = 0;
    friend bool same(const Sort& a, const Sort& b) {
      return a.cards == b.cards && a.meets == b.meets;
    }
  };
  // A combo by what decides it: its place in `conditions_`, and its months.
  struct Decided {
    std::size_t condition = 0;
    std::size_t list = 0;  // in `lists_`
  };

  Sort sort_of(cards::CardSet of_month) const;
  void add_sorts(const HandRules& rules);
  void add_shapes(const HandRules& rules);
  const Field& field(const Expr& expression) const;
  Column column(const Expr& expression, std::span<const Word> words) const;
  // What a combo is worth by its months alone, when there are so many of each sort.
  int worth(std::size_t combo, std::size_t part, std::vector<int>& months) const;

  std::vector<Combo> combos_;
  cards::CardSet deck_;
  std::vector<Decided> decided_;
  std::vector<Expr> conditions_;          // each once
  std::vector<std::vector<Expr>> lists_;  // of worthy threes, each once
  std::vector<Field> fields_;
  std::vector<Sort> sorts_;
  unsigned shape_shift_ = 0;           // where the numbers of months stand
  std::vector<std::uint32_t> shapes_;  // by these numbers: an index into `by_months_`
  std::vector<Worths> by_months_;      // each once
};

}  // namespace hanaproof::hands
