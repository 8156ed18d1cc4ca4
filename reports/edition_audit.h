// What an audit says of an edition, in words, for whatever shows it.
#pragma once

#include <string>
#include <vector>

namespace hanaproof::reports {

struct AuditLine {
  enum class Sort { text, item, evidence };
  Sort sort = Sort::text;
  std::string text;  // without mark-up, a paragraph of any length
  friend bool operator==(const AuditLine&, const AuditLine&) = default;
};

struct AuditPart {
  std::string heading;  // a question or a title, plain
  std::vector<AuditLine> lines = {};
  friend bool operator==(const AuditPart&, const AuditPart&) = default;
};

struct EditionAudit {
  std::string edition;  // id
  std::string scope;    // "2 players"
  std::vector<AuditPart> parts = {};
};

}  // namespace hanaproof::reports
