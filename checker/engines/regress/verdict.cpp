#include "checker/engines/regress/verdict.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "checker/engines/protocol/server.h"
#include "checker/engines/regress/attribute.h"

namespace hanaproof::regress {

using rulebook::Ruleset;
using Entries = std::set<std::size_t>;

namespace {

using Scope = std::pair<int, std::map<std::string, std::string>>;
using Change = std::pair<std::string, rulebook::Value>;

Scope scope_of(const Entry& entry) {
  return {games::players_of(entry.position), games::rules_of(entry.position)};
}

// The games of a corpus, at all its scopes, with some rules changed.
class Changed {
 public:
  Changed(const std::map<Scope, Ruleset>& rulesets, const std::vector<Change>& changes)
      : rulesets_(rulesets), changes_(changes) {}

  // Nothing where these rules cannot be played at the scope.
  const games::Game* at(const Scope& scope) {
    const auto found = games_.find(scope);
    if (found != games_.end()) return found->second.get();
    std::unique_ptr<games::Game> game;
    try {
      Ruleset rules = rulesets_.at(scope);
      for (const auto& [topic, value] : changes_) rules = rules.with(topic, value);
      game = protocol::served(rules, protocol::With::spec);
    } catch (const std::exception&) {
      game = nullptr;  // no rules can have these answers
    }
    return games_.emplace(scope, std::move(game)).first->second.get();
  }

 private:
  const std::map<Scope, Ruleset>& rulesets_;
  const std::vector<Change>& changes_;
  std::map<Scope, std::unique_ptr<games::Game>> games_;
};

struct TimeUp {};

class Judge {
 public:
  Judge(const Corpus& corpus, const CorpusRun& run, const rulebook::Library& library,
        const std::function<bool()>& stop)
      : corpus_(corpus), run_(run), library_(library), stop_(stop) {
    for (const auto& [number, given] : run.replies) {
      const Entry& entry = corpus.entries.at(number - 1);
      const Scope scope = scope_of(entry);
      if (!rulesets_.contains(scope)) rulesets_.emplace(scope, rules_of(library, entry));
      right_.insert(number);
    }
    for (const Mismatch& one : run.mismatches) {
      right_.erase(one.entry);
      failed_.insert(one.entry);
    }
  }

  CorpusVerdict judge() {
    try {
      for (auto list = all_candidates(); !failed_.empty();) {
        if (!explain_most(list)) break;
      }
    } catch (const TimeUp&) {
      verdict_.complete = false;
    }
    lay_to_clauses();
    return std::move(verdict_);
  }

 private:
  // How alike two sides have to be that do not answer all that they are asked.
  enum class Refusal { of_a_move, of_anything };

  // Whether the engine says of an entry what these rules say.
  bool agrees(Changed& changed, std::size_t number, Refusal refusal) const {
    if (stop_()) throw TimeUp();
    const Entry& entry = corpus_.entries[number - 1];
    const Replies& given = run_.replies.at(number);
    const Scope scope = scope_of(entry);
    const games::Game* game = changed.at(scope);
    if (!game) return false;
    const Replies expected = replies(
        entry, [&](const protocol::Request& request) { return protocol::answer(*game, request); });
    if (expected.fault.empty() != given.fault.empty()) return false;
    const bool told_moves = expected.moves && given.moves && !expected.next && !given.next;
    if (!given.fault.empty() && refusal == Refusal::of_a_move && !told_moves) return false;
    return std::ranges::all_of(mismatches(rulesets_.at(scope), expected, given),
                               &Mismatch::is_fault);
  }

  std::vector<Candidate> all_candidates() const {
    std::vector<lockstep::Difference> differences;
    std::set<Scope> scopes;
    for (const std::size_t number : failed_) {
      const Entry& entry = corpus_.entries[number - 1];
      scopes.insert(scope_of(entry));
      const auto& given = run_.replies.at(number).score;
      if (!entry.score || !given) continue;
      if (auto one = lockstep::compare_scores({}, *entry.score, *given)) {
        differences.push_back(std::move(*one));
      }
    }
    std::vector<Candidate> all;
    for (const Scope& scope : scopes) {
      for (Candidate& one : candidates(rulesets_.at(scope), library_, differences)) {
        const bool known = std::ranges::any_of(all, [&](const Candidate& other) {
          return other.topic == one.topic && other.value == one.value;
        });
        if (!known) all.push_back(std::move(one));
      }
    }
    std::ranges::stable_sort(all, {}, &Candidate::source);
    return all;
  }

  // Changes the answer that explains most and breaks nothing, if there is one.
  bool explain_most(const std::vector<Candidate>& list) {
    struct Gain {
      const Candidate* candidate;
      Entries explained;
    };
    std::vector<Gain> gains;
    for (const Candidate& one : list) {
      Entries explained;
      with(one, [&](Changed& changed) {
        for (const std::size_t number : failed_) {
          if (agrees(changed, number, Refusal::of_a_move)) explained.insert(number);
        }
      });
      if (!explained.empty()) gains.push_back({&one, std::move(explained)});
    }
    std::ranges::stable_sort(gains, std::greater(),
                             [](const Gain& gain) { return gain.explained.size(); });
    const Gain* best = nullptr;
    std::vector<OtherAnswer> or_else;
    for (const Gain& gain : gains) {
      constexpr std::size_t kMost = 5;
      if (best && (gain.explained != best->explained || or_else.size() == kMost)) continue;
      if (breaks(*gain.candidate)) continue;
      if (best) {
        or_else.push_back({gain.candidate->topic->id, gain.candidate->value.text()});
      } else {
        best = &gain;
      }
    }
    if (!best) return false;
    Entries explained = best->explained;
    // By these rules there may be no such position: that alone would explain any crash.
    with(*best->candidate, [&](Changed& changed) {
      for (const std::size_t number : failed_) {
        if (agrees(changed, number, Refusal::of_anything)) explained.insert(number);
      }
    });
    blame(*best->candidate, explained, std::move(or_else));
    return true;
  }

  bool breaks(const Candidate& candidate) {
    bool any = false;
    with(candidate, [&](Changed& changed) {
      any = !std::ranges::all_of(right_, [&](std::size_t number) {
        return agrees(changed, number, Refusal::of_anything);
      });
    });
    return any;
  }

  template <class Use>
  void with(const Candidate& candidate, Use use) {
    const bool used = std::ranges::any_of(
        changes_, [&](const Change& change) { return change.first == candidate.topic->id; });
    if (used) return;
    changes_.emplace_back(candidate.topic->id, candidate.value);
    Changed changed(rulesets_, changes_);
    use(changed);
    changes_.pop_back();
  }

  void blame(const Candidate& candidate, const Entries& explained,
             std::vector<OtherAnswer> or_else) {
    const std::string& topic = candidate.topic->id;
    Blame blame{.plays = OtherAnswer{topic, candidate.value.text()},
                .or_else = std::move(or_else),
                .entries = {explained.begin(), explained.end()}};
    for (const std::size_t number : explained) {
      const Ruleset& rules = rulesets_.at(scope_of(corpus_.entries[number - 1]));
      if (const auto* clause = rules.answer(topic).clause) blame.clauses.insert(clause->id());
      failed_.erase(number);
      right_.insert(number);
    }
    changes_.emplace_back(topic, candidate.value);
    verdict_.blames.push_back(std::move(blame));
  }

  void lay_to_clauses() {
    while (!failed_.empty()) {
      const std::string* best = nullptr;
      std::tuple<bool, std::size_t, std::uint64_t> most;
      for (const auto& [clause, result] : run_.clauses) {
        if (verdict_.of(clause)) continue;
        const auto hits = static_cast<std::size_t>(std::ranges::count_if(
            result.failed, [&](std::size_t number) { return failed_.contains(number); }));
        if (hits == 0) continue;
        const std::tuple gain(result.passed == 0, hits, ~result.passed);
        if (best && gain <= most) continue;
        best = &clause;
        most = gain;
      }
      if (!best) return;
      Blame blame{.clauses = {*best}};
      for (const std::size_t number : run_.clauses.at(*best).failed) {
        if (failed_.erase(number) > 0) blame.entries.push_back(number);
      }
      verdict_.blames.push_back(std::move(blame));
    }
  }

  const Corpus& corpus_;
  const CorpusRun& run_;
  const rulebook::Library& library_;
  const std::function<bool()>& stop_;
  std::map<Scope, Ruleset> rulesets_;
  Entries right_;   // passed or explained
  Entries failed_;  // yet to be explained
  std::vector<Change> changes_;
  CorpusVerdict verdict_;
};

}  // namespace

std::string OtherAnswer::rule() const {
  std::string quoted;
  for (const char c : value) {
    if (c == '\'') quoted += "'\\'";
    quoted += c;
  }
  return fmt::format("--rule {}='{}'", topic, quoted);
}

std::string_view name(Standing standing) {
  if (standing == Standing::ok) return "ok";
  return standing == Standing::fails ? "FAILS" : "not shown apart";
}

const Blame* CorpusVerdict::of(const std::string& clause) const {
  const auto found =
      std::ranges::find_if(blames, [&](const Blame& one) { return one.clauses.contains(clause); });
  return found == blames.end() ? nullptr : &*found;
}

Standing CorpusVerdict::standing(const std::string& clause, const ClauseResult& result) const {
  if (of(clause)) return Standing::fails;
  return result.failed.empty() || result.passed > 0 ? Standing::ok : Standing::not_shown_apart;
}

CorpusVerdict judge(const Corpus& corpus, const CorpusRun& run, const rulebook::Library& library,
                    const std::function<bool()>& stop) {
  return Judge(corpus, run, library, stop).judge();
}

}  // namespace hanaproof::regress
