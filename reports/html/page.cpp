#include <fmt/format.h>

#include "reports/html.h"
#include "reports/html/deck.h"
#include "reports/html/embedded.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

std::string transcription_html(const checker::Report& report) {
  if (report.transcription.empty()) return {};
  std::string text =
      "<section class=\"notes\" aria-labelledby=\"transcription\">\n"
      "<h2 id=\"transcription\">Garbled in transcription only</h2>\n"
      "<p>Not findings against a rulebook: the copy that was read is damaged here.</p>\n<dl>\n";
  for (const checker::TranscriptionNote& note : report.transcription) {
    text += fmt::format("<dt>{}</dt><dd>{}", html_code(note.clause), escape_html(note.note));
    for (const rulebook::Citation& source : note.sources) {
      text += fmt::format(" <span class=\"quiet\">{}</span>", escape_html(place(source)));
    }
    text += "</dd>\n";
  }
  return text + "</dl>\n</section>\n";
}

}  // namespace

std::string page_css() {
  // Narrow screens and paper change what stands before them.
  std::string all;
  for (const std::string_view part :
       {embedded_base_css(), embedded_overview_css(), embedded_finding_css(), embedded_cards_css(),
        embedded_plots_css(), embedded_narrow_css(), embedded_print_css()}) {
    all += part;
  }
  return all;
}

std::string page_head(std::string_view title, std::string_view css) {
  // The policy is a promise to the reader: this page cannot fetch or send anything.
  return fmt::format(
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:\">\n"
      "<link rel=\"icon\" href=\"data:,\">\n"
      "<title>{}</title>\n<style>\n{}</style>\n</head>\n",
      escape_html(title), css);
}

std::string to_html(const checker::Report& report, const Options& options) {
  // What follows the findings, in order; a section without text is left out.
  const std::vector<PageSection> sections = {
      {"counts", "Counts", counts_html(report, options)},
      {"scores", "Scores", scores_html(options)},
      {"pots", "Hands of two cards", pots_html(options)},
      {"hands", "Combos of the hand", hands_html(options)},
      {"endgames", "Small decks, played out", endgames_html(options)},
      {"fields", "Fields", fields_html(options)},
      {"audits", "Audits", audits_html(options)},
      {"families", "Distances between editions", families_html(options)},
      {"transcription", "Garbled in transcription", transcription_html(report)},
  };
  std::string text = page_head("Rule-clarification report", page_css()) + "<body>\n";
  text += deck_symbols();
  text += overview_html(report, sections, options);
  text += "<main>\n";
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    text += finding_html(report.findings[i], i + 1, options);
  }
  for (const PageSection& section : sections) text += section.html;
  return text +
         fmt::format("</main>\n<script>\n{}</script>\n</body>\n</html>\n", embedded_page_js());
}

}  // namespace hanaproof::reports
