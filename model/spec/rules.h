// The rules as the executable specification asks for them: one member a question, named after its
// topic. Asking is recorded, so that one can tell which clauses a game has used.
#pragma once

#include <bitset>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/ruleset.h"

namespace hanaproof::spec {

// Which of a ruleset's rules have been asked for.
using Consulted = std::bitset<96>;

// The answer to one topic.
class Rule {
 public:
  Rule(const rulebook::Answer& answer, Consulted& log, std::size_t index)
      : value_(&answer.value), log_(&log), index_(index) {}

  // Whether the answer is this word.
  bool is(std::string_view word) const;
  // Whether the answer is yes.
  bool holds() const;
  int number() const;
  // A number in a record.
  int number(const std::string& field) const;
  const rulebook::Value& value() const;

 private:
  const rulebook::Value* value_;
  Consulted* log_;
  std::size_t index_;
};

// Not shared between threads: the record of what was asked is part of it.
class Rules {
  rulebook::Ruleset ruleset_;
  mutable Consulted consulted_;
  std::vector<std::string> topics_;
  Rule rule(const std::string& topic);

 public:
  explicit Rules(rulebook::Ruleset ruleset);
  Rules(const Rules&) = delete;
  Rules& operator=(const Rules&) = delete;

  const rulebook::Ruleset& ruleset() const { return ruleset_; }
  int players() const { return ruleset_.scope().players; }
  const std::vector<rulebook::Yaku>& yaku() const { return ruleset_.yaku(); }

  // The topics asked for since `forget`; yaku are listed where they were made.
  std::vector<std::string> consulted() const;
  const Consulted& consulted_bits() const { return consulted_; }
  // All topics that the spec can ask for, yaku among them.
  const std::vector<std::string>& topics() const { return topics_; }
  // The bit of a topic; `Consulted().size()` for topics that the spec never asks for.
  std::size_t bit(const std::string& topic) const;
  void forget() const { consulted_.reset(); }
  // Records that a yaku was made.
  void made(const std::string& yaku) const;

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
  const Rule score_by, card_values, share;
  // The end of a round and of a match.
  const Rule round_end, empty_hand, exhausted_no_yaku, exhausted_after_call;
  const Rule payment_who, payment_after_call, payment_last_caller, payment_team, team_seats,
      team_captured;
  const Rule next_winner, next_hand_win, next_draw, next_void, void_counts, hand_win_counts,
      match_winner, match_tie;
  const Rule match_rounds;
};

}  // namespace hanaproof::spec
