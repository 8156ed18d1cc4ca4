#include "cli/outline.h"

#include <algorithm>
#include <map>

namespace hanaproof::cli {

namespace {

// What the names of options mean here is the same in all commands; all others name files, or have a
// type that says that there is nothing to propose.
const std::map<std::string, Values>& by_name() {
  static const std::map<std::string, Values> all = {{"--edition", Values::editions},
                                                    {"--against", Values::editions},
                                                    {"--as", Values::editions},
                                                    {"edition", Values::editions},
                                                    {"editions", Values::editions},
                                                    {"topic", Values::topics},
                                                    {"--rule", Values::rules},
                                                    {"--kind", Values::kinds},
                                                    {"--fail-on", Values::kinds},
                                                    {"--game", Values::games},
                                                    {"--sources", Values::folder},
                                                    {"--editions", Values::folder},
                                                    {"--emit-smt2", Values::folder},
                                                    {"folder", Values::folder},
                                                    {"--engine", Values::text},
                                                    {"--solver", Values::text},
                                                    {"--hand", Values::text},
                                                    {"--shown", Values::text},
                                                    {"--folded", Values::text},
                                                    {"--field", Values::text},
                                                    {"--table", Values::text},
                                                    {"--option", Values::text},
                                                    {"--shard", Values::text},
                                                    {"id", Values::text},
                                                    {"ids", Values::text}};
  return all;
}

// "{engine,spec,both}" and "{defaults->0,each->1}" in the name of a type.
std::vector<std::string> choices_of(const std::string& type) {
  const auto begin = type.find('{');
  const auto end = type.find('}', begin);
  if (begin == std::string::npos || end == std::string::npos) return {};
  std::vector<std::string> all;
  for (const std::string& word : CLI::detail::split(type.substr(begin + 1, end - begin - 1), ',')) {
    all.push_back(word.substr(0, word.find("->")));
  }
  return all;
}

bool is_number(const std::string& type) {
  return type.starts_with("INT") || type.starts_with("UINT") || type.starts_with("FLOAT");
}

OptionOutline outline_of(const CLI::Option& option, const std::string& command) {
  OptionOutline result;
  for (const std::string& name : option.get_snames()) result.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) result.names.push_back("--" + name);
  if (result.names.empty()) result.names.push_back(option.get_single_name());
  const std::string type = option.get_type_name();
  result.type = type.substr(0, type.find(':'));
  result.description = option.get_description();
  result.required = option.get_required();
  if (option.get_type_size() == 0) return result;
  result.repeats = option.get_expected_max() > 1;
  result.choices = choices_of(type);
  const auto known = by_name().find(result.names.back());
  if (!result.choices.empty()) {
    result.values = Values::choices;
  } else if (command == "editions" && result.names.back() == "id") {
    result.values = Values::editions;
  } else if (known != by_name().end()) {
    result.values = known->second;
  } else {
    result.values = is_number(type) ? Values::text : Values::file;
  }
  return result;
}

CommandOutline outline_of(const CLI::App& app, const std::string& name) {
  CommandOutline result{name, app.get_description(), app.get_footer(), {}, {}};
  for (const CLI::Option* option : app.get_options()) {
    (option->get_positional() ? result.places : result.options)
        .push_back(outline_of(*option, name));
  }
  for (const CLI::App* inner : app.get_subcommands({})) {
    const std::string& last = inner->get_name();
    result.commands.push_back(outline_of(*inner, name.empty() ? last : name + " " + last));
  }
  return result;
}

}  // namespace

CommandOutline outline(const CLI::App& app) { return outline_of(app, ""); }

std::vector<const CommandOutline*> all_commands(const CommandOutline& command) {
  std::vector<const CommandOutline*> all = {&command};
  for (const CommandOutline& inner : command.commands) {
    const auto within = all_commands(inner);
    all.insert(all.end(), within.begin(), within.end());
  }
  return all;
}

}  // namespace hanaproof::cli
