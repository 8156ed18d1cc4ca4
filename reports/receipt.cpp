#include "reports/receipt.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>
#include <system_error>

#include <fmt/format.h>

#include "reports/error.h"
#include "reports/json.h"
#include "reports/json/archive.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace fs = std::filesystem;

namespace {

// What somebody hands in as receipts is taken at its word in nothing: every file is looked at
// before it is read, and read with what it must be in mind.

// Many times what the largest real one has.
constexpr std::uintmax_t kLargest = 32 << 20;

fs::file_type type_of(const fs::path& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type();
}

bool is_folder(const fs::path& path) { return type_of(path) == fs::file_type::directory; }

[[noreturn]] void fail(const fs::path& path, const std::string& what) {
  throw InputError(fmt::format("{}: {}", path.string(), what));
}

std::string read_part(const fs::path& path) {
  const fs::file_type type = type_of(path);
  if (type == fs::file_type::not_found) fail(path, "is missing");
  if (type == fs::file_type::symlink) fail(path, "a symbolic link, expected the file itself");
  if (type != fs::file_type::regular) fail(path, "expected a plain file");
  std::error_code error;
  const std::uintmax_t size = fs::file_size(path, error);
  if (!error && size > kLargest) {
    fail(path, fmt::format("{} bytes, expected at most {}", size, kLargest));
  }
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  if (!file && size > 0) fail(path, "cannot be read");
  return text.str();
}

// Calls `read` with the text, and tells what it complains of with the file's name.
template <class Read>
auto read_as(const fs::path& path, const Read& read) {
  const std::string text = read_part(path);
  try {
    return read(text);
  } catch (const InputError& error) {
    fail(path, error.what());
  }
}

std::vector<fs::path> entries(const fs::path& folder) {
  std::error_code error;
  std::vector<fs::path> all;
  for (const auto& entry : fs::directory_iterator(folder, error)) all.push_back(entry.path());
  if (error) fail(folder, error.message());
  std::sort(all.begin(), all.end());
  return all;
}

void check_counts(const fs::path& path, const checker::Finding& finding) {
  const auto counts =
      read_as(path, [](const std::string& text) { return parse_json(text, "counts document"); });
  if (counts != Json::parse(counts_to_json(finding))) {
    fail(path, "not what finding.json says of space and impact");
  }
}

Receipt read_receipt(const fs::path& folder, const std::string& program,
                     std::vector<std::string>& strange) {
  Receipt receipt;
  receipt.folder = folder;
  receipt.finding = read_as(folder / "finding.json", read_finding);
  receipt.versions = read_as(folder / "versions.json", read_versions);
  check_counts(folder / "counts.json", receipt.finding);
  // Another version may word it otherwise.
  const std::string readme = read_part(folder / "README.md");
  if (receipt.versions.hanaproof == program &&
      readme != receipt_readme(receipt.finding, receipt.versions)) {
    fail(folder / "README.md", "not what finding.json and versions.json make of it");
  }
  for (const checker::Query& query : receipt.finding.evidence.queries) {
    const fs::path path = folder / query_file(query);
    if (read_part(path) != query.text) fail(path, "not the query that finding.json has");
  }
  const std::set<std::string> known = receipt_names(receipt.finding);
  for (const fs::path& path : entries(folder)) {
    if (!known.contains(path.filename().string())) strange.push_back(path.string());
  }
  return receipt;
}

class Reader {
 public:
  explicit Reader(std::string program) : program_(std::move(program)) {}

  // `named`: the folder must have the name of its finding.
  void read_one(const fs::path& folder, bool named) {
    try {
      Receipt receipt = read_receipt(folder, program_, all_.strange);
      const std::string& id = receipt.finding.id;
      if (named && fs::path(receipt_path(id)).filename() != folder.filename()) {
        damage(folder, fmt::format("holds the finding {}, expected the one it is named after", id));
      } else {
        all_.sound.push_back(std::move(receipt));
      }
    } catch (const InputError& error) {
      // "." and "receipts/x/" have a name, too.
      all_.damaged.push_back({fs::weakly_canonical(folder).filename().string(), error.what()});
    }
  }

  void read_all(const fs::path& folder) {
    for (const fs::path& path : entries(folder)) {
      if (type_of(path) == fs::file_type::symlink) {
        damage(path, "a symbolic link, expected the folder itself");
      } else if (!is_folder(path)) {
        all_.strange.push_back(path.string());
      } else {
        read_one(path, true);
      }
    }
  }

  // That receipts and findings of a report are the same.
  void compare(const fs::path& file) {
    checker::Report report;
    try {
      report = read_as(file, read_findings);
    } catch (const InputError& error) {
      all_.damaged.push_back({file.filename().string(), error.what()});
      return;
    }
    all_.editions = report.editions;
    std::set<std::string> seen;
    for (const checker::Finding& finding : report.findings) {
      const fs::path folder = file.parent_path() / receipt_path(finding.id);
      if (!seen.insert(folder.filename().string()).second) {
        damage(folder, "the report's findings.json has it twice");
      }
      const auto receipt = std::ranges::find(all_.sound, folder, &Receipt::folder);
      if (receipt == all_.sound.end()) {
        miss(folder);
      } else if (to_json(receipt->finding) != to_json(finding)) {
        damage(folder, "finding.json and the report's findings.json say different things");
      }
    }
    for (const Receipt& receipt : all_.sound) {
      if (!seen.contains(receipt.folder.filename().string())) {
        damage(receipt.folder, "the report's findings.json has no such finding");
      }
    }
  }

  // The folder with the receipts must be one itself.
  void read_folder(const fs::path& folder) {
    if (is_folder(folder)) return read_all(folder);
    if (type_of(folder) == fs::file_type::not_found) return;
    damage(folder, type_of(folder) == fs::file_type::symlink
                       ? "a symbolic link, expected the folder itself"
                       : "expected a folder");
  }

  Receipts take() { return std::move(all_); }

 private:
  // A finding without a sound receipt is damage, which may have been told.
  void miss(const fs::path& folder) {
    const auto told = [&](const fs::path& path) {
      return std::ranges::find(all_.damaged, path.filename().string(),
                               &Receipts::Damage::receipt) != all_.damaged.end();
    };
    if (told(folder) || told(folder.parent_path())) return;
    damage(folder, type_of(folder) == fs::file_type::not_found
                       ? "is missing"
                       : "expected a folder with the receipt of a finding");
  }
  void damage(const fs::path& path, const std::string& what) {
    all_.damaged.push_back({path.filename().string(), fmt::format("{}: {}", path.string(), what)});
  }
  std::string program_;
  Receipts all_;
};

bool holds_receipts(const fs::path& folder) {
  return is_folder(folder) && std::ranges::any_of(entries(folder), [](const fs::path& path) {
           return is_folder(path) && type_of(path / "finding.json") != fs::file_type::not_found;
         });
}

}  // namespace

std::string receipt_readme(const checker::Finding& finding, const checker::Versions& versions) {
  std::string text = fmt::format("# {}\n\n{}\n\n", markdown_code(finding.id),
                                 escape_markdown(checker::summary(finding)));
  text +=
      "Check it again, in this folder: `hanaproof recheck .` executes the witness in finding.json, "
      "asks the solvers\nthe queries, and says whether the editions are still the same.\n";
  if (!finding.evidence.queries.empty()) text += "\nWithout hanaproof, with any SMT solver:\n\n";
  for (const checker::Query& query : finding.evidence.queries) {
    text += fmt::format("- {} must be {}{}\n", markdown_code("cvc5 " + query_file(query)),
                        markdown_code(query.verdict), identity_note(query));
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

Receipts read_receipts(const fs::path& folder, const std::string& program) {
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    fail(folder, "no such folder, expected a report, its receipts or one receipt");
  }
  Reader reader(program);
  const bool report = type_of(folder / "findings.json") != fs::file_type::not_found;
  if (type_of(folder / "finding.json") != fs::file_type::not_found) {
    reader.read_one(folder, false);
  } else if (report || holds_receipts(folder / "receipts")) {
    reader.read_folder(folder / "receipts");
    if (report) reader.compare(folder / "findings.json");
  } else if (holds_receipts(folder)) {
    reader.read_all(folder);
  } else {
    fail(folder, "no receipts here, expected a report, its receipts or one receipt");
  }
  return reader.take();
}

}  // namespace hanaproof::reports
