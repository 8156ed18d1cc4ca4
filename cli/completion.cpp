// The script that completes the command line in bash, made of the commands as they are declared.
#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/finding/finding.h"
#include "cli/embedded.h"
#include "cli/globals.h"
#include "cli/shown.h"
#include "cli/values.h"
#include "model/rulebook/topic.h"

namespace hanaproof::cli {

namespace {

using Proposals = std::map<Values, std::vector<std::string>>;

Proposals proposals(Globals& globals) {
  Proposals all;
  std::set<std::string> games;
  for (const rulebook::Edition& edition : globals.library().editions()) {
    all[Values::editions].push_back(edition.id);
    if (!is_base(edition)) games.insert(edition.game);
  }
  all[Values::games].assign(games.begin(), games.end());
  for (const rulebook::Topic& topic : rulebook::topics()) {
    all[Values::topics].push_back(topic.id);
    all[Values::rules].push_back(topic.id + "=");
  }
  for (const checker::Kind kind : checker::kinds()) all[Values::kinds].emplace_back(name(kind));
  return all;
}

std::string proposed(const std::vector<std::string>& some) {
  return "_hanaproof_words " + shell_quoted(fmt::format("{}", fmt::join(some, " ")));
}

std::string replies(const Option& option, const std::string& command, const Proposals& known) {
  const Values values = values_of(option, command);
  std::string text;
  if (!option.choices.empty()) {
    text += proposed(option.choices) + "; ";
  } else if (const auto some = known.find(values); some != known.end()) {
    text += proposed(some->second) + "; ";
  }
  if (!option.choices.empty()) return text;
  if (values == Values::editions || values == Values::file) text += "_hanaproof_files; ";
  if (values == Values::folder) text += "_hanaproof_folders; ";
  return text.empty() ? ":; " : text;
}

std::vector<std::string> inner_names(const Command& command) {
  std::vector<std::string> names;
  for (const Command& inner : command.commands) names.push_back(inner.name);
  return names;
}

// Those of the program stand behind every command.
std::vector<std::string> option_names(const Command& command, const Command& program) {
  std::vector<std::string> names = {"-h", "--help"};
  const auto add = [&](const std::string& name) {
    if (std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (const Command* each : {&command, &program}) {
    if (each == &program)
      for (const char* own : {"-V", "--version"}) add(own);
    for (const Option& option : each->options) {
      if (!option.is_place()) add(option.name);
    }
  }
  return names;
}

// The three lists of cases that the script is made of.
struct Cases {
  std::vector<std::string> steps;  // how a command is known: "odds sutda" after "odds" and "sutda"
  std::string options;             // by "COMMAND:--option"
  std::string commands;            // what may stand where no option is waiting for its value
};

void add_cases(const Command& command, const std::string& path, const Command& program,
               const Proposals& known, Cases& cases) {
  cases.commands += fmt::format("    {})\n      case $cur in -*) {}; return ;; esac\n",
                                shell_quoted(path), proposed(option_names(command, program)));
  if (!command.commands.empty()) {
    cases.commands += fmt::format("      {}\n", proposed(inner_names(command)));
  }
  for (const Option& option : command.options) {
    const std::string reply = replies(option, path, known);
    if (option.is_place()) {
      cases.commands += fmt::format("      {}\n", reply);
    } else if (!std::holds_alternative<bool*>(option.target)) {
      cases.options += fmt::format(
          "    {}) {}return ;;\n",
          path.empty() ? "*:" + option.name : shell_quoted(path + ":" + option.name), reply);
    }
  }
  cases.commands += "      ;;\n";
  for (const Command& inner : command.commands) {
    cases.steps.push_back(shell_quoted(path + " " + inner.name));
  }
  for (const Command& inner : command.commands) {
    add_cases(inner, path.empty() ? inner.name : path + " " + inner.name, program, known, cases);
  }
}

std::string script(const Command& program, const Proposals& known) {
  Cases cases;
  add_cases(program, "", program, known, cases);
  std::string text(embedded_completion_bash());
  const auto fill = [&](std::string_view place, const std::string& words) {
    text.replace(text.find(place), place.size(), words);
  };
  fill("@STEPS@", fmt::format("{}", fmt::join(cases.steps, "|")));
  fill("@OPTIONS@", cases.options);
  fill("@COMMANDS@", cases.commands);
  return text;
}

}  // namespace

void add_completion(Command& program, Globals& globals) {
  auto shell = std::make_shared<std::string>();
  Command& command =
      program.command("completion", "Print a script that completes hanaproof's command line");
  command.option("shell", shell.get(), "bash", {.required = true, .choices = {"bash"}});
  command.run = [&program, &globals, shell] {
    Proposals known = proposals(globals);
    known[Values::commands] = inner_names(program);
    fmt::print("{}", script(program, known));
  };
}

}  // namespace hanaproof::cli
