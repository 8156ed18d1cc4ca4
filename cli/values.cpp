#include "cli/values.h"

#include <map>
#include <optional>
#include <set>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::cli {

namespace {

bool holds_words(const Option& option) {
  return std::holds_alternative<std::string*>(option.target) ||
         std::holds_alternative<std::optional<std::string>*>(option.target) ||
         std::holds_alternative<std::vector<std::string>*>(option.target);
}

// Of values for which there is nothing to propose.
std::string placeholder_of_text(const Option& option) {
  static const std::map<std::string, std::string> names = {{"--engine", "COMMAND"},
                                                           {"--solver", "COMMAND"},
                                                           {"--hand", "CARDS"},
                                                           {"--shown", "CARDS"},
                                                           {"--folded", "CARDS"},
                                                           {"--option", "OPTION"},
                                                           {"id", "ID"},
                                                           {"ids", "ID"},
                                                           {"words", "WORD"},
                                                           {"--checkpoint-every", "SECONDS"}};
  const auto named = names.find(option.name);
  if (named != names.end() && (holds_words(option) || named->second != "CARDS"))
    return named->second;
  if (option.name.ends_with("seconds")) return "SECONDS";
  return holds_words(option) ? "TEXT" : "N";
}

}  // namespace

// What names mean is the same in all commands; all others are for files, or have a type that says
// that there is nothing to propose.
Values values_of(const Option& option, const std::string& command) {
  static const std::map<Values, std::set<std::string>> names = {
      {Values::editions, {"--edition", "--against", "--as", "edition", "editions", "editions id"}},
      {Values::topics, {"topic"}},
      {Values::rules, {"--rule"}},
      {Values::kinds, {"--kind", "--fail-on"}},
      {Values::games, {"--game"}},
      {Values::commands, {"command"}},
      {Values::folder,
       {"--sources", "--editions", "--emit-smt2", "folder", "report --out", "dossier --out"}},
      {Values::text,
       {"--engine", "--solver", "--hand", "--shown", "--folded", "--field", "--table", "--option",
        "id", "ids", "words"}}};
  if (std::holds_alternative<bool*>(option.target)) return Values::none;
  for (const std::string& name : {command + " " + option.name, option.name}) {
    for (const auto& [values, of_these] : names) {
      if (of_these.contains(name)) return values;
    }
  }
  return holds_words(option) ? Values::file : Values::text;
}

std::string placeholder(const Option& option, const std::string& command) {
  if (!option.choices.empty()) return fmt::format("{}", fmt::join(option.choices, "|"));
  switch (values_of(option, command)) {
    case Values::none:
      return {};
    case Values::text:
      return placeholder_of_text(option);
    case Values::file:
      return "FILE";
    case Values::folder:
      return "FOLDER";
    case Values::editions:
      return "ID|FILE";
    case Values::topics:
      return "TOPIC";
    case Values::rules:
      return "TOPIC=READING";
    case Values::kinds:
      return "KIND";
    case Values::games:
      return "GAME";
    case Values::commands:
      return "COMMAND";
  }
  return {};
}

}  // namespace hanaproof::cli
