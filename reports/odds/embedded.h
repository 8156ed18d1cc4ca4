// The parts of the odds page that are files of their own (reports/embed.cmake).
#pragma once

#include <string_view>

namespace hanaproof::reports {

std::string_view embedded_odds_css();
std::string_view embedded_odds_js();
std::string_view embedded_count_js();

}  // namespace hanaproof::reports
