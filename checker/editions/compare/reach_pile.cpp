#include "checker/editions/compare/compare.h"

#include "checker/editions/compare/enact.h"
#include "model/notation/validate.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"
#include "solvers/rounds/construct.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

// Whether nothing has happened yet but that cards were dealt.
bool is_deal(const spec::Rules& rules, const Position& position) {
  Position dealt = Position::empty(position.edition, position.players);
  dealt.rules = position.rules;
  dealt.dealer = position.dealer;
  dealt.hands = position.hands;
  dealt.field = position.field;
  dealt.stock = position.stock;
  if (!(spec::open(rules, std::move(dealt)) == position)) return false;
  try {
    notation::validate(position, rules.ruleset());
  } catch (const notation::NotationError&) {
    return false;
  }
  return true;
}

bool ends_with_pile(const spec::CapturingGame& spec, const games::State& state,
                    const Witness& witness) {
  const spec::Rules& rules = spec.asked();
  const auto& end = std::get<Position>(state.position());
  const rounds::Calls calls{witness.own_calls, witness.opponent_called};
  const auto is_holder = [&](int seat) {
    return rounds::holds(rules, end, seat, witness.pile) && rounds::said(end, seat, calls);
  };
  if (end.phase == notation::Phase::over) {
    if (!end.stopped || !is_holder(*end.stopped)) return false;
    return state.score().result[static_cast<std::size_t>(*end.stopped)] ==
           worth(spec, witness).front().front();
  }
  for (int seat = 0; seat < end.players; ++seat) {
    if (is_holder(seat)) return true;
  }
  return false;
}

// Two more cards of one month that add most yaku to the pile; the pile as it is where none adds
// any.
cards::CardSet with_most_yaku(const spec::Rules& rules, cards::CardSet pile) {
  cards::CardSet best = pile;
  const auto yaku = [&](cards::CardSet cards) { return spec::made_yaku(rules, cards).size(); };
  for (cards::Month month = 1; month <= cards::kMonths; ++month) {
    const auto left = (cards::CardSet::month(month) - pile).cards();
    for (std::size_t i = 0; i < left.size(); ++i) {
      for (std::size_t j = i + 1; j < left.size(); ++j) {
        const cards::CardSet more = pile | cards::CardSet{left[i], left[j]};
        if (yaku(more) > yaku(best)) best = more;
      }
    }
  }
  return best;
}

}  // namespace

void make_room_for_calls(Witness& witness, const std::vector<rulebook::Ruleset>& rulesets) {
  if (witness.situation != Situation::pile || witness.own_calls == 0 || rulesets.empty()) return;
  if (rulebook::family_of(rulesets.front().edition().game) != rulebook::Family::capturing) return;
  std::vector<decltype(spec::capturing_game(rulesets.front()))> games;
  for (const rulebook::Ruleset& rules : rulesets) games.push_back(spec::capturing_game(rules));
  const spec::Rules& rules = games.front()->asked();
  Witness roomy = witness;
  while (spec::made_yaku(rules, roomy.pile).size() <= static_cast<std::size_t>(witness.own_calls)) {
    const cards::CardSet more = with_most_yaku(rules, roomy.pile);
    if (more == roomy.pile) return;
    roomy.pile = more;
  }
  for (const auto& a : games) {
    for (const auto& b : games) {
      const bool tells = worth(*a, witness) != worth(*b, witness);
      if (tells != (worth(*a, roomy) != worth(*b, roomy))) return;
    }
  }
  witness = std::move(roomy);
}

void reach_pile(Witness& witness, const std::vector<rulebook::Ruleset>& rulesets) {
  if (witness.situation != Situation::pile) return;
  const rounds::Calls calls{witness.own_calls, witness.opponent_called};
  for (const rulebook::Ruleset& ruleset : rulesets) {
    // Three players of several play a round of Hachi-Hachi: no round of all of them leads there.
    if (rulebook::family_of(ruleset.edition().game) == rulebook::Family::hachi) return;
    const auto spec = spec::capturing_game(ruleset);
    const spec::Rules& rules = spec->asked();
    // Without a yaku nobody stops.
    if (spec::made_yaku(rules, witness.pile).empty()) continue;
    const auto made = rounds::construct(rules, witness.pile, calls);
    if (!made) continue;
    Witness reached = witness;
    reached.deal = made->deal;
    reached.line = made->line;
    if (!leads_there(*spec, reached)) continue;
    witness = std::move(reached);
    return;
  }
}

bool leads_there(const spec::CapturingGame& spec, const Witness& witness) {
  if (!is_deal(spec.asked(), *witness.deal)) return false;
  const auto played = games::follow(spec, {.start = *witness.deal, .moves = witness.line});
  if (played.illegal) return false;
  return witness.situation == Situation::pile
             ? ends_with_pile(spec, *played.end, witness)
             : std::get<Position>(played.end->position()) == witness.position;
}

}  // namespace hanaproof::checker
