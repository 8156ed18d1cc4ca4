#include "checker/situations/hachi_probes.h"

#include <algorithm>

#include "checker/situations/hachi_deals.h"
#include "model/cards/seat.h"
#include "model/notation/position_json.h"
#include "model/spec/hachi/combos.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/validate.h"

namespace hanaproof::checker {

using notation::HachiPosition;

namespace {

constexpr int kTries = 12;

// Who holds a combo has said sage, unless the rules let players keep quiet; nobody else has.
void call_for_combos(const spec::hachi::Rules& rules, HachiPosition& position, cards::Dice& dice) {
  const bool quiet = rules.ruleset().is("sage.choice", "may-keep-quiet");
  std::vector<int> callers;
  for (std::size_t seat = 0; seat < position.sage.size(); ++seat) {
    const bool holds = !spec::hachi::captured_combos(rules, position.captured[seat]).empty();
    position.sage[seat] = holds && (!quiet || position.sage[seat]);
    if (position.sage[seat]) callers.push_back(static_cast<int>(seat));
  }
  position.last_sage.reset();
  if (!callers.empty()) position.last_sage = dice.pick(callers);
  const bool may_cancel = position.sage[static_cast<std::size_t>(position.turn)] &&
                          !rules.ruleset().is("sage.cancel-when", "never");
  position.phase = may_cancel ? notation::HachiPhase::cancel : notation::HachiPhase::play;
}

bool is_valid(const spec::hachi::Rules& rules, const HachiPosition& position) {
  try {
    spec::hachi::validate(rules, position);
    return true;
  } catch (const notation::NotationError&) {
    return false;
  }
}

}  // namespace

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, cards::Dice& dice) {
  return made_up_end(rules, static_cast<PileWish>(dice.roll(kPileWishes)), dice);
}

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, PileWish want,
                                         cards::Dice& dice) {
  for (int i = 0; i < kTries; ++i) {
    auto position = last_card(rules, want, dice);
    if (!position) continue;
    call_for_combos(rules, *position, dice);
    // The last card of the stock is the last that was mixed.
    auto& mixed = position->deal.mixed;
    std::erase(mixed, position->stock.front());
    mixed.push_back(position->stock.front());
    if (is_valid(rules, *position)) return position;
  }
  return std::nullopt;
}

HachiPosition made_up_deal(const spec::hachi::Rules& rules, cards::Dice& dice) {
  const int rounds = dice.pick(spec::hachi::match_lengths(rules.ruleset()));
  auto match = spec::hachi::first_match(rules, rounds, dice.roll(rules.players()));
  match.round = 1 + dice.roll(match.rounds);
  match.track = dice.roll(match.round);
  match.pot = 6 * dice.roll(8);
  match.bank = -match.track - match.pot;
  for (int i = dice.roll(3); i > 0; --i) {
    match.waiting.push_back(dice.roll(2) == 0 ? notation::FieldSort::twofold
                                              : notation::FieldSort::grand);
  }
  const auto style = static_cast<HachiStyle>(dice.roll(kHachiStyles));
  return spec::hachi::laid_out(rules, match, stacked_deal(table_of(rules.ruleset()), style, dice));
}

}  // namespace hanaproof::checker
