// A round of bets in which spec and engine differ, as JSON; and failures of any game.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "checker/engines/crosscheck/bet_compare.h"
#include "checker/engines/crosscheck/hachi_failure_json.h"

namespace hanaproof::crosscheck {

using AnyFailure = std::variant<Failure, BetFailure, HachiFailure>;

std::string to_json(const BetFailure& failure);
std::string to_json(const AnyFailure& failure);
// By the name of its schema. Throws notation::NotationError where the text is no failure.
AnyFailure any_failure_from_json(std::string_view text);

}  // namespace hanaproof::crosscheck
