#include "checker/measures/audit/audit.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace hanaproof::audit {

namespace {

rulebook::Scope scope_of(const rulebook::Edition& edition, int players) {
  const bool plays =
      players == 0 || std::ranges::find(edition.players, players) != edition.players.end();
  if (!plays) {
    throw std::invalid_argument(fmt::format("{} has no rules for {} players", edition.id, players));
  }
  return {players == 0 ? edition.players.front() : players, {}};
}

}  // namespace

std::string_view name(Basis basis) {
  constexpr std::array<std::string_view, 3> kNames = {"counted", "proved", "searched"};
  return kNames[static_cast<std::size_t>(basis)];
}

std::string_view name(IdleClause::Why why) {
  constexpr std::array<std::string_view, 3> kNames = {"assumed", "twice", "unseen"};
  return kNames[static_cast<std::size_t>(why)];
}

std::string_view name(Section section) {
  constexpr std::array<std::string_view, 5> kNames = {"shared", "scores", "traps", "unused",
                                                      "idle"};
  return kNames[static_cast<std::size_t>(section)];
}

Audit audit(const rulebook::Edition& edition, checker::RulesetComparer& comparer,
            const Options& options) {
  const rulebook::Family family = rulebook::family_of(edition.game);
  Audit all;
  all.edition = edition.id;
  all.scope = scope_of(edition, options.players);
  const auto part = [&](Section section, const char* what, const auto& make) {
    if (!options.sections.contains(section)) return;
    try {
      make();
    } catch (const std::length_error& error) {
      all.left_out.push_back(fmt::format("{}: {}", what, error.what()));
    }
  };
  const rulebook::Ruleset& rules = comparer.rules(edition, all.scope);
  const auto of_piles = [&](Section section, const char* what, const auto& make) {
    part(section, what, [&] {
      if (family != rulebook::Family::betting) return make();
      all.left_out.push_back(
          fmt::format("{}: hands of two cards are dealt, and none is captured", what));
    });
  };
  of_piles(Section::shared, "yaku of both sides", [&] { all.shared = share_yaku(rules); });
  of_piles(Section::scores, "scores", [&] { all.scores = count_scores(rules); });
  of_piles(Section::traps, "traps", [&] { all.traps = find_traps(rules); });
  part(Section::unused, "unused clauses",
       [&] { all.unused = find_unused(edition, comparer, options.known); });
  part(Section::idle, "idle clauses", [&] { all.idle = find_idle(edition, comparer); });
  return all;
}

}  // namespace hanaproof::audit
