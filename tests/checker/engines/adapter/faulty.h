// Engines with one fault each, which the check of adapters is to see.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "checker/engines/adapter/check.h"
#include "tests/books.h"
#include "tests/paths.h"

namespace hanaproof::adapter::testing {

// However busy the machine is.
inline client::Limits patient() {
  client::Limits limits;
  limits.start = limits.reply = client::Milliseconds(120000);
  return limits;
}

inline std::vector<Check> checked(const std::string& command,
                                  const client::Limits& limits = patient()) {
  return check(command, limits, [](const protocol::Hello&) {
    return rulebook::Ruleset(books::builtin().at("blog.koi-koi.fr"), {2, {}});
  });
}

inline std::string faulty(const std::string& how) {
  return fmt::format("exec {} {}", paths::faulty_adapter(), how);
}

inline Check find(const std::vector<Check>& checks, const std::string& id) {
  const auto found = std::ranges::find(checks, id, &Check::id);
  return found == checks.end() ? Check{} : *found;
}

// Each has the name of the check that sees it.
inline const std::vector<const char*>& fault_names() {
  static const std::vector<const char*> all = {
      "start",        "hello", "ids",      "unknown",    "fields",     "unsupported",
      "first",        "moves", "playable", "positions",  "rules",      "order",
      "sets",         "score", "open",     "books-kept", "books-left", "replay",
      "replay-moves", "deal",  "twice",    "between",    "backwards"};
  return all;
}

}  // namespace hanaproof::adapter::testing
