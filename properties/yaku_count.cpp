// The number of yaku that a text states against those that it lists.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "properties/discharge.h"

namespace hanaproof::properties {

Proof count_yaku(const Subject& subject, const Effort&) {
  const auto claimed = *subject.clause->readings.front().value.number();
  const rulebook::Ruleset rules = subject.rules();
  std::vector<std::string> ids;
  for (const rulebook::Yaku& yaku : rules.yaku()) ids.push_back(yaku.id);
  const std::string summary = fmt::format("Listed are {}: {}.", ids.size(), fmt::join(ids, ", "));
  if (claimed == static_cast<std::int64_t>(ids.size())) {
    return {.verdict = Verdict::proved, .summary = summary};
  }
  return refuted(summary, {fmt::format("{} yaku are claimed, {} are listed", claimed, ids.size())});
}

}  // namespace hanaproof::properties
