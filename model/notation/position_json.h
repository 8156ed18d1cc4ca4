// Positions as JSON text (docs/positions.md).
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "model/notation/position.h"

namespace hanaproof::notation {

// Bad input: one line that says what is wrong, where, and what was expected.
class NotationError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One line of JSON. Fields at their defaults are left out.
std::string to_json(const Position& position);
// Reads and checks the shape; `validate` checks that the position can occur. Throws NotationError.
Position position_from_json(std::string_view text);

}  // namespace hanaproof::notation
