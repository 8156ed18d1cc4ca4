#include "reports/regress/badge.h"

#include <algorithm>

#include <fmt/format.h>

#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

// Letters are set into the width of their field, so that an estimate is enough.
int width_of(const std::string& text) { return 7 * static_cast<int>(text.size()) + 14; }

std::string field(const std::string& text, int x, int width) {
  return fmt::format(
      "<text x=\"{}\" y=\"14\" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>\n",
      x + 7, width - 14, escape_html(text));
}

}  // namespace

std::string to_badge(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict) {
  const auto all = static_cast<long>(run.clauses.size());
  const auto played = std::ranges::count_if(run.clauses, [&](const auto& each) {
    return verdict.standing(each.first, each.second) == regress::Standing::ok;
  });
  const bool whole = run.passed() && !run.interrupted && run.entries > 0;
  const char* colour = whole && played == all              ? "#2e7d32"
                       : all > 0 && 10 * played >= 9 * all ? "#9a6700"
                                                           : "#b3261e";
  const std::string what = "plays " + corpus.edition;
  const std::string result = fmt::format("{} of {} clauses", played, all);
  const int left = width_of(what);
  const int right = width_of(result);
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"20\" role=\"img\" "
      "aria-label=\"{1}: {2}\">\n<title>{1}: {2}</title>\n"
      "<rect width=\"{0}\" height=\"20\" rx=\"3\" fill=\"#444\"/>\n"
      "<path d=\"M{3} 0h{4}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{4}z\" fill=\"{5}\"/>\n"
      "<g fill=\"#fff\" font-family=\"Verdana,DejaVu Sans,sans-serif\" font-size=\"11\">\n{6}{7}"
      "</g>\n</svg>\n",
      left + right, escape_html(what), escape_html(result), left, right - 3, colour,
      field(what, 0, left), field(result, left, right));
}

}  // namespace hanaproof::reports
