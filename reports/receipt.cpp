#include "reports/receipt.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/error.h"
#include "reports/json.h"
#include "reports/json/fields.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using Json = nlohmann::ordered_json;

std::string receipt_readme(const checker::Finding& finding, const checker::Versions& versions) {
  std::string text =
      fmt::format("# {}\n\n{}\n\n", markdown_code(finding.id), escape_markdown(finding.summary));
  text +=
      "Check it again, in this folder: `hanaproof recheck .` executes the witness in finding.json, "
      "asks the solvers\nthe queries, and says whether the editions are still the same.\n";
  if (!finding.evidence.queries.empty()) text += "\nWithout hanaproof, with any SMT solver:\n\n";
  for (const checker::Query& query : finding.evidence.queries) {
    const std::string file =
        std::filesystem::path(query_path(finding.id, query)).filename().string();
    text += fmt::format("- {} must be {}\n", markdown_code("cvc5 " + file),
                        markdown_code(query.verdict));
  }
  if (!versions.editions.empty())
    text += "\nThe editions that were read, as `sha256sum` has them:\n\n";
  for (const checker::EditionText& edition : versions.editions) {
    text += fmt::format("    {}  {}\n", edition.sha256, edition.file);
  }
  return text;
}

std::map<std::string, std::string> receipt_files(const checker::Finding& finding,
                                                 const checker::Versions& all) {
  const checker::Versions versions = taking_part(finding, all);
  std::map<std::string, std::string> files = {{"finding.json", to_json(finding)},
                                              {"counts.json", counts_to_json(finding)},
                                              {"versions.json", to_json(versions)},
                                              {"README.md", receipt_readme(finding, versions)}};
  for (const checker::Query& query : finding.evidence.queries) {
    const std::string name =
        std::filesystem::path(query_path(finding.id, query)).filename().string();
    const auto [place, added] = files.emplace(name, query.text);
    if (!added && place->second != query.text) {
      throw ReportError(
          fmt::format("finding {}: the query {} is already another one", finding.id, query.name));
    }
  }
  return files;
}

std::string to_json(const checker::Versions& versions) {
  Json editions = Json::array();
  for (const checker::EditionText& edition : versions.editions) {
    editions.push_back({{"id", edition.id}, {"file", edition.file}, {"sha256", edition.sha256}});
  }
  const Json json = {{"schema", {{"name", "hanaproof.versions"}, {"version", 1}}},
                     {"hanaproof", versions.hanaproof},
                     {"z3", versions.z3},
                     {"compiler", versions.compiler},
                     {"editions", editions}};
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

checker::Versions read_versions(std::string_view text) {
  const Json json = parse_json(text, "versions document");
  const Fields document(json, "versions document");
  document.need_schema("hanaproof.versions");
  checker::Versions versions = {document.text("hanaproof"), document.text("z3"),
                                document.text("compiler")};
  for (const Fields& each : document.objects("editions")) {
    versions.editions.push_back({each.text("id"), each.text("file"), each.text("sha256")});
  }
  return versions;
}

}  // namespace hanaproof::reports
