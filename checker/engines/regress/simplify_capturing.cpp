// Games in which cards are captured: fewer cards, plainer cards, no calls that are not needed.
#include <algorithm>
#include <utility>

#include "checker/engines/regress/simplifier.h"

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

Edit without(CardSet out) {
  return [out](Line& line) {
    notation::Position& position = position_of(line);
    const CardSet cards = out & position.deck;
    take_out(position, cards);
    return !cards.empty();
  };
}

// Without the end of the stock, so many cards at a time.
Edit shorter_stock(std::size_t part) {
  return [part](Line& line) {
    notation::Position& position = position_of(line);
    auto& stock = position.stock;
    if (stock.size() < part) return false;
    take_out(position, CardSet(std::vector<Card>(stock.end() - static_cast<std::ptrdiff_t>(part),
                                                 stock.end())));
    return true;
  };
}

// What captured cards are worth shows without anything else on the table.
bool end_round(Line& line) {
  if (line.laid_out || !line.moves.empty()) return false;
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
  return true;
}

Edit with_calls(std::size_t seat, int calls) {
  return [=](Line& line) {
    notation::Position& position = position_of(line);
    if (position.calls[seat] <= calls) return false;
    position.calls[seat] = calls;
    if (calls > 0) return true;
    position.called_at[seat] = 0;
    position.called_yaku[seat].clear();
    if (position.last_call != static_cast<int>(seat)) return true;
    position.last_call.reset();
    for (std::size_t other = position.calls.size(); other-- > 0;) {
      if (position.calls[other] > 0) position.last_call = static_cast<int>(other);
    }
    return true;
  };
}

Edit swapped(Card card, Card other) {
  return [swap = Swap{card, other}](Line& line) {
    notation::Position& position = position_of(line);
    if (!open_cards(position).contains(swap.a)) return false;
    for (auto* sets : {&position.hands, &position.captured}) swap.in(*sets);
    for (auto* set : {&position.field, &position.deck}) swap.in(*set);
    swap.in(position.stock);
    swap.in(position.drawn);
    swap.in(line.moves);
    return true;
  };
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

template <class Change>
Edit changed(Change change) {
  return [change](Line& line) {
    change(position_of(line));
    return true;
  };
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
    const int open = weight(start.hands) + weight(start.captured) + weight(start.field);
    return {static_cast<std::int64_t>(line.moves.size()),
            start.deck.size(),
            calls,
            open,
            start.dealer,
            order};
  }

  std::vector<Edit> edits(const Line& line, bool first) const override {
    const auto& start = std::get<notation::Position>(line.start);
    std::vector<Edit> all;
    if (first) all.emplace_back(end_round);
    // The stock, half of it at a time, then card by card.
    for (std::size_t part = start.stock.size(); part > 0; part /= 2) {
      all.push_back(shorter_stock(part));
    }
    if (start.phase == notation::Phase::over) {
      for (cards::Month month = 1; month <= cards::kMonths; ++month) {
        all.push_back(without(CardSet::month(month)));
      }
      for (const Card card : start.deck) all.push_back(without({card}));
      all.push_back(changed([](notation::Position& position) { position.dealer = 0; }));
    }
    for (std::size_t seat = 0; seat < start.hands.size(); ++seat) {
      for (const int calls : {0, 1}) all.push_back(with_calls(seat, calls));
      all.push_back(changed([=](notation::Position& position) { position.forfeited[seat] = 0; }));
      all.push_back(
          changed([=](notation::Position& position) { position.november_played[seat] = false; }));
    }
    for (const Card card : open_cards(start)) {
      for (const Card other : plainer_than(card)) all.push_back(swapped(card, other));
    }
    return all;
  }
};

}  // namespace

std::unique_ptr<Simplifier> capturing_simplifier() {
  return std::make_unique<CapturingSimplifier>();
}

}  // namespace hanaproof::regress
