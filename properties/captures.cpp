// Captures: how many cards of a month they can take.
#include <fmt/format.h>

#include "model/spec/capture.h"
#include "properties/discharge.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using notation::Position;

namespace {

struct Case {
  Card card;
  CardSet field;
  spec::From from;
};

// Every way in which the rules let the card be captured with.
std::vector<CardSet> takings(const spec::Rules& rules, const Case& at) {
  auto takings = spec::captures(rules, at.card, at.field, at.from);
  Position position = Position::empty(rules.ruleset().edition().id, rules.players());
  position.field = at.field;
  for (const Card took : spec::wildcard_captures(rules, position, at.card, 0, at.from)) {
    takings.push_back(CardSet{took});
  }
  return takings;
}

}  // namespace

Proof capture_parity(const Subject& subject, const Effort&) {
  const spec::Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  const auto check = [&](const Case& at) {
    ++proof.space;
    for (const CardSet takes : takings(rules, at)) {
      const int taken = takes.empty() ? 0 : takes.size() + 1;
      if (taken % 2 == 0 || proof.verdict == Verdict::refuted) continue;
      proof.verdict = Verdict::refuted;
      proof.witnesses.push_back(
          {fmt::format("{} {} takes {} from a field of {}: {} cards", at.card.code(),
                       at.from == spec::From::hand ? "played" : "drawn", takes.codes(),
                       at.field.codes(), taken),
           takes | CardSet{at.card}});
    }
  };
  for (const Card card : CardSet::all()) {
    for (const CardSet field : (CardSet::month(card.month()) - CardSet{card}).subsets()) {
      for (const spec::From from : {spec::From::hand, spec::From::stock})
        check({card, field, from});
    }
    // A card of another month, which only a wildcard takes.
    for (const spec::From from : {spec::From::hand, spec::From::stock}) {
      check({card, {Card::at((card.index() + cards::kCardsPerMonth) % cards::kCards)}, from});
    }
  }
  proof.summary = "Each card, played or drawn, to every combination of its month on the field.";
  return proof;
}

}  // namespace hanaproof::properties
