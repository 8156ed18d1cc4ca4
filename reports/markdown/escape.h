// Text that Markdown must show as it is.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::reports {

// One line of text: no emphasis, links, tags or table cells come of it.
std::string escape_markdown(std::string_view text);
// Text as code, whatever back-quotes it holds; not for table cells, which a bar would end.
std::string markdown_code(std::string_view text);

}  // namespace hanaproof::reports
