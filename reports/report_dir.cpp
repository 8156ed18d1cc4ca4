#include "reports/formats.h"

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "reports/atomic_file.h"
#include "reports/error.h"
#include "reports/json.h"
#include "reports/receipt.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

const std::string kReceipts = "receipts/";

// Content by path within the folder.
using Files = std::map<std::string, std::string>;

void add_receipt(const checker::Finding& finding, const Options& options, Files& files) {
  const std::string folder = receipt_path(finding.id);
  for (auto& [name, content] : receipt_files(finding, options.versions)) {
    if (!files.emplace(folder + "/" + name, std::move(content)).second) {
      throw ReportError(
          fmt::format("finding {}: the receipt {} is already another one's", finding.id, folder));
    }
  }
}

Files files_of(const checker::Report& report, const Options& options) {
  Files files = {{"index.html", to_html(report, options)},
                 {"report.md", to_markdown(report, options)},
                 {"findings.json", to_json(report)},
                 {"findings.sarif", to_sarif(report, options)}};
  for (const checker::Finding& finding : report.findings) add_receipt(finding, options, files);
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

// Within the report nothing is written behind a link: it leads to what is somebody else's.
void expect_no_link(const std::filesystem::path& folder) {
  std::error_code error;
  if (std::filesystem::is_symlink(folder, error)) {
    throw ReportError(
        fmt::format("{}: is a link: expected a folder, or nothing there", folder.string()));
  }
}

void take_away(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::remove(path, error);
  if (error) {
    throw ReportError(fmt::format("{}: cannot be removed: {}", path.string(), error.message()));
  }
}

std::vector<std::filesystem::path> entries(const std::filesystem::path& folder,
                                           std::filesystem::file_type type) {
  std::error_code error;
  std::vector<std::filesystem::path> all;
  if (!std::filesystem::exists(folder, error) && !error) return all;
  for (std::filesystem::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error)) {
    if (at->symlink_status(error).type() == type) all.push_back(at->path());
  }
  if (error) {
    throw ReportError(fmt::format("{}: cannot be read: {}", folder.string(), error.message()));
  }
  return all;
}

bool is_plain_file(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::symlink_status(path, error).type() == std::filesystem::file_type::regular;
}

// The names of the files that were written for a finding, by the finding.json in its folder; none
// where the folder is not named after it, or cannot be taken for a receipt.
std::set<std::string> written_once(const std::filesystem::path& receipt) {
  if (!is_plain_file(receipt / "finding.json")) return {};
  std::ifstream file(receipt / "finding.json", std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  try {
    const checker::Finding finding = read_finding(text.str());
    if (std::filesystem::path(receipt_path(finding.id)).filename() != receipt.filename()) return {};
    return receipt_names(finding);
  } catch (const InputError&) {
    return {};
  }
}

// Which files of old receipts go, as they stood before the new ones were written. A reader who
// checks all receipts must not check those of a report that is no longer there. What receipts do
// not hold is somebody else's, and stays with its folder.
std::vector<std::filesystem::path> old_receipts(const std::filesystem::path& folder,
                                                const Files& written) {
  std::vector<std::filesystem::path> old;
  for (const auto& receipt : entries(folder / kReceipts, std::filesystem::file_type::directory)) {
    const std::string inner = kReceipts + receipt.filename().string() + "/";
    for (const std::string& name : written_once(receipt)) {
      if (is_plain_file(receipt / name) && !written.contains(inner + name)) {
        old.push_back(receipt / name);
      }
    }
  }
  return old;
}

void remove_old(const std::vector<std::filesystem::path>& old) {
  for (const auto& path : old) take_away(path);
  for (const auto& path : old) {
    std::error_code error;
    const auto folder = path.parent_path();
    if (std::filesystem::is_empty(folder, error) && !error) take_away(folder);
  }
}

}  // namespace

void expect_folder(const std::filesystem::path& folder) try {
  make_folder(folder);
  expect_no_link(folder / "receipts");
  expect_writable(folder / "index.html");
} catch (const ReportError& error) {
  throw InputError(error.what());
}

void write_report(const std::filesystem::path& folder, const checker::Report& report,
                  const Options& options) {
  const Files files = files_of(report, options);
  make_folder(folder);
  std::set<std::filesystem::path> inner;
  for (const auto& [name, content] : files) {
    // From the outermost inwards.
    for (auto at = std::filesystem::path(name).parent_path(); !at.empty(); at = at.parent_path()) {
      inner.insert(folder / at);
    }
  }
  for (const auto& each : inner) {
    expect_no_link(each);
    make_folder(each);
  }
  const std::vector<std::filesystem::path> old = old_receipts(folder, files);
  std::vector<AtomicFile> written;
  for (const auto& [name, content] : files) {
    written.emplace_back(folder / name, content);
  }
  for (AtomicFile& file : written) file.flush();
  for (AtomicFile& file : written) file.commit();
  remove_old(old);
}

}  // namespace hanaproof::reports
