#include "solvers/engine/tables.h"

#include <algorithm>
#include <bit>
#include <string>

namespace hanaproof::engine {

using rulebook::Ruleset;

namespace {

// From capture.FROM.one, .two and .three.
CaptureTable capture_table(const Ruleset& rules, const std::string& from) {
  const bool right = rules.is("capture." + from + ".one", "right");
  const bool both = rules.is("capture." + from + ".two", "both");
  const std::string three = "capture." + from + ".three";
  const bool lay = rules.is(three, "all-or-lay");
  CaptureTable table;
  for (unsigned field = 0; field < table.size(); ++field) {
    Captures& captures = table[field];
    captures.ways = 0;
    const auto add = [&](unsigned takes) {
      captures.takes[captures.ways++] = static_cast<std::uint8_t>(takes);
    };
    const int matches = std::popcount(field);
    const bool single = matches == 1 || (matches == 2 && !both) ||
                        (matches == 3 && (rules.is(three, "one") || rules.is(three, "all-or-one")));
    const bool all = (matches == 2 && both) || (matches == 3 && !rules.is(three, "one"));
    for (unsigned rest = single ? field : 0; rest != 0; rest &= rest - 1) add(rest & -rest);
    if (all) add(field);
    if (matches == 0 || (matches == 3 && lay) || right) add(0);
  }
  return table;
}

// Nothing to decide but which one of two.
bool is_compulsory(const CaptureTable& table) {
  for (unsigned field = 0; field < 15; ++field) {
    const Captures& captures = table[field];
    const int matches = std::popcount(field);
    if (captures.ways != (matches == 2 ? 2 : 1)) return false;
    if (captures.takes[0] != (matches == 2 ? field & -field : field)) return false;
  }
  return true;
}

}  // namespace

Wildcard::Collects Wildcard::collected(const Ruleset& rules) {
  if (rules.is("round.field-left", "wildcard-player")) return Collects::everything;
  if (!rules.is("wildcard.collects-when", "round-end")) return Collects::nothing;
  return rules.one_of<Collects>("wildcard.collects", {"none", "same-month", "all"});
}

int PaymentRules::number_of_teams(const Ruleset& rules) {
  if (!rules.is("teams.seats", "opposite")) return 0;
  return std::max(2, rules.scope().players / (rules.is("option.teams-of-three", "on") ? 3 : 2));
}

int PaymentRules::points_of_dealer(const Ruleset& rules) {
  if (rules.is("round.exhausted.no-yaku", "draw")) return 0;
  return rules.is("round.exhausted.no-yaku", "dealer-six")
             ? 6
             : rules.number("round.exhausted.dealer-points");
}

Program FactorRules::compiled(const Ruleset& rules) {
  if (rules.is("score.factor", "none")) return {};
  const auto formula = rulebook::yaku::parse_factor(*rules["score.factor"].word());
  return {formula, rulebook::yaku::SakeCup::animal};
}

CardPoints::YakuEffect CardPoints::effect(const Ruleset& rules) {
  if (!rules.is("score.by", "cards-and-yaku")) return YakuEffect::none;
  return rules.one_of<YakuEffect>(
      "score.yaku-effect", {"opponents-lose", "everyone-loses", "gain-and-lose", "paid-by-each",
                            "maker-gains", "maker-loses"});
}

DealRules DealRules::from(const Ruleset& rules) {
  const auto in_hand = [&](const std::string& topic) {
    return rules.one_of<InHand>(topic, {"nothing", "wins", "redeal"});
  };
  return {.four_of_month = in_hand("hand.four-of-month"),
          .four_pairs = in_hand("hand.four-pairs"),
          .four_of_month_points = rules.number("hand.four-of-month.points"),
          .four_pairs_points = rules.number("hand.four-pairs.points"),
          .four_of_month_is_two_pairs = rules.is("hand.four-pairs.means", "four-of-month-is-two"),
          .combos_add = rules.is("hand.both-combos", "sum"),
          .both_win =
              rules.one_of<BothWin>("hand.both-win", {"draw", "redeal", "dealer", "both-score"}),
          .field_four_of_month_voids = rules.is("field.four-of-month", "void"),
          .field_four_pairs_voids = rules.is("field.four-pairs", "void"),
          .hand_before_field = rules.is("hand.against-field", "hand-first")};
}

Tables::Tables(const Ruleset& rules)
    : players(rules.scope().players),
      played(capture_table(rules, "played")),
      drawn(capture_table(rules, "drawn")),
      must_match(rules.holds("play.must-match")),
      ends_with_stock(rules.is("round.end", "stock-empty")),
      empty_hand_ends(rules.is("round.empty-hand", "round-over")),
      wildcard(rules),
      call(rules),
      yaku(rules),
      yaku_cards(yaku.cards()),
      yaku_grow(yaku.only_grows()),
      factor(rules),
      payment(rules),
      card_points(rules),
      deal(DealRules::from(rules)),
      dealer_begins(rules.is("dealer.begins", "dealer")) {
  const bool calling = !yaku.empty() && !card_points.count;
  shape = {
      .players = players, .calls = calling, .plain = !wildcard.on && (!calling || !call.at_once)};
  for (std::size_t matches = 0; matches < ways_played.size(); ++matches) {
    ways_played[matches] = played[(1U << matches) - 1].ways;
  }
  compulsory = !must_match && is_compulsory(played) && is_compulsory(drawn);
}

}  // namespace hanaproof::engine
