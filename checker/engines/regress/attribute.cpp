#include "checker/engines/regress/attribute.h"

#include <algorithm>
#include <cctype>
#include <exception>
#include <tuple>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/signature.h"

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

// The edition's own, whatever is taken for its answer.
std::string clause_of(const Ruleset& rules, const rulebook::Topic& topic) {
  const auto clauses = rulebook::in_force(rules.edition(), topic, rules.scope());
  return clauses.empty() ? std::string() : clauses.front()->id();
}

Suspect suspect(const Ruleset& rules, const Candidate& candidate) {
  const std::string& topic = candidate.topic->id;
  Suspect one{.topic = topic,
              .value = candidate.value.text(),
              .clause = clause_of(rules, *candidate.topic)};
  if (candidate.source == Candidate::Source::reading) one.reading = candidate.named;
  if (candidate.source == Candidate::Source::edition) one.edition = candidate.named;
  return one;
}

// Gets out of a trial that is no longer wanted, so that half of one counts for nothing.
struct Stopped {};

class Attributor {
 public:
  Attributor(const Ruleset& rules, const std::vector<Differing>& differences,
             const std::function<bool()>& stop)
      : rules_(rules), differences_(differences), stop_(stop) {}

  Attribution run(const rulebook::Library& library, const std::vector<Trial>& agreements,
                  Formulas formulas) {
    found_.differences = static_cast<int>(differences_.size());
    try {
      const auto spec = spec::game(rules_);
      // Some were met beside a difference, or by other rules.
      for (const Trial& trial : agreements) {
        if (!tried(trial, *spec)) agreements_.push_back(trial);
      }
      found_.agreements = static_cast<int>(agreements_.size());
      for (const Differing& one : differences_) {
        const auto difference = tried(one.trial, *spec);
        before_.push_back(difference.value_or(lockstep::Difference{}));
        const auto asked = one.asked(*spec);
        asked_.emplace_back(asked.begin(), asked.end());
      }
      const auto all = candidates(rules_, library, before_);
      for (const Candidate& candidate : all) {
        if (!is_formula(candidate)) consider(candidate);
      }
      const bool explains = std::ranges::count(found_.suspects, 0, &Suspect::broken) > 0;
      for (const Candidate& candidate : all) {
        if (!explains && formulas != Formulas::none && is_formula(candidate)) consider(candidate);
      }
      found_.complete = true;
    } catch (const Stopped&) {
    } catch (const crosscheck::Interrupted&) {
    }
    std::ranges::stable_sort(found_.suspects, {}, [](const Suspect& one) {
      return std::tuple(one.broken > 0, -one.explained, -one.improved, one.broken);
    });
    if (found_.suspects.size() > kSuspects) found_.suspects.resize(kSuspects);
    return std::move(found_);
  }

 private:
  std::optional<lockstep::Difference> tried(const Trial& trial, const spec::Game& spec) const {
    if (stop_()) throw Stopped();
    return trial(spec);
  }

  // A topic that nobody asks for there cannot explain it; but a yaku that the rules have not is
  // never asked for.
  bool may_matter(std::size_t i, const rulebook::Topic& topic) const {
    return asked_[i].contains(topic.id) || topic.type.sort() == rulebook::Type::Sort::yaku;
  }

  static bool is_formula(const Candidate& candidate) {
    return candidate.topic->type.sort() == rulebook::Type::Sort::factor;
  }

  void consider(const Candidate& candidate) {
    std::unique_ptr<spec::Game> other;
    Suspect one = suspect(rules_, candidate);
    for (std::size_t i = 0; i < differences_.size(); ++i) {
      if (!may_matter(i, *candidate.topic)) continue;
      try {
        if (!other) other = spec::game(rules_.with(candidate.topic->id, candidate.value));
      } catch (const std::exception&) {
        return;  // no rules can have this answer
      }
      const auto now = tried(differences_[i].trial, *other);
      if (!now) {
        ++one.explained;
      } else if (*now != before_[i] && signature(*now).is_left_of(signature(before_[i]))) {
        ++one.improved;
      }
    }
    if (one.explained + one.improved == 0) return;
    one.broken = static_cast<int>(std::ranges::count_if(
        agreements_, [&](const Trial& trial) { return tried(trial, *other).has_value(); }));
    found_.suspects.push_back(std::move(one));
  }

  const Ruleset& rules_;
  const std::vector<Differing>& differences_;
  std::vector<Trial> agreements_;
  const std::function<bool()>& stop_;
  std::vector<lockstep::Difference> before_;
  std::vector<std::set<std::string>> asked_;
  Attribution found_;
};

}  // namespace

std::vector<Suspect> Attribution::convicted() const {
  std::vector<Suspect> all;
  for (const Suspect& one : suspects) {
    const bool equal = all.empty() || (one.explained == all.front().explained &&
                                       one.improved == all.front().improved);
    if (one.broken == 0 && equal) all.push_back(one);
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
                      const std::vector<Differing>& differences,
                      const std::vector<Trial>& agreements, Formulas formulas,
                      const std::function<bool()>& stop) {
  return Attributor(rules, differences, stop).run(library, agreements, formulas);
}

}  // namespace hanaproof::regress
