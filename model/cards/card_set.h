// A set of cards in one 64-bit word: bit i is the card with index i; a month is four adjacent bits.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/cards/card.h"

namespace hanaproof::cards {

class CardSet {
 public:
  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const Card card : cards) insert(card);
  }
  explicit CardSet(const std::vector<Card>& cards) {
    for (const Card card : cards) insert(card);
  }
  // Bits above 47 must be zero.
  static constexpr CardSet from_bits(std::uint64_t bits) {
    CardSet set;
    set.bits_ = bits;
    return set;
  }
  static constexpr CardSet all() { return from_bits((std::uint64_t{1} << kCards) - 1); }
  static constexpr CardSet month(Month month) {
    return from_bits(std::uint64_t{0xF} << (kCardsPerMonth * (month - 1)));
  }
  static constexpr CardSet kind(Kind kind) {
    CardSet set;
    for (int i = 0; i < kCards; ++i) {
      if (Card::at(i).kind() == kind) set.insert(Card::at(i));
    }
    return set;
  }
  static constexpr CardSet ribbon(Ribbon ribbon) {
    CardSet set;
    for (int i = 0; i < kCards; ++i) {
      if (Card::at(i).ribbon() == ribbon) set.insert(Card::at(i));
    }
    return set;
  }
  // Codes separated by blanks or commas, each card once; nothing when a word is no card code.
  static std::optional<CardSet> parse(std::string_view codes);

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool contains(Card card) const { return (bits_ >> card.index()) & 1U; }
  constexpr bool contains(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr void insert(Card card) { bits_ |= std::uint64_t{1} << card.index(); }
  constexpr void erase(Card card) { bits_ &= ~(std::uint64_t{1} << card.index()); }
  // The card of lowest index; the set must not be empty.
  constexpr Card front() const { return Card::at(std::countr_zero(bits_)); }
  // Sum of the cards' worth, 0..264.
  int points() const;
  // Codes in index order, separated by blanks.
  std::string codes() const;
  std::vector<Card> cards() const;
  // Every subset, in ascending order of bits: the empty one first. There are 2^size().
  std::vector<CardSet> subsets() const;

  friend constexpr CardSet operator|(CardSet a, CardSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return from_bits(a.bits_ & ~b.bits_); }
  constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
  constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
  constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
  friend constexpr auto operator<=>(CardSet, CardSet) = default;

  // Goes through the cards in index order.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Card;
    using difference_type = std::ptrdiff_t;
    using pointer = const Card*;
    using reference = Card;
    explicit constexpr Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const { return Card::at(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint64_t bits_ = 0;
};

std::ostream& operator<<(std::ostream& out, CardSet set);

}  // namespace hanaproof::cards
