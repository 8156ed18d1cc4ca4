#include "reports/regress/junit.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "reports/markup/escape.h"

namespace hanaproof::reports {

using regress::ClauseResult;
using regress::CorpusRun;
using regress::Mismatch;

namespace {

// XML has no way to write other control characters.
std::string escaped(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') c = ' ';
  }
  return escape_html(text);
}

// What failed of one sort.
struct Told {
  std::size_t entries = 0;
  std::string lines = {};
};

Told told(const ClauseResult& clause, const CorpusRun& run, bool faults) {
  Told all;
  std::size_t last = 0;
  for (const Mismatch& one : run.mismatches) {
    const bool of_clause = std::ranges::find(clause.failed, one.entry) != clause.failed.end();
    if (one.is_fault() != faults || !of_clause) continue;
    if (std::exchange(last, one.entry) != one.entry) ++all.entries;
    all.lines += faults ? fmt::format("entry {}: {}\n", one.entry, one.engine)
                        : fmt::format("entry {}, {}: recorded {}; the engine: {}\n", one.entry,
                                      one.what, one.recorded, one.engine);
  }
  return all;
}

}  // namespace

std::string to_junit(const regress::Corpus& corpus, const CorpusRun& run) {
  std::string cases;
  int failures = 0;
  int errors = 0;
  for (const auto& [clause, result] : run.clauses) {
    cases += fmt::format("  <testcase classname=\"{}\" name=\"{}\"", escaped(corpus.edition),
                         escaped(clause));
    if (result.failed.empty()) {
      cases += "/>\n";
      continue;
    }
    cases += ">\n";
    const std::size_t every = result.failed.size() + result.passed;
    const auto add = [&](const Told& some, const char* tag, const char* what, int& count) {
      if (some.entries == 0) return;
      ++count;
      cases += fmt::format("    <{0} message=\"{1} of {2} entries {3}\">{4}</{0}>\n", tag,
                           some.entries, every, what, escaped(some.lines));
    };
    add(told(result, run, false), "failure", "differ", failures);
    add(told(result, run, true), "error", "without an answer", errors);
    cases += "  </testcase>\n";
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n{}</testsuite>\n",
      escaped(corpus.edition), run.clauses.size(), failures, errors, cases);
}

}  // namespace hanaproof::reports
