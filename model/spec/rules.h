// The rules of the capturing games as the executable specification asks for them: one member a
// question, named after its topic.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/spec/rule_reader.h"

namespace hanaproof::spec {

// What every game of capturing asks for: what a card takes, and which yaku a pile makes. Yaku are
// recorded where they are made.
class CaptureRules : public RuleReader {
 public:
  const std::vector<rulebook::Yaku>& yaku() const { return yaku_; }
  // Records that one of them was made.
  void made(const rulebook::Yaku& yaku) const {
    used(first_yaku_ + static_cast<std::size_t>(&yaku - yaku_.data()));
  }

  const Rule capture_played_one = rule("capture.played.one");
  const Rule capture_drawn_one = rule("capture.drawn.one");
  const Rule capture_played_two = rule("capture.played.two");
  const Rule capture_drawn_two = rule("capture.drawn.two");
  const Rule capture_played_three = rule("capture.played.three");
  const Rule capture_drawn_three = rule("capture.drawn.three");
  const Rule card_sake_cup = rule("card.sake-cup");
  const Rule score_yaku_add = rule("score.yaku-add");
  const Rule option_triad = rule("option.triad");
  const Rule triad_points = rule("triad.points");

 protected:
  CaptureRules(rulebook::Ruleset ruleset, std::vector<rulebook::Yaku> yaku);
  ~CaptureRules() = default;
  // Yaku can be asked for from then on, after all rules with a name.
  void add_yaku();

 private:
  std::vector<rulebook::Yaku> yaku_;
  std::size_t first_yaku_ = 0;  // among the topics
};

class Rules : public CaptureRules {
 public:
  explicit Rules(rulebook::Ruleset ruleset);

  // Drawing for dealer.
  const Rule dealer_first = rule("dealer.first");
  const Rule dealer_tie = rule("dealer.tie");
  // The deal.
  const Rule deal_packets = rule("deal.packets");
  const Rule deal_hand_size = rule("deal.hand-size");
  const Rule deal_field_size = rule("deal.field-size");
  const Rule deal_swap = rule("deal.swap");
  const Rule dealer_begins = rule("dealer.begins");
  const Rule hand_four_of_month = rule("hand.four-of-month");
  const Rule hand_four_of_month_points = rule("hand.four-of-month.points");
  const Rule hand_four_pairs = rule("hand.four-pairs");
  const Rule hand_four_pairs_points = rule("hand.four-pairs.points");
  const Rule hand_four_pairs_means = rule("hand.four-pairs.means");
  const Rule hand_both_combos = rule("hand.both-combos");
  const Rule hand_both_win = rule("hand.both-win");
  const Rule field_four_of_month = rule("field.four-of-month");
  const Rule field_four_pairs = rule("field.four-pairs");
  const Rule hand_against_field = rule("hand.against-field");
  // Capturing.
  const Rule play_must_match = rule("play.must-match");
  const Rule option_wildcard = rule("option.wildcard");
  const Rule wildcard_from_hand = rule("wildcard.from-hand");
  const Rule wildcard_drawn = rule("wildcard.drawn");
  const Rule wildcard_barred = rule("wildcard.barred");
  const Rule wildcard_played_means = rule("wildcard.played-means");
  const Rule hiki_against_wildcard = rule("hiki.against-wildcard");
  const Rule hiki_effect = rule("hiki.effect");
  const Rule wildcard_collects = rule("wildcard.collects");
  const Rule wildcard_collects_when = rule("wildcard.collects-when");
  const Rule wildcard_collected_score = rule("wildcard.collected-score");
  // Calls and points.
  const Rule call_offered = rule("call.offered");
  const Rule call_trigger = rule("call.trigger");
  const Rule call_after_last_card = rule("call.after-last-card");
  const Rule call_limit = rule("call.limit");
  const Rule call_opponent_cancels = rule("call.opponent-cancels");
  const Rule score_own_calls = rule("score.own-calls");
  const Rule score_counter = rule("score.counter");
  const Rule score_high = rule("score.high");
  const Rule score_high_counts = rule("score.high.counts");
  const Rule score_combine_counter_high = rule("score.combine.counter-high");
  const Rule score_combine_own_calls = rule("score.combine.own-calls");
  const Rule score_factor = rule("score.factor");
  const std::optional<rulebook::yaku::Expr> factor;  // score.factor where it is not `none`
  const Rule score_who = rule("score.who");
  const Rule score_by = rule("score.by");
  const Rule score_card_values = rule("score.card-values");
  const Rule score_share = rule("score.share");
  const Rule score_yaku_effect = rule("score.yaku-effect");
  // The end of a round and of a match.
  const Rule round_end = rule("round.end");
  const Rule round_empty_hand = rule("round.empty-hand");
  const Rule round_field_left = rule("round.field-left");
  const Rule round_exhausted_no_yaku = rule("round.exhausted.no-yaku");
  const Rule round_exhausted_dealer_points = rule("round.exhausted.dealer-points");
  const Rule round_exhausted_after_call = rule("round.exhausted.after-call");
  const Rule payment_who = rule("payment.who");
  const Rule payment_after_call = rule("payment.after-call");
  const Rule payment_last_caller = rule("payment.last-caller");
  const Rule payment_team = rule("payment.team");
  const Rule teams_seats = rule("teams.seats");
  const Rule option_teams_of_three = rule("option.teams-of-three");
  const Rule teams_captured = rule("teams.captured");
  const Rule dealer_next_winner = rule("dealer.next.winner");
  const Rule dealer_next_hand_win = rule("dealer.next.hand-win");
  const Rule dealer_next_draw = rule("dealer.next.draw");
  const Rule dealer_next_void = rule("dealer.next.void");
  const Rule round_void_counts = rule("round.void-counts");
  const Rule round_hand_win_counts = rule("round.hand-win-counts");
  const Rule match_winner = rule("match.winner");
  const Rule match_tie = rule("match.tie");
  const Rule match_rounds = rule("match.rounds");
};

}  // namespace hanaproof::spec
