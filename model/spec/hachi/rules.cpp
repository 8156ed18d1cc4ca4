#include "model/spec/hachi/rules.h"

#include "model/spec/hachi/willow.h"

namespace hanaproof::hachi {

Rules::Rules(rulebook::Ruleset held)
    : RuleReader(std::move(held)),
      mizuten_allowed(rule("mizuten.allowed")),
      mizuten_must_stay(rule("mizuten.must-stay")),
      hand_size(rule("deal.hand-size")),
      field_size(rule("deal.field-size")),
      blank_card(rule("deal.blank-card")),
      blank_penalty(rule("blank.penalty")),
      four_of_month(rule("hand.four-of-month")),
      field_four_of_month(rule("field.four-of-month")),
      double_lights(rule("field.double-lights")),
      grand_lights(rule("field.grand-lights")),
      double_factor(rule("field.double-factor")),
      grand_factor(rule("field.grand-factor")),
      multiplies(rule("field.multiplies")),
      generates(rule("field.generates")),
      carry(rule("field.carry")),
      priority(rule("field.priority")),
      pending_end(rule("field.pending-end")),
      no_match_field(rule("field.no-match")),
      penalty(rule("pass.penalty")),
      penalty_place(rule("pass.place")),
      penalty_beyond(rule("pass.beyond")),
      too_few_pot(rule("stay.too-few-pot")),
      sole_stays(rule("stay.sole")),
      nobody_stays(rule("stay.nobody")),
      no_match_counts(rule("round.no-match-counts")),
      chased_penalty(rule("chased.penalty")),
      chased_worth(rule("chased.worth")),
      chased_combos(rule("chased.combos")),
      chased_adds(rule("chased.adds")),
      chased_hand_combos(rule("chased.hand-combos")),
      chased_payer(rule("chased.payer")),
      willow(rule("card.willow")),
      combo_types(rule("combo.types")),
      combo_declare(rule("combo.declare")),
      combo_bonus(rule("combo.bonus")),
      combo_settle(rule("combo.settle")),
      four_three_ends(rule("four-three.ends")),
      four_three_checked(rule("four-three.checked")),
      four_three_from(rule("four-three.from")),
      four_three_adds(rule("four-three.adds")),
      four_three_track(rule("four-three.track")),
      sage_choice(rule("sage.choice")),
      sage_trigger(rule("sage.trigger")),
      sage_last_turn(rule("sage.last-turn")),
      yoshi_scores(rule("yoshi.scores")),
      yoshi_after_sage(rule("yoshi.after-sage")),
      yoshi_cards(rule("yoshi.cards")),
      yoshi_against_sage(rule("yoshi.against-sage")),
      yoshi_two_sages(rule("yoshi.two-sages")),
      cancel_when(rule("sage.cancel-when")),
      cancel(rule("sage.cancel")),
      cancel_scores(rule("sage.cancel-scores")),
      cancel_pays(rule("sage.cancel-pays")),
      yoshi_sage_whose(rule("yoshi.sage-whose")),
      cancel_wins(rule("sage.cancel-wins")),
      sage_stock_empty(rule("sage.stock-empty")),
      uncalled(rule("combo.uncalled")),
      escape_combos(rule("escape.combos")),
      escape_points(rule("escape.points")),
      escape_wins(rule("escape.wins")),
      escape_kan(rule("escape.kan")),
      diving_combos(rule("diving.combos")),
      diving_cards(rule("diving.cards")),
      diving_double(rule("diving.double")),
      diving_kan(rule("diving.kan")),
      bonus_after_call(rule("bonus.after-call")),
      bonus_shown(rule("bonus.shown")),
      settle(rule("count.settle")),
      par(rule("count.par")),
      double_eight_points(rule("double-eight.points")),
      double_eight_kan(rule("double-eight.kan")),
      double_eight_extra(rule("double-eight.extra")),
      all_eights_kan(rule("all-eights.kan")),
      all_eights_winner(rule("all-eights.winner")),
      counted_paid(rule("counted.paid")),
      counted_cancels(rule("counted.cancels")),
      mizuten_success(rule("mizuten.success")),
      mizuten_failure(rule("mizuten.failure")),
      mizuten_between(rule("mizuten.between")),
      mizuten_kan(rule("mizuten.kan")),
      mizuten_from(rule("mizuten.success-from")),
      mizuten_to(rule("mizuten.failure-to")),
      mizuten_after_call(rule("mizuten.after-call")),
      kan(rule("money.kan")),
      start(rule("money.start")),
      loan_size(rule("loan.size")),
      repay_after(rule("loan.repay-after")),
      repay_step(rule("loan.repay-step")),
      half_round(rule("half.round")),
      half_kan(rule("half.kan")),
      short_end(rule("match.short-end")),
      marker_from(rule("marker.from")),
      marker_empty_pot(rule("marker.empty-pot")),
      marker_no_match(rule("marker.no-match")),
      pot_tie(rule("pot.tie")),
      final_repay(rule("final.repay")),
      poorest(rule("final.poorest")),
      poorest_tie(rule("final.poorest-tie")),
      bonus(rule("final.bonus")),
      bonus_for(rule("final.bonus-for")),
      bonus_from(rule("final.bonus-from")),
      bonus_tie(rule("final.bonus-tie")),
      next_winner(rule("dealer.next.winner")),
      next_draw(rule("dealer.next.draw")),
      next_void(rule("dealer.next.void")),
      hand_combos_(rulebook::hand_combos(ruleset())),
      capturing_(with_willow(ruleset())) {
  dreg_only_ = willow.is("dreg-only");
  for (rulebook::HandCombo& combo : hand_combos_) {
    add("hand-combo." + combo.id);
    if (dreg_only_) combo.cards = without_willow(combo.cards);
  }
  forget();
}

std::vector<std::string> Rules::consulted() const {
  std::vector<std::string> topics = RuleReader::consulted();
  const std::vector<std::string> captures = capturing_.consulted();
  topics.insert(topics.end(), captures.begin(), captures.end());
  return topics;
}

void Rules::forget() const {
  RuleReader::forget();
  capturing_.forget();
}

std::vector<std::string> Rules::all_topics() const {
  std::vector<std::string> topics = RuleReader::topics();
  for (const std::string& topic : capturing_.topics()) {
    // Of the rules of capturing, those that this game asks for.
    if (topic.starts_with("capture.") || topic.starts_with("yaku.")) topics.push_back(topic);
  }
  return topics;
}

}  // namespace hanaproof::hachi
