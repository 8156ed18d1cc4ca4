// What a hunt came to, of an engine or of games that were written down.
#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/regress/hunt.h"
#include "cli/json.h"
#include "cli/regress.h"
#include "reports/wording.h"

namespace hanaproof::cli {

using regress::Hunted;

namespace {

// Topics that few games have asked for, the fewest first.
std::vector<std::string> rare(const Hunted& hunted) {
  constexpr std::size_t kRarest = 8;
  std::vector<std::pair<std::uint64_t, std::string>> all;
  for (const auto& [topic, games] : hunted.games_by_topic) all.emplace_back(games, topic);
  std::ranges::sort(all);
  std::vector<std::string> first;
  for (const auto& [games, topic] : all) {
    if (first.size() < kRarest) first.push_back(fmt::format("{} {}", topic, games));
  }
  return first;
}

// What a hunt that found nothing for certain comes to.
const char* closing(const Hunted& hunted) {
  switch (hunted.verdict()) {
    case regress::Verdict::engine_fault:
      return "an engine fault: it does not always keep to the protocol";
    case regress::Verdict::not_repeatable:
      return "not repeatable: it differed and then did not, so it does not always say the same";
    case regress::Verdict::undecided:
      return hunted.interrupted ? "undecided: no difference until it was interrupted"
                                : "undecided: there was no time to compare anything";
    default:
      return "no difference";
  }
}

// The rules that explain all that rules explain, each with its share.
void print_together(const Hunted& hunted) {
  std::uint64_t all = 0;
  for (const auto& found : hunted.found) all += found.count;
  std::vector<std::string> words;
  for (const auto& found : hunted.found) {
    const regress::Suspect* rule = found.rule();
    if (!rule) continue;
    const std::string word = rule_word(rule->topic, rule->value);
    fmt::print("{:>4.0f} %  --rule {}\n",
               100 * static_cast<double>(found.count) / static_cast<double>(all), word);
  }
  if (!hunted.editions.empty()) {
    fmt::print("it agrees everywhere with {}\n", fmt::join(hunted.editions, ", "));
  }
}

}  // namespace

void print_found(const Hunted& hunted, const reports::Subject& who) {
  for (const auto& [failure, fault, game] : hunted.passing) {
    const auto& difference = failure.difference;
    fmt::print("game {}, and not again: {}\n", game,
               fault.empty()
                   ? fmt::format("a difference in {}: the edition says {}, the {} {}",
                                 difference.what, difference.spec, who.name, difference.subject)
                   : fmt::format("an engine fault, {}", fault));
  }
  if (hunted.found.empty()) {
    fmt::print("fewest games asked for: {}\n", fmt::join(rare(hunted), ", "));
    fmt::print("{}\n", closing(hunted));
    return;
  }
  std::size_t number = 0;
  for (const auto& found : hunted.found) {
    fmt::print("\n{}", to_terminal(found, ++number, who));
  }
  fmt::print("\n{}\n", reports::counted(hunted.found.size(), "difference"));
  print_together(hunted);
}

}  // namespace hanaproof::cli
