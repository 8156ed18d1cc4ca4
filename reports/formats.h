// The rule-clarification report in each of its formats.
#pragma once

#include <filesystem>
#include <string>

#include "checker/editions/finding/finding.h"
#include "reports/options.h"

namespace hanaproof::reports {

// One page that needs nothing else: no network, no other file.
std::string to_html(const checker::Report& report, const Options& options = {});

std::string to_markdown(const checker::Report& report, const Options& options = {});

// SARIF 2.1.0, for code hosts and editors: each result points into the edition files. A clause
// without a known file is a logical location, with its id as the name.
std::string to_sarif(const checker::Report& report, const Options& options);

// What was found in the rulebooks, as a numbered list in Markdown to keep beside the project: by
// rulebook and game, the weightiest first. The same text for the same findings. Findings about
// editions that stand in no rulebook are left out, and counted at the end.
std::string to_found(const checker::Report& report, const Options& options);

// As a folder.
// Makes the folder if need be, and finds out whether `write_report` can write in it. Throws
// InputError.
void expect_folder(const std::filesystem::path& folder);
// Writes index.html, report.md, findings.json, findings.sarif, receipts/FINDING/, endgames/*.csv
// and hands/*.csv into `folder`, which is made if need be. All are written before the first is put
// in its place. Receipts of an earlier report that this one does not have are removed; nothing else
// is touched. Throws ReportError.
void write_report(const std::filesystem::path& folder, const checker::Report& report,
                  const Options& options = {});

}  // namespace hanaproof::reports
