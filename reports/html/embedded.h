// The parts of the page that are files of their own (reports/embed.cmake).
#pragma once

#include <string_view>

namespace hanaproof::reports {

std::string_view embedded_page_css();
std::string_view embedded_page_js();
std::string_view embedded_motifs_svg();

}  // namespace hanaproof::reports
