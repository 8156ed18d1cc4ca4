#include <fmt/format.h>

#include "reports/audit/audit.h"
#include "reports/terminal/text.h"

namespace hanaproof::reports {

std::string to_terminal(const audit::Audit& audit, const TerminalStyle& style) {
  Page page(Painter(style.colour), style.width);
  const EditionAudit words = in_words(audit);
  page.line(page.paint().bold(fmt::format("{}, {}", words.edition, words.scope)));
  for (const AuditPart& part : words.parts) {
    page.line();
    page.line(page.paint().bold(part.heading));
    for (const AuditLine& line : part.lines) {
      if (line.sort == AuditLine::Sort::item) {
        page.hanging("- ", 2, line.text, 2);
      } else {
        page.paragraph(line.text, 2);
      }
    }
  }
  return page.take();
}

}  // namespace hanaproof::reports
