// What becomes of one hand at the showdown, over all equally likely hands of the opponents.
//
// Every player stakes 1, nobody folds, and the best hand takes from each loser what the rules have
// losers pay to it (HandTable::paid). Equal best hands share what the losers pay. A replayed round
// pays nothing, and its multiplier counts as 0.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "solvers/odds/hand_table.h"
#include "solvers/odds/matchings.h"

namespace hanaproof::odds {

// An exact share: a whole number of equally likely ways out of all, in lowest terms; `den` is
// positive.
struct Fraction {
  std::int64_t num = 0;
  std::int64_t den = 1;

  Fraction() = default;
  // `all` must not be zero.
  Fraction(std::int64_t part, std::int64_t all);
  double value() const { return static_cast<double>(num) / static_cast<double>(den); }
  // "3/190", "2".
  std::string text() const;
  friend bool operator==(const Fraction&, const Fraction&) = default;
};

// A stake divides into so many parts that up to ten players can share it.
inline constexpr std::int64_t kParts = 2520;

// What the best hand costs.
struct Price {
  int multiplier = 1;
  int paid = 1;  // stakes by each loser
};
Price price_of(const HandTable& table, int strength);

struct Outcome {
  std::int64_t ways = 0;  // in all
  // In how many of them the hand is best together with exactly k others.
  std::array<std::int64_t, kMostPlayers> best{};
  std::int64_t lose = 0;
  std::int64_t replayed = 0;    // nobody wins
  std::int64_t multiplier = 0;  // of the best hand, summed over the ways
  std::int64_t payment = 0;     // received less paid, in kParts-ths of a stake, summed

  Fraction win() const { return {best[0], ways}; }
  // Best together with exactly k others.
  Fraction tie_with(int k) const { return {best[static_cast<std::size_t>(k)], ways}; }
  Fraction tie() const { return {ways - best[0] - lose - replayed, ways}; }
  Fraction replay() const { return {replayed, ways}; }
  Fraction loss() const { return {lose, ways}; }
  // The share of the pot, equal best hands sharing.
  Fraction equity() const { return {shares(), ways * kParts}; }
  Fraction expected_multiplier() const { return {multiplier, ways}; }
  Fraction expected_payment() const { return {payment, ways * kParts}; }
  // The equity, summed over the ways in kParts-ths.
  std::int64_t shares() const;

  // Adds so many ways in which the hand wins with `sharing` others, or loses, at this price of the
  // best hand.
  void add_won(std::int64_t found, const Price& price, int opponents, std::size_t sharing);
  void add_lost(std::int64_t found, const Price& price);
  void add_replayed(std::int64_t found);
  // Adds the ways in which the hand of class `own` meets so many opponents whose best hand is of
  // class `strength`, from the counts of that class; to be called for all classes from `own` on.
  void add(const HandTable& table, int own, int strength, int opponents, const Ways& counts);
  Outcome& operator+=(const Outcome& other);
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace hanaproof::odds
