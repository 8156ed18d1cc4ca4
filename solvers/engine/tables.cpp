#include "solvers/engine/tables.h"

#include <algorithm>
#include <bit>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

namespace hanaproof::engine {

using rulebook::Ruleset;
using rulebook::Value;

namespace {

// The meaning of the word that a topic's answer is.
template <class Meaning>
Meaning one_of(const Ruleset& rules, const std::string& topic,
               std::initializer_list<std::pair<const char*, Meaning>> words) {
  std::optional<Meaning> found;
  for (const auto& [word, meaning] : words) {
    if (rules.is(topic, word)) found = meaning;
  }
  if (found) return *found;
  throw std::invalid_argument("the engine does not know " + topic + " = " + rules[topic].text());
}

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

Wildcard wildcard(const Ruleset& rules) {
  using W = Wildcard;
  W wildcard;
  wildcard.on = rules.is("option.wildcard", "on");
  wildcard.from_hand = rules.is("wildcard.from-hand", "any-card");
  wildcard.from_stock = rules.is("wildcard.drawn", "wild");
  wildcard.barred = one_of<W::Barred>(rules, "wildcard.barred",
                                      {{"never", W::Barred::never},
                                       {"other-played", W::Barred::other_played},
                                       {"anyone-played", W::Barred::anyone_played}});
  wildcard.drawn_counts_as_played = rules.is("wildcard.played-means", "from-hand-or-stock");
  wildcard.objection = one_of<W::Objection>(
      rules, "hiki.against-wildcard",
      {{"cannot", W::Objection::cannot}, {"may", W::Objection::may}, {"must", W::Objection::must}});
  wildcard.effect = one_of<W::Effect>(rules, "hiki.effect",
                                      {{"none", W::Effect::none},
                                       {"lightning-laid", W::Effect::laid},
                                       {"take-back", W::Effect::take_back}});
  if (rules.is("wildcard.collects-when", "round-end")) {
    wildcard.collects = one_of<W::Collects>(rules, "wildcard.collects",
                                            {{"none", W::Collects::nothing},
                                             {"same-month", W::Collects::same_month},
                                             {"all", W::Collects::everything}});
  }
  if (rules.is("round.field-left", "wildcard-player")) {
    wildcard.collects = W::Collects::everything;
  }
  wildcard.collected_scores = rules.holds("wildcard.collected-score");
  return wildcard;
}

CallRules calls(const Ruleset& rules) {
  using Trigger = CallRules::Trigger;
  return {.at_once = rules.is("call.offered", "at-once"),
          .trigger = one_of<Trigger>(rules, "call.trigger",
                                     {{"more-points", Trigger::more_points},
                                      {"new-yaku", Trigger::new_yaku},
                                      {"any-turn", Trigger::any_turn}}),
          .after_last_card = rules.is("call.after-last-card", "offered"),
          .limited = rules.is("call.limit", "not-after-two-others"),
          .opponents_cancel = rules.is("call.opponent-cancels", "at-once")};
}

FactorRules::Combine combine(const Ruleset& rules, const std::string& topic) {
  using Combine = FactorRules::Combine;
  return one_of<Combine>(
      rules, topic,
      {{"multiply", Combine::multiply}, {"add", Combine::add}, {"larger", Combine::larger}});
}

FactorRules factors(const Ruleset& rules) {
  using Own = FactorRules::Own;
  const Value& high = rules["score.high"];
  return {.own_calls = one_of<Own>(rules, "score.own-calls",
                                   {{"none", Own::none},
                                    {"calls-plus-one", Own::calls_plus_one},
                                    {"factorial", Own::factorial}}),
          .counter = rules.number("score.counter"),
          .high_from = static_cast<int>(*high.field("at-least")->number()),
          .high = static_cast<int>(*high.field("factor")->number()),
          .high_after_counter = rules.is("score.high.counts", "after-counter"),
          .counter_high = combine(rules, "score.combine.counter-high"),
          .with_own = combine(rules, "score.combine.own-calls")};
}

int number_of_teams(const Ruleset& rules) {
  if (!rules.is("teams.seats", "opposite")) return 0;
  return std::max(2, rules.scope().players / (rules.is("option.teams-of-three", "on") ? 3 : 2));
}

PaymentRules payments(const Ruleset& rules) {
  const int teams = number_of_teams(rules);
  return {.everyone_scores = rules.is("score.who", "everyone"),
          .dealer_six = rules.is("round.exhausted.no-yaku", "dealer-six"),
          .last_caller_wins = rules.is("round.exhausted.after-call", "yaku-score"),
          .last_caller_pays = rules.is("payment.after-call", "last-caller-alone"),
          .last_of_all = rules.is("payment.last-caller", "last-of-all"),
          .team_once = rules.is("payment.team", "once"),
          .teams = teams,
          .pooled = teams > 0 && rules.is("teams.captured", "pooled")};
}

CardPoints card_points(const Ruleset& rules) {
  using Effect = CardPoints::YakuEffect;
  CardPoints points{.count = !rules.is("score.by", "yaku"),
                    .yaku = Effect::none,
                    .less_share = rules.is("score.share", "less-equal-share"),
                    .worth = {}};
  if (rules.is("score.by", "cards-and-yaku")) {
    points.yaku = one_of<Effect>(rules, "score.yaku-effect",
                                 {{"opponents-lose", Effect::opponents_lose},
                                  {"everyone-loses", Effect::everyone_loses},
                                  {"gain-and-lose", Effect::gain_and_lose},
                                  {"paid-by-each", Effect::paid_by_each},
                                  {"maker-gains", Effect::maker_gains},
                                  {"maker-loses", Effect::maker_loses}});
  }
  const Value& worth = rules["score.card-values"];
  std::size_t kind = 0;
  for (const char* name : {"light", "animal", "ribbon", "dreg"}) {
    points.worth[kind++] = static_cast<int>(*worth.field(name)->number());
  }
  return points;
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

DealRules DealRules::from(const Ruleset& rules) {
  const auto in_hand = [&](const std::string& topic) {
    return one_of<InHand>(
        rules, topic,
        {{"nothing", InHand::nothing}, {"wins", InHand::wins}, {"redeal", InHand::redeal}});
  };
  return {.four_of_month = in_hand("hand.four-of-month"),
          .four_pairs = in_hand("hand.four-pairs"),
          .four_of_month_points = rules.number("hand.four-of-month.points"),
          .four_pairs_points = rules.number("hand.four-pairs.points"),
          .four_of_month_is_two_pairs = rules.is("hand.four-pairs.means", "four-of-month-is-two"),
          .combos_add = rules.is("hand.both-combos", "sum"),
          .both_win = one_of<BothWin>(rules, "hand.both-win",
                                      {{"draw", BothWin::draw},
                                       {"redeal", BothWin::redeal},
                                       {"dealer", BothWin::dealer},
                                       {"both-score", BothWin::both_score}}),
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
      wildcard(engine::wildcard(rules)),
      call(calls(rules)),
      yaku(rules),
      yaku_cards(yaku.cards()),
      yaku_grow(yaku.only_grows()),
      factor(factors(rules)),
      payment(payments(rules)),
      card_points(engine::card_points(rules)),
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
