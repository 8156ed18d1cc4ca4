// The rules of Hachi-Hachi as its executable specification asks for them: one member a question,
// named after its topic.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/hand_combo.h"
#include "model/spec/rules.h"

namespace hanaproof::spec::hachi {

using spec::Rule;

// Combos are recorded where they are made. Captured combos are yaku, with card.willow worked in.
class Rules : public spec::CaptureRules {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  // Combos of the hand, with card.willow worked into their conditions.
  const std::vector<rulebook::HandCombo>& hand_combos() const { return hand_combos_; }
  // The threes of combo.bonus, in the same way; records that it was asked for.
  const std::vector<rulebook::yaku::Expr>& bonus_threes() const {
    combo_bonus.value();
    return bonus_threes_;
  }
  // Records that a combo of the hand was made.
  void made_in_hand(const std::string& combo) const { used("hand-combo." + combo); }

  // Before play.
  const Rule mizuten_allowed = rule("mizuten.allowed");
  const Rule mizuten_must_stay = rule("mizuten.must-stay");
  const Rule deal_hand_size = rule("deal.hand-size");
  const Rule deal_field_size = rule("deal.field-size");
  const Rule deal_blank_card = rule("deal.blank-card");
  const Rule blank_penalty = rule("blank.penalty");
  const Rule hand_four_of_month = rule("hand.four-of-month");
  const Rule field_four_of_month = rule("field.four-of-month");
  const Rule field_double_lights = rule("field.double-lights");
  const Rule field_grand_lights = rule("field.grand-lights");
  const Rule field_double_factor = rule("field.double-factor");
  const Rule field_grand_factor = rule("field.grand-factor");
  const Rule field_multiplies = rule("field.multiplies");
  const Rule field_generates = rule("field.generates");
  const Rule field_carry = rule("field.carry");
  const Rule field_priority = rule("field.priority");
  const Rule field_pending_end = rule("field.pending-end");
  const Rule field_no_match = rule("field.no-match");
  const Rule pass_penalty = rule("pass.penalty");
  const Rule pass_place = rule("pass.place");
  const Rule pass_beyond = rule("pass.beyond");
  const Rule stay_too_few_pot = rule("stay.too-few-pot");
  const Rule stay_sole = rule("stay.sole");
  const Rule stay_nobody = rule("stay.nobody");
  const Rule round_no_match_counts = rule("round.no-match-counts");
  const Rule chased_penalty = rule("chased.penalty");
  const Rule chased_worth = rule("chased.worth");
  const Rule chased_combos = rule("chased.combos");
  const Rule chased_adds = rule("chased.adds");
  const Rule chased_hand_combos = rule("chased.hand-combos");
  const Rule chased_payer = rule("chased.payer");
  // Hand combos.
  const Rule card_willow = rule("card.willow");
  const Rule combo_types = rule("combo.types");
  const Rule combo_declare = rule("combo.declare");
  const Rule combo_bonus = rule("combo.bonus");
  const Rule combo_settle = rule("combo.settle");
  const Rule four_three_ends = rule("four-three.ends");
  const Rule four_three_checked = rule("four-three.checked");
  const Rule four_three_from = rule("four-three.from");
  const Rule four_three_adds = rule("four-three.adds");
  const Rule four_three_track = rule("four-three.track");
  // Calls.
  const Rule sage_choice = rule("sage.choice");
  const Rule sage_trigger = rule("sage.trigger");
  const Rule sage_last_turn = rule("sage.last-turn");
  const Rule yoshi_scores = rule("yoshi.scores");
  const Rule yoshi_after_sage = rule("yoshi.after-sage");
  const Rule yoshi_cards = rule("yoshi.cards");
  const Rule yoshi_against_sage = rule("yoshi.against-sage");
  const Rule yoshi_two_sages = rule("yoshi.two-sages");
  const Rule sage_cancel_when = rule("sage.cancel-when");
  const Rule sage_cancel = rule("sage.cancel");
  const Rule sage_cancel_scores = rule("sage.cancel-scores");
  const Rule sage_cancel_pays = rule("sage.cancel-pays");
  const Rule yoshi_sage_whose = rule("yoshi.sage-whose");
  const Rule sage_cancel_wins = rule("sage.cancel-wins");
  // The reckoning.
  const Rule sage_stock_empty = rule("sage.stock-empty");
  const Rule combo_uncalled = rule("combo.uncalled");
  const Rule escape_combos = rule("escape.combos");
  const Rule escape_points = rule("escape.points");
  const Rule escape_wins = rule("escape.wins");
  const Rule escape_kan = rule("escape.kan");
  const Rule diving_combos = rule("diving.combos");
  const Rule diving_cards = rule("diving.cards");
  const Rule diving_double = rule("diving.double");
  const Rule diving_kan = rule("diving.kan");
  const Rule bonus_after_call = rule("bonus.after-call");
  const Rule bonus_shown = rule("bonus.shown");
  const Rule count_settle = rule("count.settle");
  const Rule count_par = rule("count.par");
  const Rule double_eight_points = rule("double-eight.points");
  const Rule double_eight_kan = rule("double-eight.kan");
  const Rule double_eight_extra = rule("double-eight.extra");
  const Rule all_eights_kan = rule("all-eights.kan");
  const Rule all_eights_winner = rule("all-eights.winner");
  const Rule counted_paid = rule("counted.paid");
  const Rule counted_cancels = rule("counted.cancels");
  const Rule mizuten_success = rule("mizuten.success");
  const Rule mizuten_failure = rule("mizuten.failure");
  const Rule mizuten_between = rule("mizuten.between");
  const Rule mizuten_kan = rule("mizuten.kan");
  const Rule mizuten_success_from = rule("mizuten.success-from");
  const Rule mizuten_failure_to = rule("mizuten.failure-to");
  const Rule mizuten_after_call = rule("mizuten.after-call");
  // Money and the match.
  const Rule money_kan = rule("money.kan");
  const Rule money_start = rule("money.start");
  const Rule loan_size = rule("loan.size");
  const Rule loan_repay_after = rule("loan.repay-after");
  const Rule loan_repay_step = rule("loan.repay-step");
  const Rule half_round = rule("half.round");
  const Rule half_kan = rule("half.kan");
  const Rule match_short_end = rule("match.short-end");
  const Rule marker_from = rule("marker.from");
  const Rule marker_empty_pot = rule("marker.empty-pot");
  const Rule marker_no_match = rule("marker.no-match");
  const Rule pot_tie = rule("pot.tie");
  const Rule final_repay = rule("final.repay");
  const Rule final_poorest = rule("final.poorest");
  const Rule final_poorest_tie = rule("final.poorest-tie");
  const Rule final_bonus = rule("final.bonus");
  const Rule final_bonus_for = rule("final.bonus-for");
  const Rule final_bonus_from = rule("final.bonus-from");
  const Rule final_bonus_tie = rule("final.bonus-tie");
  const Rule dealer_next_winner = rule("dealer.next.winner");
  const Rule dealer_next_draw = rule("dealer.next.draw");
  const Rule dealer_next_void = rule("dealer.next.void");

 private:
  std::vector<rulebook::HandCombo> hand_combos_;
  std::vector<rulebook::yaku::Expr> bonus_threes_;
};

}  // namespace hanaproof::spec::hachi
