#include "checker/games/random_deal.h"

#include <fmt/format.h>

#include "checker/situations/hachi_deals.h"
#include "model/rulebook/library.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/deal.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::games {

namespace {

constexpr int kCoins = 20;
constexpr int kRounds = 12;
constexpr int kMostDeals = 100'000;

// A deal goes by its packets, all else by the sizes of hands and field.
notation::Position with_all_packets(const spec::Rules& rules, notation::Position dealt) {
  const int hand = dealt.hands.front().size();
  const int field = dealt.field.size();
  const int hand_size = rules.deal_hand_size.number();
  const int field_size = rules.deal_field_size.number();
  if (hand == hand_size && field == field_size) return dealt;
  throw rulebook::EditionError(fmt::format(
      "deal.packets add up to hands of {} and a field of {} cards: expected {} and {}, as "
      "deal.hand-size and deal.field-size say",
      hand, field, hand_size, field_size));
}

Position any_deal(const spec::Rules& rules, int dealer, cards::Dice& dice) {
  const auto deck = dice.shuffled(cards::CardSet::all().cards());
  notation::Position dealt = with_all_packets(rules, spec::deal(rules, dealer, deck));
  // As it lies before it is opened.
  dealt.phase = notation::Phase::play;
  dealt.deal_end = notation::DealEnd::none;
  dealt.hand_winners.clear();
  return dealt;
}

Position any_deal(const spec::betting::Rules& rules, int dealer, cards::Dice& dice) {
  const auto deck = dice.shuffled(spec::betting::deck(rules).cards());
  const std::vector<int> money(static_cast<std::size_t>(rules.players()), kCoins);
  return notation::BetPosition{
      .edition = rules.ruleset().edition().id,
      .rules = rules.ruleset().changes(),
      .round = {.dealer = dealer,
                .money = money,
                .ante = 1,
                .hands = spec::betting::deal(rules.players(), dealer, deck)}};
}

Position any_deal(const spec::hachi::Rules& rules, int dealer, cards::Dice& dice) {
  const auto deal =
      checker::stacked_deal(checker::table_of(rules.ruleset()), checker::HachiStyle::plain, dice);
  return spec::hachi::laid_out(rules, spec::hachi::first_match(rules, kRounds, dealer), deal);
}

}  // namespace

Position laid_out_at_random(const spec::Game& spec, int dealer, cards::Dice& dice) {
  return spec::visit_rules(spec, [&](const auto& rules) { return any_deal(rules, dealer, dice); });
}

Position random_deal(const spec::Game& spec, cards::Dice& dice) {
  const int dealer = dice.roll(spec.rules().scope().players);
  for (int deals = 0; deals < kMostDeals; ++deals) {
    const auto state = spec.open(laid_out_at_random(spec, dealer, dice));
    if (!is_over(state->position())) return state->position();
  }
  throw rulebook::EditionError(fmt::format(
      "of {} random deals none is played: expected rules by which not every deal is void or won",
      kMostDeals));
}

}  // namespace hanaproof::games
