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

// Editions by scope and by what is said of them.
struct AuditGroup {
  std::string scope;
  std::string parts;
  std::vector<std::string> editions;
};

std::vector<AuditGroup> grouped(const std::vector<EditionAudit>& audits) {
  std::vector<AuditGroup> groups;
  for (const EditionAudit& audit : audits) {
    AuditGroup own{audit.scope, parts_html(audit.parts), {}};
    auto group = std::ranges::find_if(groups, [&](const AuditGroup& each) {
      return each.scope == own.scope && each.parts == own.parts;
    });
    if (group == groups.end()) group = groups.insert(group, std::move(own));
    group->editions.push_back(audit.edition);
  }
  return groups;
}

}  // namespace

std::string audits_html(const Options& options) {
  if (options.audits.empty()) return {};
  std::string text =
      "<section class=\"audits\" aria-labelledby=\"audits\">\n<h2 id=\"audits\">Audits</h2>\n"
      "<p>What no reader of a rulebook would sit down to count, by the default rules: the first "
      "reading of every clause, and what is assumed where a text is silent. Each statement says "
      "whether every case was counted, whether it is proved, or only searched for.</p>\n";
  for (const AuditGroup& group : grouped(options.audits)) {
    text += fmt::format(
        "<section class=\"audit\">\n<h3>{} <span class=\"quiet\">{}</span></h3>\n{}</section>\n",
        editions_html(group.editions, options), escape_html(group.scope), group.parts);
  }
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
