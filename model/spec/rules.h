// The rules of the capturing games as the executable specification asks for them: one member a
// question, named after its topic.
#pragma once

#include <string>
#include <vector>

#include "model/spec/rule_reader.h"

namespace hanaproof::spec {

// Yaku are recorded where they are made.
class Rules : public RuleReader {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  const std::vector<rulebook::Yaku>& yaku() const { return ruleset().yaku(); }
  // Records that a yaku was made.
  void made(const std::string& yaku) const { used("yaku." + yaku); }

  // Drawing for dealer.
  const Rule dealer_first, dealer_tie;
  // The deal.
  const Rule packets, hand_size, field_size, swap, begins;
  const Rule four_of_month, four_of_month_points, four_pairs, four_pairs_points, four_pairs_means;
  const Rule both_combos, both_win, field_four_of_month, field_four_pairs, hand_against_field;
  // Capturing.
  const Rule must_match, played_one, drawn_one, played_two, drawn_two, played_three, drawn_three;
  const Rule wildcard, wild_from_hand, wild_drawn, wild_barred, wild_played_means;
  const Rule hiki_against_wildcard, hiki_effect, collects, collects_when, collected_score;
  // Yaku, calls and points.
  const Rule sake_cup, yaku_add, triad, triad_points;
  const Rule call_offered, call_trigger, call_after_last_card, call_limit, opponent_cancels;
  const Rule own_calls, counter, high, high_counts, combine_counter_high, combine_own_calls,
      who_scores;
  const Rule score_by, card_values, share, yaku_effect;
  // The end of a round and of a match.
  const Rule round_end, empty_hand, field_left, exhausted_no_yaku, exhausted_after_call;
  const Rule payment_who, payment_after_call, payment_last_caller, payment_team;
  const Rule team_seats, teams_of_three, team_captured;
  const Rule next_winner, next_hand_win, next_draw, next_void, void_counts, hand_win_counts,
      match_winner, match_tie;
  const Rule match_rounds;
};

}  // namespace hanaproof::spec
