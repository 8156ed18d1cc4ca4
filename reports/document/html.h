// Documents as pages: every chance in a table has a bar behind it.
#pragma once

#include <string>
#include <string_view>

#include "reports/document/document.h"

namespace hanaproof::reports {

// The largest chance of the table has the longest bar. `style` names the table's class.
std::string to_html(const Table& table, std::string_view style = {});
// Titles stand one below that of the page.
std::string to_html(const Document& document);
// A page that needs nothing else. `body` is HTML; `css` and `script` are added to what all have.
std::string page_of(std::string_view title, std::string_view body, std::string_view css = {},
                    std::string_view script = {});

}  // namespace hanaproof::reports
