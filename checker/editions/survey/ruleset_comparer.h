// Where rulesets are held against each other: keeps what is needed again and again, the rulesets
// and the rounds played under them.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/compare/compare.h"
#include "checker/editions/finding/finding.h"

namespace hanaproof::checker {

class Inconclusive;

// How two answers were told apart, and the rules beside them under which they were.
struct ToldApart {
  Difference difference;
  rulebook::Ruleset base;
};

class RulesetComparer {
 public:
  static constexpr int kRounds = 168;
  // Rounds to play under each ruleset when situations of play are needed, and what a question to
  // the solver may take.
  explicit RulesetComparer(int rounds = kRounds,
                           std::chrono::milliseconds solver_time = kSolverTime)
      : rounds_(rounds), solver_time_(solver_time) {}

  // The default rules of an edition at a scope. Safe to call from several threads.
  const rulebook::Ruleset& rules(const rulebook::Edition& edition, const rulebook::Scope& scope);
  // Whether two answers to a topic can be told apart when everything else is as in `base`.
  Comparison distinguish(const rulebook::Ruleset& base, const rulebook::Topic& topic,
                         const rulebook::Value& a, const rulebook::Value& b);
  // Whether two whole rulesets of one edition and scope can be told apart, which differ in these
  // topics: each of them put as above with everything else as different as it is, scores at once.
  // Without a difference what is known least of stands for all.
  Comparison distinguish(const rulebook::Ruleset& a, const rulebook::Ruleset& b,
                         const std::vector<const rulebook::Topic*>& topics);
  // How two answers are told apart, if they are: under the rules of `base`, or else where one
  // question that bears on this one, and that the text leaves open, is answered otherwise. With a
  // hint, a witness that told other rules apart and is tried before any search, only the answer
  // counts, and not the least witness. Notes in `inconclusive` when the solver gave no answer.
  std::optional<ToldApart> tell_apart(const rulebook::Ruleset& base, const rulebook::Topic& topic,
                                      const rulebook::Value& a, const rulebook::Value& b,
                                      const Witness* hint, Inconclusive& inconclusive);
  // Keeps a question that the solver did not settle. Safe to call from several threads.
  void leave_open(Undecided undecided);
  // What was kept, by topic; a question that came up again at other scopes once, at the first.
  std::vector<Undecided> open() const;
  // The same of answers that are known to come to the same: the reason is the proof.
  void keep_same(Undecided settled);
  std::vector<Undecided> same() const;
  // `tie_odds` of rules, counted once for all rules that answer alike. Safe to call from several
  // threads.
  const std::string& tie_odds(const rulebook::Ruleset& rules);
  std::chrono::milliseconds solver_time() const { return solver_time_; }
  // Rounds played under the default rules of the edition at the scope, whatever has been changed in
  // `base`.
  const Corpus& corpus(const rulebook::Ruleset& base);
  // The same of Hachi-Hachi.
  const HachiCorpus& hachi_corpus(const rulebook::Ruleset& base);

 private:
  using Key = std::pair<std::string, rulebook::Scope>;
  // One entry a key, made once by whoever asks first.
  template <class T>
  struct Slot {
    std::once_flag made;
    std::unique_ptr<T> value;
  };
  template <class T, class Make>
  const T& once(std::map<Key, Slot<T>>& slots, const Key& key, const Make& make);

  Comparison compare(const Pair& pair, const rulebook::Ruleset& base);
  Comparison compare_in_play(const Pair& pair, const rulebook::Ruleset& base);

  int rounds_;
  std::chrono::milliseconds solver_time_;
  mutable std::mutex mutex_;
  std::map<Key, Slot<rulebook::Ruleset>> rulesets_;
  std::map<Key, Slot<Corpus>> corpora_;
  std::map<Key, Slot<HachiCorpus>> hachi_corpora_;
  std::map<Key, Slot<std::string>> tie_odds_;  // by all answers
  std::vector<Undecided> open_;
  std::vector<Undecided> same_;
};

}  // namespace hanaproof::checker
