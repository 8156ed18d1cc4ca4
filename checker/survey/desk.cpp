#include "checker/survey/desk.h"

#include <set>

#include "checker/survey/findings.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Standing;

std::vector<const Clause*> stated(const Desk& desk, const std::string& topic) {
  auto clauses = in_force(desk.edition, *rulebook::find_topic(topic), desk.scope);
  std::erase_if(clauses, [](const Clause* clause) { return clause->standing != Standing::stated; });
  return clauses;
}

Finding& accuse(Desk& desk, const Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark) {
  Finding finding = start(Kind::internal, *clause.topic, desk.scope,
                          {{claimed, {desk.edition.id}}, {actual, {}}}, {&clause});
  finding.id += "/" + desk.edition.id + mark;
  finding.evidence.method = Method::arithmetic;
  finding.impact = {std::nullopt, "none by itself: a wrong count misleads readers"};
  desk.findings.push_back(std::move(finding));
  return desk.findings.back();
}

std::vector<Finding> at_every_scope(const Edition& edition, Bench& bench,
                                    const std::function<void(Desk&)>& check) {
  std::vector<Finding> findings;
  std::set<std::string> seen;
  for (const Scope& scope : scopes(edition)) {
    std::vector<Finding> here;
    Desk desk{edition, scope, bench, here};
    check(desk);
    for (Finding& finding : here) {
      std::string same = finding.topic;
      for (const ClauseRef& clause : finding.clauses) same += " " + clause.id;
      if (seen.insert(same).second) findings.push_back(std::move(finding));
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
