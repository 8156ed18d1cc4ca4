// Hachi-Hachi: a plainer match, fewer calls and combos, fewer and plainer cards captured.
#include <algorithm>
#include <array>

#include "checker/engines/regress/simplifier.h"
#include "model/notation/swap.h"
#include "model/spec/games/game.h"
#include "model/spec/hachi/match_length.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/table.h"

namespace hanaproof::regress {

using cards::Card;
using cards::CardSet;
using games::Line;
using notation::HachiMatch;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

constexpr std::array kAmountsOfSeats = {&HachiMatch::debt, &HachiMatch::last, &HachiMatch::won,
                                        &HachiMatch::money};
constexpr std::array kAmounts = {&HachiMatch::pot, &HachiMatch::track, &HachiMatch::bank,
                                 &HachiMatch::round, &HachiMatch::rounds};

HachiPosition& hachi_of(Line& line) { return std::get<HachiPosition>(line.start); }

int differing(const std::vector<int>& amounts, int plain) {
  return static_cast<int>(
      std::ranges::count_if(amounts, [&](int amount) { return amount != plain; }));
}

int flags(const std::vector<bool>& said) {
  return static_cast<int>(std::ranges::count(said, true));
}

CardSet held_or_captured(const HachiPosition& position) {
  return union_of(position.hands) | union_of(position.captured);
}

void forget_sage(HachiPosition& position, std::size_t seat) {
  position.sage[seat] = false;
  if (position.last_sage != static_cast<int>(seat)) return;
  position.last_sage.reset();
  for (std::size_t other = 0; other < position.sage.size(); ++other) {
    if (position.sage[other]) position.last_sage = static_cast<int>(other);
  }
}

class HachiSimplifier : public Simplifier {
 public:
  explicit HachiSimplifier(const spec::hachi::Rules& rules)
      : rules_(rules),
        plain_(spec::hachi::first_match(rules, spec::hachi::match_lengths(rules.ruleset()).back(),
                                        0)) {}

  std::vector<std::int64_t> measure(const Line& line) const override {
    const auto& start = std::get<HachiPosition>(line.start);
    int calls = flags(start.sage) + flags(start.cancelled) + (start.last_sage ? 1 : 0) +
                (start.mizu_ten ? 1 : 0) + static_cast<int>(start.sort) +
                differing(start.penalties, 0);
    for (const auto& ids : start.shown) calls += static_cast<int>(ids.size());
    int captured = 0;
    for (const CardSet pile : start.captured) captured += pile.size();
    return {static_cast<std::int64_t>(line.moves.size()), oddities(start.match) + calls, captured,
            weight(held_or_captured(start))};
  }

  std::vector<Edit> edits(const Line& line, bool) const override {
    const auto& start = std::get<HachiPosition>(line.start);
    std::vector<Edit> all;
    add_match(all);
    const auto add = [&](auto change) {
      all.push_back([change](Line& other) {
        if (!other.laid_out) change(hachi_of(other));
      });
    };
    add([](HachiPosition& position) { position.mizu_ten = false; });
    add([](HachiPosition& position) { position.sort = notation::FieldSort::small; });
    add([](HachiPosition& position) { std::ranges::fill(position.penalties, 0); });
    const auto seats = static_cast<std::size_t>(rules_.players());
    for (std::size_t seat = 0; seat < seats; ++seat) {
      add([=](HachiPosition& position) { position.shown[seat].clear(); });
      add([=](HachiPosition& position) { position.cancelled[seat] = false; });
      add([=](HachiPosition& position) { forget_sage(position, seat); });
    }
    // Captured cards of a month, back to the field.
    for (std::size_t seat = 0; seat < seats; ++seat) {
      for (cards::Month month = 1; month <= cards::kMonths; ++month) {
        add([=, this](HachiPosition& position) {
          const CardSet cards = position.captured[seat] & CardSet::month(month);
          position.captured[seat] -= cards;
          position.field |= cards;
          hold_again(position);
        });
      }
    }
    // A card for a plainer one of its month, which nobody has: captures stay as they are.
    for (const Card card : held_or_captured(start)) {
      for (const Card other : CardSet::month(card.month())) {
        if (weight(other) >= weight(card)) continue;
        all.push_back([swap = notation::Swap{card, other}, this](Line& swapped) {
          if (swapped.laid_out) return;
          HachiPosition& position = hachi_of(swapped);
          swap.in(position.hands, position.captured, position.field, position.stock, position.drawn,
                  position.deal.hands, position.deal.field, position.deal.mixed, swapped.moves);
          hold_again(position);
        });
      }
    }
    return all;
  }

 private:
  // What is out of the ordinary in a match.
  int oddities(const HachiMatch& match) const {
    int odd = static_cast<int>(match.waiting.size());
    for (const auto amounts : kAmountsOfSeats) {
      odd += differing(match.*amounts, (plain_.*amounts).front());
    }
    for (const auto amount : kAmounts) odd += match.*amount != plain_.*amount ? 1 : 0;
    return odd;
  }

  void add_match(std::vector<Edit>& all) const {
    using Change = std::function<void(HachiMatch&)>;
    std::vector<Change> changes;
    for (const auto amounts : kAmountsOfSeats) {
      changes.emplace_back([=, this](HachiMatch& match) {
        std::ranges::fill(match.*amounts, (plain_.*amounts).front());
      });
    }
    changes.emplace_back([](HachiMatch& match) { match.waiting.clear(); });
    for (const auto amount : kAmounts) {
      changes.emplace_back([=, this](HachiMatch& match) { match.*amount = plain_.*amount; });
    }
    // All at once, where that will do.
    changes.insert(changes.begin(), [changes](HachiMatch& match) {
      for (const Change& change : changes) change(match);
    });
    for (const Change& change : changes) {
      all.emplace_back([change](Line& line) {
        HachiPosition& position = hachi_of(line);
        change(position.match);
        if (position.end == notation::HachiEnd::none) position.number = position.match.round;
      });
    }
  }

  // The combos that a turn began with follow from the cards.
  void hold_again(HachiPosition& position) const {
    if (position.phase != HachiPhase::play && position.phase != HachiPhase::cancel) return;
    spec::hachi::remember_combos(rules_, position);
  }

  const spec::hachi::Rules& rules_;
  HachiMatch plain_;  // the longest one, before its first round
};

}  // namespace

std::unique_ptr<Simplifier> hachi_simplifier(const games::Game& spec) {
  return std::make_unique<HachiSimplifier>(dynamic_cast<const spec::HachiGame&>(spec).asked());
}

}  // namespace hanaproof::regress
