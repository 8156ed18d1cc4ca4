// Numbers of 64 bits that stand for what went into them: the same on every machine.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>

#include "checker/measures/signature/signature.h"
#include "model/cards/card_set.h"
#include "model/cards/dice.h"
#include "model/games/game.h"
#include "model/spec/rules.h"

namespace hanaproof::signature {

// Spreads every bit of a word over all of them; 0 is not a fixed point.
constexpr std::uint64_t mixed(std::uint64_t word) { return cards::Dice(word).next(); }

// Of a sequence: the order in which things are added counts.
class Digest {
 public:
  Digest& add(std::uint64_t word) {
    value_ = mixed(value_ ^ mixed(word));
    return *this;
  }
  Digest& add(int number) { return add(static_cast<std::uint64_t>(std::int64_t{number})); }
  Digest& add(bool truth) { return add(truth ? 1 : 0); }
  Digest& add(cards::CardSet cards) { return add(cards.bits()); }
  Digest& add(std::optional<cards::Card> card) { return add(card ? card->index() : -1); }
  Digest& add(std::optional<int> number) { return add(number.value_or(-1)); }
  template <class Word>
    requires std::is_enum_v<Word>
  Digest& add(Word word) {
    return add(static_cast<int>(word));
  }
  Digest& add(std::string_view word) {
    for (const char letter : word) add(static_cast<int>(letter));
    return add(static_cast<int>(word.size()));
  }
  // A list that is always of one length.
  template <class List>
  Digest& add_each(const List& list) {
    for (const auto& entry : list) add(entry);
    return *this;
  }
  // A list, its length included.
  template <class List>
  Digest& add_all(const List& list) {
    return add_each(list).add(static_cast<int>(list.size()));
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0;
};

// Of a collection: the order in which things are added does not count, how often does.
class Gathered {
 public:
  void add(std::uint64_t digest) {
    sum_ += mixed(digest);
    ++count_;
  }
  std::uint64_t value() const { return Digest().add(sum_).add(count_).value(); }

 private:
  std::uint64_t sum_ = 0;
  std::uint64_t count_ = 0;
};

// All that play can reach from a state, and what leads where, as one number. How a position looks
// as a number is for each family to say. These add positions and moves to `counts`.
using Look = std::function<Digest(const games::State& state)>;
// Of each position what it is, and with each legal move the number of the position that it leads
// to. Two deals have one number exactly if play cannot tell them apart (but for chance equality of
// 64 bits).
std::uint64_t as_tree(std::unique_ptr<games::State> start, const Look& look, Counts& counts);
// The same where moves can lead back to where they began: each position is told by what is seen
// there and from there on, ever further, until that splits positions no more.
std::uint64_t as_lines(std::unique_ptr<games::State> start, const Look& look, Counts& counts);

// A move of any game, without the hand combos that it shows.
std::uint64_t digest(const notation::Move& move);

// ---- Capturing games: names of yaku, readings and editions do not go in -------------------------

// What the players see: cards, whose turn it is and what for, how the round ended.
std::uint64_t seen(const notation::Position& position);
// What is captured and called is worth, the yaku as points without their names; and when the round
// is over what it gives to whom, who deals next and whether it counts.
std::uint64_t worth(const spec::Rules& rules, const notation::Position& position);

}  // namespace hanaproof::signature
