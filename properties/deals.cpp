// Deals: whether the deck is large enough for them, and for the turns that follow.
#include <algorithm>

#include <fmt/format.h>

#include "model/cards/dice.h"
#include "model/spec/deal.h"
#include "properties/discharge.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

namespace {

// What is left when every hand card has been played, one with each card of the stock.
std::string left_over(const rounds::DealCount& count) {
  const int left = count.stock - count.hands;
  if (left == 0) return "the stock has exactly as many cards as the hands together";
  if (left > 0) return fmt::format("when all hands are empty, {} stock cards are left", left);
  return fmt::format("when the stock is empty, the hands still hold {} cards together", -left);
}

}  // namespace

Proof deal_fits(const Subject& subject, const Effort&) {
  const rulebook::Ruleset rules = subject.rules();
  const rounds::DealCount count = rounds::count_deal(rules);
  const int players = rules.scope().players;
  const int hand = count.hands / players;
  Proof proof{.verdict = Verdict::proved, .summary = "The numbers of cards were added up."};
  const auto refute = [&](const std::string& text) {
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({text});
  };
  if (count.packet_hand != hand) {
    refute(fmt::format("the packets give {} cards to each hand, which is to hold {}",
                       count.packet_hand, hand));
  }
  if (count.packet_field != count.field) {
    refute(fmt::format("the packets give {} cards to the field, where {} are to lie",
                       count.packet_field, count.field));
  }
  proof.details.push_back(fmt::format("{} hands of {}, a field of {}, a stock of {}", players, hand,
                                      count.field, count.stock));
  if (rules.is("round.end", "stock-empty")) {
    proof.details.push_back(
        fmt::format("the round ends with the last of {} stock cards", count.stock));
    proof.details.push_back(left_over(count));
    return proof;
  }
  if (count.stock < count.hands) {
    refute(
        fmt::format("{} turns draw a card each, but the stock has {}", count.hands, count.stock));
  } else {
    proof.details.push_back(fmt::format("{} turns, after which {} stock cards are left",
                                        count.hands, count.stock - count.hands));
  }
  return proof;
}

Proof deal_in_play(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  Proof proof{.verdict = Verdict::held, .summary = {}};
  for (int i = 0; i < effort.rounds; ++i) {
    cards::Dice dice(static_cast<std::uint64_t>(i));
    const auto deck = dice.shuffled(cards::CardSet::all().cards());
    const auto deal = spec::deal(rules, i % rules.players(), deck);
    const bool hands = std::all_of(deal.hands.begin(), deal.hands.end(), [&](cards::CardSet hand) {
      return hand.size() == rules.deal_hand_size.number();
    });
    if (hands && deal.field.size() == rules.deal_field_size.number()) continue;
    return refuted(
        "Counted in random deals.",
        {.text = "a deal has other numbers of cards than the rules say", .position = deal});
  }
  proof.space = effort.rounds;
  proof.summary = fmt::format("{} random deals counted.", proof.space);
  return proof;
}

}  // namespace hanaproof::properties
