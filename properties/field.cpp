// The field at the end of a round: whether anything can be left on it.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "properties/discharge.h"
#include "properties/month_walk.h"
#include "properties/random_play.h"
#include "properties/wildcard_leaves.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using notation::Position;
using rulebook::Ruleset;

namespace {

// What is left when a round has been played out.
std::string leftover_of(const rounds::Round& round) {
  const Position& end = round.last();
  if (end.deal_end != notation::DealEnd::none || end.stopped || end.field.empty()) return {};
  return fmt::format("at the end {} lie on the field and {} cards in the stock", end.field.codes(),
                     end.stock.size());
}

}  // namespace

Proof field_cleared(const Subject& subject, const Effort& effort) {
  const Ruleset ruleset = subject.rules();
  if (!rounds::all_cards_come(ruleset)) {
    if (auto witness = faulty_round(spec::Rules(ruleset), effort, 0, leftover_of)) {
      return refuted("The round ends before every card has come to the table.", *witness);
    }
    return {.summary =
                "Not every card comes to the table, but no round with a card left was found."};
  }
  const spec::Rules rules(ruleset);
  if (auto witness = left_by_wildcard(rules)) {
    return refuted("Every round of the lightning and four other cards.", *witness);
  }
  MonthWalk walk(rules);
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const auto left = walk.leftover(CardSet::month(month));
    if (!left || proof.verdict == Verdict::refuted) continue;
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({.text = left->text()});
  }
  proof.space = walk.situations();
  proof.summary = fmt::format(
      "Each month followed by itself, its cards on the field at first and those to come, in any "
      "order from hands and stock: {} situations.",
      proof.space);
  return proof;
}

Proof field_cleared_in_play(const Subject& subject, const Effort& effort) {
  return in_random_play(spec::Rules(subject.rules()), effort, 0, leftover_of);
}

Proof duty_clears_field(const Subject& subject, const Effort&) {
  Ruleset ruleset = subject.rules();
  for (const char* topic : {"capture.played.one", "capture.drawn.one"}) {
    ruleset = ruleset.with(topic, "right");
  }
  const spec::Rules rules(ruleset);
  MonthWalk walk(rules);
  const std::vector<Card> january = CardSet::month(1).cards();
  // A single card that meets nothing is left under any rules.
  for (std::size_t size = 2; size <= january.size(); ++size) {
    const CardSet cards(
        std::vector<Card>(january.begin(), january.begin() + static_cast<int>(size)));
    const auto left = walk.leftover(cards);
    if (!left) continue;
    Position position = Position::empty(ruleset.edition().id, rules.players());
    position.rules = ruleset.changes();
    position.deck = cards;
    position.field = left->start;
    std::vector<notation::Move> line;
    for (const Arrival& arrival : left->arrivals) {
      position.hands.at(line.size()).insert(arrival.card);
      line.push_back(notation::Move::play(arrival.card, arrival.takes));
    }
    return {.verdict = Verdict::proved,
            .summary = "The fewest cards of a month of which some can be left.",
            .witnesses = {{.text = left->text(), .position = position, .line = line}},
            .space = walk.situations()};
  }
  return {.verdict = Verdict::refuted,
          .summary = "No cards of a month can be left even so.",
          .space = walk.situations()};
}

}  // namespace hanaproof::properties
