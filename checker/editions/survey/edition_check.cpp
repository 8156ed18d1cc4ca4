#include "checker/editions/survey/edition_check.h"

#include <set>

#include "checker/editions/survey/findings.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Scope;

std::vector<const Clause*> stated(const EditionCheck& check, const std::string& topic) {
  return stated(check.edition, *rulebook::find_topic(topic), check.scope);
}

Finding& accuse(EditionCheck& check, const Clause& clause, const std::string& claimed,
                const std::string& actual, const std::string& mark) {
  Finding finding = start(Kind::internal, *clause.topic, check.scope,
                          {{claimed, {check.edition.id}}, {actual, {}}}, {&clause});
  finding.id += "/" + check.edition.id + mark;
  finding.evidence.method = Method::arithmetic;
  finding.impact = {std::nullopt, "none by itself: a wrong count misleads readers"};
  check.findings.push_back(std::move(finding));
  return check.findings.back();
}

std::vector<Finding> at_every_scope(const Edition& edition, RulesetComparer& comparer,
                                    const std::function<void(EditionCheck&)>& run) {
  std::vector<Finding> findings;
  std::set<std::string> seen;
  for (const Scope& scope : scopes(edition)) {
    std::vector<Finding> here;
    EditionCheck check{edition, scope, comparer, here};
    run(check);
    for (Finding& finding : here) {
      std::string same = finding.topic;
      for (const ClauseRef& clause : finding.clauses) same += " " + clause.id;
      if (seen.insert(same).second) findings.push_back(std::move(finding));
    }
  }
  return findings;
}

}  // namespace hanaproof::checker
