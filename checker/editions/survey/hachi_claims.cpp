// An edition of Hachi-Hachi against its own claims: its worked examples and the sums it states.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/spec/hachi/fields.h"
#include "model/spec/hachi/staying.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Value;

namespace {

int number(const EditionCheck& check, const std::string& topic) {
  return check.rules().number(topic);
}

int field(const Value& record, const std::string& name) {
  return static_cast<int>(*record.field(name)->number());
}

// Adds a finding unless the text claims what is the case.
void hold_against(EditionCheck& check, const Clause& clause, const std::string& claimed,
                  const std::string& actual, const std::string& how, const std::string& mark = {}) {
  if (claimed == actual) return;
  Finding& finding = accuse(check, clause, claimed, actual, mark);
  finding.evidence.summary = how;
  finding.remarks =
      fmt::format("{} says {}, but it is {}: {}", check.edition.id, claimed, actual, how);
  finding.suggestion = fmt::format("Print {}.", actual);
}

// One number that follows from the rules.
void check_number(EditionCheck& check, const std::string& topic, int actual,
                  const std::string& how) {
  for (const Clause* clause : stated(check, topic)) {
    hold_against(check, *clause, clause->readings.front().value.text(), std::to_string(actual),
                 how);
  }
}

void check_sums(EditionCheck& check) {
  const Value& start = check.rules()["money.start"];
  const int kan = number(check, "money.kan");
  check_number(check, "claim.start-total", field(start, "kan") + field(start, "points") / kan,
               "The coins that each player begins with, in kan.");
  const int worth = cards::CardSet::all().points();
  check_number(check, "claim.deck-worth", worth, "The worth of all 48 cards added up.");
  check_number(check, "claim.equal-share", worth / spec::hachi::kActive,
               "The worth of all 48 cards divided by three players.");
}

void check_single_examples(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.bonus-example")) {
    const Value& claimed = clause->readings.front().value;
    const int kan = number(check, "final.bonus") * field(claimed, "players");
    hold_against(check, *clause, std::to_string(field(claimed, "kan")), std::to_string(kan),
                 "The bonus for so many players.");
  }
  for (const Clause* clause : stated(check, "claim.double-eight-example")) {
    const Value& claimed = clause->readings.front().value;
    const int beyond = field(claimed, "points") - number(check, "double-eight.points");
    const int kan =
        number(check, "double-eight.kan") + beyond * number(check, "double-eight.extra");
    hold_against(check, *clause, std::to_string(field(claimed, "kan")), std::to_string(kan),
                 "A double eight with so many points.");
  }
}

// combo.settle: what each gets from each other one.
std::vector<int> settled(const std::vector<int>& kan) {
  std::vector<int> gains;
  for (const int own : kan) {
    int gain = 0;
    for (const int other : kan) gain += own - other;
    gains.push_back(gain);
  }
  return gains;
}

void check_settlements(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.combo-settlement")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      const auto gains = settled(example.field("kan")->numbers());
      hold_against(check, *clause,
                   fmt::format("{}", fmt::join(example.field("gains")->numbers(), " ")),
                   fmt::format("{}", fmt::join(gains, " ")),
                   "Each player gets the worth of their own combos from each other one.",
                   fmt::format("-{}", ++count));
    }
  }
  for (const Clause* clause : stated(check, "claim.count-examples")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      const int gain = field(example, "points") - number(check, "count.par");
      hold_against(check, *clause, std::to_string(field(example, "gain")), std::to_string(gain),
                   "The points less par.", fmt::format("-{}", ++count));
    }
  }
}

// The fields played when these lights are dealt round by round, as words.
std::string fields_played(const spec::hachi::Rules& rules, const Value& fields,
                          std::size_t rounds) {
  std::vector<notation::FieldSort> waiting;
  std::vector<std::string_view> sorts;
  for (std::size_t round = 0; round < rounds; ++round) {
    cards::CardSet lights;
    if (round < fields.list()->size()) lights = (*fields.list())[round].cards();
    const auto played =
        spec::hachi::play_field(rules, waiting, spec::hachi::fields_made(rules, lights));
    waiting = played.waiting;
    sorts.push_back(name(played.sort));
  }
  return fmt::format("{}", fmt::join(sorts, ", "));
}

void check_carry_examples(EditionCheck& check) {
  const spec::hachi::Rules rules(check.rules());
  for (const Clause* clause : stated(check, "claim.carry-examples")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      const std::vector<std::string> claimed = example.field("played")->words();
      hold_against(check, *clause, fmt::format("{}", fmt::join(claimed, ", ")),
                   fields_played(rules, *example.field("fields"), claimed.size()),
                   "The example replayed round by round.", fmt::format("-{}", ++count));
    }
  }
}

}  // namespace

std::vector<Finding> false_hachi_claims(const Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    check_sums(check);
    check_single_examples(check);
    check_settlements(check);
    check_carry_examples(check);
  });
}

}  // namespace hanaproof::checker
