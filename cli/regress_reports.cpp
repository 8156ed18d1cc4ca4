// What regress writes beside what it prints.
#include "cli/regress.h"
#include "cli/sources.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/regress/junit.h"
#include "reports/regress/page.h"
#include "reports/regress/sarif.h"

namespace hanaproof::cli {

void ReportFiles::add_to(Command& command) {
  written_file(command, "--page", &page, "Write all differences as a page, with the cards drawn");
  written_file(command, "--junit", &junit, "Write JUnit XML to this file");
  written_file(command, "--sarif", &sarif, "Write SARIF to this file");
}

void ReportFiles::write(Globals& globals, const reports::Comparison& comparison) const {
  write(globals, comparison, reports::to_junit(comparison));
}

void ReportFiles::write(Globals& globals, const reports::Comparison& comparison,
                        const std::string& as_junit) const {
  const auto write_to = [](const std::string& file, auto report) {
    if (!file.empty()) reports::write_file(file, report());
  };
  write_to(page, [&] { return reports::to_page(comparison, globals.library()); });
  write_to(junit, [&] { return as_junit; });
  write_to(sarif, [&] {
    return reports::to_sarif(comparison, globals.library(),
                             report_options(globals, Sources(globals, "")));
  });
}

}  // namespace hanaproof::cli
