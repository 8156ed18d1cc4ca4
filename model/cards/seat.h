// Seats are numbered from 0.
#pragma once

#include <cstddef>

namespace hanaproof::cards {

// The place of a seat, or of anything else that is numbered by an int, in a list.
constexpr std::size_t at(int seat) { return static_cast<std::size_t>(seat); }

}  // namespace hanaproof::cards
