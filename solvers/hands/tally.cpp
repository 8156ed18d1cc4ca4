#include "solvers/hands/tally.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

namespace hanaproof::hands {

namespace {

std::string names(const HandRules& rules, const Worths& made) {
  std::string text;
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i] == kNotMade) continue;
    text += fmt::format("{}{} ({} kan)", text.empty() ? "" : ", ", rules.combos[i].id, made[i]);
  }
  return text.empty() ? "no combo" : text;
}

std::string described(const Class* one) {
  return one ? fmt::format("{} hands from {}", one->hands, one->least.codes()) : "no hand";
}

}  // namespace

std::uint64_t choose(int of, int some) {
  if (some < 0 || some > of) return 0;
  std::uint64_t ways = 1;
  for (int i = 1; i <= some; ++i) {
    const auto factor = static_cast<std::uint64_t>(of - some) + static_cast<std::uint64_t>(i);
    if (ways > std::numeric_limits<std::uint64_t>::max() / factor) {
      throw std::overflow_error(fmt::format("{} of {} are too many ways", some, of));
    }
    ways = ways * factor / static_cast<std::uint64_t>(i);
  }
  return ways;
}

std::string difference(const HandRules& rules, const Tally& a, const Tally& b) {
  auto one = a.classes.begin();
  auto other = b.classes.begin();
  while (one != a.classes.end() || other != b.classes.end()) {
    if (one != a.classes.end() && other != b.classes.end() && *one == *other) {
      ++one;
      ++other;
      continue;
    }
    const bool has_first =
        one != a.classes.end() && (other == b.classes.end() || one->made <= other->made);
    const bool has_second =
        other != b.classes.end() && (one == a.classes.end() || other->made <= one->made);
    return fmt::format("{}: {}, and {}", names(rules, has_first ? one->made : other->made),
                       described(has_first ? &*one : nullptr),
                       described(has_second ? &*other : nullptr));
  }
  return a.hands == b.hands ? "" : fmt::format("{} hands, and {}", a.hands, b.hands);
}

}  // namespace hanaproof::hands
