// A receipt: the folder with all that it takes to check one finding again. It holds finding.json,
// counts.json, versions.json, a README.md for people, and the finding's queries.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checker/editions/finding/finding.h"

namespace hanaproof::reports {

// Content by name within the folder. `all` names every edition at hand. Throws ReportError when two
// queries would go by one name.
std::map<std::string, std::string> receipt_files(const checker::Finding& finding,
                                                 const checker::Versions& all);
// The names of these files.
std::set<std::string> receipt_names(const checker::Finding& finding);
// Its README.md; `versions` are those that stand in the receipt.
std::string receipt_readme(const checker::Finding& finding, const checker::Versions& versions);

std::string to_json(const checker::Versions& versions);
// Throws InputError.
checker::Versions read_versions(std::string_view text);

struct Receipt {
  std::filesystem::path folder;
  checker::Finding finding;
  checker::Versions versions;
};

struct Receipts {
  // A folder that cannot be taken at its word: "receipts/x/finding.json: ...", one line.
  struct Damage {
    std::string receipt;  // the name of its folder
    std::string what;
  };
  std::vector<Receipt> sound;         // in the order of their folders' names
  std::vector<Damage> damaged;        // in the same order
  std::vector<std::string> strange;   // files and folders that are no part of any receipt
  std::vector<std::string> editions;  // that a report has compared; none of receipts alone
};

// Reads a report, its receipts/ or one receipt. Every file must be what was written: a part that is
// missing, is no plain file, does not fit the others, or is not fit to be read is damage, and so is
// a finding of findings.json without a receipt. README.md is compared where this `program`, as
// Versions::hanaproof says it, wrote it. Throws InputError when the folder holds no receipts.
Receipts read_receipts(const std::filesystem::path& folder, const std::string& program);

}  // namespace hanaproof::reports
