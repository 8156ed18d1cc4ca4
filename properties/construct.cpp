#include "properties/construct.h"

#include <algorithm>

#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "properties/bounds.h"
#include "properties/random_rounds.h"

namespace hanaproof::properties {

using cards::Card;
using cards::CardSet;
using cards::Month;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

// The cards of a pile, each pair split in one that captures and one that is captured.
struct Halves {
  std::vector<Card> capturing;
  std::vector<Card> captured;
};

Halves halves(CardSet pile) {
  Halves split;
  for (Month month = 1; month <= cards::kMonths; ++month) {
    bool capturing = true;
    for (const Card card : pile& CardSet::month(month)) {
      (capturing ? split.capturing : split.captured).push_back(card);
      capturing = !capturing;
    }
  }
  return split;
}

CardSet months_of(CardSet pile) {
  CardSet months;
  for (const Card card : pile) months |= CardSet::month(card.month());
  return months;
}

class Table {
 public:
  Table(const spec::Rules& rules, CardSet pile)
      : rules_(rules), pile_(pile), months_(months_of(pile)) {}

  // The pile's cards in place, all other cards of its months at the bottom of the stock.
  std::optional<Position> lay_out(Dice& dice) const {
    Position position = Position::empty(rules_.ruleset().edition().id, rules_.players());
    position.rules = rules_.ruleset().changes();
    const int seat = first_seat();
    const auto hand_size = static_cast<std::size_t>(rules_.hand_size.number());
    const auto field_size = static_cast<std::size_t>(rules_.field_size.number());
    Halves split = halves(pile_);
    if (split.captured.size() > field_size) return std::nullopt;
    std::vector<Card> drawn;  // capturing cards for which the hand has no room
    while (split.capturing.size() > hand_size) {
      drawn.push_back(split.capturing.back());
      split.capturing.pop_back();
    }
    position.hands[static_cast<std::size_t>(seat)] = CardSet(split.capturing);
    position.field = CardSet(split.captured);

    std::vector<Card> rest;  // drawn from the back: first those that stay out of the way
    for (const Card card : shuffled_deck(dice)) {
      if (!pile_.contains(card)) rest.push_back(card);
    }
    std::stable_partition(rest.begin(), rest.end(),
                          [&](Card card) { return months_.contains(card); });
    const auto fill = [&](CardSet& set, std::size_t size) {
      for (; static_cast<std::size_t>(set.size()) < size && !rest.empty(); rest.pop_back()) {
        set.insert(rest.back());
      }
    };
    fill(position.field, field_size);
    for (CardSet& hand : position.hands) fill(hand, hand_size);
    position.stock.assign(rest.rbegin(), rest.rend());
    // The seat that begins draws the first of each turn's worth of cards.
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const std::size_t place = std::min(i * position.hands.size(), position.stock.size());
      position.stock.insert(position.stock.begin() + static_cast<std::ptrdiff_t>(place), drawn[i]);
    }
    return spec::open(rules_, std::move(position));
  }

  std::optional<Construction> play(const Position& deal, int most) const {
    Construction made{deal, {}, first_seat(), deal};
    const auto holder = static_cast<std::size_t>(made.seat);
    while (made.end.phase != Phase::over && static_cast<int>(made.line.size()) < most) {
      const auto legal = spec::legal_moves(rules_, made.end);
      if (legal.empty()) return std::nullopt;
      const Move move = choose(legal, made.end);
      made.end = spec::play(rules_, made.end, move);
      made.line.push_back(move);
      if (made.end.captured[holder].contains(pile_)) return made;
    }
    return std::nullopt;
  }

 private:
  int first_seat() const { return rules_.begins.is("dealer") ? 0 : 1 % rules_.players(); }

  // The holder takes the pile's cards with the pile's cards; everybody else leaves its months
  // alone.
  Move choose(const std::vector<Move>& legal, const Position& position) const {
    if (position.phase == Phase::call) return legal.front();
    const bool holder = position.turn == first_seat();
    const auto value = [&](const Move& move) {
      const bool own =
          pile_.contains(move.card) && !move.takes.empty() && pile_.contains(move.takes);
      const bool touches = months_.contains(move.card) || !(move.takes & months_).empty();
      if (own) return holder ? 2 : -1;
      return touches ? -1 : 1;
    };
    return *std::max_element(legal.begin(), legal.end(),
                             [&](const Move& a, const Move& b) { return value(a) < value(b); });
  }

  const spec::Rules& rules_;
  CardSet pile_;
  CardSet months_;
};

}  // namespace

std::optional<Construction> construct(const spec::Rules& rules, CardSet pile, int attempts) {
  const Table table(rules, pile);
  const int most = plies(rules.ruleset()).most;
  for (int attempt = 0; attempt < attempts; ++attempt) {
    Dice dice(static_cast<std::uint64_t>(attempt));
    const auto deal = table.lay_out(dice);
    if (!deal) return std::nullopt;
    if (deal->phase != Phase::play) continue;
    if (auto made = table.play(*deal, most)) return made;
  }
  return std::nullopt;
}

}  // namespace hanaproof::properties
