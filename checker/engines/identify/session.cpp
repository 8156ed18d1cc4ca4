#include "checker/engines/identify/session.h"

#include <algorithm>
#include <numeric>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::identify {

using rulebook::Ruleset;

namespace {

constexpr std::size_t kKeepOneIn = 8;  // of answers along rounds that fit anyway

// The deal that a question starts from; nothing where it starts later in a round.
std::optional<AskedDeal> dealt(const Question& question) {
  const auto& position = question.where.position;
  const auto is_empty = [](cards::CardSet cards) { return cards.empty(); };
  if (!position || !std::ranges::all_of(position->captured, is_empty)) return std::nullopt;
  return AskedDeal{question.ask,
                   {position->hands.front().size(), position->field.size()},
                   position->turn == position->dealer};
}

}  // namespace

Verdict Session::run() {
  try {
    ask_all();
  } catch (const crosscheck::Interrupted&) {
    verdict_.interrupted = true;
    verdict_.explanation = nearest(verdict_.answers, all_.candidates_);
  }
  verdict_.ended = respondent_.has_ended();
  return std::move(verdict_);
}

void Session::ask_all() {
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

std::vector<std::string> Session::expected(const Question& question) const {
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

// Where some rules deal so and others do not, that may be why a deal is refused, and once is
// enough.
bool Session::is_taken(const Sizes& sizes) const {
  if (std::ranges::count(options_.taken, sizes) > 0) return true;
  const auto deals = [&](const Candidate& one) { return sizes_of(one.rules) == sizes; };
  return std::ranges::none_of(all_.candidates_, deals) ||
         std::ranges::all_of(all_.candidates_, deals);
}

std::optional<std::string> Session::put(const Question& question) {
  if (options_.stop()) throw crosscheck::Interrupted();
  if (respondent_.has_ended() || !respondent_.takes(question.ask)) return std::nullopt;
  const auto deal = dealt(question);
  if (deal && refused_.contains(*deal)) return std::nullopt;
  auto answer = respondent_.answer(question, expected(question));
  ++verdict_.asked;
  // A refusal of what every candidate knows is no answer: it may mean anything.
  if (answer == kCannotBe && !may_be_refused(question, all_.candidates_)) {
    answer.reset();
    if (deal && !is_taken(deal->sizes)) refused_.insert(*deal);
  }
  if (answer) {
    verdict_.answers.push_back({question, *answer});
  } else {
    ++verdict_.unanswered;
  }
  return answer;
}

bool Session::contradicts(const Question& question, const Oracle& oracle, bool keep_all) {
  const auto answer = put(question);
  if (!answer) return false;
  const bool differs = *answer != oracle.answer(question);
  if (!differs && !keep_all && ++fitting_ % kKeepOneIn != 0) {
    verdict_.answers.pop_back();
  }
  return differs;
}

void Session::split_candidates() {
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

void Session::ask_pool(std::size_t most) {
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

void Session::ask_readings(std::size_t most) {
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

}  // namespace hanaproof::identify
