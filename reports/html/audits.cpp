// What audits say of each edition. Editions of which they say the same share it.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "reports/html/escape.h"
#include "reports/html/parts.h"

namespace hanaproof::reports {

namespace {

using Sort = AuditLine::Sort;
using Group = std::pair<const EditionAudit*, std::vector<std::string>>;

std::vector<Group> grouped(const std::vector<EditionAudit>& audits) {
  std::vector<Group> groups;
  for (const EditionAudit& audit : audits) {
    const auto same = std::ranges::find_if(groups, [&](const Group& group) {
      return group.first->scope == audit.scope && group.first->parts == audit.parts;
    });
    if (same == groups.end()) {
      groups.push_back({&audit, {audit.edition}});
    } else {
      same->second.push_back(audit.edition);
    }
  }
  return groups;
}

std::string part_html(const AuditPart& part) {
  std::string text = fmt::format("<h4>{}</h4>\n", escape_html(part.heading));
  bool listing = false;
  for (const AuditLine& line : part.lines) {
    if (listing != (line.sort == Sort::item)) {
      listing = !listing;
      text += listing ? "<ul class=\"facts\">\n" : "</ul>\n";
    }
    text += listing ? fmt::format("<li>{}</li>\n", escape_html(line.text))
                    : fmt::format("<p{}>{}</p>\n",
                                  line.sort == Sort::evidence ? " class=\"quiet\"" : "",
                                  escape_html(line.text));
  }
  return text + (listing ? "</ul>\n" : "");
}

std::string group_html(const Group& group, const Options& options) {
  std::string text =
      fmt::format("<section class=\"audit\">\n<h3>{} <span class=\"quiet\">{}</span></h3>\n",
                  editions_html(group.second, options), escape_html(group.first->scope));
  for (const AuditPart& part : group.first->parts) text += part_html(part);
  return text + "</section>\n";
}

}  // namespace

std::string audits_html(const Options& options) {
  if (options.audits.empty()) return {};
  std::string text =
      "<section class=\"audits\" aria-labelledby=\"audits\">\n<h2 id=\"audits\">Audits</h2>\n"
      "<p>What no reader of a rulebook would sit down to count, by the default rules: the first "
      "reading of every clause, and what is assumed where a text is silent. Each statement says "
      "whether every case was counted, whether it is proved, or only searched for.</p>\n";
  for (const Group& group : grouped(options.audits)) text += group_html(group, options);
  return text + "</section>\n";
}

}  // namespace hanaproof::reports
