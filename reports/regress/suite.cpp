#include "reports/regress/suite.h"

#include <fmt/format.h>

#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

// XML has no way to write other control characters.
std::string escaped(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t') c = ' ';
  }
  return escape_html(text);
}

}  // namespace

void Suite::begin(const std::string& name) {
  ++tests_;
  cases_ += fmt::format("  <testcase classname=\"{}\" name=\"{}\"", escaped(name_), escaped(name));
}

void Suite::add(const std::string& name, const std::vector<Trouble>& troubles) {
  begin(name);
  if (troubles.empty()) {
    cases_ += "/>\n";
    return;
  }
  cases_ += ">\n";
  for (const Trouble& one : troubles) {
    const bool failed = one.sort == Sort::failure;
    ++(failed ? failures_ : errors_);
    cases_ += fmt::format("    <{0} message=\"{1}\">{2}</{0}>\n", failed ? "failure" : "error",
                          escaped(one.message), escaped(one.text));
  }
  cases_ += "  </testcase>\n";
}

void Suite::skip(const std::string& name, const std::string& why) {
  begin(name);
  ++skipped_;
  cases_ += fmt::format(">\n    <skipped message=\"{}\"/>\n  </testcase>\n", escaped(why));
}

std::string Suite::text() const {
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">\n{}"
      "</testsuite>\n",
      escaped(name_), tests_, failures_, errors_, skipped_, cases_);
}

}  // namespace hanaproof::reports
