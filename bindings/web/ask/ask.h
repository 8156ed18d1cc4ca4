// What the page "Ask the table" asks: everything it shows is computed here (README.md has the
// requests and replies).
#pragma once

#include <string>
#include <string_view>

namespace hanaproof::web {

// A request and its reply are JSON objects; what is wrong comes back as {"error": "one line"}.
std::string answer(std::string_view request_json);

}  // namespace hanaproof::web
