// What audits say of each edition. Editions of which they say the same share it.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "reports/html/parts.h"
#include "reports/markup/escape.h"

namespace hanaproof::reports {

namespace {

std::string parts_html(const Document& parts) {
  std::string text;
  bool listing = false;
  for (const Block& block : parts.blocks()) {
    if (listing != (block.sort == Block::Sort::item)) {
      listing = !listing;
      text += listing ? "<ul class=\"facts\">\n" : "</ul>\n";
    }
    const std::string words = escape_html(block.text);
    if (block.sort == Block::Sort::heading) {
      text += fmt::format("<h4>{}</h4>\n", words);
    } else if (listing) {
      text += fmt::format("<li>{}</li>\n", words);
    } else {
      const bool quiet = block.sort == Block::Sort::evidence;
      text += fmt::format("<p{}>{}</p>\n", quiet ? " class=\"quiet\"" : "", words);
    }
  }
  return text + (listing ? "</ul>\n" : "");
}

}  // namespace

std::string audits_html(const Options& options) {
  const auto alike = [](const EditionAudit& a, const EditionAudit& b) {
    return a.scope == b.scope && parts_html(a.parts) == parts_html(b.parts);
  };
  const auto part = [&](const auto& group) {
    return fmt::format(
        "<section class=\"audit\">\n<h3>{} <span class=\"quiet\">{}</span></h3>\n{}</section>\n",
        editions_html(group.second, options), escape_html(group.first->scope),
        parts_html(group.first->parts));
  };
  return section_html("audits", joined(grouped(options.audits, alike), part));
}

}  // namespace hanaproof::reports
