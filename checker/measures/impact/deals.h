// Deals and draws for dealer under several rules: all of them, counted.
#pragma once

#include <optional>
#include <vector>

#include "checker/editions/finding/impact.h"
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

}  // namespace hanaproof::impact
