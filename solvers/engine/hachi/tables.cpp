#include "solvers/engine/hachi/tables.h"

#include "solvers/engine/hachi/willow.h"
#include "solvers/engine/tables.h"

namespace hanaproof::engine::hachi {

using cards::CardSet;
using rulebook::Ruleset;
using rulebook::yaku::SakeCup;

namespace {

// Captured combos that count are made and not hidden; all of them add up.
Ruleset adding_all(const Ruleset& ruleset) {
  Ruleset rules = ruleset.with("score.yaku-add", "all-add")
                      .with("card.sake-cup", "animal")
                      .with("option.triad", "off");
  if (!rules.is("card.willow", "dreg-only")) return rules;
  for (const rulebook::Yaku& yaku : ruleset.yaku()) {
    const std::string topic = "yaku." + yaku.id;
    rules =
        rules.with(topic, rules[topic]
                              .with("cards", rulebook::yaku::print(willow_as_dreg(yaku.cards)))
                              .with("points", rulebook::yaku::print(willow_as_dreg(yaku.points))));
  }
  return rules;
}

std::vector<Bits> cards_of_yaku(const Ruleset& rules) {
  std::vector<Bits> all;
  for (const rulebook::Yaku& yaku : rules.yaku()) {
    Bits cards = 0;
    for (const auto& set : rulebook::yaku::sets_of(yaku.cards)) {
      cards |= set.resolve(SakeCup::animal).bits();
    }
    all.push_back(cards);
  }
  return all;
}

}  // namespace

Tables::Tables(const Ruleset& ruleset)
    : rules(ruleset),
      hands(ruleset),
      yaku(adding_all(ruleset)),
      yaku_cards(cards_of_yaku(adding_all(ruleset))),
      kinds(engine::kCardsOfKind),
      chased_lights(kinds[0] &
                    ~(ruleset.is("card.willow", "dreg-only") ? CardSet::month(11).bits() : 0)),
      blue_ribbons(CardSet::ribbon(cards::Ribbon::blue).bits()),
      poem_ribbons(CardSet::ribbon(cards::Ribbon::poem).bits()),
      four_and_three(hands.named("four-and-three")),
      single_light(hands.named("single-light")),
      diving(rules.dives_with_any_three ? hands.suits()
                                        : hands.named("double-three") | hands.named("full-house")) {
}

}  // namespace hanaproof::engine::hachi
