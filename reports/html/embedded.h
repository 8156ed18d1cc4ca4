// The parts of the page that are files of their own (cmake/embed.cmake).
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
std::string_view embedded_page_js();
// Under "[name]", with places for fmt.
std::string_view embedded_parts_html();
std::string_view embedded_motifs_svg();

}  // namespace hanaproof::reports
