// What an audit says of an edition, as a report shows it.
#pragma once

#include <string>

#include "reports/document/document.h"

namespace hanaproof::reports {

struct EditionAudit {
  std::string edition;  // id
  std::string scope;    // "2 players"
  Document parts = {};  // without a title
};

}  // namespace hanaproof::reports
