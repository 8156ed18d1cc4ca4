// The rules of Hachi-Hachi as the fast engine uses them: read from a ruleset once, then never asked
// by name again. Amounts are points unless said otherwise.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "model/rulebook/ruleset.h"
#include "solvers/engine/months.h"

namespace hanaproof::engine::hachi {

using engine::Bits;

// What a part of the worth of something counts.
enum class Share : std::uint8_t { half, all, nothing };

struct Rules : private rulebook::AnswerReader {
  // Throws EditionError for answers that the engine cannot play, and for other than 3 to 7 players.
  explicit Rules(const rulebook::Ruleset& rules);

  enum class Players : std::uint8_t { all_but_blank, all, active };
  enum class Between : std::uint8_t { nothing, success, failure };
  enum class Generates : std::uint8_t { each_light, each_sort, one_field };
  enum class Priority : std::uint8_t { grand_first, oldest_first, newest_first };
  enum class Place : std::uint8_t { seat, among_deciders, among_passers };
  enum class Beyond : std::uint8_t { as_last, next_step, nothing };
  enum class Nobody : std::uint8_t { pot_stays, dealer_takes, paid_back };
  enum class ChasedCombos : std::uint8_t { both, hand_combos, nothing };
  enum class Payer : std::uint8_t { each_active, active_shared, pot, bank };
  enum class Types : std::uint8_t { one_of_each, best_only, all_add };
  enum class TwoSages : std::uint8_t { last_pays_double, each_pays_double, each_pays };
  enum class Escape : std::uint8_t { any_but_single_light, with_single_light, any };
  enum class Marker : std::uint8_t { pot, winner, none };
  enum class EmptyPot : std::uint8_t { skipped, winner_pays, bank_pays };
  enum class Repay : std::uint8_t { any_amount, by_steps, not_at_all };
  enum class NextDealer : std::uint8_t { winner, same, next };

 private:
  bool is(const char* topic, const char* word) const { return read_->is(topic, word); }
  bool yes(const char* topic) const { return read_->holds(topic); }
  int number(const char* topic) const { return read_->number(topic); }
  int number(const char* topic, const char* field) const { return read_->number(topic, field); }
  std::vector<int> numbers(const char* topic) const { return (*read_)[topic].numbers(); }
  Bits cards(const char* topic) const { return (*read_)[topic].cards().bits(); }
  Share share(const char* topic) const {
    return read_->one_of<Share>(topic, {"half", "all", "nothing"});
  }
  Players from(const char* topic) const {
    return read_->one_of<Players>(topic, {"all-but-blank", "all-players", "active-players"});
  }
  NextDealer next_dealer(const char* topic) const {
    return read_->one_of<NextDealer>(topic, {"winner", "same", "next"});
  }
  bool multiplies(const char* what) const { return read_->lists("field.multiplies", what); }
  bool cancels(const char* what) const { return read_->lists("counted.cancels", what); }

 public:
  int players = read_->scope().players;
  int kan = number("money.kan");  // points in a kan

  // Mizu-ten.
  bool mizu_allowed = yes("mizuten.allowed");
  bool mizu_must_stay = is("mizuten.must-stay", "must-stay");
  int mizu_success = number("mizuten.success");
  int mizu_failure = number("mizuten.failure");
  Between mizu_between =
      read_->one_of<Between>("mizuten.between", {"nothing", "success", "failure"});
  int mizu_worth = kan * number("mizuten.kan");
  Players mizu_success_from = from("mizuten.success-from");
  Players mizu_failure_to = from("mizuten.failure-to");
  bool mizu_after_call = is("mizuten.after-call", "counts");

  // The deal and the field.
  int hand_size = number("deal.hand-size");
  int field_size = number("deal.field-size");
  bool blank_card = is("deal.blank-card", "in-deck");
  bool blank_pays = is("blank.penalty", "as-others");
  bool four_in_hand_voids = is("hand.four-of-month", "redeal");
  bool four_on_field_voids = is("field.four-of-month", "void");
  Bits double_lights = cards("field.double-lights");
  Bits grand_lights = cards("field.grand-lights");
  // small, double, grand
  std::array<int, 3> factors = {1, number("field.double-factor"), number("field.grand-factor")};
  Generates generates =
      read_->one_of<Generates>("field.generates", {"each-light", "each-sort", "one-field"});
  bool carried = is("field.carry", "carried");
  Priority priority =
      read_->one_of<Priority>("field.priority", {"grand-first", "oldest-first", "newest-first"});
  bool extra_rounds = is("field.pending-end", "extra-rounds");
  bool no_match_waits = is("field.no-match", "waits");
  struct Multiplied {
    bool cards, captured, counted, hand_combos, four_three, mizu_ten, escape_diving, penalties,
        chased;
  } multiplied = {
      multiplies("cards"),         multiplies("captured-combos"), multiplies("counted-combos"),
      multiplies("hand-combos"),   multiplies("four-three"),      multiplies("mizu-ten"),
      multiplies("escape-diving"), multiplies("penalties"),       multiplies("chased")};

  // Staying.
  std::vector<int> penalty_halves = numbers("pass.penalty");  // of a kan; never empty
  Place place = read_->one_of<Place>("pass.place", {"seat", "among-deciders", "among-passers"});
  Beyond beyond = read_->one_of<Beyond>("pass.beyond", {"as-last", "next-step", "nothing"});
  bool sole_wins = is("stay.sole", "wins");
  bool too_few_share = is("stay.too-few-pot", "shared");
  Nobody nobody = read_->one_of<Nobody>("stay.nobody", {"pot-stays", "dealer-takes", "paid-back"});
  bool no_match_counts = yes("round.no-match-counts");
  bool chased_pay = is("chased.penalty", "as-others");
  std::array<int, 3> chased_cards = {number("chased.worth", "light"),
                                     number("chased.worth", "blue-ribbon"),
                                     number("chased.worth", "poem-ribbon")};
  ChasedCombos chased_combos = read_->one_of<ChasedCombos>(
      "chased.combos", {"half-of-both", "half-of-hand-combos", "nothing"});
  bool combos_or_cards = is("chased.adds", "combos-or-cards");
  bool chased_all_hand_combos = is("chased.hand-combos", "all");
  Payer chased_payer =
      read_->one_of<Payer>("chased.payer", {"each-active", "active-shared", "pot", "bank"});

  // Hand combos.
  Types types = read_->one_of<Types>("combo.types", {"one-of-each", "best-only", "all-add"});
  bool must_declare = is("combo.declare", "must");
  bool best_alone = is("combo.settle", "winner-only");
  bool four_three_ends_match = is("four-three.ends", "match");
  bool four_three_from_active = is("four-three.from", "active-players");
  // Nobody is active before staying.
  bool four_three_when_shown = four_three_from_active || is("four-three.checked", "when-shown");
  // Of suits the hand is paid for this one already.
  bool four_three_adds_dregs = !is("four-three.adds", "nothing");
  bool four_three_fills_track = is("four-three.track", "pays-empty-months");

  // Calls.
  bool may_keep_quiet = is("sage.choice", "may-keep-quiet");
  bool more_kan_offers = is("sage.trigger", "more-kan");
  bool sage_on_last_turn = is("sage.last-turn", "offered");
  bool yoshi_all_combos = is("yoshi.scores", "all-combos");
  bool yoshi_all_after_sage = is("yoshi.after-sage", "all-combos");
  bool anyones_sage = is("yoshi.sage-whose", "anyone");
  bool yoshi_counts_cards = is("yoshi.cards", "counted");
  bool sage_pays_double = is("yoshi.against-sage", "sage-pays-double");
  TwoSages two_sages = read_->one_of<TwoSages>(
      "yoshi.two-sages", {"last-pays-double", "each-pays-double", "each-pays"});
  bool may_cancel = is("sage.cancel-when", "before-own-turn");
  bool cancel_plays_on = is("sage.cancel", "play-on");
  Share cancel_scores = share("sage.cancel-scores");
  bool canceller_wins = is("sage.cancel-wins", "wins");
  bool cancel_doubles = is("sage.cancel-pays", "sage-pays-double");
  Share stock_empty = share("sage.stock-empty");
  Share uncalled = share("combo.uncalled");

  // The reckoning.
  Escape escape =
      read_->one_of<Escape>("escape.combos", {"any-but-single-light", "with-single-light", "any"});
  int escape_points = number("escape.points");
  bool escape_must_win = is("escape.wins", "must-win");
  int escape_worth = kan * number("escape.kan");
  bool dives_with_any_three = is("diving.combos", "any-three");
  bool dives_in_any_month = is("diving.cards", "any-month");
  bool dives_twice = is("diving.double", "each");
  int diving_worth = kan * number("diving.kan");
  bool bonus_after_call = is("bonus.after-call", "counts");
  bool bonus_if_held = is("bonus.shown", "held");
  bool pairwise = is("count.settle", "pairwise");
  int par = number("count.par");
  int double_eight = number("double-eight.points");
  int double_eight_worth = kan * number("double-eight.kan");
  int double_eight_extra = kan * number("double-eight.extra");
  int all_eights_worth = kan * number("all-eights.kan");
  bool all_eights_wins = is("all-eights.winner", "oya");
  bool counted_in_all = is("counted.paid", "in-all");
  struct Cancelled {
    bool captured, escape, diving, mizu_ten;
  } cancelled = {cancels("captured-combos"), cancels("escape"), cancels("diving"),
                 cancels("mizu-ten")};

  // Between rounds.
  int start = number("money.start", "kan") * kan + number("money.start", "points");
  int loan = kan * number("loan.size");
  std::vector<int> repay_after = numbers("loan.repay-after");
  int repay_step = number("loan.repay-step");  // kan
  std::vector<int> half_rounds = numbers("half.round");
  int half_worth = kan * number("half.kan");
  bool short_match_pays_half = is("match.short-end", "half-and-final");
  Marker marker = read_->one_of<Marker>("marker.from", {"pot", "winner", "none"});
  EmptyPot empty_pot =
      read_->one_of<EmptyPot>("marker.empty-pot", {"skipped", "winner-pays", "bank-pays"});
  bool no_match_marks = is("marker.no-match", "before-sharing");
  bool tie_shares_pot = is("pot.tie", "shared");
  Repay final_repay = read_->one_of<Repay>("final.repay", {"any-amount", "by-steps", "not"});
  bool poorest_after_debts = is("final.poorest", "money-less-debt");
  bool poorest_share = is("final.poorest-tie", "shared");
  int bonus_worth = kan * number("final.bonus");  // for each player
  bool bonus_for_match = is("final.bonus-for", "match");
  bool bonus_from_players = is("final.bonus-from", "other-players");
  bool bonus_shared = is("final.bonus-tie", "shared");
  NextDealer next_winner = next_dealer("dealer.next.winner");
  NextDealer next_draw = next_dealer("dealer.next.draw");
  NextDealer next_void = next_dealer("dealer.next.void");

  // By kind.
  std::array<int, 4> card_worth = {
      number("score.card-values", "light"), number("score.card-values", "animal"),
      number("score.card-values", "ribbon"), number("score.card-values", "dreg")};
};

}  // namespace hanaproof::engine::hachi
