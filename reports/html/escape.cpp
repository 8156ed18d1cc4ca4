#include "reports/html/escape.h"

#include <cctype>

#include "solvers/markup/escape.h"

namespace hanaproof::reports {

std::string escape_html(std::string_view text) { return markup::escape(text); }

std::string html_code(std::string_view text) { return "<code>" + escape_html(text) + "</code>"; }

std::string html_id(std::string_view text) {
  std::string id;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain = byte < 0x80 && (std::isalnum(byte) || c == '.' || c == '-' || c == '/');
    id += plain ? c : '_';
  }
  return id;
}

}  // namespace hanaproof::reports
