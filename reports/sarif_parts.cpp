#include "reports/sarif_parts.h"

#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "reports/summary.h"

namespace hanaproof::reports::sarif {

namespace {

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

}  // namespace

std::string plain(std::string_view text) {
  std::string all;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == '\\') all += '\\';
    all += c;
  }
  return all;
}

Json Artifacts::location(const std::string& edition) {
  const EditionInfo& info = info_of(edition, options_);
  if (info.file.empty()) return nullptr;
  const auto [place, added] = indices_.emplace(info.file, indices_.size());
  if (added) add(edition, info);
  return {{"uri", uri(info.file)}, {"index", place->second}};
}

void Artifacts::add(const std::string& id, const EditionInfo& info) {
  Json artifact = {{"location", {{"uri", uri(info.file)}}},
                   {"roles", {"analysisTarget"}},
                   {"mimeType", "application/toml"},
                   {"encoding", "UTF-8"}};
  if (!info.title.empty()) artifact["description"] = {{"text", plain(info.title)}};
  const auto& texts = options_.versions.editions;
  const auto text = std::ranges::find(texts, id, &checker::EditionText::id);
  if (text != texts.end()) artifact["hashes"] = {{"sha-256", text->sha256}};
  list_.push_back(artifact);
}

Json location(const std::string& edition, const rulebook::FilePosition& position,
              const std::string& name, const char* kind, const std::string& says,
              Artifacts& artifacts) {
  Json json = Json::object();
  const Json artifact = artifacts.location(edition);
  if (!artifact.is_null()) json["physicalLocation"] = {{"artifactLocation", artifact}};
  if (!artifact.is_null() && position.line > 0) {
    Json& region = json["physicalLocation"]["region"];
    region = {{"startLine", position.line}};
    if (position.column > 0) region["startColumn"] = position.column;
  }
  json["logicalLocations"] = Json::array({{{"fullyQualifiedName", name}, {"kind", kind}}});
  json["message"] = {{"text", plain(says)}};
  return json;
}

std::string document(const std::string& what, const Json& rules, const Artifacts& artifacts,
                     const Json& results, const checker::Versions& versions) {
  Json driver = {{"name", "hanaproof"}};
  if (!versions.hanaproof.empty()) {
    driver["version"] = versions.hanaproof;
    driver["semanticVersion"] = versions.hanaproof;
  }
  driver["rules"] = rules;
  const Json run = {{"tool", {{"driver", driver}}},
                    {"automationDetails", {{"id", "hanaproof/" + what + "/"}}},
                    {"columnKind", "unicodeCodePoints"},
                    {"artifacts", artifacts.list()},
                    {"results", results}};
  const Json json = {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                     {"version", "2.1.0"},
                     {"runs", Json::array({run})}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hanaproof::reports::sarif
