#include "checker/situations/hachi_deals.h"

#include <algorithm>
#include <vector>

#include "model/spec/hachi/round.h"

namespace hanaproof::checker {

using cards::Card;
using cards::CardSet;

namespace {

constexpr int kHand = 7;

// So many of the cards, at random.
CardSet pick(CardSet from, int count, std::mt19937_64& random) {
  std::vector<Card> cards = from.cards();
  std::ranges::shuffle(cards, random);
  CardSet picked;
  for (const Card card : cards) {
    if (picked.size() < count) picked.insert(card);
  }
  return picked;
}

CardSet fill(CardSet cards, int size, std::mt19937_64& random) {
  return cards | pick(CardSet::all() - cards, size - cards.size(), random);
}

CardSet of_months(const std::vector<int>& counts, std::mt19937_64& random) {
  std::vector<int> months;
  for (int month = 1; month <= cards::kMonths; ++month) months.push_back(month);
  std::ranges::shuffle(months, random);
  CardSet cards;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    cards |= pick(CardSet::month(months[i]), counts[i], random);
  }
  return cards;
}

const CardSet kDregs = CardSet::kind(cards::Kind::dreg) | CardSet::month(11);
const CardSet kRibbons = CardSet::kind(cards::Kind::ribbon);
const CardSet kLights = CardSet::kind(cards::Kind::light);

}  // namespace

int below(int limit, std::mt19937_64& random) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(limit));
}

CardSet stacked_hand(HachiStyle style, std::mt19937_64& random) {
  const int kind = below(3, random);
  switch (style) {
    case HachiStyle::dregs:
      return fill(pick(kDregs, kHand - below(2, random), random), kHand, random);
    case HachiStyle::ribbons:
      return fill(pick(kRibbons | kDregs, kHand, random), kHand, random);
    case HachiStyle::threes:
      return fill(of_months(kind == 0   ? std::vector{3}
                            : kind == 1 ? std::vector{3, 3}
                                        : std::vector{4},
                            random),
                  kHand, random);
    case HachiStyle::pairs:
      return fill(of_months(kind == 0   ? std::vector{2, 2, 2}
                            : kind == 1 ? std::vector{3, 2, 2}
                                        : std::vector{4, 2},
                            random),
                  kHand, random);
    case HachiStyle::four_three:
      return of_months({4, 3}, random);
    case HachiStyle::combo_in_hand: {
      const CardSet ribbons =
          CardSet::ribbon(kind == 0 ? cards::Ribbon::blue : cards::Ribbon::poem);
      return fill(kind == 2 ? pick(kLights, 4, random) : ribbons, kHand, random);
    }
    default:
      return pick(CardSet::all(), kHand, random);
  }
}

notation::HachiDeal stacked_deal(const spec::hachi::Rules& rules, int dealer, HachiStyle style,
                                 std::mt19937_64& random) {
  std::vector<Card> shuffled = CardSet::all().cards();
  std::ranges::shuffle(shuffled, random);
  std::vector<Card> mixed = shuffled;
  std::ranges::shuffle(mixed, random);
  const int players = rules.players();
  const int seats = players * rules.deal_hand_size.number();
  const int blank_at = below(seats, random);
  // The cards wanted change places with those that lie where they are wanted. Without the blank
  // card the field is dealt last; with it, its holder's hand is the field.
  CardSet wanted;
  std::size_t place = 0;
  const bool to_field = style == HachiStyle::lights || style == HachiStyle::full_field;
  if (to_field) {
    wanted = style == HachiStyle::lights ? pick(kLights, 1 + below(4, random), random)
                                         : of_months({4}, random);
    const int blank_seat = blank_at / rules.deal_hand_size.number();
    place = static_cast<std::size_t>(
        rules.deal_blank_card.is("in-deck") ? blank_seat * rules.deal_hand_size.number() : seats);
  } else if (style != HachiStyle::plain) {
    wanted = stacked_hand(style, random);
    // The blank card has a place of its own in the deck, and is none of the 48.
    const int blank_seat = blank_at / rules.deal_hand_size.number();
    const bool blank = rules.deal_blank_card.is("in-deck");
    int seat = below(players, random);
    if (blank && seat == blank_seat) seat = (seat + 1) % players;
    const int before = blank && seat > blank_seat ? 1 : 0;
    place = static_cast<std::size_t>(seat * rules.deal_hand_size.number() - before);
  }
  for (const Card card : wanted) {
    if (place >= shuffled.size()) break;
    std::iter_swap(std::ranges::find(shuffled, card),
                   shuffled.begin() + static_cast<std::ptrdiff_t>(place));
    ++place;
  }
  return spec::hachi::deal(rules, dealer, shuffled, blank_at, mixed);
}

}  // namespace hanaproof::checker
