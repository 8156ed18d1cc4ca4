// Games in which cards are captured: fewer cards, plainer cards, no calls that are not needed.
#include <algorithm>
#include <utility>

#include "checker/engines/regress/simplifier.h"
#include "model/notation/swap.h"

namespace hanaproof::regress {

using cards::Card;
using cards::CardSet;
using games::Line;

namespace {

notation::Position& position_of(Line& line) { return std::get<notation::Position>(line.start); }

// Cards that somebody sees, or has.
CardSet open_cards(const notation::Position& position) {
  return position.field | union_of(position.hands) | union_of(position.captured);
}

void take_out(notation::Position& position, CardSet out) {
  position.deck -= out;
  position.field -= out;
  for (CardSet& hand : position.hands) hand -= out;
  for (CardSet& pile : position.captured) pile -= out;
  std::erase_if(position.stock, [&](Card card) { return out.contains(card); });
}

// What captured cards are worth shows without anything else on the table.
void end_round(Line& line) {
  if (line.laid_out || !line.moves.empty()) return;
  notation::Position& over = position_of(line);
  over.phase = notation::Phase::over;
  over.turn = 0;
  over.drawn.reset();
  over.before_draw = false;
  over.wild.reset();
  over.barred.clear();
  for (CardSet& hand : over.hands) hand = {};
  over.stock.clear();
  over.deck = open_cards(over);
}

void limit_calls(notation::Position& position, std::size_t seat, int calls) {
  if (position.calls[seat] <= calls) return;
  position.calls[seat] = calls;
  if (calls > 0) return;
  position.called_at[seat] = 0;
  position.called_yaku[seat].clear();
  if (position.last_call != static_cast<int>(seat)) return;
  position.last_call.reset();
  for (std::size_t other = position.calls.size(); other-- > 0;) {
    if (position.calls[other] > 0) position.last_call = static_cast<int>(other);
  }
}

// Plainer cards, of the same month first.
std::vector<Card> plainer_than(Card card) {
  std::vector<Card> plainer;
  for (const Card other : CardSet::all()) {
    if (weight(other) < weight(card)) plainer.push_back(other);
  }
  std::ranges::stable_sort(plainer, {}, [&](Card other) {
    return std::pair(other.month() != card.month(), weight(other));
  });
  return plainer;
}

class CapturingSimplifier : public Simplifier {
 public:
  std::vector<std::int64_t> measure(const Line& line) const override {
    const auto& start = std::get<notation::Position>(line.start);
    int calls = 0;
    int order = 0;
    for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
      calls += start.calls[seat] + start.called_at[seat] + start.forfeited[seat] +
               (start.november_played[seat] ? 1 : 0);
      for (const Card card : start.hands[seat] | start.captured[seat]) order += card.index();
    }
    return {static_cast<std::int64_t>(line.moves.size()),
            start.deck.size(),
            calls,
            weight(open_cards(start)),
            start.dealer,
            order};
  }

  std::vector<Edit> edits(const Line& line, bool first) const override {
    const auto& start = std::get<notation::Position>(line.start);
    std::vector<Edit> all;
    const auto add = [&](auto change) {
      all.push_back([change](Line& other) { change(position_of(other)); });
    };
    if (first) all.emplace_back(end_round);
    // The end of the stock, half of it at a time, then card by card.
    for (std::size_t part = start.stock.size(); part > 0; part /= 2) {
      add([=](notation::Position& position) {
        const auto& stock = position.stock;
        if (stock.size() < part) return;
        const auto end = stock.end() - static_cast<std::ptrdiff_t>(part);
        take_out(position, CardSet(std::vector<Card>(end, stock.end())));
      });
    }
    if (start.phase == notation::Phase::over) {
      for (cards::Month month = 1; month <= cards::kMonths; ++month) {
        add([=](notation::Position& position) { take_out(position, CardSet::month(month)); });
      }
      // Captures leave pairs of a month.
      for (const Card card : start.deck) {
        for (const Card other : start.deck& CardSet::month(card.month())) {
          if (other.index() <= card.index()) continue;
          add([=](notation::Position& position) { take_out(position, {card, other}); });
        }
      }
      for (const Card card : start.deck) {
        add([=](notation::Position& position) { take_out(position, {card}); });
      }
      add([](notation::Position& position) { position.dealer = 0; });
      for (std::size_t seat = 0; seat < start.hands.size() && !start.stopped; ++seat) {
        add([=](notation::Position& position) {
          limit_calls(position, seat, 0);
          position.stopped = static_cast<int>(seat);
        });
      }
    }
    for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
      for (const int calls : {0, 1}) {
        add([=](notation::Position& position) { limit_calls(position, seat, calls); });
      }
      add([=](notation::Position& position) { position.forfeited[seat] = 0; });
      add([=](notation::Position& position) { position.november_played[seat] = false; });
    }
    for (const Card card : open_cards(start)) {
      for (const Card other : plainer_than(card)) {
        all.push_back([swap = notation::Swap{card, other}](Line& swapped) {
          notation::Position& position = position_of(swapped);
          swap.in(position.hands, position.captured, position.field, position.deck, position.stock,
                  position.drawn, swapped.moves);
        });
      }
    }
    return all;
  }
};

}  // namespace

std::unique_ptr<Simplifier> capturing_simplifier(const games::Game&) {
  return std::make_unique<CapturingSimplifier>();
}

}  // namespace hanaproof::regress
