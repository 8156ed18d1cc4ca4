// Finds questions that tell rules apart.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/engines/identify/question.h"

namespace hanaproof::identify {

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
  // Whether any situation shows that answer to the topic, be it one that cannot be asked.
  bool shows(const rulebook::Ruleset& base, const std::string& topic, const rulebook::Value& a,
             const rulebook::Value& b);
  // A question that two rulesets at one number of players answer differently: by the topics on
  // which they do, among all questions found so far, then by playing rounds at random.
  std::optional<Question> between(const rulebook::Ruleset& a, const rulebook::Ruleset& b);

 private:
  struct Found {
    std::optional<Question> question;
    bool shown = false;
  };
  const Found& find(const rulebook::Ruleset& base, const std::string& topic,
                    const rulebook::Value& a, const rulebook::Value& b);
  Found look_for(const rulebook::Ruleset& base, const std::string& topic, const rulebook::Value& a,
                 const rulebook::Value& b);
  std::optional<Question> look_between(const rulebook::Ruleset& a, const rulebook::Ruleset& b);
  std::optional<Question> first_separating(const std::vector<Question>& questions,
                                           const rulebook::Ruleset& a,
                                           const rulebook::Ruleset& b) const;
  // Of Hachi-Hachi, about ends of rounds under the edition's own rules.
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

}  // namespace hanaproof::identify
