#include "reports/sarif.h"

#include <cctype>

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

using Json = nlohmann::ordered_json;

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

// A path as a URI reference: relative ones stay relative.
std::string uri(const std::string& path) {
  std::string text = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = byte < 0x80 && (std::isalnum(byte) ||
                                       std::string_view("-._~/").find(c) != std::string_view::npos);
    text += plain ? std::string(1, c) : fmt::format("%{:02X}", byte);
  }
  return text;
}

std::string file_of(const std::string& edition, const Options& options) {
  const auto found = options.editions.find(edition);
  return found == options.editions.end() ? std::string() : found->second.file;
}

Json physical(const std::string& file, const rulebook::FilePosition& position) {
  Json json = {{"artifactLocation", {{"uri", uri(file)}}}};
  if (position.line > 0) {
    json["region"] = {{"startLine", position.line}};
    if (position.column > 0) json["region"]["startColumn"] = position.column;
  }
  return json;
}

Json clause_location(const checker::ClauseRef& clause, const Options& options) {
  Json json;
  const std::string file = file_of(clause.edition, options);
  if (!file.empty()) json["physicalLocation"] = physical(file, clause.position);
  json["logicalLocations"] = Json::array({{{"fullyQualifiedName", clause.id}, {"kind", "clause"}}});
  json["message"] = {{"text", clause.edition + ": " + clause.value}};
  return json;
}

Json edition_location(const std::string& edition, const Options& options) {
  Json json;
  const std::string file = file_of(edition, options);
  if (!file.empty()) json["physicalLocation"] = physical(file, {1, 1});
  json["logicalLocations"] = Json::array({{{"fullyQualifiedName", edition}, {"kind", "edition"}}});
  return json;
}

// The clauses, each with its file; for silence, which no clause stands for, the editions.
std::vector<Json> locations(const checker::Finding& finding, const Options& options) {
  std::vector<Json> all;
  for (const auto& clause : finding.clauses) all.push_back(clause_location(clause, options));
  if (all.empty()) {
    for (const auto& edition : finding.editions) all.push_back(edition_location(edition, options));
  }
  return all;
}

Json result(const checker::Finding& finding, const Options& options) {
  std::string message = finding.question + " " + finding.summary;
  if (!finding.suggestion.empty()) message += "\nSuggested ruling: " + finding.suggestion;
  Json json = {{"ruleId", name(finding.kind)},
               {"ruleIndex", static_cast<int>(finding.kind)},
               {"level", level(finding.kind)},
               {"message", {{"text", message}}}};
  const std::vector<Json> places = locations(finding, options);
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
                        {"replay", replay_command(finding.id)}};
  return json;
}

Json rules() {
  Json all = Json::array();
  for (const checker::Kind kind : checker::kinds()) {
    all.push_back({{"id", name(kind)},
                   {"shortDescription", {{"text", label(kind)}}},
                   {"fullDescription", {{"text", label(kind) + ": " + std::string(meaning(kind))}}},
                   {"defaultConfiguration", {{"level", level(kind)}}}});
  }
  return all;
}

}  // namespace

std::string to_sarif(const checker::Report& report, const Options& options) {
  Json results = Json::array();
  for (const checker::Finding& finding : report.findings)
    results.push_back(result(finding, options));
  const Json run = {{"tool", {{"driver", {{"name", "hanaproof"}, {"rules", rules()}}}}},
                    {"columnKind", "utf16CodeUnits"},
                    {"results", results}};
  const Json json = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                     {"version", "2.1.0"},
                     {"runs", Json::array({run})}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hanaproof::reports
