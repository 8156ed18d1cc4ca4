#include "model/rulebook/coverage.h"
#include "cli/json.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/sources.h"

namespace hanaproof::cli {

using rulebook::Coverage;
using rulebook::Document;
using rulebook::Edition;

namespace {

struct Totals {
  std::vector<Coverage> editions;
  std::vector<std::string> problems;  // one line each
};

// An edition that the document's spans name as an owner.
bool owns(const Document& document, const std::string& edition) {
  for (const auto& span : document.spans) {
    if (std::find(span.owners.begin(), span.owners.end(), edition) != span.owners.end())
      return true;
  }
  return false;
}

Totals cover_all(Globals& globals, const Sources& sources) {
  Totals totals;
  for (const Document& document : globals.documents()) {
    const std::string* text = sources.text(document.id);
    if (!text) {
      totals.problems.push_back(
          fmt::format("{}: {} is not in the folder", document.id, document.file));
      continue;
    }
    for (const auto& unit : unmapped(document, *text)) {
      totals.problems.push_back(
          fmt::format("{} line {}: in no span: {}", document.file, unit.line, unit.text));
    }
    for (const Edition& edition : globals.library().editions()) {
      if (owns(document, edition.id)) totals.editions.push_back(cover(edition, document, *text));
    }
  }
  for (const Coverage& coverage : totals.editions) {
    for (const std::string& error : coverage.errors) totals.problems.push_back(error);
    for (const auto& unit : coverage.missing) {
      totals.problems.push_back(fmt::format("{} line {}: neither cited nor excused: {}",
                                            coverage.edition, unit.line, unit.text));
    }
  }
  return totals;
}

int percent(const Coverage& coverage) {
  const int covered = coverage.units - static_cast<int>(coverage.missing.size());
  return coverage.units == 0 ? 100 : 100 * covered / coverage.units;
}

Json as_json(const Totals& totals) {
  Json document = json_document("hanaproof.coverage");
  document["editions"] = list(totals.editions, [](const Coverage& coverage) -> Json {
    return {{"edition", coverage.edition},
            {"units", coverage.units},
            {"cited", coverage.cited},
            {"excused", coverage.excused},
            {"missing", coverage.missing.size()},
            {"complete", coverage.complete()}};
  });
  document["problems"] = totals.problems;
  return document;
}

}  // namespace

void add_coverage(Command& editions, Globals& globals) {
  auto folder = std::make_shared<std::string>();
  Command& command = editions.command(
      "coverage", "Show which sentences of the rulebooks are neither cited nor excused");
  command.option("--sources", folder.get(), "A folder with your own copies of the rulebooks",
                 {.required = true});
  command.run = [&globals, folder] {
    const Sources sources(globals, *folder);
    const Totals totals = cover_all(globals, sources);
    if (!totals.problems.empty()) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(as_json(totals));
    for (const std::string& problem : totals.problems) fmt::print("{}\n", problem);
    for (const Coverage& coverage : totals.editions) {
      fmt::print("{:28} {:3} %  {:4} units: {} cited, {} excused, {} missing\n", coverage.edition,
                 percent(coverage), coverage.units, coverage.cited, coverage.excused,
                 coverage.missing.size());
    }
  };
}

}  // namespace hanaproof::cli
