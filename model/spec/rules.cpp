#include "model/spec/rules.h"

#include <algorithm>

namespace hanaproof::spec {

bool Rule::is(std::string_view word) const { return *value().word() == word; }
bool Rule::holds() const { return *value().truth(); }
int Rule::number() const { return static_cast<int>(*value().number()); }
int Rule::number(const std::string& field) const {
  return static_cast<int>(*value().field(field)->number());
}

const rulebook::Value& Rule::value() const {
  log_->set(index_);
  return *value_;
}

Rule Rules::rule(const std::string& topic) {
  topics_.push_back(topic);
  return {ruleset_.answer(topic), consulted_, topics_.size() - 1};
}

Rules::Rules(rulebook::Ruleset ruleset)
    : ruleset_(std::move(ruleset)),
      dealer_first(rule("dealer.first")),
      dealer_tie(rule("dealer.tie")),
      packets(rule("deal.packets")),
      hand_size(rule("deal.hand-size")),
      field_size(rule("deal.field-size")),
      swap(rule("deal.swap")),
      begins(rule("dealer.begins")),
      four_of_month(rule("hand.four-of-month")),
      four_of_month_points(rule("hand.four-of-month.points")),
      four_pairs(rule("hand.four-pairs")),
      four_pairs_points(rule("hand.four-pairs.points")),
      four_pairs_means(rule("hand.four-pairs.means")),
      both_combos(rule("hand.both-combos")),
      both_win(rule("hand.both-win")),
      field_four_of_month(rule("field.four-of-month")),
      field_four_pairs(rule("field.four-pairs")),
      hand_against_field(rule("hand.against-field")),
      must_match(rule("play.must-match")),
      played_one(rule("capture.played.one")),
      drawn_one(rule("capture.drawn.one")),
      played_two(rule("capture.played.two")),
      drawn_two(rule("capture.drawn.two")),
      played_three(rule("capture.played.three")),
      drawn_three(rule("capture.drawn.three")),
      wildcard(rule("option.wildcard")),
      wild_from_hand(rule("wildcard.from-hand")),
      wild_drawn(rule("wildcard.drawn")),
      wild_barred(rule("wildcard.barred")),
      wild_played_means(rule("wildcard.played-means")),
      hiki_against_wildcard(rule("hiki.against-wildcard")),
      hiki_effect(rule("hiki.effect")),
      collects(rule("wildcard.collects")),
      collects_when(rule("wildcard.collects-when")),
      collected_score(rule("wildcard.collected-score")),
      sake_cup(rule("card.sake-cup")),
      yaku_add(rule("score.yaku-add")),
      triad(rule("option.triad")),
      triad_points(rule("triad.points")),
      call_offered(rule("call.offered")),
      call_trigger(rule("call.trigger")),
      call_after_last_card(rule("call.after-last-card")),
      call_limit(rule("call.limit")),
      opponent_cancels(rule("call.opponent-cancels")),
      own_calls(rule("score.own-calls")),
      counter(rule("score.counter")),
      high(rule("score.high")),
      high_counts(rule("score.high.counts")),
      combine_counter_high(rule("score.combine.counter-high")),
      combine_own_calls(rule("score.combine.own-calls")),
      who_scores(rule("score.who")),
      score_by(rule("score.by")),
      card_values(rule("score.card-values")),
      share(rule("score.share")),
      round_end(rule("round.end")),
      empty_hand(rule("round.empty-hand")),
      exhausted_no_yaku(rule("round.exhausted.no-yaku")),
      exhausted_after_call(rule("round.exhausted.after-call")),
      payment_who(rule("payment.who")),
      payment_after_call(rule("payment.after-call")),
      payment_last_caller(rule("payment.last-caller")),
      payment_team(rule("payment.team")),
      team_seats(rule("teams.seats")),
      team_captured(rule("teams.captured")),
      next_winner(rule("dealer.next.winner")),
      next_hand_win(rule("dealer.next.hand-win")),
      next_draw(rule("dealer.next.draw")),
      next_void(rule("dealer.next.void")),
      void_counts(rule("round.void-counts")),
      hand_win_counts(rule("round.hand-win-counts")),
      match_winner(rule("match.winner")),
      match_tie(rule("match.tie")),
      match_rounds(rule("match.rounds")) {
  for (const rulebook::Yaku& yaku : ruleset_.yaku()) topics_.push_back("yaku." + yaku.id);
}

std::vector<std::string> Rules::consulted() const {
  std::vector<std::string> asked;
  for (std::size_t i = 0; i < topics_.size(); ++i) {
    if (consulted_.test(i)) asked.push_back(topics_[i]);
  }
  return asked;
}

std::size_t Rules::bit(const std::string& topic) const {
  const auto found = std::find(topics_.begin(), topics_.end(), topic);
  return found == topics_.end() ? consulted_.size()
                                : static_cast<std::size_t>(found - topics_.begin());
}

void Rules::made(const std::string& yaku) const {
  if (const std::size_t index = bit("yaku." + yaku); index < consulted_.size()) {
    consulted_.set(index);
  }
}

}  // namespace hanaproof::spec
