#include "checker/engines/identify/identify.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace hanaproof::identify {

using rulebook::Ruleset;

namespace {

// So many candidates are refined, those with the fewest misfits; of editions as they are printed so
// many in any case.
constexpr std::size_t kTried = 2;
constexpr std::size_t kPlainTried = 3;

struct Step {
  std::string topic;
  const Offer* offer;
};

class Refinement {
 public:
  Refinement(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates,
             const Offers& offers, std::size_t candidate)
      : answers_(answers),
        candidates_(candidates),
        offers_(offers),
        candidate_(candidate),
        rules_(candidates[candidate].rules),
        open_(misfits(rules_, answers)) {}

  void run() {
    while (!open_.empty() && (change_one() || change_two())) {
    }
    take_back();
  }
  std::size_t unexplained() const { return open_.size(); }
  std::size_t changes() const { return steps_.size(); }
  std::size_t candidate() const { return candidate_; }

  // With what shows each change and what would do in its place: it takes long.
  Explanation explanation() const {
    Explanation all{.candidate = candidate_, .unexplained = open_};
    for (const Step& step : steps_) all.changes.push_back(told(step));
    return all;
  }

 private:
  const Ruleset& base() const { return candidates_[candidate_].rules; }

  // Answers that do not fit other rules: at least one that did not fit before has to, and only
  // fewer than `most` are of interest. Nothing otherwise.
  std::optional<std::vector<std::size_t>> fewer(const Ruleset& rules, std::size_t most) const {
    const Oracle oracle(rules);
    std::vector<bool> is_open(answers_.size());
    std::vector<std::size_t> left;
    for (const std::size_t i : open_) {
      is_open[i] = true;
      if (!fits(oracle, i)) left.push_back(i);
    }
    if (left.size() == open_.size() || left.size() >= most) return std::nullopt;
    for (std::size_t i = 0; i < answers_.size(); ++i) {
      if (is_open[i] || fits(oracle, i)) continue;
      left.push_back(i);
      if (left.size() >= most) return std::nullopt;
    }
    std::ranges::sort(left);
    return left;
  }

  bool fits(const Oracle& oracle, std::size_t answer) const {
    return oracle.answer(answers_[answer].question) == answers_[answer].answer;
  }

  std::vector<Step> possible_steps(bool of_editions_only) const {
    std::vector<Step> steps;
    for (const auto& [topic, list] : offers_) {
      for (const Offer& offer : list) {
        const bool counts = !of_editions_only || !offer.who.empty();
        if (counts && !same_answer(topic, offer.value, rules_[topic]))
          steps.push_back({topic, &offer});
      }
    }
    return steps;
  }

  void take(const Step& step) {
    rules_ = rules_.with(step.topic, step.offer->value);
    std::erase_if(steps_, [&](const Step& other) { return other.topic == step.topic; });
    if (!(base()[step.topic] == step.offer->value)) steps_.push_back(step);
  }

  bool change_one() {
    std::optional<Step> best;
    std::vector<std::size_t> left = open_;
    for (const Step& step : possible_steps(false)) {
      auto found = fewer(rules_.with(step.topic, step.offer->value), left.size());
      if (!found) continue;
      left = std::move(*found);
      best = step;
    }
    if (!best) return false;
    take(*best);
    open_ = std::move(left);
    return true;
  }

  // Two answers at once, one of which alone does something to the first misfit.
  bool change_two() {
    const Answered& first = answers_[open_.front()];
    const std::vector<Step> steps = possible_steps(true);
    const std::string now = Oracle(rules_).answer(first.question);
    for (const Step& one : steps) {
      const Ruleset half = rules_.with(one.topic, one.offer->value);
      if (Oracle(half).answer(first.question) == now) continue;
      for (const Step& other : steps) {
        if (one.topic == other.topic) continue;
        const Ruleset both = half.with(other.topic, other.offer->value);
        if (!fits(Oracle(both), open_.front())) continue;
        auto found = fewer(both, open_.size());
        if (!found) continue;
        take(one);
        take(other);
        open_ = std::move(*found);
        return true;
      }
    }
    return false;
  }

  // Changes without which no more answers are open.
  void take_back() {
    for (std::size_t i = steps_.size(); i-- > 0;) {
      const Ruleset without = rules_.with(steps_[i].topic, base()[steps_[i].topic]);
      auto left = misfits(without, answers_);
      if (left.size() > open_.size()) continue;
      rules_ = without;
      open_ = std::move(left);
      steps_.erase(steps_.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }

  Change told(const Step& step) const {
    Change change{step.topic, base()[step.topic], step.offer->value, step.offer->who};
    change.shown_by = misfits(rules_.with(step.topic, change.from), answers_);
    std::erase_if(change.shown_by,
                  [&](std::size_t i) { return std::ranges::find(open_, i) != open_.end(); });
    for (const Offer& other : offers_.at(step.topic)) {
      if (same_answer(step.topic, other.value, change.to) ||
          same_answer(step.topic, other.value, change.from)) {
        continue;
      }
      if (fits_as_well(rules_, step.topic, other.value, answers_, open_.size())) {
        change.instead.push_back(other.value);
      }
    }
    change.rivals = rivals(change);
    return change;
  }

  std::vector<Rival> rivals(const Change& change) const {
    const Ruleset without = rules_.with(change.topic, change.from);
    std::vector<Rival> all;
    for (const auto& [topic, list] : offers_) {
      const bool is_changed =
          topic == change.topic ||
          std::ranges::any_of(steps_, [&](const Step& s) { return s.topic == topic; });
      if (is_changed) continue;
      Rival rival{topic, {}};
      for (const Offer& offer : list) {
        if (same_answer(topic, offer.value, without[topic])) continue;
        const Ruleset other = without.with(topic, offer.value);
        if (does(other, change.shown_by)) rival.values.push_back(offer.value);
      }
      if (!rival.values.empty()) all.push_back(std::move(rival));
    }
    return all;
  }

  // Whether rules fit these answers, and leave no more open in all than there are.
  bool does(const Ruleset& rules, const std::vector<std::size_t>& shown) const {
    const Oracle oracle(rules);
    const bool shows = std::ranges::all_of(shown, [&](std::size_t i) { return fits(oracle, i); });
    if (!shows) return false;
    std::size_t left = 0;
    for (std::size_t i = 0; i < answers_.size() && left <= open_.size(); ++i) {
      left += fits(oracle, i) ? 0 : 1;
    }
    return left <= open_.size();
  }

  const std::vector<Answered>& answers_;
  const std::vector<Candidate>& candidates_;
  const Offers& offers_;
  std::size_t candidate_;
  Ruleset rules_;
  std::vector<std::size_t> open_;
  std::vector<Step> steps_;
};

using Misfits = std::vector<std::size_t>;
// The fewest misfits first, each with the candidate's number.
using Ranking = std::vector<std::pair<Misfits, std::size_t>>;

Ranking ranked(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates) {
  Ranking all;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    all.emplace_back(misfits(candidates[i].rules, answers), i);
  }
  std::ranges::stable_sort(all, {}, [](const auto& one) { return one.first.size(); });
  return all;
}

Explanation as_it_is(const Ranking& ranking) {
  Explanation explanation{.candidate = ranking.front().second,
                          .unexplained = ranking.front().first};
  for (const auto& [open, candidate] : ranking) {
    if (open.empty()) explanation.fitting.push_back(candidate);
  }
  return explanation;
}

}  // namespace

Ruleset Explanation::rules(const std::vector<Candidate>& candidates) const {
  Ruleset all = candidates[candidate].rules;
  for (const Change& change : changes) all = all.with(change.topic, change.to);
  return all;
}

Ruleset Explanation::rules(const std::vector<Candidate>& candidates, const Change& without,
                           const std::string& topic, const rulebook::Value& value) const {
  return rules(candidates).with(without.topic, without.from).with(topic, value);
}

std::vector<std::size_t> misfits(const Ruleset& rules, const std::vector<Answered>& answers) {
  const Oracle oracle(rules);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    if (oracle.answer(answers[i].question) != answers[i].answer) found.push_back(i);
  }
  return found;
}

Explanation nearest(const std::vector<Answered>& answers,
                    const std::vector<Candidate>& candidates) {
  return as_it_is(ranked(answers, candidates));
}

Explanation explain(const std::vector<Answered>& answers, const std::vector<Candidate>& candidates,
                    const Offers& offers) {
  const Ranking nearest = ranked(answers, candidates);
  if (nearest.front().first.empty()) return as_it_is(nearest);
  // The first candidate in any case: of equals it is the one that is meant.
  std::vector<std::size_t> tried = {0};
  std::set<Misfits> known;  // whoever misses the same answers comes out the same
  known.insert(misfits(candidates.front().rules, answers));
  std::size_t plain = 0;
  for (const auto& [open, candidate] : nearest) {
    const bool is_plain = candidates[candidate].is_plain();
    if (tried.size() > kTried && !(is_plain && plain < kPlainTried)) continue;
    if (!known.insert(open).second) continue;
    tried.push_back(candidate);
    plain += is_plain ? 1 : 0;
  }
  std::optional<Refinement> best;
  const auto cost = [&](const Refinement& one) {
    const Candidate& candidate = candidates[one.candidate()];
    return std::pair(one.unexplained(), one.changes() + candidate.chosen.size() +
                                            candidate.rules.scope().options.size());
  };
  const auto attempt = [&](std::size_t candidate) {
    Refinement one(answers, candidates, offers, candidate);
    one.run();
    if (!best || cost(one) < cost(*best)) best.emplace(std::move(one));
  };
  for (const std::size_t candidate : tried) attempt(candidate);
  // An option brings rules of its own, which single clauses do not make up for.
  const rulebook::Edition* edition = &candidates[best->candidate()].rules.edition();
  for (const auto& [open, candidate] : nearest) {
    if (best->unexplained() == 0 && best->changes() < 2) break;
    const Candidate& other = candidates[candidate];
    const bool is_option = other.chosen.empty() && !other.rules.scope().options.empty();
    const bool is_new = std::ranges::find(tried, candidate) == tried.end();
    if (is_option && is_new && &other.rules.edition() == edition) attempt(candidate);
  }
  return best->explanation();
}

}  // namespace hanaproof::identify
