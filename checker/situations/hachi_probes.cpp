#include "checker/situations/hachi_probes.h"

#include <algorithm>

#include "checker/situations/hachi_deals.h"
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
void call_for_combos(const spec::hachi::Rules& rules, HachiPosition& position,
                     std::mt19937_64& random) {
  const bool quiet = rules.ruleset().is("sage.choice", "may-keep-quiet");
  std::vector<int> callers;
  for (std::size_t seat = 0; seat < position.sage.size(); ++seat) {
    const bool holds = !spec::hachi::captured_combos(rules, position.captured[seat]).empty();
    position.sage[seat] = holds && (!quiet || position.sage[seat]);
    if (position.sage[seat]) callers.push_back(static_cast<int>(seat));
  }
  position.last_sage.reset();
  if (!callers.empty()) {
    position.last_sage =
        callers[static_cast<std::size_t>(below(static_cast<int>(callers.size()), random))];
  }
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

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, std::mt19937_64& random) {
  return made_up_end(rules, static_cast<PileWish>(below(kPileWishes, random)), random);
}

std::optional<HachiPosition> made_up_end(const spec::hachi::Rules& rules, PileWish want,
                                         std::mt19937_64& random) {
  for (int i = 0; i < kTries; ++i) {
    auto position = last_card(rules, want, random);
    if (!position) continue;
    call_for_combos(rules, *position, random);
    // The last card of the stock is the last that was mixed.
    auto& mixed = position->deal.mixed;
    std::erase(mixed, position->stock.front());
    mixed.push_back(position->stock.front());
    if (is_valid(rules, *position)) return position;
  }
  return std::nullopt;
}

HachiPosition made_up_deal(const spec::hachi::Rules& rules, std::mt19937_64& random) {
  const auto lengths = spec::hachi::match_lengths(rules.ruleset());
  const int rounds = lengths[random() % lengths.size()];
  auto match = spec::hachi::first_match(rules, rounds, below(rules.players(), random));
  match.round = 1 + below(match.rounds, random);
  match.track = below(match.round, random);
  match.pot = 6 * below(8, random);
  match.bank = -match.track - match.pot;
  for (int i = below(3, random); i > 0; --i) {
    match.waiting.push_back(below(2, random) == 0 ? notation::FieldSort::twofold
                                                  : notation::FieldSort::grand);
  }
  const auto style = static_cast<HachiStyle>(below(kHachiStyles, random));
  return spec::hachi::laid_out(rules, match, stacked_deal(rules, match.dealer, style, random));
}

}  // namespace hanaproof::checker
