// Every answer of the rules changed for one side only: the cross-check finds it, or it is known why
// nobody could.
#include <map>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "checker/crosscheck/hachi_engine_subject.h"
#include "checker/crosscheck/hachi_failure_json.h"
#include "checker/crosscheck/hachi_walks.h"
#include "tests/checker/crosscheck/faulty.h"

namespace hanaproof::crosscheck {
namespace {

using rulebook::Ruleset;
using rulebook::Value;

Ruleset hachi_rules(int players, const std::map<std::string, std::string>& rules = {}) {
  return {testing::library().at("oishi-tengudo.hachi-hachi"), rulebook::Scope{players, {}}, rules};
}

struct Fault {
  std::string topic;
  Value value;  // what the engine plays by
  std::string text() const { return topic + "=" + value.text(); }
};

// Every other answer where there are few, else the nearest one.
std::vector<Fault> faults(const hachi::Rules& rules) {
  std::vector<Fault> all;
  for (const std::string& topic : rules.all_topics()) {
    if (topic.starts_with("capture.") || topic.starts_with("deal.")) continue;  // refused, or the table's
    const rulebook::Type& type = rulebook::find_topic(topic)->type;
    const Value& answer = rules.ruleset()[topic];
    for (const Value& value : type.candidates()) {
      if (value != answer) all.push_back({topic, value});
    }
    if (!type.candidates().empty()) continue;
    if (const auto near = type.neighbour(answer)) all.push_back({topic, *near});
  }
  return all;
}

// The first difference in so many matches.
std::optional<HachiFailure> search(const Ruleset& ruleset, const HachiSubject& subject,
                                   std::uint64_t matches) {
  const hachi::Rules rules(ruleset);
  for (std::uint64_t seed = 0; seed < matches; ++seed) {
    if (auto failure = play_match(rules, subject, seed).failure) return failure;
  }
  return std::nullopt;
}

TEST(HachiFaults, AreFound) {
  int found = 0;
  for (const Fault& fault : faults(hachi::Rules(hachi_rules(7)))) {
    std::optional<HachiFailure> failure;
    const auto start = std::clock();
    int players = 0;
    for (const int p : {4, 7}) {
      players = p;
      const Ruleset ruleset = hachi_rules(p);
      failure = search(ruleset, *hachi_engine_subject(ruleset.with(fault.topic, fault.value)), 200);
      if (failure) break;
    }
    fmt::print("{:48} {} {} {:.2f}\n", fault.text(), failure ? failure->difference.what : "NOT FOUND", players, double(std::clock() - start) / CLOCKS_PER_SEC);
    found += failure.has_value();
  }
  EXPECT_GE(found, 40);
}

}  // namespace
}  // namespace hanaproof::crosscheck
