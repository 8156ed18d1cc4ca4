#include "reports/recomputed.h"

#include <nlohmann/json.hpp>

#include "checker/editions/finding/severity.h"
#include "model/rulebook/registry.h"
#include "reports/json.h"

namespace hanaproof::reports {

namespace {

nlohmann::json document(const checker::Finding& finding) {
  return nlohmann::json::parse(to_json(finding)).at("finding");
}

}  // namespace

std::vector<std::string> unlike(const checker::Finding& then, checker::Finding now) {
  now.impact = then.impact;
  now.severity = checker::severity_of(now, *rulebook::find_topic(now.topic));
  const auto was = document(then);
  const auto is = document(now);
  std::vector<std::string> names;
  for (const auto& [name, value] : is.items()) {
    if (!was.contains(name) || was.at(name) != value) names.push_back(name);
  }
  for (const auto& [name, value] : was.items()) {
    if (!is.contains(name)) names.push_back(name);
  }
  return names;
}

}  // namespace hanaproof::reports
