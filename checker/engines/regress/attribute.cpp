#include "checker/engines/regress/attribute.h"

#include <algorithm>
#include <cctype>
#include <exception>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::regress {

using rulebook::Ruleset;

namespace {

constexpr std::size_t kSuspects = 5;
constexpr int kFarthest = 200;

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
  const std::string& topic = candidate.topic->id;
  Suspect one{topic, candidate.value.text(), clause_of(rules, topic), {}, {}};
  if (candidate.source == Candidate::Source::reading) one.reading = candidate.named;
  if (candidate.source == Candidate::Source::edition) one.edition = candidate.named;
  return one;
}

// Gets out of a trial that is no longer wanted, so that half of one counts for nothing.
struct Stopped {};

class Attributor {
 public:
  Attributor(const Ruleset& rules, const rulebook::Library& library,
             const std::vector<Trial>& differences, const std::vector<Trial>& agreements,
             const std::function<bool()>& stop)
      : rules_(rules),
        library_(library),
        differences_(differences),
        agreements_(agreements),
        stop_(stop) {}

  Attribution run(const std::set<int>& offsets) {
    found_.differences = static_cast<int>(differences_.size());
    found_.agreements = static_cast<int>(agreements_.size());
    try {
      try_answers(offsets);
      try_editions();
      found_.complete = true;
    } catch (const Stopped&) {
    } catch (const crosscheck::Interrupted&) {
    }
    std::ranges::stable_sort(found_.suspects, {}, [](const Suspect& one) {
      return std::pair(-one.explained, one.broken);
    });
    if (found_.suspects.size() > kSuspects) found_.suspects.resize(kSuspects);
    if (!found_.suspects.empty()) return std::move(found_);
    for (const std::string& topic : touched_) {
      const std::string clause = clause_of(rules_, topic);
      found_.touched.push_back(clause.empty() ? topic : clause);
    }
    return std::move(found_);
  }

 private:
  std::optional<lockstep::Difference> tried(const Trial& trial, const Ruleset& rules) const {
    if (stop_()) throw Stopped();
    return trial(rules);
  }

  int agreeing(const std::vector<Trial>& trials, const Ruleset& rules) const {
    return static_cast<int>(
        std::ranges::count_if(trials, [&](const Trial& trial) { return !tried(trial, rules); }));
  }

  void try_answers(const std::set<int>& offsets) {
    const auto before = tried(differences_.front(), rules_);
    for (const Candidate& candidate : candidates(rules_, library_, offsets)) {
      std::optional<Ruleset> other;
      try {
        other = rules_.with(candidate.topic->id, candidate.value);
      } catch (const std::exception&) {
        continue;  // no rules can have this answer
      }
      const auto now = tried(differences_.front(), *other);
      if (now != before) touched_.insert(candidate.topic->id);
      if (now) continue;
      Suspect one = suspect(rules_, candidate);
      one.explained = agreeing(differences_, *other);
      one.broken = found_.agreements - agreeing(agreements_, *other);
      found_.suspects.push_back(std::move(one));
    }
  }

  void try_editions() {
    const auto family = rulebook::family_of(rules_.edition().game);
    for (const rulebook::Edition& edition : library_.editions()) {
      const bool plays =
          edition.game != "base" && edition.id != rules_.edition().id &&
          rulebook::family_of(edition.game) == family &&
          std::ranges::find(edition.players, rules_.scope().players) != edition.players.end();
      if (!plays) continue;
      const Ruleset other(edition, {rules_.scope().players, {}});
      if (tried(differences_.front(), other)) continue;
      const bool everywhere = agreeing(differences_, other) == found_.differences &&
                              agreeing(agreements_, other) == found_.agreements;
      if (everywhere) found_.editions.push_back(edition.id);
    }
  }

  const Ruleset& rules_;
  const rulebook::Library& library_;
  const std::vector<Trial>& differences_;
  const std::vector<Trial>& agreements_;
  const std::function<bool()>& stop_;
  std::set<std::string> touched_;
  Attribution found_;
};

}  // namespace

std::vector<Suspect> Attribution::convicted() const {
  std::vector<Suspect> all;
  for (const Suspect& one : suspects) {
    if (one.explained == differences && one.broken == 0) all.push_back(one);
  }
  return all;
}

std::set<int> offsets(const lockstep::Difference& difference) {
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
  return Attributor(rules, library, differences, agreements, stop).run(offsets);
}

}  // namespace hanaproof::regress
