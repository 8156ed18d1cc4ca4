#include "reports/regress/junit.h"

#include <algorithm>

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

struct Told {
  std::size_t entries = 0;
  std::string lines = {};

  void add(const Mismatch& one, std::size_t& last) {
    if (one.entry != last) ++entries;
    last = one.entry;
    lines += one.is_fault() ? fmt::format("entry {}: {}\n", one.entry, one.engine)
                            : fmt::format("entry {}, {}: recorded {}; the engine: {}\n", one.entry,
                                          one.what, one.recorded, one.engine);
  }
  std::string element(const char* tag, const std::string& message) const {
    return fmt::format("    <{0} message=\"{1}\">{2}</{0}>\n", tag, message, escaped(lines));
  }
};

struct TestCase {
  Told differences;
  Told faults;
};

TestCase test_case(const ClauseResult& clause, const CorpusRun& run) {
  TestCase one;
  std::size_t last_different = 0;
  std::size_t last_faulty = 0;
  for (const Mismatch& mismatch : run.mismatches) {
    if (std::ranges::find(clause.failed, mismatch.entry) == clause.failed.end()) continue;
    if (mismatch.is_fault()) {
      one.faults.add(mismatch, last_faulty);
    } else {
      one.differences.add(mismatch, last_different);
    }
  }
  return one;
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
    const std::size_t all = result.failed.size() + result.passed;
    const TestCase one = test_case(result, run);
    if (one.differences.entries > 0) {
      ++failures;
      cases += one.differences.element(
          "failure", fmt::format("{} of {} entries differ", one.differences.entries, all));
    }
    if (one.faults.entries > 0) {
      ++errors;
      cases += one.faults.element(
          "error", fmt::format("{} of {} entries without an answer", one.faults.entries, all));
    }
    cases += "  </testcase>\n";
  }
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\">\n{}</testsuite>\n",
      escaped(corpus.edition), run.clauses.size(), failures, errors, cases);
}

}  // namespace hanaproof::reports
