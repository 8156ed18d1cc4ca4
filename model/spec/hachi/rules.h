// The rules of Hachi-Hachi as its executable specification asks for them: one member a question,
// named after its topic.
#pragma once

#include <string>
#include <vector>

#include "model/rulebook/hand_combo.h"
#include "model/spec/rules.h"

namespace hanaproof::hachi {

using spec::Rule;

// Combos are recorded where they are made.
class Rules : public spec::RuleReader {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  // Combos of the hand, with card.willow worked into their conditions.
  const std::vector<rulebook::HandCombo>& hand_combos() const { return hand_combos_; }
  // Records that a combo of the hand was made.
  void made(const std::string& combo) const { used("hand-combo." + combo); }

  // Whether the willow cards are dregs alone: known without asking, as it is part of the
  // conditions.
  bool dreg_only() const { return dreg_only_; }
  // The rules of capturing, and captured combos as yaku with card.willow worked in.
  const spec::Rules& capturing() const { return capturing_; }

  // The topics asked for since `forget`, those of capturing among them.
  std::vector<std::string> consulted() const;
  void forget() const;
  // All topics that the spec can ask for.
  std::vector<std::string> all_topics() const;

  // Before play.
  const Rule mizuten_allowed, mizuten_must_stay;
  const Rule hand_size, field_size, blank_card, blank_penalty, four_of_month, field_four_of_month;
  const Rule double_lights, grand_lights, double_factor, grand_factor, multiplies;
  const Rule generates, carry, priority, pending_end, no_match_field;
  const Rule penalty, penalty_place, penalty_beyond, too_few_pot, sole_stays, nobody_stays,
      no_match_counts;
  const Rule chased_penalty, chased_worth, chased_combos, chased_adds, chased_hand_combos;
  const Rule chased_payer;
  // Hand combos.
  const Rule willow, combo_types, combo_declare, combo_bonus, combo_settle;
  const Rule four_three_ends, four_three_checked, four_three_from, four_three_adds,
      four_three_track;
  // Calls.
  const Rule sage_choice, sage_trigger, sage_last_turn, yoshi_scores, yoshi_after_sage, yoshi_cards;
  const Rule yoshi_against_sage, yoshi_two_sages, cancel_when, cancel, cancel_scores, cancel_pays;
  const Rule yoshi_sage_whose, cancel_wins;
  // The reckoning.
  const Rule sage_stock_empty, uncalled, escape_combos, escape_points, escape_wins, escape_kan;
  const Rule diving_combos, diving_cards, diving_double, diving_kan, bonus_after_call, bonus_shown;
  const Rule settle, par, double_eight_points, double_eight_kan, double_eight_extra;
  const Rule all_eights_kan, all_eights_winner, counted_paid, counted_cancels;
  const Rule mizuten_success, mizuten_failure, mizuten_between, mizuten_kan, mizuten_from,
      mizuten_to, mizuten_after_call;
  // Money and the match.
  const Rule kan, start, loan_size, repay_after, repay_step, half_round, half_kan, short_end;
  const Rule marker_from, marker_empty_pot, marker_no_match, pot_tie;
  const Rule final_repay, poorest, poorest_tie, bonus, bonus_for, bonus_from, bonus_tie;
  const Rule next_winner, next_draw, next_void;

 private:
  std::vector<rulebook::HandCombo> hand_combos_;
  spec::Rules capturing_;
  bool dreg_only_ = false;
};

}  // namespace hanaproof::hachi
