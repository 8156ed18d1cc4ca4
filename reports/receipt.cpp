#include "reports/receipt.h"

#include <fmt/format.h>

#include "reports/error.h"
#include "reports/json.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

std::string receipt_readme(const checker::Finding& finding, const checker::Versions& versions) {
  std::string text =
      fmt::format("# {}\n\n{}\n\n", markdown_code(finding.id), escape_markdown(finding.summary));
  text +=
      "Check it again, in this folder: `hanaproof recheck .` executes the witness in finding.json, "
      "asks the solvers\nthe queries, and says whether the editions are still the same.\n";
  if (!finding.evidence.queries.empty()) text += "\nWithout hanaproof, with any SMT solver:\n\n";
  for (const checker::Query& query : finding.evidence.queries) {
    text += fmt::format("- {} must be {}\n", markdown_code("cvc5 " + query_file(query)),
                        markdown_code(query.verdict));
  }
  if (!versions.editions.empty())
    text += "\nThe editions that were read, as `sha256sum` has them:\n\n";
  for (const checker::EditionText& edition : versions.editions) {
    text += fmt::format("    {}  {}\n", edition.sha256, edition.file);
  }
  return text;
}

std::set<std::string> receipt_names(const checker::Finding& finding) {
  std::set<std::string> names = {"finding.json", "counts.json", "versions.json", "README.md"};
  for (const checker::Query& query : finding.evidence.queries) names.insert(query_file(query));
  return names;
}

std::map<std::string, std::string> receipt_files(const checker::Finding& finding,
                                                 const checker::Versions& all) {
  const checker::Versions versions = taking_part(finding, all);
  std::map<std::string, std::string> files = {{"finding.json", to_json(finding)},
                                              {"counts.json", counts_to_json(finding)},
                                              {"versions.json", to_json(versions)},
                                              {"README.md", receipt_readme(finding, versions)}};
  for (const checker::Query& query : finding.evidence.queries) {
    const auto [place, added] = files.emplace(query_file(query), query.text);
    if (!added && place->second != query.text) {
      throw ReportError(
          fmt::format("finding {}: the query {} is already another one", finding.id, query.name));
    }
  }
  return files;
}

}  // namespace hanaproof::reports
