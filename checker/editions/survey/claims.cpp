// An edition against its own claims: what it says must follow from its rules, held against what
// does.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/compare.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/survey.h"
#include "model/cards/names.h"
#include "solvers/rounds/bounds.h"
#include "solvers/smt/questions.h"

namespace hanaproof::checker {

using rulebook::Clause;

namespace {

// ---- Claims about scores ------------------------------------------------------------------------

void check_impossible_scores(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.scores")) {
    const rulebook::Value& claimed = clause->readings.front().value;
    const auto from = *claimed.field("never-from")->number();
    const auto to = *claimed.field("never-to")->number();
    const auto possible =
        smt::possible_values(check.edition.id + ".claim.scores", smt::final_score(check.rules()),
                             from, to, {}, {.timeout = check.comparer.solver_time()});
    std::vector<std::string> values;
    std::vector<smt::Answer> answers;
    std::optional<smt::Situation> shown;  // with the first of the values
    for (const auto& [value, answer] : possible) {
      answers.push_back(answer);
      left_open(check.comparer, *clause->topic, check.scope, check.edition,
                fmt::format("whether a score of {} can occur", value), answer.outcome);
      const auto* sat = std::get_if<smt::Sat>(&answer.outcome);
      if (!sat) continue;
      values.push_back(std::to_string(value));
      if (!shown) shown = sat->situation;
    }
    if (values.empty()) continue;
    const auto least =
        smt::smallest(smt::has_value(check.edition.id + ".claim.scores.least",
                                     smt::final_score(check.rules()), std::stoll(values.front())),
                      {}, {.timeout = check.comparer.solver_time()});
    if (const auto* sat = std::get_if<smt::Sat>(&least.outcome)) shown = sat->situation;
    Finding& finding = accuse(check, *clause, fmt::format("never {} to {}", from, to),
                              fmt::format("possible: {}", fmt::join(values, ", ")));
    finding.evidence = by_solver("One query for each score that the text excludes.", answers);
    finding.witness = as_witness(*shown);
    enact_sides(finding.witness, {{"as the rules are", check.rules()},
                                  {"without the factor for an opponent's koi-koi",
                                   check.rules().with("score.counter", 1)}});
    finding.remarks =
        fmt::format("{} says that no score from {} to {} can occur; by its own rules {} can.",
                    check.edition.id, from, to, fmt::join(values, ", "));
    finding.suggestion =
        "Say that the claim is about points before the factor for an opponent's koi-koi.";
  }
}

// ---- Claims about numbers of cards and points ---------------------------------------------------

// A number that the text claims against the one that follows.
void check_number(EditionCheck& check, const std::string& topic, std::int64_t actual,
                  const std::string& how) {
  for (const Clause* clause : stated(check, topic)) {
    const auto claimed = *clause->readings.front().value.number();
    if (claimed == actual) continue;
    Finding& finding = accuse(check, *clause, std::to_string(claimed), std::to_string(actual));
    finding.evidence.summary = how;
    finding.remarks = fmt::format("{} says {}, but by its own rules it is {}.", check.edition.id,
                                  claimed, actual);
    finding.suggestion = fmt::format("Print {}.", actual);
  }
}

// Each turn plays a hand card and draws a stock card.
int stock_left(const rulebook::Ruleset& rules) {
  const rounds::DealCount dealt = rounds::count_deal(rules);
  return dealt.stock - dealt.hands;
}

void check_stock_left(EditionCheck& check) {
  const rounds::DealCount dealt = rounds::count_deal(check.rules());
  check_number(check, "claim.stock-left", stock_left(check.rules()),
               fmt::format("{} stock cards after the deal, one drawn with each of {} hand cards.",
                           dealt.stock, dealt.hands));
}

void check_deck_worth(EditionCheck& check) {
  const rulebook::Value& worth = check.rules()["score.card-values"];
  std::int64_t sum = 0;
  std::vector<std::string> parts;
  for (const cards::Kind kind : cards::kKinds) {
    const auto each = *worth.field(std::string(cards::name(kind)))->number();
    const int cards = cards::CardSet::kind(kind).size();
    sum += each * cards;
    parts.push_back(fmt::format("{} x {}", cards, each));
  }
  check_number(check, "claim.deck-worth", sum,
               fmt::format("The values of the text, added up: {}.", fmt::join(parts, " + ")));
}

// ---- Claims about play --------------------------------------------------------------------------

bool claims(const Clause& clause) {
  const bool* holds = clause.readings.front().value.truth();
  return holds && *holds;
}

void check_turns(EditionCheck& check) {
  const rulebook::Ruleset& rules = check.rules();
  const int left = stock_left(rules);
  const bool goes_on =
      rules.is("round.end", "stock-empty") && rules.is("round.empty-hand", "draw-only");
  if (!goes_on || left <= 0) return;
  for (const Clause* clause : stated(check, "claim.turn-never-changes")) {
    if (!claims(*clause)) continue;
    Finding& finding = accuse(check, *clause, "every turn is a hand card and a stock card",
                              fmt::format("the last {} turns are a stock card alone", left));
    for (const char* topic : {"round.end", "round.empty-hand"}) {
      for (const Clause* other : stated(check, topic)) finding.clauses.push_back(reference(*other));
    }
    finding.evidence.summary = fmt::format(
        "When all hands are empty, {} cards are left in the stock, and play goes on.", left);
    finding.remarks = fmt::format(
        "{} says that a turn never changes to the very end, and has {} players go on with {} "
        "stock cards when their hands are empty.",
        check.edition.id, check.scope.players, left);
    finding.suggestion = "Say that with empty hands a turn is a stock card alone.";
  }
}

// Where in the rounds played a card is left on the field, the shortest first.
std::optional<Witness> card_left(const Corpus& corpus) {
  const Playout* shortest = nullptr;
  for (const Playout& playout : corpus.playouts()) {
    const notation::Position& end = playout.positions.back();
    const bool played_out = end.deal_end == notation::DealEnd::none && !end.stopped;
    if (!played_out || end.field.empty()) continue;
    if (!shortest || playout.line.size() < shortest->line.size()) shortest = &playout;
  }
  if (!shortest) return std::nullopt;
  return Witness{.situation = Situation::decision,
                 .position = shortest->positions[shortest->positions.size() - 2],
                 .move = shortest->line.back(),
                 .deal = shortest->deal,
                 .line = {shortest->line.begin(), shortest->line.end() - 1}};
}

void check_field(EditionCheck& check) {
  for (const Clause* clause : stated(check, "claim.field-is-cleared")) {
    if (!claims(*clause)) continue;
    const Corpus& corpus = check.comparer.corpus(check.rules());
    auto witness = card_left(corpus);
    if (!witness) continue;
    Finding& finding = accuse(check, *clause, "no card is left on the field", "cards are left");
    // What ends a round may be customary, with no clause behind it.
    if (const Clause* end = check.rules().answer("round.end").clause) {
      finding.clauses.push_back(reference(*end));
    }
    finding.evidence =
        found_by(Method::lockstep,
                 fmt::format("Of {} rounds played out, the shortest that leaves a card.",
                             corpus.playouts().size()),
                 static_cast<long long>(corpus.playouts().size()));
    finding.witness = *witness;
    enact_sides(finding.witness, {{"cards are left", check.rules()},
                                  {"played to the last stock card",
                                   check.rules().with("round.end", "stock-empty")}});
    finding.remarks = fmt::format(
        "{} means its captures to leave no card on the field; at {} cards are left there.",
        check.edition.id, check.scope.text());
    finding.suggestion = "Say that the claim is about rounds played to the last stock card.";
  }
}

}  // namespace

std::vector<Finding> false_claims(const rulebook::Edition& edition, RulesetComparer& comparer) {
  return at_every_scope(edition, comparer, [](EditionCheck& check) {
    if (check.scope.options.empty()) check_impossible_scores(check);
    check_stock_left(check);
    check_deck_worth(check);
    check_turns(check);
    check_field(check);
  });
}

}  // namespace hanaproof::checker
