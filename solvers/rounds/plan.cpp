#include "solvers/rounds/plan.h"

#include <array>

#include "model/cards/seat.h"
#include "model/spec/deal.h"
#include "model/spec/score.h"

namespace hanaproof::rounds {

using cards::at;
using cards::Card;
using cards::CardSet;
using cards::Dice;
using cards::Month;
using notation::Position;

namespace {

constexpr int kDrawn = 30;  // chance in a hundred that a capturing card is drawn

// The cards of a pile: those that capture, and those that are captured.
struct Halves {
  std::vector<Card> capturing;
  std::vector<Card> captured;
};

// A month of two cards is one pair; four cards are two pairs, or one card that takes three.
Halves halves(CardSet pile, Dice& dice) {
  Halves split;
  for (Month month = 1; month <= cards::kMonths; ++month) {
    const CardSet cards = pile & CardSet::month(month);
    const int captures = cards.size() == cards::kCardsPerMonth && dice.chance(50) ? 2 : 1;
    int left = captures;
    for (const Card card : cards) (left-- > 0 ? split.capturing : split.captured).push_back(card);
  }
  dice.shuffle(split.capturing);
  return split;
}

// What no plan has a place for, month by month.
class Rest {
 public:
  Rest(CardSet planned, Dice& dice) {
    const CardSet busy = months_of(planned);
    for (const Card card : dice.shuffled(CardSet::all().cards())) {
      auto& cards = left_[at(card.month() - 1)];
      if (cards.empty()) (busy.contains(card) ? last_ : first_).push_back(card.month());
      cards.push_back(card);
    }
    for (auto& cards : left_)
      std::erase_if(cards, [&](Card card) { return planned.contains(card); });
  }

  // Two cards a month, so that few months lie there to be captured; their other cards come late.
  void fill_field(CardSet& field, int size) {
    while (field.size() < size && !first_.empty()) {
      const Month month = first_.front();
      for (int i = 0; i < 2 && field.size() < size; ++i) take(month, field);
      first_.erase(first_.begin());
      last_.insert(last_.begin(), month);
    }
    fill(field, size);
  }

  // Cards that take nothing when they are played.
  void fill_quietly(CardSet& hand, int size) {
    for (int round = 0; round < 2; ++round) deal_one_each(first_, hand, size);
    fill(hand, size);
  }

  // Few cards of a month: a hand of pairs might win before it is played.
  void fill(CardSet& set, int size) {
    for (int round = 0; round < cards::kCardsPerMonth; ++round) {
      deal_one_each(first_, set, size);
      deal_one_each(last_, set, size);
    }
  }

  // Everything that is left.
  void pour(std::vector<Card>& stock) const {
    for (const auto& cards : left_) stock.insert(stock.end(), cards.begin(), cards.end());
  }

 private:
  void deal_one_each(const std::vector<Month>& months, CardSet& into, int size) {
    for (const Month month : months) {
      if (into.size() < size) take(month, into);
    }
  }

  void take(Month month, CardSet& into) {
    auto& cards = left_[at(month - 1)];
    if (cards.empty()) return;
    into.insert(cards.back());
    cards.pop_back();
  }

  std::array<std::vector<Card>, cards::kMonths> left_;
  std::vector<Month> first_;  // of which nothing is planned and nothing lies on the field
  std::vector<Month> last_;
};

// Places the halves of one seat's pile: in its hand and on the field, and where there is no room in
// the stock and in the next hand. Some cards are drawn in any case: a turn can then make two
// captures before anything is called.
void place(Position& position, const Halves& split, int seat, int hand_size, int field_size,
           Dice& dice) {
  CardSet& hand = position.hands[at(seat)];
  CardSet& next = position.hands[at((seat + 1) % position.players)];
  for (const Card card : split.capturing) {
    if (hand.size() < hand_size && !dice.chance(kDrawn)) {
      hand.insert(card);
    } else {
      position.stock.push_back(card);
    }
  }
  for (const Card card : split.captured) {
    if (position.field.size() < field_size) {
      position.field.insert(card);
    } else if (next.size() < hand_size) {
      next.insert(card);
    } else {
      position.stock.push_back(card);
    }
  }
}

}  // namespace

CardSet Plan::of(int seat) const {
  if (seat == holder) return pile;
  return seat == caller ? callers_pile : CardSet();
}

CardSet months_of(CardSet cards) {
  CardSet months;
  for (const Card card : cards) months |= CardSet::month(card.month());
  return months;
}

std::vector<CardSet> callers_piles(const spec::Rules& rules, CardSet pile) {
  constexpr int kMostMonths = 4;
  const CardSet busy = months_of(pile);
  std::vector<CardSet> found;
  std::vector<CardSet> grown = {CardSet()};
  for (int months = 1; months <= kMostMonths; ++months) {
    std::vector<CardSet> larger;
    for (const CardSet cards : grown) {
      const Month from = cards.empty() ? 1 : cards.cards().back().month() + 1;
      for (Month month = from; month <= cards::kMonths; ++month) {
        // The two highest cards of a month: what most yaku are made of.
        const CardSet pair{Card::of(month, 1), Card::of(month, 2)};
        if (busy.contains(pair)) continue;
        (spec::made_yaku(rules, cards | pair).empty() ? larger : found).push_back(cards | pair);
      }
    }
    grown = std::move(larger);
  }
  return found;
}

Position lay_out(const spec::Rules& rules, const Plan& plan, Dice& dice) {
  Position position = Position::empty(rules.ruleset().edition().id, rules.players());
  position.rules = rules.ruleset().changes();
  const int hand_size = rules.deal_hand_size.number();
  const int field_size = rules.deal_field_size.number();
  for (const int seat : {plan.holder, plan.caller}) {
    if (seat >= 0) place(position, halves(plan.of(seat), dice), seat, hand_size, field_size, dice);
  }
  Rest rest(plan.cards(), dice);
  rest.fill_field(position.field, field_size);
  rest.fill_quietly(position.hands[at(plan.holder)], hand_size);
  for (CardSet& hand : position.hands) rest.fill(hand, hand_size);
  rest.pour(position.stock);
  return spec::open(rules, std::move(position));
}

}  // namespace hanaproof::rounds
