// Text as each format must have it, so that it shows as it is.
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::reports {

// For content and quoted attributes of HTML, SVG and XML. Control characters stay as they are.
std::string escape_html(std::string_view text);
// <code>...</code> around the escaped text.
std::string html_code(std::string_view text);
// JSON inside a script element: no text in it can end the element.
std::string script_safe(std::string json);
// An id for an element, and a link to it, from any text.
std::string html_id(std::string_view text);

// One line of Markdown: no emphasis, links, tags or table cells come of it.
std::string escape_markdown(std::string_view text);
// Text as code, whatever back-quotes it holds; not for table cells, which a bar would end.
std::string markdown_code(std::string_view text);

// A field of a CSV file: in quotes where it has to be.
std::string escape_csv(std::string_view text);

}  // namespace hanaproof::reports
