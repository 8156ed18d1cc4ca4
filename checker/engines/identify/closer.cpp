// Once some rules fit: what else would fit as well is asked about until nothing new comes.
#include "checker/engines/identify/session.h"

#include <algorithm>

namespace hanaproof::identify {

using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr int kMostCorrections = 12;  // of the rules, each followed by another look

// Other answers to one rule that fit for one reason stand together.
void add_reason(std::vector<Untold>& reasons, Untold one) {
  const auto same = std::ranges::find_if(reasons, [&](const Untold& other) {
    if (one.unasked || other.unasked) {
      return one.unasked && other.unasked && one.unasked->ask == other.unasked->ask;
    }
    return one.agreement.state == other.agreement.state && one.agreement.how == other.agreement.how;
  });
  if (same == reasons.end()) return reasons.push_back(std::move(one));
  same->as_well.push_back(std::move(one.as_well.front()));
}

}  // namespace

void Session::look_closer() {
  for (int i = 0; i < kMostCorrections; ++i) {
    bool again = settle_alternatives();
    if (i == 0) again = clause_by_clause() || again;
    again = along_rounds() || again;
    if (!again && !about_what_fits()) return;
    verdict_.explanation = explained();
  }
}

bool Session::settle_alternatives() {
  bool asked = false;
  const Ruleset now = rules();
  const auto settle = [&](const std::optional<Question>& question) {
    if (!question || is_answered(*question, verdict_.answers)) return;
    put(*question);
    asked = true;
  };
  const Explanation& told = verdict_.explanation;
  for (const Change& change : told.changes) {
    for (const Value& other : change.instead) {
      settle(all_.finder_.about(now, change.topic, change.to, other));
    }
    for (const Rival& rival : change.rivals) {
      for (const Value& value : rival.values) {
        if (is_settled(change, rival.topic, value)) continue;
        settle(all_.finder_.between(now, told.rules(all_.candidates_, change, rival.topic, value)));
      }
    }
  }
  if (asked) verdict_.explanation = explained();
  return asked;
}

bool Session::is_settled(const Change& change, const std::string& topic, const Value& value) const {
  const Ruleset other = verdict_.explanation.rules(all_.candidates_, change, topic, value);
  return misfits(other, verdict_.answers).size() > misfits(rules(), verdict_.answers).size();
}

bool Session::clause_by_clause() {
  const Ruleset& now = all_.candidates_[verdict_.explanation.candidate].rules;
  const Oracle oracle(rules());
  bool found = false;
  std::size_t done = 0;
  for (const auto& [topic, list] : all_.offers_) {
    if (respondent_.has_ended()) return found;
    if (options_.progress) options_.progress(done++, all_.offers_.size());
    // Of answers that nobody gives one is enough: what it leaves is asked about in the end.
    bool nobodys = false;
    for (const Offer& offer : list) {
      if (same_answer(topic, offer.value, now[topic]) || (offer.who.empty() && nobodys)) continue;
      nobodys = nobodys || offer.who.empty();
      const auto question = all_.finder_.about(now, topic, now[topic], offer.value);
      if (!question || is_answered(*question, verdict_.answers)) continue;
      found = contradicts(*question, oracle, true) || found;
    }
  }
  return found;
}

bool Session::about_what_fits() {
  const Ruleset now = rules();
  const Oracle oracle(now);
  bool found = false;
  for (const auto& [topic, list] : all_.offers_) {
    for (const Offer& offer : list) {
      if (respondent_.has_ended()) return found;
      if (same_answer(topic, offer.value, now[topic]) || !fits(now, topic, offer.value)) continue;
      const auto question = all_.finder_.about(now, topic, now[topic], offer.value);
      if (!question || is_answered(*question, verdict_.answers)) continue;
      found = contradicts(*question, oracle, true) || found;
    }
  }
  return found;
}

bool Session::fits(const Ruleset& now, const std::string& topic, const Value& value) const {
  return fits_as_well(now, topic, value, verdict_.answers, verdict_.explanation.unexplained.size());
}

bool Session::along_rounds() {
  const Ruleset now = rules();
  const Oracle oracle(now);
  bool found = false;
  for (std::uint64_t i = 0; i < options_.rounds && !found && !respondent_.has_ended(); ++i) {
    for (const Question& question : along_a_round(now, options_.seed + i)) {
      found = contradicts(question, oracle, false) || found;
      if (found) break;
    }
  }
  return found;
}

void Session::find_untold() {
  if (respondent_.has_ended()) return;  // nothing is settled then
  // An option counts as spoken of where it is offered to another number of players, too: whoever
  // has it on may play by another rule that comes to the same.
  const auto offers_option = [&](const std::string& id) {
    const rulebook::Topic& topic = *rulebook::find_topic(id);
    return rulebook::is_option(topic) && !rules().edition().on(topic).empty();
  };
  const Ruleset now = rules();
  const Candidate& candidate = all_.candidates_[verdict_.explanation.candidate];
  for (const auto& [topic, list] : all_.offers_) {
    // How many cards are dealt shows in which positions an engine takes (sizes.h).
    if (topic == "deal.hand-size" || topic == "deal.field-size") continue;
    std::vector<Untold> reasons;
    bool somebodys = candidate.rules.answer(topic).clause != nullptr || offers_option(topic);
    for (const Offer& offer : list) {
      if (same_answer(topic, offer.value, now[topic]) || !fits(now, topic, offer.value)) continue;
      const Finder::Found& found = all_.finder_.find(now, topic, now[topic], offer.value);
      if (found.question) continue;  // asked, and not answered
      add_reason(reasons, {topic, now[topic], {offer.value}, found.unasked, found.agreement});
      somebodys = somebodys || !offer.who.empty();
    }
    // Of rules that no edition speaks of nobody wants to know.
    if (!somebodys) continue;
    for (Untold& one : reasons) {
      (one.unasked ? verdict_.untold : verdict_.alike).push_back(std::move(one));
    }
  }
}

}  // namespace hanaproof::identify
