// Hachi-Hachi: a plainer match, fewer calls and combos, fewer and plainer cards captured.
#include <algorithm>

#include "checker/engines/regress/simplifier.h"
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

template <class Change>
Edit match_edit(Change change) {
  return [change](Line& line) {
    HachiPosition& position = hachi_of(line);
    change(position.match);
    if (position.end == notation::HachiEnd::none) position.number = position.match.round;
    return true;
  };
}

template <class Change>
Edit round_edit(Change change) {
  return [change](Line& line) {
    if (line.laid_out) return false;
    change(hachi_of(line));
    return true;
  };
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
        rounds_(spec::hachi::match_lengths(rules.ruleset()).back()),
        money_(spec::hachi::first_match(rules, rounds_, 0).money.front()) {}

  std::vector<std::int64_t> measure(const Line& line) const override {
    const auto& start = std::get<HachiPosition>(line.start);
    int calls = flags(start.sage) + flags(start.cancelled) + (start.last_sage ? 1 : 0) +
                (start.mizu_ten ? 1 : 0) + static_cast<int>(start.sort) +
                differing(start.penalties, 0);
    for (const auto& ids : start.shown) calls += static_cast<int>(ids.size());
    int captured = 0;
    for (const CardSet pile : start.captured) captured += pile.size();
    return {static_cast<std::int64_t>(line.moves.size()), oddities(start.match) + calls, captured,
            weight(start.captured) + weight(start.hands)};
  }

  std::vector<Edit> edits(const Line& line, bool) const override {
    const auto& start = std::get<HachiPosition>(line.start);
    std::vector<Edit> all = of_match();
    const auto add = [&](auto change) { all.push_back(round_edit(change)); };
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
        add([this, seat, month](HachiPosition& position) {
          const CardSet cards = position.captured[seat] & CardSet::month(month);
          position.captured[seat] -= cards;
          position.field |= cards;
          hold_again(position);
        });
      }
    }
    for (const Card card : held_or_captured(start)) {
      for (const Card other : CardSet::month(card.month())) {
        if (weight(other) < weight(card)) all.push_back(swapped(card, other));
      }
    }
    return all;
  }

 private:
  // What is out of the ordinary in a match.
  int oddities(const HachiMatch& match) const {
    return differing(match.money, money_) + differing(match.debt, 0) + differing(match.last, 0) +
           differing(match.won, 0) + static_cast<int>(match.waiting.size()) +
           (match.pot != 0 ? 1 : 0) + (match.track != 0 ? 1 : 0) + (match.bank != 0 ? 1 : 0) +
           (match.round != 1 ? 1 : 0) + (match.rounds != rounds_ ? 1 : 0);
  }

  std::vector<Edit> of_match() const {
    std::vector<Edit> all;
    // All at once, where that will do.
    all.push_back(match_edit([rounds = rounds_, money = money_](HachiMatch& match) {
      std::ranges::fill(match.money, money);
      for (auto* amounts : {&match.debt, &match.last, &match.won}) std::ranges::fill(*amounts, 0);
      match.waiting.clear();
      match.pot = match.track = match.bank = 0;
      match.round = 1;
      match.rounds = rounds;
    }));
    for (const auto amounts : {&HachiMatch::debt, &HachiMatch::last, &HachiMatch::won}) {
      all.push_back(match_edit([=](HachiMatch& match) { std::ranges::fill(match.*amounts, 0); }));
    }
    all.push_back(
        match_edit([money = money_](HachiMatch& match) { std::ranges::fill(match.money, money); }));
    all.push_back(match_edit([](HachiMatch& match) { match.waiting.clear(); }));
    for (const auto amount : {&HachiMatch::pot, &HachiMatch::track, &HachiMatch::bank}) {
      all.push_back(match_edit([=](HachiMatch& match) { match.*amount = 0; }));
    }
    all.push_back(match_edit([](HachiMatch& match) { match.round = 1; }));
    all.push_back(match_edit([rounds = rounds_](HachiMatch& match) { match.rounds = rounds; }));
    return all;
  }

  // The combos that a turn began with follow from the cards.
  void hold_again(HachiPosition& position) const {
    if (position.phase != HachiPhase::play && position.phase != HachiPhase::cancel) return;
    spec::hachi::remember_combos(rules_, position);
  }

  // A card for a plainer one of its month, which nobody has: captures stay as they are.
  Edit swapped(Card card, Card other) const {
    return [this, swap = Swap{card, other}](Line& line) {
      HachiPosition& position = hachi_of(line);
      const CardSet open = held_or_captured(position);
      if (line.laid_out || !open.contains(swap.a) || open.contains(swap.b)) return false;
      for (auto* sets : {&position.hands, &position.captured, &position.deal.hands}) {
        swap.in(*sets);
      }
      for (auto* set : {&position.field, &position.deal.field}) swap.in(*set);
      for (auto* cards : {&position.stock, &position.deal.mixed}) swap.in(*cards);
      swap.in(position.drawn);
      swap.in(line.moves);
      hold_again(position);
      return true;
    };
  }

  const spec::hachi::Rules& rules_;
  int rounds_;  // of the longest match
  int money_;   // of everybody at the beginning
};

}  // namespace

std::unique_ptr<Simplifier> hachi_simplifier(const games::Game& spec) {
  return std::make_unique<HachiSimplifier>(dynamic_cast<const spec::HachiGame&>(spec).asked());
}

}  // namespace hanaproof::regress
