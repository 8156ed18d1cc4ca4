// What rules of Hachi-Hachi make of a witness.
#include <algorithm>
#include <functional>
#include <iterator>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::checker {

using notation::FieldSort;
using notation::HachiMatch;
using notation::HachiMove;
using notation::HachiPosition;

namespace {

// ---- A hand -------------------------------------------------------------------------------------

// Kan of the worthiest way to show the combos.
int most_shown(const spec::hachi::Rules& rules, const std::vector<spec::hachi::MadeCombo>& made) {
  int most = 0;
  for (const auto& way : spec::hachi::ways_to_show(rules, made)) {
    most = std::max(most, spec::hachi::worth(made, way));
  }
  return most;
}

std::string enact_hand(const spec::hachi::Rules& rules, cards::CardSet hand) {
  const auto made = spec::hachi::made_combos(rules, hand);
  std::vector<std::string> parts;
  for (const auto& one : made) parts.push_back(fmt::format("{} {} kan", one.combo->id, one.kan));
  std::string text = parts.empty() ? "no combo" : fmt::format("{}", fmt::join(parts, ", "));
  const int most = most_shown(rules, made);
  if (made.size() > 1) text += fmt::format("; shown for {} kan", most);
  return text + fmt::format("; chased for {} points", spec::hachi::compensation(rules, hand));
}

// ---- Fields -------------------------------------------------------------------------------------

std::string factor_text(const spec::hachi::Rules& rules, FieldSort sort) {
  return fmt::format("{} (cards count x{})", name(sort), spec::hachi::factor(rules, sort, "cards"));
}

std::string waiting_text(const std::vector<FieldSort>& waiting) {
  std::vector<std::string_view> names;
  for (const FieldSort sort : waiting) names.push_back(name(sort));
  return fmt::format("waiting: {}", fmt::join(names, ", "));
}

std::string enact_fields(const spec::hachi::Rules& rules,
                         const std::vector<cards::CardSet>& fields) {
  std::vector<FieldSort> waiting;
  std::vector<std::string> parts;
  for (const cards::CardSet field : fields) {
    const auto played =
        spec::hachi::play_field(rules, waiting, spec::hachi::fields_made(rules, field));
    waiting = played.waiting;
    parts.push_back(fmt::format("round {}: {}", parts.size() + 1, factor_text(rules, played.sort)));
  }
  parts.push_back(waiting.empty() ? "nothing waits" : waiting_text(waiting));
  return fmt::format("{}", fmt::join(parts, "; "));
}

// ---- A round at the table -----------------------------------------------------------------------

std::string how_it_ended(const HachiPosition& position) {
  if (position.end == notation::HachiEnd::none) return {};
  std::string text(name(position.end));
  if (position.winner) text += fmt::format(", player {} wins", *position.winner);
  return text;
}

std::string changes(const std::vector<int>& before, const std::vector<int>& after) {
  std::vector<int> by;
  std::ranges::transform(after, before, std::back_inserter(by), std::minus());
  return fmt::format("{:+}", fmt::join(by, " "));
}

std::string what_next(const HachiPosition& position, const std::vector<HachiMove>& legal) {
  if (position.match.over) return "the match is over";
  if (position.phase == notation::HachiPhase::over) {
    return fmt::format("player {} deals round {}", position.match.dealer, position.match.round);
  }
  return fmt::format("player {}: {}", position.turn, moves_text(legal));
}

}  // namespace

std::string step_text(const HachiMatch& before, const HachiPosition& after,
                      const std::vector<HachiMove>& legal) {
  const HachiMatch& now = after.match;
  std::vector<std::string> parts;
  if (const auto end = how_it_ended(after); !end.empty()) parts.push_back(end);
  if (now.money != before.money) parts.push_back("money " + changes(before.money, now.money));
  if (now.debt != before.debt) parts.push_back("debts " + changes(before.debt, now.debt));
  if (now.pot != before.pot) parts.push_back(fmt::format("the pot holds {}", now.pot));
  if (now.track != before.track) parts.push_back(fmt::format("{} on the track", now.track));
  const bool begins = after.end == notation::HachiEnd::none && before.round == now.round &&
                      std::ranges::all_of(after.captured, &cards::CardSet::empty);
  if (begins) parts.push_back(fmt::format("{} field", name(after.sort)));
  if (!now.waiting.empty()) parts.push_back(waiting_text(now.waiting));
  parts.push_back(what_next(after, legal));
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string text_of(const spec::hachi::Rules& rules, const Witness& witness,
                    const games::Followed& played) {
  if (witness.situation == Situation::hand) return enact_hand(rules, witness.pile);
  if (witness.situation == Situation::fields) return enact_fields(rules, witness.fields);
  if (played.illegal) {
    return fmt::format("at ply {}, {} is illegal", played.made + 1, played.illegal->text());
  }
  const notation::HachiRound& round = *witness.hachi;
  const HachiMatch& before = played.before
                                 ? std::get<HachiPosition>(played.before->position()).match
                             : round.position ? round.position->match
                                              : round.match;
  return step_text(before, std::get<HachiPosition>(played.end->position()), played.end->moves());
}

Accounts worth_of(const spec::hachi::Rules& rules, const Witness& witness,
                  const games::Followed& played) {
  if (witness.situation == Situation::fields) return {};
  if (witness.situation == Situation::hand) {
    const auto made = spec::hachi::made_combos(rules, witness.pile);
    return {{most_shown(rules, made) * rules.money_kan.number(),
             spec::hachi::compensation(rules, witness.pile)}};
  }
  if (played.illegal) return {};
  const auto& position = std::get<HachiPosition>(played.end->position());
  std::vector<int> worth = position.match.money;
  for (std::size_t i = 0; i < worth.size(); ++i) worth[i] -= position.match.debt[i];
  // What is held while a round goes on is not compared with what it brings.
  if (games::is_over(position)) return {worth, {}};
  return {{}, worth};
}

}  // namespace hanaproof::checker
