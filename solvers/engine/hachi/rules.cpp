#include "solvers/engine/hachi/rules.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "model/rulebook/library.h"

namespace hanaproof::engine::hachi {

using rulebook::EditionError;
using rulebook::Ruleset;
using rulebook::Value;

namespace {

class Reader {
 public:
  explicit Reader(const Ruleset& rules) : rules_(rules) {}

  // Whether the answer to the topic is the word.
  bool is(const char* topic, const char* word) const { return rules_.is(topic, word); }
  bool yes(const char* topic) const { return rules_.holds(topic); }
  int number(const char* topic) const { return rules_.number(topic); }
  int kan(const char* topic) const { return number(topic) * number("money.kan"); }
  int number(const char* topic, const char* field) const {
    return static_cast<int>(*rules_[topic].field(field)->number());
  }
  std::vector<int> numbers(const char* topic) const {
    std::vector<int> list;
    for (const Value& value : *rules_[topic].list()) {
      list.push_back(static_cast<int>(*value.number()));
    }
    return list;
  }
  bool lists(const char* topic, const char* word) const { return rules_.answer(topic).lists(word); }
  Bits cards(const char* topic) const {
    Bits set = 0;
    for (const Value& code : *rules_[topic].list()) {
      set |= engine::bit(cards::Card::parse(*code.word())->index());
    }
    return set;
  }
  template <class Enum>
  Enum one_of(const char* topic, std::initializer_list<std::pair<const char*, Enum>> words) const {
    std::optional<Enum> found;
    for (const auto& [word, value] : words) {
      if (is(topic, word)) found = value;
    }
    if (!found) refuse(topic);
    return *found;
  }
  Share share(const char* topic) const {
    return one_of<Share>(topic,
                         {{"half", Share::half}, {"all", Share::all}, {"nothing", Share::nothing}});
  }
  Rules::Players players(const char* topic) const {
    return one_of<Rules::Players>(topic, {{"all-but-blank", Rules::Players::all_but_blank},
                                          {"all-players", Rules::Players::all},
                                          {"active-players", Rules::Players::active}});
  }
  Rules::NextDealer next_dealer(const char* topic) const {
    return one_of<Rules::NextDealer>(topic, {{"winner", Rules::NextDealer::winner},
                                             {"same", Rules::NextDealer::same},
                                             {"next", Rules::NextDealer::next}});
  }
  // The engine plays nothing but this answer.
  void demand(const char* topic, const char* word) const {
    if (!is(topic, word)) refuse(topic);
  }
  void demand(const char* topic, bool truth) const {
    if (yes(topic) != truth) refuse(topic);
  }

 private:
  [[noreturn]] void refuse(const char* topic) const {
    throw EditionError(fmt::format("{}: the engine of Hachi-Hachi cannot play {} = {}",
                                   rules_.edition().id, topic, rules_[topic].text()));
  }
  const Ruleset& rules_;
};

void read_before_play(const Reader& read, Rules& rules) {
  using R = Rules;
  rules.mizu_allowed = read.yes("mizuten.allowed");
  rules.mizu_must_stay = read.is("mizuten.must-stay", "must-stay");
  rules.mizu_success = read.number("mizuten.success");
  rules.mizu_failure = read.number("mizuten.failure");
  rules.mizu_between =
      read.one_of<R::Between>("mizuten.between", {{"nothing", R::Between::nothing},
                                                  {"success", R::Between::success},
                                                  {"failure", R::Between::failure}});
  rules.mizu_worth = read.kan("mizuten.kan");
  rules.mizu_success_from = read.players("mizuten.success-from");
  rules.mizu_failure_to = read.players("mizuten.failure-to");
  rules.mizu_after_call = read.is("mizuten.after-call", "counts");

  rules.hand_size = read.number("deal.hand-size");
  rules.field_size = read.number("deal.field-size");
  rules.blank_card = read.is("deal.blank-card", "in-deck");
  rules.blank_pays = read.is("blank.penalty", "as-others");
  rules.four_in_hand_voids = read.is("hand.four-of-month", "redeal");
  rules.four_on_field_voids = read.is("field.four-of-month", "void");
  rules.double_lights = read.cards("field.double-lights");
  rules.grand_lights = read.cards("field.grand-lights");
  rules.factors = {1, read.number("field.double-factor"), read.number("field.grand-factor")};
  rules.generates =
      read.one_of<R::Generates>("field.generates", {{"each-light", R::Generates::each_light},
                                                    {"each-sort", R::Generates::each_sort},
                                                    {"one-field", R::Generates::one_field}});
  rules.carried = read.is("field.carry", "carried");
  rules.priority =
      read.one_of<R::Priority>("field.priority", {{"grand-first", R::Priority::grand_first},
                                                  {"oldest-first", R::Priority::oldest_first},
                                                  {"newest-first", R::Priority::newest_first}});
  rules.extra_rounds = read.is("field.pending-end", "extra-rounds");
  rules.no_match_waits = read.is("field.no-match", "waits");
  const auto multiplied = [&](const char* what) { return read.lists("field.multiplies", what); };
  rules.multiplied = {
      multiplied("cards"),         multiplied("captured-combos"), multiplied("counted-combos"),
      multiplied("hand-combos"),   multiplied("four-three"),      multiplied("mizu-ten"),
      multiplied("escape-diving"), multiplied("penalties"),       multiplied("chased")};

  rules.penalty_halves = read.numbers("pass.penalty");
  if (rules.penalty_halves.empty()) rules.penalty_halves = {0};
  rules.place = read.one_of<R::Place>("pass.place", {{"seat", R::Place::seat},
                                                     {"among-deciders", R::Place::among_deciders},
                                                     {"among-passers", R::Place::among_passers}});
  rules.beyond = read.one_of<R::Beyond>("pass.beyond", {{"as-last", R::Beyond::as_last},
                                                        {"next-step", R::Beyond::next_step},
                                                        {"nothing", R::Beyond::nothing}});
  read.demand("stay.too-few", "round-over");
  rules.sole_wins = read.is("stay.sole", "wins");
  rules.too_few_share = read.is("stay.too-few-pot", "shared");
  rules.nobody = read.one_of<R::Nobody>("stay.nobody", {{"pot-stays", R::Nobody::pot_stays},
                                                        {"dealer-takes", R::Nobody::dealer_takes},
                                                        {"paid-back", R::Nobody::paid_back}});
  rules.no_match_counts = read.yes("round.no-match-counts");
  rules.chased_pay = read.is("chased.penalty", "as-others");
  rules.chased_cards = {read.number("chased.worth", "light"),
                        read.number("chased.worth", "blue-ribbon"),
                        read.number("chased.worth", "poem-ribbon")};
  rules.chased_combos = read.one_of<R::ChasedCombos>(
      "chased.combos", {{"half-of-both", R::ChasedCombos::both},
                        {"half-of-hand-combos", R::ChasedCombos::hand_combos},
                        {"nothing", R::ChasedCombos::nothing}});
  rules.combos_or_cards = read.is("chased.adds", "combos-or-cards");
  rules.chased_all_hand_combos = read.is("chased.hand-combos", "all");
  rules.chased_payer =
      read.one_of<R::Payer>("chased.payer", {{"each-active", R::Payer::each_active},
                                             {"active-shared", R::Payer::active_shared},
                                             {"pot", R::Payer::pot},
                                             {"bank", R::Payer::bank}});
}

void read_play(const Reader& read, Rules& rules) {
  using R = Rules;
  rules.types = read.one_of<R::Types>("combo.types", {{"one-of-each", R::Types::one_of_each},
                                                      {"best-only", R::Types::best_only},
                                                      {"all-add", R::Types::all_add}});
  rules.must_declare = read.is("combo.declare", "must");
  rules.best_alone = read.is("combo.settle", "winner-only");
  rules.four_three_ends_match = read.is("four-three.ends", "match");
  rules.four_three_from_active = read.is("four-three.from", "active-players");
  // Nobody is active before staying.
  rules.four_three_when_shown =
      rules.four_three_from_active || read.is("four-three.checked", "when-shown");
  rules.four_three_adds_dregs = !read.is("four-three.adds", "nothing");
  rules.four_three_fills_track = read.is("four-three.track", "pays-empty-months");

  read.demand("play.must-match", false);
  read.demand("card.sake-cup", "animal");
  for (const char* topic : {"capture.played.one", "capture.drawn.one"}) read.demand(topic, "duty");
  for (const char* topic : {"capture.played.two", "capture.drawn.two"}) read.demand(topic, "one");
  for (const char* topic : {"capture.played.three", "capture.drawn.three"}) {
    read.demand(topic, "all");
  }
  rules.may_keep_quiet = read.is("sage.choice", "may-keep-quiet");
  rules.more_kan_offers = read.is("sage.trigger", "more-kan");
  rules.sage_on_last_turn = read.is("sage.last-turn", "offered");
  rules.yoshi_all_combos = read.is("yoshi.scores", "all-combos");
  rules.yoshi_all_after_sage = read.is("yoshi.after-sage", "all-combos");
  rules.anyones_sage = read.is("yoshi.sage-whose", "anyone");
  rules.yoshi_counts_cards = read.is("yoshi.cards", "counted");
  rules.sage_pays_double = read.is("yoshi.against-sage", "sage-pays-double");
  rules.two_sages = read.one_of<R::TwoSages>("yoshi.two-sages",
                                             {{"last-pays-double", R::TwoSages::last_pays_double},
                                              {"each-pays-double", R::TwoSages::each_pays_double},
                                              {"each-pays", R::TwoSages::each_pays}});
  rules.may_cancel = read.is("sage.cancel-when", "before-own-turn");
  rules.cancel_plays_on = read.is("sage.cancel", "play-on");
  rules.cancel_scores = read.share("sage.cancel-scores");
  rules.canceller_wins = read.is("sage.cancel-wins", "wins");
  rules.cancel_doubles = read.is("sage.cancel-pays", "sage-pays-double");
  rules.stock_empty = read.share("sage.stock-empty");
  rules.uncalled = read.share("combo.uncalled");
}

void read_reckoning(const Reader& read, Rules& rules) {
  using R = Rules;
  rules.escape = read.one_of<R::Escape>("escape.combos",
                                        {{"any-but-single-light", R::Escape::any_but_single_light},
                                         {"with-single-light", R::Escape::with_single_light},
                                         {"any", R::Escape::any}});
  rules.escape_points = read.number("escape.points");
  rules.escape_must_win = read.is("escape.wins", "must-win");
  rules.escape_worth = read.kan("escape.kan");
  rules.dives_with_any_three = read.is("diving.combos", "any-three");
  rules.dives_in_any_month = read.is("diving.cards", "any-month");
  rules.dives_twice = read.is("diving.double", "each");
  rules.diving_worth = read.kan("diving.kan");
  rules.bonus_after_call = read.is("bonus.after-call", "counts");
  rules.bonus_if_held = read.is("bonus.shown", "held");
  rules.pairwise = read.is("count.settle", "pairwise");
  rules.par = read.number("count.par");
  rules.double_eight = read.number("double-eight.points");
  rules.double_eight_worth = read.kan("double-eight.kan");
  rules.double_eight_extra = read.kan("double-eight.extra");
  rules.all_eights_worth = read.kan("all-eights.kan");
  rules.all_eights_wins = read.is("all-eights.winner", "oya");
  rules.counted_in_all = read.is("counted.paid", "in-all");
  rules.cancelled = {
      read.lists("counted.cancels", "captured-combos"), read.lists("counted.cancels", "escape"),
      read.lists("counted.cancels", "diving"), read.lists("counted.cancels", "mizu-ten")};
  std::size_t kind = 0;
  for (const char* name : {"light", "animal", "ribbon", "dreg"}) {
    rules.card_worth[kind++] = read.number("score.card-values", name);
  }
}

void read_between_rounds(const Reader& read, Rules& rules) {
  using R = Rules;
  rules.kan = read.number("money.kan");
  rules.start =
      read.number("money.start", "kan") * rules.kan + read.number("money.start", "points");
  rules.loan = read.kan("loan.size");
  rules.repay_after = read.numbers("loan.repay-after");
  rules.repay_step = read.number("loan.repay-step");
  rules.half_rounds = read.numbers("half.round");
  rules.half_worth = read.kan("half.kan");
  rules.short_match_pays_half = read.is("match.short-end", "half-and-final");
  rules.marker = read.one_of<R::Marker>(
      "marker.from",
      {{"pot", R::Marker::pot}, {"winner", R::Marker::winner}, {"none", R::Marker::none}});
  rules.empty_pot =
      read.one_of<R::EmptyPot>("marker.empty-pot", {{"skipped", R::EmptyPot::skipped},
                                                    {"winner-pays", R::EmptyPot::winner_pays},
                                                    {"bank-pays", R::EmptyPot::bank_pays}});
  rules.no_match_marks = read.is("marker.no-match", "before-sharing");
  rules.tie_shares_pot = read.is("pot.tie", "shared");
  rules.final_repay = read.one_of<R::Repay>("final.repay", {{"any-amount", R::Repay::any_amount},
                                                            {"by-steps", R::Repay::by_steps},
                                                            {"not", R::Repay::not_at_all}});
  rules.poorest_after_debts = read.is("final.poorest", "money-less-debt");
  rules.poorest_share = read.is("final.poorest-tie", "shared");
  rules.bonus_worth = read.kan("final.bonus");
  rules.bonus_for_match = read.is("final.bonus-for", "match");
  rules.bonus_from_players = read.is("final.bonus-from", "other-players");
  rules.bonus_shared = read.is("final.bonus-tie", "shared");
  rules.next_winner = read.next_dealer("dealer.next.winner");
  rules.next_draw = read.next_dealer("dealer.next.draw");
  rules.next_void = read.next_dealer("dealer.next.void");
}

}  // namespace

Rules::Rules(const Ruleset& ruleset) : players(ruleset.scope().players) {
  constexpr int kFewest = 3;
  constexpr int kMost = 7;
  if (players < kFewest || players > kMost) {
    throw EditionError(fmt::format("{}: the engine of Hachi-Hachi plays with {} to {} players",
                                   ruleset.edition().id, kFewest, kMost));
  }
  const Reader read(ruleset);
  read_before_play(read, *this);
  read_play(read, *this);
  read_reckoning(read, *this);
  read_between_rounds(read, *this);
}

}  // namespace hanaproof::engine::hachi
