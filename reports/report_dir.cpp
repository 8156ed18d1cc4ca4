#include "reports/report_dir.h"

#include <algorithm>
#include <map>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "reports/atomic_file.h"
#include "reports/error.h"
#include "reports/html.h"
#include "reports/json.h"
#include "reports/markdown.h"
#include "reports/sarif.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

const std::string kQueries = "queries/";
const std::string kEndgames = "endgames/";
const std::string kHands = "hands/";

// Content by path within the folder.
using Files = std::map<std::string, std::string>;

void add_query(const checker::Finding& finding, const checker::Query& query, Files& files) {
  const auto [place, added] = files.emplace(query_path(finding.id, query), query.text);
  if (!added && place->second != query.text) {
    throw ReportError(
        fmt::format("finding {}: the query {} is already another one", finding.id, query.name));
  }
}

Files files_of(const checker::Report& report, const Options& options) {
  Files files = {{"index.html", to_html(report, options)},
                 {"report.md", to_markdown(report, options)},
                 {"findings.json", to_json(report)},
                 {"findings.sarif", to_sarif(report, options)}};
  for (const checker::Finding& finding : report.findings) {
    for (const checker::Query& query : finding.evidence.queries) add_query(finding, query, files);
  }
  for (const EndgameTable& table : options.endgames) files[endgame_path(table)] = to_csv(table);
  for (const HandChart& table : options.hands) files[hands_path(table)] = to_csv(table);
  return files;
}

void make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error && !std::filesystem::is_directory(folder, error)) {
    error = std::make_error_code(std::errc::not_a_directory);
  }
  if (error) {
    throw ReportError(
        fmt::format("{}: no folder can be made here: {}", folder.string(), error.message()));
  }
}

// A reader who runs all queries must not run those of a report that is no longer there.
void remove_old_queries(const std::filesystem::path& folder, const Files& written) {
  std::error_code error;
  std::vector<std::filesystem::path> old;
  for (const auto& entry : std::filesystem::directory_iterator(folder / kQueries, error)) {
    const std::filesystem::path& path = entry.path();
    const bool query = path.extension() == ".smt2" &&
                       entry.symlink_status().type() == std::filesystem::file_type::regular;
    if (query && !written.contains(kQueries + path.filename().string())) old.push_back(path);
  }
  for (const auto& path : old) {
    if (std::filesystem::remove(path, error); error) {
      throw ReportError(fmt::format("{}: cannot be removed: {}", path.string(), error.message()));
    }
  }
}

}  // namespace

void write_report(const std::filesystem::path& folder, const checker::Report& report,
                  const Options& options) {
  const Files files = files_of(report, options);
  make_folder(folder);
  for (const std::string& inner : {kQueries, kEndgames, kHands}) {
    const bool used = std::any_of(files.begin(), files.end(),
                                  [&](const auto& file) { return file.first.starts_with(inner); });
    if (used) make_folder(folder / inner);
  }
  std::vector<AtomicFile> written;
  for (const auto& [name, content] : files) written.emplace_back(folder / name, content);
  for (AtomicFile& file : written) file.commit();
  remove_old_queries(folder, files);
}

}  // namespace hanaproof::reports
