// Editions with one answer changed, served: what is said of each.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/ruleset_comparer.h"
#include "checker/engines/identify/pool.h"
#include "model/cards/dice.h"
#include "tests/checker/engines/identify/serving.h"
#include "tests/checker/engines/identify/tables.h"

namespace hanaproof::identify::testing {

struct Mutant {
  const rulebook::Topic* topic;
  rulebook::Value value;
};

// How many cards are dealt is found before anything is asked (sizes_test.cpp).
inline bool is_size(const rulebook::Topic& topic) {
  return topic.id == "deal.hand-size" || topic.id == "deal.field-size";
}

// Every answer that can be told in play, replaced by its neighbour.
inline std::vector<Mutant> mutants(const rulebook::Ruleset& rules) {
  std::vector<Mutant> all;
  for (const rulebook::Topic& topic : rulebook::topics()) {
    const bool fits =
        checker::is_executable(topic) && concerns(topic, rules.edition().game) && !is_size(topic);
    if (!fits) continue;
    if (const auto other = topic.type.neighbour(rules[topic.id])) all.push_back({&topic, *other});
  }
  return all;
}

// So many of them.
inline std::vector<Mutant> slice(std::vector<Mutant> all, std::size_t most, std::uint64_t seed) {
  cards::Dice dice(seed);
  dice.shuffle(all);
  if (all.size() > most) all.erase(all.begin() + static_cast<std::ptrdiff_t>(most), all.end());
  return all;
}

// What was said of mutants.
struct Said {
  int named = 0;     // exactly that clause
  int in_class = 0;  // another rule, with a word that it may be that clause
  // The edition, with a word that no answer settles that clause.
  std::vector<std::string> untold = {};
  // The edition or other rules that the comparison of rules cannot tell from the mutant.
  int alike = 0;
  // The edition, without a word on a clause that no edition has: nobody wants to know of those.
  int unspoken = 0;
  std::vector<std::string> wrong = {};
};

inline bool has(const std::vector<rulebook::Value>& values, const rulebook::Value& value) {
  return std::ranges::find(values, value) != values.end();
}

class Judge {
 public:
  Judge(Identification& all, const rulebook::Ruleset& base) : all_(all), base_(base) {}

  void judge(const Mutant& mutant) {
    const std::string& topic = mutant.topic->id;
    const rulebook::Ruleset rules = base_.with(topic, mutant.value);
    Options options = thorough();
    options.rounds = 2;
    const Verdict verdict = ask_served(all_, rules, base_, options);
    const Explanation& told = verdict.explanation;
    if (told.changes.size() == 1 && of_base(told.candidate)) {
      const Change& change = told.changes.front();
      if (change.topic == topic && (change.to == mutant.value || has(change.instead, mutant.value)))
        return void(++said_.named);
      for (const Rival& rival : change.rivals) {
        if (rival.topic == topic && has(rival.values, mutant.value)) return void(++said_.in_class);
      }
    }
    const bool plain = told.changes.empty() && verdict.explained() && of_base(told.candidate);
    if (plain && lists(verdict.untold, mutant)) return said_.untold.push_back(topic);
    if (verdict.explained() && !differ(told.rules(all_.candidates()), rules)) {
      return void(++said_.alike);
    }
    if (plain && !is_spoken_of(mutant)) return void(++said_.unspoken);
    said_.wrong.push_back(
        fmt::format("{} = {} is called {}", topic, mutant.value.text(), text(verdict)));
  }

  const Said& said() const { return said_; }

 private:
  // Whether a candidate is the edition, or nothing tells it from it.
  bool of_base(std::size_t candidate) const {
    return std::ranges::any_of(all_.pool().classes, [&](const std::vector<std::size_t>& same) {
      return std::ranges::find(same, candidate) != same.end() &&
             std::ranges::any_of(same, [&](std::size_t one) {
               return all_.candidates()[one].name == base_.edition().id;
             });
    });
  }

  static bool lists(const std::vector<Untold>& untold, const Mutant& mutant) {
    return std::ranges::any_of(untold,
                               [&](const Untold& one) { return one.topic == mutant.topic->id; });
  }

  // By the edition, or by one that answers as the mutant does.
  bool is_spoken_of(const Mutant& mutant) const {
    const auto speaks = [&](const rulebook::Ruleset& rules) {
      return rules.answer(mutant.topic->id).clause != nullptr;
    };
    return speaks(base_) || std::ranges::any_of(all_.candidates(), [&](const Candidate& one) {
             return same_answer(mutant.topic->id, one.rules[mutant.topic->id], mutant.value) &&
                    speaks(one.rules);
           });
  }

  bool differ(const rulebook::Ruleset& a, const rulebook::Ruleset& b) {
    std::vector<const rulebook::Topic*> topics;
    for (const std::string& id : differing_topics(a, b)) topics.push_back(rulebook::find_topic(id));
    return !topics.empty() && bench_.distinguish(a, b, topics).difference.has_value();
  }

  std::string text(const Verdict& verdict) const {
    std::string text = all_.candidates()[verdict.explanation.candidate].name;
    for (const Change& change : verdict.explanation.changes) {
      text += fmt::format(", {} = {}", change.topic, change.to.text());
    }
    return text + fmt::format("; {} unexplained", verdict.explanation.unexplained.size());
  }

  Identification& all_;
  const rulebook::Ruleset& base_;
  checker::RulesetComparer bench_;
  Said said_;
};

inline Said said_of(Identification& all, const rulebook::Ruleset& base,
                    const std::vector<Mutant>& mutants) {
  Judge judge(all, base);
  for (const Mutant& mutant : mutants) judge.judge(mutant);
  const Said& said = judge.said();
  fmt::print(
      "{}, {}: of {} mutants {} named, {} in a class, {} untold, {} alike, {} unspoken, "
      "{} wrong\n",
      base.edition().id, base.scope().text(), mutants.size(), said.named, said.in_class,
      said.untold.size(), said.alike, said.unspoken, said.wrong.size());
  fmt::print("untold: {}\nwrong: {}\n", fmt::join(said.untold, ", "),
             fmt::join(said.wrong, "\n  "));
  return said;
}

}  // namespace hanaproof::identify::testing
