#include "reports/regress/junit.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "reports/markup/escape.h"

namespace hanaproof::reports {

using regress::Blame;
using regress::CorpusRun;
using regress::Mismatch;
using regress::Standing;

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

Told told(const Blame& blame, const CorpusRun& run, bool faults) {
  Told all;
  std::size_t last = 0;
  for (const Mismatch& one : run.mismatches) {
    const bool blamed = std::ranges::find(blame.entries, one.entry) != blame.entries.end();
    if (one.is_fault() != faults || !blamed) continue;
    if (std::exchange(last, one.entry) != one.entry) ++all.entries;
    all.lines += faults ? fmt::format("entry {}: {}\n", one.entry, one.engine)
                        : fmt::format("entry {}, {}: recorded {}; the engine: {}\n", one.entry,
                                      one.what, one.recorded, one.engine);
  }
  return all;
}

// The cases of a suite, and what came of them.
class Suite {
 public:
  Suite(const regress::Corpus& corpus, const CorpusRun& run) : corpus_(corpus), run_(run) {}

  void add(const std::string& name, const Blame& blame) {
    begin(name);
    cases_ += ">\n";
    const std::string plays =
        blame.plays ? fmt::format("; the engine plays by {}", blame.plays->rule()) : "";
    const auto add = [&](const Told& some, const char* tag, const char* what, int& count) {
      if (some.entries == 0) return;
      ++count;
      cases_ += fmt::format("    <{0} message=\"{2}: {1}{3}\">{4}</{0}>\n", tag, some.entries, what,
                            escaped(plays), escaped(some.lines));
    };
    add(told(blame, run_, false), "failure", "entries that differ", failures_);
    add(told(blame, run_, true), "error", "entries without an answer", errors_);
    cases_ += "  </testcase>\n";
  }

  void add(const std::string& name, Standing standing) {
    begin(name);
    if (standing == Standing::not_shown_apart) {
      ++skipped_;
      cases_ +=
          ">\n    <skipped message=\"not shown apart from a clause that fails\"/>\n"
          "  </testcase>\n";
    } else {
      cases_ += "/>\n";
    }
  }

  std::string text() const {
    return fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">\n{}"
        "</testsuite>\n",
        escaped(corpus_.edition), tests_, failures_, errors_, skipped_, cases_);
  }

 private:
  void begin(const std::string& name) {
    ++tests_;
    cases_ += fmt::format("  <testcase classname=\"{}\" name=\"{}\"", escaped(corpus_.edition),
                          escaped(name));
  }

  const regress::Corpus& corpus_;
  const CorpusRun& run_;
  std::string cases_;
  int tests_ = 0;
  int failures_ = 0;
  int errors_ = 0;
  int skipped_ = 0;
};

}  // namespace

std::string to_junit(const regress::Corpus& corpus, const CorpusRun& run,
                     const regress::CorpusVerdict& verdict) {
  Suite suite(corpus, run);
  for (const auto& [clause, result] : run.clauses) {
    if (!verdict.of(clause)) suite.add(clause, verdict.standing(clause, result));
  }
  for (const Blame& blame : verdict.blames) {
    if (blame.clauses.empty()) suite.add(blame.plays->topic, blame);
    for (const std::string& clause : blame.clauses) suite.add(clause, blame);
  }
  return suite.text();
}

}  // namespace hanaproof::reports
