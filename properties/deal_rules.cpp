// Rules about the cards dealt: whether they can come up with as many cards as are dealt. A rule
// that cannot is a clause without effect.
#include <fmt/format.h>

#include "model/spec/deal.h"
#include "properties/discharge.h"
#include "solvers/deals/odds.h"

namespace hanaproof::properties {

using cards::Card;
using notation::Position;
using rulebook::Ruleset;

namespace {

// Of which of the rules the theorem is.
struct DealRule {
  explicit DealRule(const Subject& subject) : topic(subject.clause->topic->id) {}
  bool pairs() const { return topic.ends_with(".four-pairs"); }
  bool of_hand() const { return topic.starts_with("hand."); }
  // The fewest cards that it can be about: under either reading four pairs are eight cards.
  int fewest() const { return pairs() ? 8 : cards::kCardsPerMonth; }
  // The rule that could come up for the same cards.
  std::string other() const {
    return fmt::format("{}.{}", of_hand() ? "hand" : "field",
                       pairs() ? "four-of-month" : "four-pairs");
  }

  std::string topic;
};

// The deck in the order in which few cards make what the rule is about: pairs of all months first,
// or one whole month and then cards of different months.
std::vector<Card> ordered_deck(const DealRule& rule) {
  std::vector<Card> deck;
  const auto add = [&](int from, int to, int first_month) {
    for (cards::Month month = first_month; month <= cards::kMonths; ++month) {
      for (int place = from; place <= to; ++place) deck.push_back(Card::of(month, place));
    }
  };
  if (rule.pairs()) {
    add(1, 2, 1);
    add(3, cards::kCardsPerMonth, 1);
    return deck;
  }
  for (int place = 1; place <= cards::kCardsPerMonth; ++place) deck.push_back(Card::of(1, place));
  for (int place = 1; place <= cards::kCardsPerMonth; ++place) add(place, place, 2);
  return deck;
}

// The first of these cards in the hand of the first seat, or on the field; the others as they come.
Position lay_out(const Ruleset& rules, const DealRule& rule) {
  const deals::Shape shape = deals::shape_of(rules);
  Position deal = Position::empty(rules.edition().id, shape.players);
  deal.rules = rules.changes();
  const std::vector<Card> deck = ordered_deck(rule);
  auto next = deck.begin();
  const auto take = [&](cards::CardSet& to, int count) {
    for (; count > 0; --count) to.insert(*next++);
  };
  if (!rule.of_hand()) take(deal.field, shape.field);
  for (cards::CardSet& hand : deal.hands) take(hand, shape.hand);
  if (rule.of_hand()) take(deal.field, shape.field);
  deal.stock.assign(next, deck.end());
  return deal;
}

}  // namespace

Proof deal_rule_counted(const Subject& subject, const Effort&) {
  const DealRule rule(subject);
  const Ruleset rules = subject.rules();
  const deals::Counts counts = deals::count_deals(deals::shape_of(rules));
  deals::Count firing = 0;
  for (const deals::RuleUse& use : deals::rule_uses(counts, deals::DealRules::from(rules))) {
    if (use.topic == rule.topic) firing = use.deals;
  }
  const std::string text = fmt::format("it comes up in {} of {} deals", deals::digits(firing),
                                       deals::digits(counts.deals));
  if (firing == 0) return refuted("All deals were counted, month by month.", {text});
  return {.verdict = Verdict::proved,
          .summary = fmt::format("All deals were counted, month by month: {}.", text),
          .space = static_cast<long long>(counts.alike.size())};
}

Proof deal_rule_laid_out(const Subject& subject, const Effort&) {
  const DealRule rule(subject);
  const Ruleset rules = subject.rules();
  const deals::Shape shape = deals::shape_of(rules);
  const int cards = rule.of_hand() ? shape.hand : shape.field;
  Proof proof;
  if (cards < rule.fewest()) {
    return refuted("The fewest cards were compared with those dealt.",
                   {fmt::format("{} are at least {} cards, and {} has {}",
                                rule.pairs() ? "four pairs" : "four cards of a month",
                                rule.fewest(), rule.of_hand() ? "a hand" : "the field", cards)});
  }
  // Without the other rule, so that it is this one that comes up.
  const Ruleset alone = rules.with(rule.other(), "nothing");
  const spec::Rules literal(alone);
  const Position deal = lay_out(alone, rule);
  const spec::HandCombo combo = spec::hand_combo(literal, deal.hands.front());
  const bool fires =
      rule.of_hand() ? combo.redeal || combo.points > 0 : spec::voids(literal, deal.field);
  if (!fires) {
    proof.summary = "The specification lets it not come up on the cards laid out for it.";
    return proof;
  }
  proof.verdict = Verdict::proved;
  proof.summary = "A deal was laid out in which the specification lets it come up.";
  proof.witnesses.push_back({.text = "a deal in which it comes up", .position = deal});
  return proof;
}

}  // namespace hanaproof::properties
