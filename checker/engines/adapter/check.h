// What an adapter gets wrong, in words, before any rule is tested: whether it keeps to the protocol
// (docs/engine-protocol.md) and to what it says of itself.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/client/engine.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::adapter {

enum class Verdict { ok, wrong, skipped };
std::string_view name(Verdict verdict);

struct Check {
  std::string id;     // "books-kept"
  std::string holds;  // what it holds the adapter to
  Verdict verdict = Verdict::ok;
  std::string found = {};   // what is wrong, or why nothing could be seen
  std::string change = {};  // what to change, where it is wrong
  // What shows it, where it is wrong, as lines of the protocol. A reply that never came is empty.
  std::string request = {};
  std::string reply = {};
};

// Which rules to ask by, after what the engine says of itself.
using ChooseRules = std::function<rulebook::Ruleset(const protocol::Hello&)>;

// All checks, in order. What `choose` throws passes. Throws crosscheck::Interrupted.
std::vector<Check> check(const std::string& command, const client::Limits& limits,
                         const ChooseRules& choose);

}  // namespace hanaproof::adapter
