#include "checker/audit/audit.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

namespace hanaproof::audit {

using rulebook::Edition;
using rulebook::Family;
using rulebook::Scope;

namespace {

Scope scope_of(const Edition& edition, int players) {
  const bool plays = players == 0 || std::find(edition.players.begin(), edition.players.end(),
                                               players) != edition.players.end();
  if (!plays) {
    throw std::invalid_argument(fmt::format("{} has no rules for {} players", edition.id, players));
  }
  return {players == 0 ? edition.players.front() : players, {}};
}

}  // namespace

std::string_view name(Basis basis) {
  switch (basis) {
    case Basis::counted:
      return "counted";
    case Basis::proved:
      return "proved";
    default:
      return "searched";
  }
}

Audit audit(const Edition& edition, checker::Bench& bench, const Options& options) {
  const Family family = rulebook::family_of(edition.game);
  Audit all{edition.id, scope_of(edition, options.players), {}, {}, {}, {}, {}, {}, {}};
  const auto part = [&](const char* what, const auto& make) {
    try {
      make();
    } catch (const std::length_error& error) {
      all.left_out.push_back(fmt::format("{}: {}", what, error.what()));
    }
    if (options.told) options.told(all);
  };
  const rulebook::Ruleset& rules = bench.rules(edition, all.scope);
  if (family == Family::betting) {
    all.left_out.push_back(
        "traps, scores, yaku of both sides: hands of two cards are dealt, and none is captured");
    all.left_out.push_back("rounds: how long bets can go on is among the theorems (prove)");
  } else {
    part("yaku of both sides", [&] { all.shared = share_yaku(rules); });
    part("scores", [&] { all.scores = count_scores(rules); });
    part("traps", [&] { all.traps = find_traps(rules, options.single_cards); });
    if (family == Family::hachi) {
      all.left_out.push_back(
          "rounds: a match of Hachi-Hachi has decisions before and after play of its own");
    } else {
      part("rounds", [&] { all.rounds = measure_rounds(rules, options.rounds); });
    }
  }
  part("unused clauses", [&] { all.unused = find_unused(edition, bench); });
  part("idle clauses", [&] { all.idle = find_idle(edition, bench); });
  return all;
}

}  // namespace hanaproof::audit
