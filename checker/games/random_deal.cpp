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

// One deal more for the same dealer. Some are over before they are played.
template <class Deal>
Position dealt(const spec::Game& spec, Deal deal) {
  for (int deals = 0; deals < kMostDeals; ++deals) {
    const auto state = spec.open(deal());
    if (!is_over(state->position())) return state->position();
  }
  throw rulebook::EditionError(fmt::format(
      "of {} random deals none is played: expected rules by which not every deal is void or won",
      kMostDeals));
}

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

Position random_deal_of(const spec::Game& spec, const spec::Rules& rules, cards::Dice& dice) {
  std::vector<cards::Card> deck = cards::CardSet::all().cards();
  const int dealer = dice.roll(rules.players());
  return dealt(spec, [&] {
    dice.shuffle(deck);
    return with_all_packets(rules, spec::deal(rules, dealer, deck));
  });
}

Position random_deal_of(const spec::Game& spec, const spec::betting::Rules& rules,
                        cards::Dice& dice) {
  std::vector<cards::Card> deck = spec::betting::deck(rules).cards();
  const int dealer = dice.roll(rules.players());
  return dealt(spec, [&] {
    dice.shuffle(deck);
    const std::vector<int> money(static_cast<std::size_t>(rules.players()), kCoins);
    return notation::BetPosition{
        .edition = rules.ruleset().edition().id,
        .rules = rules.ruleset().changes(),
        .round = {.dealer = dealer,
                  .money = money,
                  .ante = 1,
                  .hands = spec::betting::deal(rules.players(), dealer, deck)}};
  });
}

Position random_deal_of(const spec::Game& spec, const spec::hachi::Rules& rules,
                        cards::Dice& dice) {
  const int dealer = dice.roll(rules.players());
  const auto match = spec::hachi::first_match(rules, kRounds, dealer);
  const auto table = checker::table_of(rules.ruleset());
  return dealt(spec, [&] {
    return spec::hachi::laid_out(rules, match,
                                 checker::stacked_deal(table, checker::HachiStyle::plain, dice));
  });
}

}  // namespace

Position random_deal(const spec::Game& spec, cards::Dice& dice) {
  return spec::visit_rules(spec,
                           [&](const auto& rules) { return random_deal_of(spec, rules, dice); });
}

}  // namespace hanaproof::games
