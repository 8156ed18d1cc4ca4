// The man page, made of the help.
#include <algorithm>
#include <cctype>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"
#include "cli/version.h"

namespace hanaproof::cli {

namespace {

// Text that roff shows as it is: a hyphen is one, and no line is taken for a request.
std::string roff(const std::string& text) {
  std::string all;
  for (const char c : text) {
    const bool line_start = all.empty() || all.back() == '\n';
    if (line_start && (c == '.' || c == '\'')) all += "\\&";
    if (c == '\\') {
      all += "\\e";
    } else if (c == '-') {
      all += "\\-";
    } else {
      all += c;
    }
  }
  return all;
}

std::string shown(const OptionOutline& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.names) names.push_back("\\fB" + roff(name) + "\\fR");
  std::string text = fmt::format("{}", fmt::join(names, ", "));
  if (option.values == Values::none) return text;
  const std::string value =
      option.choices.empty() ? option.type : fmt::format("{}", fmt::join(option.choices, "|"));
  text += " \\fI" + roff(value) + "\\fR";
  return option.repeats ? text + " ..." : text;
}

std::string list(const std::vector<OptionOutline>& options) {
  std::string text;
  for (const OptionOutline& option : options) {
    text += fmt::format(".TP\n{}\n{}{}\n", shown(option), roff(option.description),
                        option.required ? " (required)" : "");
  }
  return text;
}

std::string usage(const CommandOutline& command) {
  std::string text = fmt::format("\\fBhanaproof {}\\fR", roff(command.name));
  if (!command.options.empty()) text += " [\\fIOPTIONS\\fR]";
  for (const OptionOutline& place : command.places) {
    const std::string name = roff(place.names.back()) + (place.repeats ? "..." : "");
    text += place.required ? fmt::format(" \\fI{}\\fR", name) : fmt::format(" [\\fI{}\\fR]", name);
  }
  if (!command.commands.empty()) text += " \\fICOMMAND\\fR";
  return text;
}

// Most of it is examples: all lines keep their breaks.
std::string footer(const std::string& text) {
  if (text.empty()) return {};
  return fmt::format(".PP\n.nf\n{}\n.fi\n", roff(text));
}

std::string section(const CommandOutline& command) {
  return fmt::format(".SS {}\n{}\n.PP\n{}\n{}{}{}", roff(command.name), usage(command),
                     roff(command.description + "."), list(command.places), list(command.options),
                     footer(command.footer));
}

constexpr const char* kEnd =
    ".SH EXIT STATUS\n"
    ".TP\n0\nDone, nothing wrong.\n"
    ".TP\n1\nDone, and what was asked does not hold.\n"
    ".TP\n2\nBad input or usage.\n"
    ".TP\n3\nAnything else, said plainly.\n"
    ".TP\n4\nTwo methods disagree.\n"
    ".TP\n130\nInterrupted.\n"
    ".SH ENVIRONMENT\n"
    ".TP\n\\fBNO_COLOR\\fR\nWhere it is set and not empty, nothing is printed in colour. Without "
    "it, colour is for terminals only.\n";

}  // namespace

void add_man(CLI::App& app, Globals&) {
  CLI::App* command = app.add_subcommand("man", "Print the man page");
  command->footer(
      "Examples:\n"
      "  hanaproof man | man -l -\n"
      "  hanaproof man > ~/.local/share/man/man1/hanaproof.1");
  command->callback([&app] {
    const CommandOutline all = outline(app);
    std::string text = fmt::format(
        ".TH HANAPROOF 1 \"\" \"hanaproof {}\" \"User Commands\"\n"
        ".SH NAME\nhanaproof \\- {}\n"
        ".SH SYNOPSIS\n\\fBhanaproof\\fR \\fICOMMAND\\fR [\\fIOPTIONS\\fR]\n"
        ".SH DESCRIPTION\n{}\n.SH OPTIONS\nEvery command takes these.\n{}.SH COMMANDS\n",
        version(), roff("verifies the rules of hanafuda card games"), roff(all.description),
        list(all.options));
    for (const CommandOutline* each : all_commands(all)) {
      if (each != &all) text += section(*each);
    }
    fmt::print("{}{}", text, kEnd);
  });
}

}  // namespace hanaproof::cli
