// JSON documents as the command prints them. For source files only: the library is slow to compile.
#pragma once

#include <fmt/format.h>

#include "cli/command.h"
#include "model/documents/document.h"
#include "model/rulebook/ruleset.h"
#include "reports/json/scope.h"
#include "reports/json/values.h"

namespace hanaproof::cli {

using reports::Json;

// An edition by chosen rules.
inline constexpr auto kRules = [](auto& io, const rulebook::Ruleset* rules) {
  io.field("edition", [=] { return rules->edition().id; });
  io.object(
      "scope", [=] { return rules->scope(); }, reports::kScopeFields);
  io.field(
      "rules", [=] { return rules->changes(); },
      "Answers that are not the edition's own, by topic.");
};

// That the command prints a document: where `hanaproof schema` finds what it looks like.
template <class Document>
void prints(Command& command, const Document& document) {
  command.schemas[document.name] = [document] { return document.schema_text(); };
}

// What is not UTF-8 in somebody's text must not cost them the whole document.
inline void print_json(const Json& document) {
  fmt::print("{}\n", document.dump(2, ' ', false, Json::error_handler_t::replace));
}

}  // namespace hanaproof::cli
