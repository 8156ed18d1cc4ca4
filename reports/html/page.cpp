#include <fmt/format.h>

#include "reports/formats.h"
#include "reports/html/parts.h"
#include "reports/markup/escape.h"
#include "reports/wording.h"

namespace hanaproof::reports {

namespace {

std::string transcription_html(const checker::Report& report) {
  const auto part = [](const checker::TranscriptionNote& note) {
    const auto place_html = [](const rulebook::Citation& source) {
      return fmt::format(" <span class=\"quiet\">{}</span>", escape_html(place(source)));
    };
    return fmt::format("<dt>{}</dt><dd>{}{}</dd>\n", html_code(note.clause), escape_html(note.note),
                       joined(note.sources, place_html));
  };
  return section_html("transcription", joined(report.transcription, part));
}

std::string across_games_html(const checker::Report& report) {
  const auto stance = [](const OtherStance& each) {
    return fmt::format("<li>{} <span class=\"quiet\">{}</span></li>", escape_html(each.words),
                       escape_html(listed(each.editions, ", ")));
  };
  const auto part = [&](const checker::FindingRow& row) {
    return fmt::format("<dt>{}</dt><dd><ul>{}</ul></dd>\n", escape_html(row.question),
                       joined(in_words(row.stances), stance));
  };
  return section_html("across-games", joined(report.across_games, part));
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

std::string page_head(std::string_view title, std::string_view css, std::string_view language) {
  // The policy is a promise to the reader: this page cannot fetch or send anything.
  return filled("head", language, escape_html(title), css);
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
      {"across-games", "The same question in other games", across_games_html(report)},
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
  return text + fmt::format("</main>\n<script>\n{}{}</script>\n</body>\n</html>\n",
                            embedded_walk_js(), embedded_page_js());
}

}  // namespace hanaproof::reports
