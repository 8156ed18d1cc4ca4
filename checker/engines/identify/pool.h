// Who may be meant: editions at a number of players, with options, with other readings; and the
// questions that tell them apart.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/identify/question.h"
#include "model/rulebook/library.h"

namespace hanaproof::identify {

struct Candidate {
  std::string name;  // "robin-red.koi-koi.en", "..., wildcard", "..., hiki.effect=none"
  rulebook::Ruleset rules;
  std::map<std::string, std::string> chosen = {};  // other readings, by topic

  // Whether it is an edition as it is printed.
  bool is_plain() const { return chosen.empty() && rules.scope().options.empty(); }
};

// Plain editions first, then those with an option, then those with another reading (`readings`).
// Only editions that are played by so many. The editions must outlive the candidates.
std::vector<Candidate> candidates(const std::vector<const rulebook::Edition*>& editions,
                                  int players, crosscheck::Readings readings);

// An answer to a topic, and whose it is.
struct Offer {
  rulebook::Value value;
  std::vector<std::string>
      who;  // editions, readings of theirs; empty: any other that fits the type
};
// By topic, every answer worth trying: of the editions and all their readings first, then others
// that the type suggests. Only of topics that can be told in play.
using Offers = std::map<std::string, std::vector<Offer>>;
// Whether both answers to the topic say the same.
bool same_answer(const std::string& topic, const rulebook::Value& a, const rulebook::Value& b);
Offers offers(const std::vector<Candidate>& candidates);

// ---- Finds questions that tell rules apart ------------------------------------------------------

// Which questions can be asked.
using Takes = std::function<bool(Ask)>;

class Finder {
 public:
  explicit Finder(Takes takes) : takes_(std::move(takes)) {}

  // A question that both answers to the topic, all else being as in `base`, answer differently:
  // the least situation that the comparison of rules finds. Nothing where there is none, or none
  // that can be asked. What has been looked for once is remembered.
  std::optional<Question> about(const rulebook::Ruleset& base, const std::string& topic,
                                const rulebook::Value& a, const rulebook::Value& b);
  // The same with what else is known: a situation that cannot be asked, or what was looked at where
  // none shows the difference.
  struct Found {
    std::optional<Question> question;
    std::optional<Question> unasked;
    checker::Agreement agreement;
  };
  const Found& find(const rulebook::Ruleset& base, const std::string& topic,
                    const rulebook::Value& a, const rulebook::Value& b);
  // A question that two rulesets at one number of players answer differently: by the topics on
  // which they do, among all questions found so far, then by playing rounds at random.
  std::optional<Question> between(const rulebook::Ruleset& a, const rulebook::Ruleset& b);

 private:
  Found look_for(const rulebook::Ruleset& base, const std::string& topic, const rulebook::Value& a,
                 const rulebook::Value& b);
  std::optional<Question> look_between(const rulebook::Ruleset& a, const rulebook::Ruleset& b);
  std::optional<Question> first_separating(const std::vector<Question>& questions,
                                           const rulebook::Ruleset& a,
                                           const rulebook::Ruleset& b) const;
  // About ends of rounds under the edition's own rules.
  const std::vector<Question>& ends(const rulebook::Ruleset& base);

  Takes takes_;
  std::map<std::string, Found> found_;                      // by rules, topic and answers
  std::map<std::string, std::optional<Question>> between_;  // by both rules
  std::map<std::pair<std::string, rulebook::Scope>, std::vector<Question>> ends_;
  checker::RulesetComparer bench_;
};

// Topics on which the rules answer differently and that can be told in play.
std::vector<std::string> differing_topics(const rulebook::Ruleset& a, const rulebook::Ruleset& b);

// Questions along a round at random under these rules: at every decision what is legal and what
// comes of the move that is played, at the end what it is worth. The same seed, the same questions.
std::vector<Question> along_a_round(const rulebook::Ruleset& rules, std::uint64_t seed);

// ---- The questions that tell candidates apart, and what each candidate answers ------------------

struct Pool {
  std::vector<Question> questions;
  // answers[candidate][question]: equal numbers, equal answers.
  std::vector<std::vector<std::size_t>> answers;
  std::vector<std::string> texts;  // by those numbers
  // Candidates that no question of the pool tells apart, in their order; the first of each class
  // stands for it.
  std::vector<std::vector<std::size_t>> classes;

  const std::string& answer(std::size_t candidate, std::size_t question) const {
    return texts[answers[candidate][question]];
  }
};

// Called with what has been done, of how much.
using Progress = std::function<void(std::size_t done, std::size_t all)>;

// Questions for every two answers that candidates give to one topic, then for whoever is not told
// apart by these. The same candidates, the same pool. Where `stop` says so, those found by then.
Pool find_questions(
    const std::vector<Candidate>& candidates, Finder& finder, const Progress& progress = {},
    const std::function<bool()>& stop = [] { return false; });

// ---- In which order to ask: a decision tree over the classes of a pool --------------------------

struct Node {
  std::vector<std::size_t> classes;              // of the pool, those still possible
  std::size_t question = 0;                      // of the pool; means nothing at a leaf
  std::map<std::size_t, std::size_t> next = {};  // by the number of the answer, another node
  bool is_leaf() const { return next.empty(); }
};

struct Tree {
  std::vector<Node> nodes;  // the root first

  // Questions asked of the class that needs the most.
  std::size_t depth() const;
  // Questions asked in the mean, every class being as likely as any other.
  double mean() const;
};

// The question after which the fewest of these classes are left in the mean, exactly counted; of
// equals the first of the pool. Those in `asked` do not count. Nothing where none splits them.
std::optional<std::size_t> best_question(const Pool& pool, const std::vector<std::size_t>& classes,
                                         const std::set<std::size_t>& asked = {});

// At each node the best question. Every leaf holds one class.
Tree decide(const Pool& pool);

}  // namespace hanaproof::identify
