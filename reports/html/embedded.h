// The parts of the pages that are files of their own (cmake/embed.cmake).
#pragma once

#include <string_view>

namespace hanaproof::reports {

std::string_view embedded_base_css();
std::string_view embedded_overview_css();
std::string_view embedded_finding_css();
std::string_view embedded_cards_css();
std::string_view embedded_plots_css();
std::string_view embedded_narrow_css();
std::string_view embedded_print_css();
// Before the script of a page with lines of play.
std::string_view embedded_walk_js();
std::string_view embedded_page_js();
// Under "[name]", with places for fmt.
std::string_view embedded_parts_html();
std::string_view embedded_motifs_svg();

// The page of odds, from the beginning of the body on, with places for fmt: 0 title, 1 edition, 2
// and 3 the fewest and the most players, 4 those shown, 5 data, 6 and 7 the scripts.
std::string_view embedded_odds_html();
std::string_view embedded_odds_css();
std::string_view embedded_odds_js();

// The parts of the dossier under "[name]", with places for fmt, and its style.
std::string_view embedded_dossier_html();
std::string_view embedded_dossier_css();

// The same of the quiz, and its scripts.
std::string_view embedded_quiz_html();
std::string_view embedded_quiz_css();
std::string_view embedded_chooser_js();
std::string_view embedded_quiz_js();

// The same of the page of an engine's differences; its file of parts is regress/differences.html.
std::string_view embedded_differences_html();
std::string_view embedded_differences_css();
std::string_view embedded_differences_js();

// What pages of tables have in common; and the parts, style and script of the page of rounds.
std::string_view embedded_document_css();
std::string_view embedded_rounds_html();
std::string_view embedded_rounds_css();
std::string_view embedded_rounds_js();

}  // namespace hanaproof::reports
