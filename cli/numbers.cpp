#include "cli/numbers.h"

#include <cmath>

#include <fmt/format.h>

namespace hanaproof::cli {

namespace {

// As many as the library for threads takes on any machine.
constexpr int kMostThreads = 256;

// The text of the mistake; what reads the line puts the option's name before it.
std::string not_this(const std::string& text, const std::string& expected) {
  return fmt::format("\"{}\" given, expected {}", text, expected);
}

template <class Fits>
Check of_decimals(const std::string& expected, Fits fits) {
  return [expected, fits](const std::string& text) {
    const auto number = parsed<double>(text);
    return number && std::isfinite(*number) && fits(*number) ? std::string()
                                                             : not_this(text, expected);
  };
}

}  // namespace

Check whole_number(std::int64_t least, std::int64_t most) {
  const std::string expected = most == std::numeric_limits<std::int64_t>::max()
                                   ? fmt::format("a whole number from {}", least)
                                   : fmt::format("a whole number from {} to {}", least, most);
  return [=](const std::string& text) {
    const auto number = parsed<std::int64_t>(text);
    return number && *number >= least && *number <= most ? std::string() : not_this(text, expected);
  };
}

Check number_from(double least) {
  return of_decimals(fmt::format("a number from {}", least),
                     [least](double number) { return number >= least; });
}

Check number_above(double bound) {
  return of_decimals(fmt::format("a number above {}", bound),
                     [bound](double number) { return number > bound; });
}

Check number_between(double least, double most) {
  return of_decimals(fmt::format("a number from {} to {}", least, most),
                     [=](double number) { return number >= least && number <= most; });
}

Option& add_threads(Command& command, int& threads) {
  return command.option("--threads", &threads, "Threads; 0: as many as the machine has",
                        shown_default(whole_number(0, kMostThreads)));
}

Option& add_seed(Command& command, std::uint64_t& seed, const std::string& help) {
  return command.option("--seed", &seed, help, shown_default(whole_number(0)));
}

}  // namespace hanaproof::cli
