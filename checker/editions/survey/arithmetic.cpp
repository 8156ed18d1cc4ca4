// An edition against arithmetic: what it counts, held against what it lists.
#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "checker/situations/piles.h"
#include "model/rulebook/packets.h"
#include "solvers/smt/questions.h"

namespace hanaproof::checker {

using cards::CardSet;
using rulebook::Clause;
using rulebook::Edition;
using rulebook::Value;

namespace {

// ---- The deck -----------------------------------------------------------------------------------

Value actual_deck(const std::string& topic) {
  using cards::Kind;
  const auto count = [](cards::Kind kind) { return CardSet::kind(kind).size(); };
  if (topic == "deck.size") {
    return Value::Record{
        {"cards", cards::kCards}, {"months", cards::kMonths}, {"per-month", cards::kCardsPerMonth}};
  }
  if (topic == "deck.kinds") {
    return Value::Record{{"light", count(cards::Kind::light)},
                         {"animal", count(cards::Kind::animal)},
                         {"ribbon", count(cards::Kind::ribbon)},
                         {"dreg", count(cards::Kind::dreg)}};
  }
  Value::List lights;
  for (const cards::Card card : CardSet::kind(cards::Kind::light)) lights.push_back(card.code());
  return lights;
}

// Every part that the text states must be that of the deck.
bool fits(const Value& claimed, const Value& actual) {
  if (claimed.list()) {
    std::set<Value> a(claimed.list()->begin(), claimed.list()->end());
    std::set<Value> b(actual.list()->begin(), actual.list()->end());
    return a == b;
  }
  for (const auto& [field, value] : *claimed.record()) {
    const Value* part = actual.field(field);
    if (!part || !(*part == value)) return false;
  }
  return true;
}

void check_deck(EditionCheck& check) {
  for (const std::string topic : {"deck.size", "deck.kinds", "deck.lights"}) {
    for (const Clause* clause : stated(check, topic)) {
      const Value& claimed = clause->readings.front().value;
      const Value actual = actual_deck(topic);
      if (fits(claimed, actual)) continue;
      Finding& finding = accuse(check, *clause, claimed.text(), actual.text());
      finding.evidence.summary = "Counted in the deck of 48 cards.";
      finding.remarks = fmt::format("{} says {}, but the deck has {}.", check.edition.id,
                                    claimed.text(), actual.text());
      finding.suggestion = fmt::format("Print: {}.", actual.text());
    }
  }
}

// ---- The deal -----------------------------------------------------------------------------------

void check_packets(EditionCheck& check) {
  const auto clauses = stated(check, "deal.packets");
  if (clauses.empty()) return;
  const rulebook::DealtCards all = rulebook::dealt_by(clauses.front()->readings.front().value);
  const auto compare = [&](const std::string& topic, std::int64_t dealt) {
    for (const Clause* clause : stated(check, topic)) {
      const auto claimed = *clause->readings.front().value.number();
      if (claimed == dealt) continue;
      Finding& finding = accuse(check, *clause, std::to_string(claimed), std::to_string(dealt));
      finding.clauses.push_back(reference(*clauses.front()));
      finding.evidence.summary =
          fmt::format("The packets of {} add up to {}.", clauses.front()->id(), dealt);
      finding.remarks = fmt::format("{} says {} cards, but its packets add up to {}.",
                                    check.edition.id, claimed, dealt);
      finding.suggestion = "Make the packets and the total agree.";
    }
  };
  compare("deal.hand-size", all.hand);
  compare("deal.field-size", all.field);
}

// ---- Seats --------------------------------------------------------------------------------------

// Whether three of so many seats around a table can each be opposite the two others.
bool three_opposite(int seats) {
  const auto opposite = [&](int a, int b) { return 2 * (b - a) == seats; };
  for (int a = 0; a < seats; ++a) {
    for (int b = a + 1; b < seats; ++b) {
      for (int c = b + 1; c < seats; ++c) {
        if (opposite(a, b) && opposite(b, c) && opposite(a, c)) return true;
      }
    }
  }
  return false;
}

void check_seats(EditionCheck& check) {
  const int seats = check.scope.players;
  if (!check.rules().is("option.teams-of-three", "on") || three_opposite(seats)) return;
  for (const Clause* clause : stated(check, "teams.seats")) {
    if (!clause->topic->is(clause->readings.front().value, "opposite")) continue;
    Finding& finding = accuse(check, *clause, "partners sit opposite each other",
                              "no three seats are opposite each other");
    finding.evidence.summary = fmt::format("Every three of {} seats around a table.", seats);
    finding.remarks = fmt::format(
        "{} has partners sit opposite each other, which three of them cannot.", check.edition.id);
    finding.suggestion = "Say that partners sit as far from each other as they can.";
  }
}

// ---- The list of yaku ---------------------------------------------------------------------------

std::vector<const Clause*> yaku_clauses(const EditionCheck& check) {
  std::vector<const Clause*> clauses;
  for (const auto& yaku : check.rules().yaku()) {
    for (const Clause* clause :
         in_force(check.edition, *rulebook::find_topic("yaku." + yaku.id), check.scope)) {
      clauses.push_back(clause);
    }
  }
  return clauses;
}

void check_yaku_count(EditionCheck& check) {
  const auto listed = static_cast<std::int64_t>(check.rules().yaku().size());
  for (const Clause* clause : stated(check, "claim.yaku-count")) {
    const auto claimed = *clause->readings.front().value.number();
    if (claimed == listed) continue;
    std::vector<std::string> ids;
    for (const auto& yaku : check.rules().yaku()) ids.push_back(yaku.id);
    Finding& finding = accuse(check, *clause, std::to_string(claimed), std::to_string(listed));
    finding.evidence.summary =
        fmt::format("Counted in the edition's list: {}.", fmt::join(ids, ", "));
    finding.remarks = fmt::format("{} says that there are {} yaku and lists {}.", check.edition.id,
                                  claimed, listed);
    finding.suggestion = fmt::format("Print {}.", listed);
  }
}

// The cards that some yaku asks for, in any of its readings.
CardSet cards_of_yaku(const EditionCheck& check) {
  using rulebook::yaku::SakeCup;
  CardSet cards;
  for (const Clause* clause : yaku_clauses(check)) {
    for (const rulebook::Reading& reading : clause->readings) {
      const Value* condition = reading.value.field("cards");
      if (!condition) continue;
      for (const auto& set : sets_of(rulebook::yaku::parse_condition(*condition->word()))) {
        cards |= set.resolve(SakeCup::both);
      }
    }
  }
  return cards;
}

void check_marks(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.every-card-marked")) {
    if (!*clause->readings.front().value.truth()) continue;
    const CardSet marked = cards_of_yaku(check);
    if (marked == CardSet::all()) continue;
    const std::string actual = fmt::format("{} of the {} cards", marked.size(), cards::kCards);
    Finding& finding = accuse(check, *clause, "every card", actual);
    finding.evidence.summary =
        fmt::format("Counted in the cards of the edition's {} yaku, in every reading of them: {}.",
                    check.rules().yaku().size(), marked.codes());
    finding.remarks =
        fmt::format("{} says that every card belongs to a yaku, but its {} yaku are made of {}.",
                    check.edition.id, check.rules().yaku().size(), actual);
    finding.suggestion = "Say that the cards of yaku bear marks, and the others none.";
  }
}

// Whether the clause was not in force for any number of players that was looked at before.
bool is_new_here(const EditionCheck& check, const Clause& clause) {
  for (const int players : check.edition.players) {
    const auto clauses = in_force(check.edition, *clause.topic, {players, {}});
    if (std::ranges::find(clauses, &clause) != clauses.end()) {
      return players == check.scope.players;
    }
  }
  return true;
}

// The number of cards that a text prints for a yaku against the fewest that make it.
void check_yaku_sizes(EditionCheck& check) {
  for (const Clause* clause : yaku_clauses(check)) {
    if (!is_new_here(check, *clause)) continue;
    const Value& value = clause->readings.front().value;
    const Value* size = value.field("size");
    if (!size || clause->standing != rulebook::Standing::stated) continue;
    const std::string name =
        fmt::format("{}.size.{}-{}", check.edition.id, clause->topic->id, clause->number);
    const auto cards =
        smt::condition(name, rulebook::yaku::parse_condition(*value.field("cards")->word()),
                       rulebook::yaku::SakeCup::animal);
    // Any pile, capturable or not: the question is what the words ask for.
    const auto least = smt::smallest_situation(name, cards, {.wildcard_played = true},
                                               {.timeout = check.comparer.solver_time()});
    left_open(check.comparer, *clause->topic, check.scope, check.edition,
              fmt::format("how many cards {} asks for", clause->id()), least.outcome);
    const auto* sat = std::get_if<smt::Sat>(&least.outcome);
    if (!sat || sat->situation.captured.size() == *size->number()) continue;
    const int needed = sat->situation.captured.size();
    Finding& finding = accuse(check, *clause, fmt::format("{} cards", *size->number()),
                              fmt::format("{} cards", needed), fmt::format("-{}", clause->number));
    finding.evidence =
        by_solver("The fewest cards that the printed condition asks for.", least.evidence);
    finding.remarks = fmt::format(
        "{} prints {} cards for {}, but the cards it describes are {} ({}).", check.edition.id,
        *size->number(), clause->topic->id, needed, sat->situation.captured.codes());
    finding.suggestion = "Make the number and the description agree.";
  }
}

// Whether some pile makes one of two yaku and not the other.
bool told_apart_by_a_pile(const rulebook::Yaku& a, const rulebook::Yaku& b) {
  const auto& piles = sample_piles();
  return std::ranges::any_of(piles, [&](CardSet pile) {
    using rulebook::yaku::SakeCup;
    return evaluate_condition(a.cards, pile, SakeCup::animal) !=
           evaluate_condition(b.cards, pile, SakeCup::animal);
  });
}

// Two yaku made by exactly the same cards.
void check_same_cards(EditionCheck& check, const std::string& a, const std::string& b) {
  const rulebook::Ruleset& rules = check.rules();
  const auto first = smt::yaku_made(rules, a);
  const auto second = smt::yaku_made(rules, b);
  const std::string name = fmt::format("{}.same.{}.{}", check.edition.id, a, b);
  const smt::Options options = {.timeout = check.comparer.solver_time(), .minimal_core = false};
  const auto forth = smt::implies(name + ".forth", first, second, {}, options);
  const auto back = smt::implies(name + ".back", second, first, {}, options);
  const bool told_apart = std::holds_alternative<smt::Sat>(forth.outcome) ||
                          std::holds_alternative<smt::Sat>(back.outcome);
  for (const auto& answer : {forth, back}) {
    if (told_apart) break;
    left_open(check.comparer, *rulebook::find_topic("yaku." + b), check.scope, check.edition,
              fmt::format("whether {} and {} are made by the same cards", a, b), answer.outcome);
  }
  if (!std::holds_alternative<smt::Unsat>(forth.outcome) ||
      !std::holds_alternative<smt::Unsat>(back.outcome))
    return;
  Finding& finding = accuse(check, *rules.answer("yaku." + b).clause, a, b, "-" + a);
  finding.clauses.push_back(reference(*rules.answer("yaku." + a).clause));
  finding.evidence = by_solver("Each implies the other on every capturable pile.", {forth, back});
  const auto least = smt::smallest_situation(name, second, {}, options);
  if (const auto* sat = std::get_if<smt::Sat>(&least.outcome)) {
    finding.witness = as_witness(sat->situation);
    enact_sides(finding.witness,
                {{"both are made", rules}, {"only " + a, rules.with("yaku." + b, "none")}});
  }
  finding.remarks =
      fmt::format("{} defines {} and {} by the same cards: whoever makes one always makes both.",
                  check.edition.id, a, b);
  finding.suggestion =
      fmt::format("Check the cards of {} against the picture and the other languages.", b);
}

void check_duplicates(EditionCheck& check) {
  const auto& yaku = check.rules().yaku();
  for (std::size_t i = 0; i < yaku.size(); ++i) {
    for (std::size_t j = i + 1; j < yaku.size(); ++j) {
      if (!told_apart_by_a_pile(yaku[i], yaku[j])) check_same_cards(check, yaku[i].id, yaku[j].id);
    }
  }
}

}  // namespace

std::vector<Finding> faulty_arithmetic(const Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    check_deck(check);
    check_packets(check);
    check_yaku_count(check);
    check_seats(check);
    check_marks(check);
    if (check.scope.options.empty()) {
      check_yaku_sizes(check);
      check_duplicates(check);
    }
  });
}

}  // namespace hanaproof::checker
