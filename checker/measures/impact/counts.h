// Deals, draws for dealer, and fields and hands of Hachi-Hachi under several rules: all of them,
// counted.
#pragma once

#include <optional>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::impact {

// Deals that the rules decide differently before play: void for one and not for the other, won by a
// hand, for other points. Nothing where the sides deal other numbers of cards. This and the next
// two throw Unsupported where deals are too many to be counted by month.
std::optional<checker::Share> deals_decided_differently(
    const std::vector<rulebook::Ruleset>& sides);

// How a deal ends a round before it is played.
enum class Decided { void_deal, hand_win };
// Deals so decided by the first side's rules.
checker::Share deals_decided(const rulebook::Ruleset& rules, Decided how);

// All deals: what is asked in each of them.
checker::Share every_deal(const rulebook::Ruleset& rules);

// Whether a share is one of these three: of deals, each as a round begins.
bool is_of_deals(const checker::Share& share);

// Draws of one card a seat, in order, by which somebody else deals first: all of them, as long as
// they are kMostDraws at most.
std::optional<checker::Share> draws_told_differently(const std::vector<rulebook::Ruleset>& sides,
                                                     cards::CardSet deck);
inline constexpr std::uint64_t kMostDraws = 250'000;

// ---- Fields of Hachi-Hachi, round by round ------------------------------------------------------

// Of so many rounds (1 to kMostRounds), all fields that can be dealt one after the other: in how
// many the sides play other fields, for other factors, or leave others waiting. Only the lights on
// a field count, so fields that have the same ones are taken together; those of deals that are void
// for four cards of a month are among them. Throws Unsupported for other numbers of rounds.
checker::Share fields_played_differently(const std::vector<rulebook::Ruleset>& sides, int rounds);
inline constexpr int kMostRounds = 3;

// ---- Hands of Hachi-Hachi, counted by month -----------------------------------------------------

// Hands whose combos make something else, or are worth something else in points from each other
// player. Nothing where the sides deal other hands. Throws Unsupported where the combos tell too
// many hands apart, as does the next.
std::optional<checker::Share> hands_made_differently(const std::vector<rulebook::Ruleset>& sides);

// Hands that make two combos of one type of which only one can count, and nothing worthier of the
// type: each side's rules leave out the other's combo. Nothing where the sides are not such.
std::optional<checker::Share> hands_in_doubt(const std::vector<rulebook::Ruleset>& sides,
                                             const rulebook::Library& library);

}  // namespace hanaproof::impact
