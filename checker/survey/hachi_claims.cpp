// An edition of Hachi-Hachi against its own claims: its worked examples and the sums it states.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/survey/desk.h"
#include "checker/survey/findings.h"
#include "checker/survey/survey.h"
#include "model/spec/hachi/fields.h"

namespace hanaproof::checker {

using cards::CardSet;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Value;

namespace {

constexpr int kActive = 3;

std::vector<int> numbers(const Value& list) {
  std::vector<int> all;
  for (const Value& number : *list.list()) all.push_back(static_cast<int>(*number.number()));
  return all;
}

int number(const Desk& desk, const std::string& topic) {
  return static_cast<int>(*desk.rules()[topic].number());
}

int field(const Value& record, const std::string& name) {
  return static_cast<int>(*record.field(name)->number());
}

// Adds a finding unless the text claims what is the case.
void hold_against(Desk& desk, const Clause& clause, const std::string& claimed,
                  const std::string& actual, const std::string& how, const std::string& mark = {}) {
  if (claimed == actual) return;
  Finding& finding = accuse(desk, clause, claimed, actual, mark);
  finding.evidence.summary = how;
  finding.summary =
      fmt::format("{} says {}, but it is {}: {}", desk.edition.id, claimed, actual, how);
  finding.suggestion = fmt::format("Print {}.", actual);
}

// One number that follows from the rules.
void check_number(Desk& desk, const std::string& topic, int actual, const std::string& how) {
  for (const Clause* clause : stated(desk, topic)) {
    hold_against(desk, *clause, clause->readings.front().value.text(), std::to_string(actual), how);
  }
}

void check_sums(Desk& desk) {
  const Value& start = desk.rules()["money.start"];
  const int kan = number(desk, "money.kan");
  check_number(desk, "claim.start-total", field(start, "kan") + field(start, "points") / kan,
               "The coins that each player begins with, in kan.");
  const int worth = CardSet::all().points();
  check_number(desk, "claim.deck-worth", worth, "The worth of all 48 cards added up.");
  check_number(desk, "claim.equal-share", worth / kActive,
               "The worth of all 48 cards divided by three players.");
}

void check_single_examples(Desk& desk) {
  for (const Clause* clause : stated(desk, "claim.bonus-example")) {
    const Value& claimed = clause->readings.front().value;
    const int kan = number(desk, "final.bonus") * field(claimed, "players");
    hold_against(desk, *clause, std::to_string(field(claimed, "kan")), std::to_string(kan),
                 "The bonus for so many players.");
  }
  for (const Clause* clause : stated(desk, "claim.double-eight-example")) {
    const Value& claimed = clause->readings.front().value;
    const int beyond = field(claimed, "points") - number(desk, "double-eight.points");
    const int kan = number(desk, "double-eight.kan") + beyond * number(desk, "double-eight.extra");
    hold_against(desk, *clause, std::to_string(field(claimed, "kan")), std::to_string(kan),
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

void check_settlements(Desk& desk) {
  for (const Clause* clause : stated(desk, "claim.combo-settlement")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      const auto gains = settled(numbers(*example.field("kan")));
      hold_against(desk, *clause,
                   fmt::format("{}", fmt::join(numbers(*example.field("gains")), " ")),
                   fmt::format("{}", fmt::join(gains, " ")),
                   "Each player gets the worth of their own combos from each other one.",
                   fmt::format("-{}", ++count));
    }
  }
  for (const Clause* clause : stated(desk, "claim.count-examples")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      const int gain = field(example, "points") - number(desk, "count.par");
      hold_against(desk, *clause, std::to_string(field(example, "gain")), std::to_string(gain),
                   "The points less par.", fmt::format("-{}", ++count));
    }
  }
}

// The fields played when these lights are dealt round by round, as words.
std::string fields_played(const hachi::Rules& rules, const Value& fields, std::size_t rounds) {
  std::vector<notation::FieldSort> waiting;
  std::vector<std::string_view> sorts;
  for (std::size_t round = 0; round < rounds; ++round) {
    CardSet lights;
    if (round < fields.list()->size()) {
      for (const Value& code : *(*fields.list())[round].list()) {
        lights.insert(*cards::Card::parse(*code.word()));
      }
    }
    const auto played = hachi::play_field(rules, waiting, hachi::fields_made(rules, lights));
    waiting = played.waiting;
    sorts.push_back(name(played.sort));
  }
  return fmt::format("{}", fmt::join(sorts, ", "));
}

void check_carry_examples(Desk& desk) {
  const hachi::Rules rules(desk.rules());
  for (const Clause* clause : stated(desk, "claim.carry-examples")) {
    int count = 0;
    for (const Value& example : *clause->readings.front().value.list()) {
      std::vector<std::string> claimed;
      for (const Value& sort : *example.field("played")->list()) claimed.push_back(*sort.word());
      hold_against(desk, *clause, fmt::format("{}", fmt::join(claimed, ", ")),
                   fields_played(rules, *example.field("fields"), claimed.size()),
                   "The example replayed round by round.", fmt::format("-{}", ++count));
    }
  }
}

}  // namespace

std::vector<Finding> false_hachi_claims(const Edition& edition, Bench& bench) {
  return at_every_scope(edition, bench, [](Desk& desk) {
    check_sums(desk);
    check_single_examples(desk);
    check_settlements(desk);
    check_carry_examples(desk);
  });
}

}  // namespace hanaproof::checker
