#include "reports/formats.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include "reports/sarif_parts.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using sarif::Artifacts;
using sarif::plain;

namespace {

// What reads oddly is a note; what cannot be played two ways at once is a warning.
std::string_view level(checker::Kind kind) {
  switch (kind) {
    case checker::Kind::translation:
    case checker::Kind::contradiction:
    case checker::Kind::internal:
      return "warning";
    default:
      return "note";
  }
}

// What somebody who is shown such a finding in an edition file can do about it.
std::string_view advice(checker::Kind kind) {
  constexpr std::array<std::string_view, 7> kAdvice = {
      "Hold the translation against its original. If the clause has what the text says, the text "
      "is to be corrected; the related locations show what the other languages say.",
      "Nothing is wrong with either text by itself. Who plays by both must agree on one answer; "
      "the related locations show who gives which.",
      "Two passages of one text, or a passage and its arithmetic, cannot both hold. Look both up: "
      "one of them is to be corrected.",
      "Both readings are in the clause. Ask whoever wrote the text, or agree on one, and put the "
      "likeliest first.",
      "The question comes up and the text has no answer. The clause, where there is one, says what "
      "is assumed; a house rule can say otherwise.",
      "The rule never applies. It may rest on a mistake in counting, or another rule is always "
      "quicker.",
      "One word for two things, two words for one, or a list or reference that does not fit: "
      "correct the words."};
  return kAdvice[static_cast<std::size_t>(kind)];
}

// The clauses, each with its file; for silence, which no clause stands for, the editions.
std::vector<Json> locations(const checker::Finding& finding, Artifacts& artifacts) {
  std::vector<Json> all;
  for (const auto& clause : finding.clauses) {
    all.push_back(sarif::location(clause.edition, clause.position, clause.id, "clause",
                                  clause.edition + ": " + clause.value, artifacts));
  }
  if (!all.empty()) return all;
  for (const auto& edition : finding.editions) {
    all.push_back(sarif::location(edition, {1, 1}, edition, "edition", edition, artifacts));
  }
  return all;
}

// The first place is where a viewer shows the result; the others are links in its message.
std::string message(const checker::Finding& finding, const std::vector<Json>& places) {
  std::string text = plain(finding.question + " " + checker::summary(finding));
  for (std::size_t i = 0; i < places.size(); ++i) {
    const std::string name = places[i]["logicalLocations"][0]["fullyQualifiedName"];
    text += i == 0 ? fmt::format("\nWhere: {}", plain(name))
                   : fmt::format(", [{}]({})", plain(name), i);
  }
  if (!finding.suggestion.empty()) text += "\nSuggested ruling: " + plain(finding.suggestion);
  return text;
}

Json impact(const checker::Impact& impact) {
  Json json = {{"text", impact.text}};
  if (impact.points) json["points"] = *impact.points;
  if (impact.weight) json["weight"] = *impact.weight;
  if (!impact.none.empty()) json["none"] = impact.none;
  for (const checker::Share& share : impact.shares) {
    json["shares"].push_back({{"of", share.of}, {"hits", share.hits}, {"all", share.all}});
  }
  return json;
}

Json result(const checker::Finding& finding, Artifacts& artifacts) {
  const std::vector<Json> places = locations(finding, artifacts);
  Json json = {{"ruleId", name(finding.kind)},
               {"ruleIndex", static_cast<int>(finding.kind)},
               {"level", level(finding.kind)},
               {"message", {{"text", message(finding, places)}}}};
  json["locations"] = Json::array();
  if (!places.empty()) json["locations"].push_back(places.front());
  for (std::size_t i = 1; i < places.size(); ++i) {
    Json related = places[i];
    related["id"] = i;
    json["relatedLocations"].push_back(related);
  }
  json["partialFingerprints"] = {{"finding/v1", finding.id}};
  json["properties"] = {{"id", finding.id},
                        {"topic", finding.topic},
                        {"scope", finding.scope.text()},
                        {"editions", finding.editions},
                        {"method", name(finding.evidence.method)},
                        {"impact", impact(finding.impact)},
                        {"replay", replay_command(finding.id)},
                        {"receipt", receipt_path(finding.id)}};
  return json;
}

// "DeadRule": viewers show a rule by this, and by its description.
std::string rule_name(checker::Kind kind) {
  std::string text;
  bool first = true;
  for (const char c : name(kind)) {
    if (c != '-') text += first ? static_cast<char>(std::toupper(c)) : c;
    first = c == '-';
  }
  return text;
}

Json rules() {
  Json all = Json::array();
  for (const checker::Kind kind : checker::kinds()) {
    const std::string full = label(kind) + ": " + std::string(meaning(kind)) + ".";
    all.push_back({{"id", name(kind)},
                   {"name", rule_name(kind)},
                   {"shortDescription", {{"text", label(kind)}}},
                   {"fullDescription", {{"text", full}}},
                   {"help",
                    {{"text", fmt::format("{} {}", full, advice(kind))},
                     {"markdown",
                      fmt::format("**{}**: {}.\n\n{}", label(kind), meaning(kind), advice(kind))}}},
                   {"defaultConfiguration", {{"level", level(kind)}}},
                   {"properties", {{"tags", {"rulebook", "hanafuda"}}}}});
  }
  return all;
}

}  // namespace

std::string to_sarif(const checker::Report& report, const Options& options) {
  Artifacts artifacts(options);
  Json results = Json::array();
  for (const checker::Finding& finding : report.findings) {
    results.push_back(result(finding, artifacts));
  }
  return sarif::document("report", rules(), artifacts, results, options.versions);
}

}  // namespace hanaproof::reports
