#include "cli/command.h"

#include <algorithm>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "cli/embedded.h"
#include "cli/values.h"
#include "model/rulebook/nearest.h"
#include "reports/markup/sections.h"
#include "solvers/runs/ranks.h"

namespace hanaproof::cli {

Command& Command::command(std::string its_name, std::string its_help) {
  return commands.emplace_back(Command{std::move(its_name), std::move(its_help)});
}

Option& Command::option(std::string its_name, Target target, std::string its_help,
                        OptionTraits traits) {
  return options.emplace_back(
      Option{std::move(traits), std::move(its_name), std::move(target), std::move(its_help)});
}

Option& Command::operator[](const std::string& wanted) {
  return *std::ranges::find(options, wanted, &Option::name);
}

namespace {

CLI::Option& add(CLI::App& app, const Option& option) {
  const std::string help =
      option.limits.empty() ? option.help : fmt::format("{} ({})", option.help, option.limits);
  const auto add = [&](const auto& target) {
    using Place = std::decay_t<decltype(target)>;
    if constexpr (std::is_same_v<Place, bool*>) {
      return app.add_flag(option.name, *target, help);
    } else if constexpr (std::is_pointer_v<Place>) {
      return app.add_option(option.name, *target, help);
    } else {
      return app.add_option_function<std::string>(option.name, target, help);
    }
  };
  return *std::visit(add, option.target);
}

std::string not_empty(const std::string& text) {
  return text.empty() ? "expected a word, found nothing" : "";
}

void declare(CLI::App& app, const Option& option, const std::string& command) {
  CLI::Option& made = add(app, option);
  const std::string value = placeholder(option, command);
  if (!value.empty()) made.type_name(value);
  made.required(option.required);
  if (option.shows_default) made.capture_default_str();
  if (!option.default_word.empty()) made.default_str(option.default_word);
  // Their descriptions are those of the value above.
  if (!option.choices.empty()) made.check(CLI::IsMember(option.choices).description(""));
  if (option.check) made.check(CLI::Validator(option.check, ""));
  // A script whose variable is empty must not get what is done without the option.
  const bool word = std::holds_alternative<std::string*>(option.target) ||
                    std::holds_alternative<std::optional<std::string>*>(option.target);
  if (word) made.check(CLI::Validator(not_empty, ""));
  const bool list = std::holds_alternative<std::vector<std::string>*>(option.target);
  if (list && !option.is_place() && !option.takes_many) made.allow_extra_args(false);
}

void declare(CLI::App& app, const Command& command, const std::string& words) {
  const std::string path = words.substr(std::min(words.find(' '), words.size() - 1) + 1);
  for (const Option& option : command.options) declare(app, option, path);
  for (const Option& option : command.options) {
    for (const auto& other : option.needs)
      app.get_option(option.name)->needs(app.get_option(other));
    for (const auto& other : option.excludes)
      app.get_option(option.name)->excludes(app.get_option(other));
  }
  app.footer(std::string(reports::section_of(embedded_footers_txt(), words)));
  for (const Command& inner : command.commands) {
    declare(*app.add_subcommand(inner.name, inner.help), inner, words + " " + inner.name);
  }
  if (!command.run) {
    app.require_subcommand(1);
  } else {
    app.callback([&app, &command] {
      const bool mine = runs::this_rank().is_first() || command.shared_by_ranks;
      if (mine && app.get_subcommands().empty()) command.run();
    });
  }
}

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

// "Could not convert: --players = x" in words of this program.
std::string unreadable(const std::string& what) {
  const std::string before = "Could not convert: ";
  const auto equals = what.find(" = ");
  if (!what.starts_with(before) || equals == std::string::npos) return what;
  return fmt::format("{}: \"{}\" given, expected a number",
                     what.substr(before.size(), equals - before.size()), what.substr(equals + 3));
}

std::string unknown(const char* what, const std::string& word,
                    const std::vector<std::string>& known) {
  return fmt::format("unknown {} \"{}\"{}", what, word,
                     rulebook::nearest_is(rulebook::nearest(word, known)));
}

std::vector<std::string> command_names(const Command& command) {
  std::vector<std::string> names;
  for (const Command& inner : command.commands) names.push_back(inner.name);
  return names;
}

// The option names of a command that is being read, with those that stand behind every command.
std::vector<std::string> option_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* at = &app; at != nullptr; at = at->get_parent()) {
    for (const CLI::Option* option : at->get_options()) {
      for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    }
  }
  return names;
}

std::string what_is_wrong(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().back();
  const auto rest = app.remaining(true);
  if (!rest.empty() && rest.front().starts_with("--"))
    return unknown("option", rest.front(), option_names(*at));
  if (!rest.empty() && at->get_require_subcommand_min() > 0) {
    std::vector<std::string> names;
    for (const CLI::App* command : at->get_subcommands({})) names.push_back(command->get_name());
    return unknown("command", rest.front(), names);
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) return unreadable(error.what());
  return error.what();
}

}  // namespace

namespace {

// The command line, with --help where help is asked for: behind `help`, and where the words name no
// command, or one that only holds others.
std::vector<std::string> with_help(const Command& program, std::vector<std::string> words) {
  const auto is_option = [](const std::string& word) { return word.starts_with('-'); };
  const bool asked =
      !words.empty() && words.front() == "help" && std::ranges::none_of(words, is_option);
  if (asked) words.erase(words.begin());
  const Command* at = &program;
  for (const std::string& word : words) {
    const auto inner = std::ranges::find(at->commands, word, &Command::name);
    if (inner == at->commands.end()) {
      if (asked) throw UsageError(unknown("command", word, command_names(*at)));
      return words;
    }
    at = &*inner;
  }
  if (asked || !at->run) words.emplace_back("--help");
  return words;
}

}  // namespace

void run(const Command& program, const std::string& version, int argc, char** argv) {
  CLI::App app(program.help, program.name);
  app.set_version_flag("-V,--version", program.name + " " + version);
  app.fallthrough();
  declare(app, program, program.name);
  try {
    auto words = with_help(program, {argv + 1, argv + argc});
    std::ranges::reverse(words);  // as the library reads them
    app.parse(std::move(words));
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != static_cast<int>(CLI::ExitCodes::Success)) {
      throw UsageError(fmt::format("{} (see {} --help)", what_is_wrong(app, error), words_of(app)));
    }
    std::ostringstream help;
    app.exit(error, help, help);
    fmt::print("{}", help.str());
  }
}

}  // namespace hanaproof::cli
