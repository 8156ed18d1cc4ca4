#include "cli/usage.h"

#include <vector>

#include <fmt/format.h>

#include "model/rulebook/nearest.h"

namespace hanaproof::cli {

namespace {

// The command that was being read, with those that it belongs to: "hanaproof regress fuzz".
std::string words_of(const CLI::App& app) {
  std::string words = app.get_name();
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) {
    at = at->get_subcommands().back();
    words.append(" ").append(at->get_name());
  }
  return words;
}

std::vector<std::string> commands_of(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
  return names;
}

// "Could not convert: --players = x" in words of this program.
std::string unreadable(const std::string& what) {
  const std::string before = "Could not convert: ";
  const auto equals = what.find(" = ");
  if (!what.starts_with(before) || equals == std::string::npos) return what;
  return fmt::format("{}: \"{}\" given, expected a number",
                     what.substr(before.size(), equals - before.size()), what.substr(equals + 3));
}

std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error) {
  const auto rest = app.remaining();
  if (app.get_subcommands().empty() && !rest.empty()) {
    return fmt::format("unknown command \"{}\"{}", rest.front(),
                       rulebook::nearest_is(rulebook::nearest(rest.front(), commands_of(app))));
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) return unreadable(error.what());
  return error.what();
}

}  // namespace

std::string plain(const std::string& what) {
  const auto begin = what.find("[json.exception.");
  const auto end = what.find("] ", begin);
  if (begin == std::string::npos || end == std::string::npos) return what;
  return what.substr(0, begin) + what.substr(end + 2);
}

std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
  return fmt::format("{} (see {} --help)", what_is_wrong(app, error), words_of(app));
}

}  // namespace hanaproof::cli
