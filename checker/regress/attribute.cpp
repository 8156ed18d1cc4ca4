#include "checker/regress/attribute.h"

#include <algorithm>
#include <cctype>
#include <exception>
#include <tuple>

#include "checker/regress/candidates.h"

namespace hanaproof::regress {

using crosscheck::Difference;
using rulebook::Edition;
using rulebook::Ruleset;

namespace {

constexpr std::size_t kSuspects = 5;
constexpr int kFarthest = 200;

int agreeing(const std::vector<Trial>& trials, const Ruleset& rules) {
  return static_cast<int>(
      std::ranges::count_if(trials, [&](const Trial& trial) { return !trial(rules); }));
}

std::vector<int> numbers(const std::string& text) {
  std::vector<int> all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (std::isdigit(static_cast<unsigned char>(text[i])) == 0) continue;
    std::size_t end = i;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])) != 0) ++end;
    constexpr std::size_t kLongest = 6;
    if (end - i <= kLongest) all.push_back(std::stoi(text.substr(i, end - i)));
    i = end;
  }
  return all;
}

std::string clause_of(const Ruleset& rules, const std::string& topic) {
  const rulebook::Answer& answer = rules.answer(topic);
  return answer.clause ? answer.clause->id() : std::string();
}

Suspect suspect(const Ruleset& rules, const Candidate& candidate) {
  Suspect one;
  one.topic = candidate.topic->id;
  one.value = candidate.value.text();
  one.clause = clause_of(rules, one.topic);
  if (candidate.source == Candidate::Source::reading) one.reading = candidate.named;
  if (candidate.source == Candidate::Source::edition) one.edition = candidate.named;
  return one;
}

}  // namespace

std::vector<Suspect> Attribution::convicted() const {
  std::vector<Suspect> all;
  for (const Suspect& one : suspects) {
    if (one.explained == differences && one.broken == 0) all.push_back(one);
  }
  return all;
}

std::set<int> offsets(const Difference& difference) {
  std::set<int> all;
  const auto ours = numbers(difference.spec);
  const auto theirs = numbers(difference.subject);
  for (const int a : ours) {
    for (const int b : theirs) {
      if (a != b && std::abs(a - b) <= kFarthest) {
        all.insert(a - b);
        all.insert(b - a);
      }
    }
  }
  // Of many numbers too many would be tried: the farthest are left out.
  constexpr std::size_t kMost = 24;
  while (all.size() > kMost) {
    const bool below = std::abs(*all.begin()) > std::abs(*all.rbegin());
    all.erase(below ? all.begin() : std::prev(all.end()));
  }
  return all;
}

Attribution attribute(const Ruleset& rules, const rulebook::Library& library,
                      const std::vector<Trial>& differences, const std::vector<Trial>& agreements,
                      const std::set<int>& offsets, const std::function<bool()>& stop) {
  Attribution found;
  found.differences = static_cast<int>(differences.size());
  found.agreements = static_cast<int>(agreements.size());
  const auto before = differences.front()(rules);
  std::set<std::string> touched;
  for (const Candidate& candidate : candidates(rules, library, offsets)) {
    if (stop()) break;
    std::optional<Ruleset> other;
    try {
      other = rules.with(candidate.topic->id, candidate.value);
    } catch (const std::exception&) {
      continue;  // no rules can have this answer
    }
    const auto now = differences.front()(*other);
    if (now != before) touched.insert(candidate.topic->id);
    if (now) continue;
    Suspect one = suspect(rules, candidate);
    one.explained = agreeing(differences, *other);
    one.broken = found.agreements - agreeing(agreements, *other);
    found.suspects.push_back(std::move(one));
  }
  std::ranges::stable_sort(
      found.suspects, {}, [](const Suspect& one) { return std::pair(-one.explained, one.broken); });
  if (found.suspects.size() > kSuspects) found.suspects.resize(kSuspects);
  if (found.suspects.empty()) {
    for (const std::string& topic : touched) {
      const std::string clause = clause_of(rules, topic);
      found.touched.push_back(clause.empty() ? topic : clause);
    }
  }
  const auto family = rulebook::family_of(rules.edition().game);
  for (const Edition& edition : library.editions()) {
    const bool plays =
        edition.game != "base" && edition.id != rules.edition().id &&
        rulebook::family_of(edition.game) == family &&
        std::ranges::find(edition.players, rules.scope().players) != edition.players.end();
    if (!plays || stop()) continue;
    const Ruleset other(edition, {rules.scope().players, {}});
    if (differences.front()(other)) continue;
    const bool everywhere = agreeing(differences, other) == found.differences &&
                            agreeing(agreements, other) == found.agreements;
    if (everywhere) found.editions.push_back(edition.id);
  }
  return found;
}

}  // namespace hanaproof::regress
