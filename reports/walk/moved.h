// Where cards go in a step, in words.
#pragma once

#include <vector>

#include "reports/walk/writer.h"

namespace hanaproof::reports {

// What each seat has captured since `before`.
std::vector<cards::CardSet> gains(const checker::Table& before, const checker::Table& after);

// Says what the stock brings, and takes what is told out of `gained`.
void tell_draws(const checker::Table& before, const checker::Table& after, std::size_t mover,
                std::vector<cards::CardSet>& gained, Writer& out);
// What else the seats have gained.
void tell_rest(const std::vector<cards::CardSet>& gained, Writer& out);
// Hands that go back to the stock.
void tell_returns(const checker::Table& before, const checker::Table& after, Writer& out);

}  // namespace hanaproof::reports
