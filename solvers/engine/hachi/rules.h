// The rules of Hachi-Hachi as the fast engine uses them: read from a ruleset once, then never asked
// by name again. Each member names the topic that it answers; amounts are points unless said
// otherwise.
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

struct Rules {
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

  // Throws EditionError for answers that the engine cannot play, and for other than 3 to 7 players.
  explicit Rules(const rulebook::Ruleset& rules);

  int players = 4;
  int kan = 12;  // money.kan: points in a kan

  // Mizu-ten.
  bool mizu_allowed = true;                            // mizuten.allowed
  bool mizu_must_stay = true;                          // mizuten.must-stay
  int mizu_success = 89;                               // mizuten.success
  int mizu_failure = 87;                               // mizuten.failure
  Between mizu_between = Between::nothing;             // mizuten.between
  int mizu_worth = 12;                                 // mizuten.kan
  Players mizu_success_from = Players::all_but_blank;  // mizuten.success-from
  Players mizu_failure_to = Players::all_but_blank;    // mizuten.failure-to
  bool mizu_after_call = false;                        // mizuten.after-call

  // The deal and the field.
  int hand_size = 7;                       // deal.hand-size
  int field_size = 6;                      // deal.field-size
  bool blank_card = false;                 // deal.blank-card
  bool blank_pays = false;                 // blank.penalty: as-others
  bool four_in_hand_voids = false;         // hand.four-of-month: redeal
  bool four_on_field_voids = false;        // field.four-of-month: void
  Bits double_lights = 0;                  // field.double-lights
  Bits grand_lights = 0;                   // field.grand-lights
  std::array<int, 3> factors = {1, 2, 4};  // small, field.double-factor, field.grand-factor
  Generates generates = Generates::each_light;
  bool carried = true;  // field.carry
  Priority priority = Priority::grand_first;
  bool extra_rounds = false;    // field.pending-end
  bool no_match_waits = false;  // field.no-match: waits
  // field.multiplies
  struct Multiplied {
    bool cards = false, captured = false, counted = false, hand_combos = false, four_three = false,
         mizu_ten = false, escape_diving = false, penalties = false, chased = false;
  } multiplied;

  // Staying.
  std::vector<int> penalty_halves;              // pass.penalty: halves of a kan; never empty
  Place place = Place::seat;                    // pass.place
  Beyond beyond = Beyond::as_last;              // pass.beyond
  bool sole_wins = false;                       // stay.sole: wins
  bool too_few_share = true;                    // stay.too-few-pot: shared
  Nobody nobody = Nobody::pot_stays;            // stay.nobody
  bool no_match_counts = true;                  // round.no-match-counts
  bool chased_pay = false;                      // chased.penalty: as-others
  std::array<int, 3> chased_cards = {3, 3, 3};  // chased.worth: light, blue and poem ribbon
  ChasedCombos chased_combos = ChasedCombos::both;
  bool combos_or_cards = false;             // chased.adds
  bool chased_all_hand_combos = false;      // chased.hand-combos: all
  Payer chased_payer = Payer::each_active;  // chased.payer

  // Hand combos.
  Types types = Types::one_of_each;     // combo.types
  bool must_declare = false;            // combo.declare: must
  bool best_alone = false;              // combo.settle: winner-only
  bool four_three_ends_match = true;    // four-three.ends
  bool four_three_when_shown = false;   // four-three.checked
  bool four_three_from_active = false;  // four-three.from
  // four-three.adds: dreg-combo or any-combo; of suits the hand is paid for this one already.
  bool four_three_adds_dregs = true;
  bool four_three_fills_track = true;  // four-three.track: pays-empty-months

  // Calls.
  bool may_keep_quiet = false;       // sage.choice
  bool more_kan_offers = false;      // sage.trigger: more-kan
  bool sage_on_last_turn = true;     // sage.last-turn: offered
  bool yoshi_all_combos = false;     // yoshi.scores
  bool yoshi_all_after_sage = true;  // yoshi.after-sage
  bool anyones_sage = false;         // yoshi.sage-whose: anyone
  bool yoshi_counts_cards = false;   // yoshi.cards: counted
  bool sage_pays_double = true;      // yoshi.against-sage
  TwoSages two_sages = TwoSages::each_pays_double;
  bool may_cancel = true;        // sage.cancel-when: before-own-turn
  bool cancel_plays_on = false;  // sage.cancel: play-on
  Share cancel_scores = Share::half;
  bool canceller_wins = true;       // sage.cancel-wins
  bool cancel_doubles = false;      // sage.cancel-pays: sage-pays-double
  Share stock_empty = Share::half;  // sage.stock-empty
  Share uncalled = Share::half;     // combo.uncalled

  // The reckoning.
  Escape escape = Escape::any_but_single_light;  // escape.combos
  int escape_points = 89;
  bool escape_must_win = false;      // escape.wins
  int escape_worth = 12;             // escape.kan
  bool dives_with_any_three = true;  // diving.combos
  bool dives_in_any_month = false;   // diving.cards
  bool dives_twice = false;          // diving.double: each
  int diving_worth = 12;             // diving.kan
  bool bonus_after_call = false;     // bonus.after-call
  bool bonus_if_held = false;        // bonus.shown: held
  bool pairwise = false;             // count.settle
  int par = 88;                      // count.par
  int double_eight = 168;            // double-eight.points
  int double_eight_worth = 120;      // double-eight.kan
  int double_eight_extra = 12;       // double-eight.extra
  int all_eights_worth = 120;        // all-eights.kan
  bool all_eights_wins = true;       // all-eights.winner
  bool counted_in_all = false;       // counted.paid
  // counted.cancels
  struct Cancelled {
    bool captured = false, escape = false, diving = false, mizu_ten = false;
  } cancelled;

  // Between rounds.
  int start = 60;                          // money.start
  int loan = 120;                          // loan.size
  std::vector<int> repay_after;            // loan.repay-after
  int repay_step = 5;                      // loan.repay-step: kan
  std::vector<int> half_rounds;            // half.round
  int half_worth = 120;                    // half.kan
  bool short_match_pays_half = true;       // match.short-end
  Marker marker = Marker::pot;             // marker.from
  EmptyPot empty_pot = EmptyPot::skipped;  // marker.empty-pot
  bool no_match_marks = false;             // marker.no-match: before-sharing
  bool tie_shares_pot = false;             // pot.tie: shared
  Repay final_repay = Repay::any_amount;
  bool poorest_after_debts = false;             // final.poorest: money-less-debt
  bool poorest_share = true;                    // final.poorest-tie
  int bonus_worth = 60;                         // final.bonus, for each player
  bool bonus_for_match = false;                 // final.bonus-for
  bool bonus_from_players = false;              // final.bonus-from: other-players
  bool bonus_shared = true;                     // final.bonus-tie
  NextDealer next_winner = NextDealer::winner;  // dealer.next.winner
  NextDealer next_draw = NextDealer::same;      // dealer.next.draw
  NextDealer next_void = NextDealer::same;      // dealer.next.void

  std::array<int, 4> card_worth = {20, 10, 5, 1};  // score.card-values, by kind
};

}  // namespace hanaproof::engine::hachi
