// Requests of the page and what comes back.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "bindings/web/ask/ask.h"

namespace hanaproof::web::testing {

using Json = nlohmann::json;

inline Json asked(const Json& request) { return Json::parse(answer(request.dump())); }

inline std::string error(const Json& request) { return asked(request).value("error", "none"); }

// The member of each item of a list.
inline std::vector<std::string> each(const Json& items, const char* member) {
  std::vector<std::string> all;
  for (const Json& item : items) all.push_back(item.at(member));
  return all;
}

}  // namespace hanaproof::web::testing
