#include "checker/engines/identify/identify.h"

#include <algorithm>
#include <numeric>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::identify {

using rulebook::Ruleset;
using rulebook::Value;

namespace {

constexpr int kMostCorrections = 12;   // of the rules, each followed by another look
constexpr std::size_t kKeepOneIn = 8;  // of answers along rounds that fit anyway

}  // namespace

// One respondent being asked.
class Session {
 public:
  Session(Identification& all, Respondent& respondent, const Options& options)
      : all_(all), respondent_(respondent), options_(options) {}

  Verdict run() {
    try {
      ask_all();
    } catch (const crosscheck::Interrupted&) {
      verdict_.interrupted = true;
      verdict_.explanation = nearest(verdict_.answers, all_.candidates_);
    }
    verdict_.ended = respondent_.has_ended();
    return std::move(verdict_);
  }

 private:
  void ask_all() {
    split_candidates();
    verdict_.explanation = explained();
    if (options_.thorough) {
      ask_pool(all_.pool_.questions.size());
      verdict_.explanation = explained();
      look_closer();
      find_untold();
    } else {
      ask_pool(options_.further);
      // Where nothing tells the candidates apart, what their own words leave open is asked.
      if (all_.pool_.questions.empty()) ask_readings(options_.further);
      verdict_.explanation = explained();
      settle_alternatives();
    }
  }

  Explanation explained() const {
    return explain(verdict_.answers, all_.candidates_, all_.offers_);
  }
  Ruleset rules() const { return verdict_.explanation.rules(all_.candidates_); }

  // What somebody could answer: the candidates first, then these with another answer to the topic.
  std::vector<std::string> expected(const Question& question) const {
    std::vector<std::string> texts;
    if (!respondent_.chooses()) return texts;
    const auto add = [&](const Ruleset& rules) {
      std::string text = Oracle(rules).answer(question);
      if (std::ranges::find(texts, text) == texts.end()) texts.push_back(std::move(text));
    };
    for (const Candidate& candidate : all_.candidates_) add(candidate.rules);
    const auto offers = all_.offers_.find(question.topic);
    if (offers == all_.offers_.end()) return texts;
    const Ruleset& first = all_.candidates_.front().rules;
    for (const Offer& offer : offers->second) add(first.with(question.topic, offer.value));
    return texts;
  }

  // The answer, which is kept; nothing where there is none.
  std::optional<std::string> put(const Question& question) {
    if (options_.stop()) throw crosscheck::Interrupted();
    if (respondent_.has_ended() || !respondent_.takes(question.ask)) return std::nullopt;
    auto answer = respondent_.answer(question, expected(question));
    ++verdict_.asked;
    // A refusal of what every candidate knows is no answer: it may mean anything.
    if (answer == kCannotBe && !may_be_refused(question, all_.candidates_)) answer.reset();
    if (answer) {
      verdict_.answers.push_back({question, *answer});
    } else {
      ++verdict_.unanswered;
    }
    return answer;
  }

  void split_candidates() {
    const Pool& pool = all_.pool_;
    std::vector<std::size_t> classes(pool.classes.size());
    std::iota(classes.begin(), classes.end(), std::size_t{0});
    while (const auto question = best_question(pool, classes, asked_)) {
      asked_.insert(*question);
      const auto answer = put(pool.questions[*question]);
      verdict_.in_tree = verdict_.answers.size();
      if (!answer) continue;
      std::erase_if(classes, [&](std::size_t one) {
        return pool.answer(pool.classes[one].front(), *question) != *answer;
      });
    }
  }

  // So many more of the pool: a rule that was not asked about before others, where not all are.
  void ask_pool(std::size_t most) {
    std::set<std::string> topics;
    for (const std::size_t question : asked_) topics.insert(all_.pool_.questions[question].topic);
    for (std::size_t i = 0; i < all_.pool_.questions.size() && most > 0; ++i) {
      const Question& question = all_.pool_.questions[i];
      const bool is_new = options_.thorough || topics.insert(question.topic).second;
      if (!is_new || !asked_.insert(i).second) continue;
      put(question);
      --most;
    }
  }

  // About so many rules that can be answered in another way: by another reading, or by others.
  void ask_readings(std::size_t most) {
    const Ruleset now = rules();
    for (const auto& [topic, list] : all_.offers_) {
      for (const Offer& offer : list) {
        if (most == 0 || respondent_.has_ended()) return;
        if (same_answer(topic, offer.value, now[topic]) || offer.who.empty()) continue;
        const auto question = all_.finder_.about(now, topic, now[topic], offer.value);
        if (!question || is_answered(*question, verdict_.answers)) continue;
        put(*question);
        --most;
        break;
      }
    }
  }

  // Whether a question brought out something that the rules found so far do not say.
  bool contradicts(const Question& question, const Oracle& oracle, bool keep_all) {
    const auto answer = put(question);
    if (!answer) return false;
    const bool differs = *answer != oracle.answer(question);
    if (!differs && !keep_all && ++fitting_ % kKeepOneIn != 0) {
      verdict_.answers.pop_back();
    }
    return differs;
  }

  // About every other answer that a rule of the candidate could have. What is found about its
  // changes later is asked along rounds.
  bool clause_by_clause() {
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

  // About every other answer that fits as well, by the rules found so far: a change may have hidden
  // what shows it.
  bool about_what_fits() {
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

  bool fits(const Ruleset& now, const std::string& topic, const Value& value) const {
    return fits_as_well(now, topic, value, verdict_.answers,
                        verdict_.explanation.unexplained.size());
  }

  bool along_rounds() {
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

  // Where several answers to a changed rule fit, or changes of another rule do, questions that tell
  // these apart.
  bool settle_alternatives() {
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
          settle(
              all_.finder_.between(now, told.rules(all_.candidates_, change, rival.topic, value)));
        }
      }
    }
    if (asked) verdict_.explanation = explained();
    return asked;
  }

  // Whether answers given since exclude that change in place of another.
  bool is_settled(const Change& change, const std::string& topic, const Value& value) const {
    const Ruleset other = verdict_.explanation.rules(all_.candidates_, change, topic, value);
    return misfits(other, verdict_.answers).size() > misfits(rules(), verdict_.answers).size();
  }

  void look_closer() {
    for (int i = 0; i < kMostCorrections; ++i) {
      bool again = settle_alternatives();
      if (i == 0) again = clause_by_clause() || again;
      again = along_rounds() || again;
      if (!again && !about_what_fits()) return;
      verdict_.explanation = explained();
    }
  }

  void find_untold() {
    if (respondent_.has_ended()) return;  // nothing is settled then
    const Ruleset now = rules();
    const Candidate& candidate = all_.candidates_[verdict_.explanation.candidate];
    for (const auto& [topic, list] : all_.offers_) {
      // How many cards are dealt shows in which positions an engine takes (sizes.h).
      const bool is_size = topic == "deal.hand-size" || topic == "deal.field-size";
      if (is_size || is_changed(topic)) continue;
      const Value& played = now[topic];
      Untold untold{topic, played};
      Untold alike{topic, played};
      bool nobodys = false;  // of answers that nobody gives one is enough
      for (const Offer& offer : list) {
        if (same_answer(topic, offer.value, played) || (offer.who.empty() && nobodys)) continue;
        if (!fits(now, topic, offer.value)) continue;
        const bool shown = all_.finder_.shows(candidate.rules, topic, played, offer.value);
        (shown ? untold : alike).as_well.push_back(offer.value);
        nobodys = nobodys || (shown && offer.who.empty());
      }
      if (!untold.as_well.empty()) verdict_.untold.push_back(std::move(untold));
      // Of rules that the edition does not even speak of nobody wants to know.
      if (!alike.as_well.empty() && candidate.rules.answer(topic).clause) {
        verdict_.alike.push_back(std::move(alike));
      }
    }
  }

  bool is_changed(const std::string& topic) const {
    return std::ranges::any_of(verdict_.explanation.changes,
                               [&](const Change& change) { return change.topic == topic; });
  }

  Identification& all_;
  Respondent& respondent_;
  const Options& options_;
  Verdict verdict_;
  std::set<std::size_t> asked_;  // of the pool
  std::size_t fitting_ = 0;
};

Identification::Identification(std::vector<Candidate> candidates, Takes takes,
                               const Progress& progress, const std::function<bool()>& stop)
    : candidates_(std::move(candidates)),
      offers_(offers(candidates_)),
      finder_(std::move(takes)),
      pool_(find_questions(candidates_, finder_, progress, stop)),
      tree_(decide(pool_)) {}

Verdict Identification::ask(Respondent& respondent, const Options& options) {
  return Session(*this, respondent, options).run();
}

}  // namespace hanaproof::identify
