// Text that HTML, SVG or XML must show as it is.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::markup {

// For content and for quoted attributes. Whatever is no mark-up stays as it is, whether a document
// may hold it or not.
std::string escape(std::string_view text);

}  // namespace hanaproof::markup
