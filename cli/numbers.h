// Numbers on the command line: what can be given, and how a mistake is told.
#pragma once

#include <charconv>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "cli/command.h"

namespace hanaproof::cli {

// The whole text as a number, with nothing behind it.
template <class Number>
std::optional<Number> parsed(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// Checks of what was typed, before it is converted.
Check whole_number(std::int64_t least,
                   std::int64_t most = std::numeric_limits<std::int64_t>::max());
Check number_from(double least);
Check number_above(double bound);
Check number_between(double least, double most);

// --remember: 2^28 positions of 16 bytes are 4 GiB.
inline constexpr int kMostRemembered = 28;

// --threads: 0 stands for as many as the machine has.
Option& add_threads(Command& command, int& threads);
// --seed; `help` says what another one changes.
Option& add_seed(Command& command, std::uint64_t& seed, const std::string& help);

}  // namespace hanaproof::cli
