#include "reports/regress/sarif.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "reports/markup/listed.h"
#include "reports/regress/account.h"
#include "reports/regress/rule.h"
#include "reports/sarif_parts.h"

namespace hanaproof::reports {

using regress::Found;

namespace {

// The sorts of results; their place is their index.
enum class Sort { other_rule, no_rule, fault };

struct Described {
  const char* id;
  const char* name;
  const char* level;
  const char* what;
  const char* help;
};

constexpr std::array<Described, 3> kSorts = {
    {{"other-rule", "OtherRule", "warning", "The game is played by another rule than the edition's",
      "Correct the engine, or compare it with the --rule of the message."},
     {"no-rule", "NoRule", "error",
      "The game is played otherwise than the edition says, and no rule expresses it",
      "Look at the smallest situation: what both sides say of it is in the message."},
     {"engine-fault", "EngineFault", "error", "The engine does not keep to the protocol",
      "Run the engine on the request by itself; the fault hides what it would have said."}}};

Json sorts_json() {
  return list(kSorts, [](const Described& one) -> Json {
    return {{"id", one.id},
            {"name", one.name},
            {"shortDescription", {{"text", one.what}}},
            {"fullDescription", {{"text", std::string(one.what) + "."}}},
            {"help", {{"text", one.help}, {"markdown", one.help}}},
            {"defaultConfiguration", {{"level", one.level}}},
            {"properties", {{"tags", {"engine", "hanafuda"}}}}};
  });
}

// Writes results that point into one edition.
class ResultWriter {
 public:
  ResultWriter(const rulebook::Edition& edition, const Options& options)
      : edition_(edition), artifacts_(options) {}

  // `clauses`: where; none: the edition as a whole. `mark`: the same from run to run. `properties`:
  // what programs may want to know besides.
  void add(Sort sort, const std::string& message, const std::set<std::string>& clauses,
           const std::string& mark, const Json& properties) {
    const Described& described = kSorts[static_cast<std::size_t>(sort)];
    results_.push_back({{"ruleId", described.id},
                        {"ruleIndex", static_cast<int>(sort)},
                        {"level", described.level},
                        {"message", {{"text", sarif::plain(message)}}},
                        {"locations", places(clauses)},
                        {"partialFingerprints", {{"difference/v1", edition_.id + ": " + mark}}},
                        {"properties", properties}});
  }

  std::string text(const std::string& what, const Options& options) const {
    return sarif::document(what, sorts_json(), artifacts_, results_, options.versions);
  }

 private:
  Json places(const std::set<std::string>& clauses) {
    Json all = Json::array();
    for (const std::string& id : clauses) {
      const auto clause = std::ranges::find(edition_.clauses, id, &rulebook::Clause::id);
      if (clause == edition_.clauses.end()) continue;
      all.push_back(
          sarif::location(clause->edition, clause->position, id, "clause", id, artifacts_));
    }
    if (all.empty()) {
      all.push_back(
          sarif::location(edition_.id, {1, 1}, edition_.id, "edition", edition_.id, artifacts_));
    }
    return all;
  }

  const rulebook::Edition& edition_;
  sarif::Artifacts artifacts_;
  Json results_ = Json::array();
};

void add(const Comparison& comparison, std::size_t number, ResultWriter& out) {
  const Found& found = comparison.hunted.found[number];
  const Sort sort = !found.fault.empty() ? Sort::fault
                    : found.rule()       ? Sort::other_rule
                                         : Sort::no_rule;
  const auto rule = rule_of(found);
  const auto clauses = comparison.clauses_of(number);
  out.add(sort,
          fmt::format("{}\n{}{}{}", title_of(found, comparison.who),
                      account_text(found.failure.difference, comparison.who),
                      explanation_of(found, comparison.who),
                      found.confirmed ? "" : " Seen once, and not again yet."),
          clauses, rule ? rule->rule() : listed(clauses, ", ") + " " + found.signature.text(),
          {{"situations", found.count}, {"plays", rule ? Json(rule->rule()) : Json()}});
}

}  // namespace

std::string to_sarif(const Comparison& comparison, const rulebook::Library& library,
                     const Options& options) {
  ResultWriter out(library.at(comparison.edition), options);
  const regress::Hunted& hunted = comparison.hunted;
  for (std::size_t i = 0; i < hunted.found.size(); ++i) add(comparison, i, out);
  for (const regress::Passing& one : hunted.passing) {
    out.add(one.fault.empty() ? Sort::no_rule : Sort::fault,
            fmt::format("Seen in game {}, and not again: {}", one.game,
                        one.fault.empty() ? account_text(one.failure.difference, comparison.who)
                                          : one.fault),
            {}, fmt::format("game {}", one.game), {{"game", one.game}});
  }
  return out.text(fmt::format("regress-{}", comparison.command), options);
}

}  // namespace hanaproof::reports
