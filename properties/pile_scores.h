// Every pile of captured cards by what it is worth, and where further cards make it worth less.
#pragma once

#include <cstdint>
#include <functional>
#include <map>

#include "model/spec/rules.h"
#include "solvers/piles/pile_classes.h"

namespace hanaproof::properties {

// What a pile is worth: the same for piles that no yaku of the rules tells apart. Where `and_cards`
// says so, each card adds something of its own to that, by its kind.
struct Worth {
  std::function<int(cards::CardSet)> of;
  bool and_cards = false;

  int operator()(cards::CardSet pile) const { return of(pile); }
};

// The points of its yaku. The rules must outlive it.
Worth yaku_points(const spec::Rules& rules);
// What its holder writes down at the end of a round in which nobody else has captured anything,
// where the worth of cards is counted. The rules must outlive it.
Worth own_result(const spec::Rules& rules);

// The piles of one worth.
struct ScoreRow {
  std::uint64_t piles = 0;
  cards::CardSet least;                   // fewest cards, then the least word
  std::map<int, std::uint64_t> by_cards;  // piles by how many cards they hold
};

struct ScoreTable {
  piles::PerMonth per_month = piles::PerMonth::even;
  int most_cards = cards::kCards;  // larger piles are left out
  std::uint64_t piles = 0;         // counted
  std::map<int, ScoreRow> rows;    // by worth

  int highest() const { return rows.rbegin()->first; }
};

// Counts all piles of up to so many cards by classes: exact. Throws std::length_error where there
// are too many classes.
ScoreTable count_scores(const rulebook::Ruleset& rules, piles::PerMonth per_month,
                        const Worth& worth, int most_cards = cards::kCards);

// By what a pile grows at a time: by the cards of one month that one capture brings (two or four,
// or three where months may give odd numbers), or by a single card.
enum class Further { capture, card };

// Piles that grow and are then worth less.
struct Fall {
  cards::CardSet before;
  cards::CardSet after;
  int from = 0;  // worth
  int to = 0;
  std::uint64_t steps = 0;  // of this class
};

// Goes through all piles and everything that one of their months can give in addition, by classes;
// calls `tell` with each class that falls, its least pile standing for it. Returns how many steps
// there are in all. Throws like count_scores.
std::uint64_t for_each_fall(const rulebook::Ruleset& rules, piles::PerMonth per_month,
                            Further further, const Worth& worth,
                            const std::function<void(const Fall&)>& tell);

}  // namespace hanaproof::properties
