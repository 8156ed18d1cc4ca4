// Text that HTML must show as it is.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::reports {

// For content and for quoted attributes.
std::string escape_html(std::string_view text);
// <code>...</code> around the escaped text.
std::string html_code(std::string_view text);
// An id for an element, and a link to it, from any text.
std::string html_id(std::string_view text);

}  // namespace hanaproof::reports
