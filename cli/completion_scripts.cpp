#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace hanaproof::cli {

namespace {

std::string joined(const std::vector<std::string>& words, const char* between = " ") {
  return fmt::format("{}", fmt::join(words, between));
}

// In single quotes, for any of the shells.
std::string quoted(const std::string& text, const char* quote_within) {
  std::string all = "'";
  for (const char c : text) all += c == '\'' ? std::string(quote_within) : std::string(1, c);
  return all + "'";
}
std::string posix(const std::string& text) { return quoted(text, "'\\''"); }
std::string fish(const std::string& text) {
  std::string escaped;
  for (const char c : text) escaped += c == '\\' ? std::string("\\\\") : std::string(1, c);
  return quoted(escaped, "\\'");
}

// The last word of a command's name.
std::string last_of(const CommandOutline& command) {
  return command.name.substr(command.name.rfind(' ') + 1);
}

// How a command is known from the words so far: "odds sutda" after "odds" and "sutda".
std::string steps(const CommandOutline& app) {
  std::vector<std::string> all;
  for (const CommandOutline* command : all_commands(app)) {
    for (const CommandOutline& inner : command->commands) {
      all.push_back(posix(command->name + " " + last_of(inner)));
    }
  }
  return joined(all, "|");
}

std::vector<std::string> inner_names(const CommandOutline& command) {
  std::vector<std::string> names;
  for (const CommandOutline& inner : command.commands) names.push_back(last_of(inner));
  return names;
}

std::vector<std::string> option_names(const CommandOutline& command) {
  std::vector<std::string> names;
  for (const OptionOutline& option : command.options) {
    names.insert(names.end(), option.names.begin(), option.names.end());
  }
  return names;
}

std::vector<std::string> with_equals(std::vector<std::string> words) {
  for (std::string& word : words) word += "=";
  return words;
}

// The words that may be said, besides files.
std::vector<std::string> words_of(const OptionOutline& option, const Words& words) {
  switch (option.values) {
    case Values::editions:
      return words.editions;
    case Values::topics:
      return words.topics;
    case Values::rules:
      return with_equals(words.topics);
    case Values::kinds:
      return words.kinds;
    case Values::games:
      return words.games;
    case Values::choices:
      return option.choices;
    default:
      return {};
  }
}

// ---- bash and zsh: one case for each option with a value, one for each command ------------------

// How the two shells say what may stand at the cursor.
struct Dialect {
  const char* words;  // "{}" for them
  const char* files;
  const char* folders;
  const char* nothing;
};

std::string replies(const OptionOutline& option, const Words& words, const Dialect& dialect) {
  const std::vector<std::string> some = words_of(option, words);
  std::string text;
  if (!some.empty()) {
    text += fmt::format(fmt::runtime(dialect.words), posix(joined(some))) + "; ";
  }
  if (option.values == Values::editions || option.values == Values::file) {
    text += std::string(dialect.files) + "; ";
  }
  if (option.values == Values::folder) text += std::string(dialect.folders) + "; ";
  return text.empty() ? std::string(dialect.nothing) + "; " : text;
}

// By "COMMAND:--option"; the application's own options stand behind every command.
std::string option_cases(const CommandOutline& app, const Words& words, const Dialect& dialect) {
  std::string text;
  for (const CommandOutline* command : all_commands(app)) {
    for (const OptionOutline& option : command->options) {
      if (option.values == Values::none) continue;
      std::vector<std::string> patterns;
      for (const std::string& name : option.names) {
        patterns.push_back(command->name.empty() ? "*:" + name : posix(command->name + ":" + name));
      }
      text += fmt::format("    {}) {}return ;;\n", joined(patterns, "|"),
                          replies(option, words, dialect));
    }
  }
  return text;
}

// What may stand where no option is waiting for its value.
std::string command_cases(const CommandOutline& app, const Words& words, const Dialect& dialect) {
  std::string text;
  for (const CommandOutline* command : all_commands(app)) {
    text += fmt::format("    {})\n", posix(command->name));
    std::vector<std::string> options = option_names(*command);
    if (command != &app) {
      for (const std::string& name : option_names(app)) {
        if (std::ranges::find(options, name) == options.end()) options.push_back(name);
      }
    }
    text += fmt::format("      case $cur in -*) {}; return ;; esac\n",
                        fmt::format(fmt::runtime(dialect.words), posix(joined(options))));
    if (!command->commands.empty()) {
      text += fmt::format("      {}\n", fmt::format(fmt::runtime(dialect.words),
                                                    posix(joined(inner_names(*command)))));
    }
    for (const OptionOutline& place : command->places) {
      text += fmt::format("      {}\n", replies(place, words, dialect));
    }
    text += "      ;;\n";
  }
  return text;
}

}  // namespace

std::string bash_completion(const CommandOutline& app, const Words& words) {
  const Dialect dialect = {"_hanaproof_words {}", "_hanaproof_files", "_hanaproof_folders", ":"};
  return fmt::format(R"(# Completion of hanaproof in bash: source <(hanaproof completion bash)
_hanaproof_words() {{
  local word
  for word in $1; do
    [[ $word == "$cur"* ]] || continue
    # A topic is followed by its answer, anything else by a blank.
    [[ $word == *= ]] || word+=' '
    COMPREPLY+=("$word")
  done
}}
# What goes into the command line is quoted: a name may hold blanks, quotes and commands.
_hanaproof_files() {{
  local word quoted
  while IFS= read -r word; do
    printf -v quoted %q "$word"
    [[ -d $word ]] && quoted+='/' || quoted+=' '
    COMPREPLY+=("$quoted")
  done < <(compgen -f -- "${{cur//\\/}}")
}}
_hanaproof_folders() {{
  local word quoted
  while IFS= read -r word; do
    printf -v quoted %q "$word"
    COMPREPLY+=("$quoted/")
  done < <(compgen -d -- "${{cur//\\/}}")
}}
_hanaproof() {{
  local cur=${{COMP_WORDS[COMP_CWORD]}} prev=${{COMP_WORDS[COMP_CWORD - 1]}} at='' i
  COMPREPLY=()
  # bash takes --option=value for three words.
  if [[ $cur == = ]]; then
    cur=''
  elif [[ $prev == = && $COMP_CWORD -gt 1 ]]; then
    prev=${{COMP_WORDS[COMP_CWORD - 2]}}
  fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    case "$at ${{COMP_WORDS[i]}}" in
    {}) at="${{at:+$at }}${{COMP_WORDS[i]}}" ;;
    esac
  done
  case "$at:$prev" in
{}  esac
  case $at in
{}  esac
}}
complete -o nospace -F _hanaproof hanaproof
)",
                     steps(app), option_cases(app, words, dialect),
                     command_cases(app, words, dialect));
}

std::string zsh_completion(const CommandOutline& app, const Words& words) {
  const Dialect dialect = {"_hanaproof_words {}", "_files", "_files -/", ":"};
  return fmt::format(R"(#compdef hanaproof
# Completion of hanaproof in zsh: source <(hanaproof completion zsh), after compinit
_hanaproof_words() {{
  local -a plain rules
  local word
  for word in ${{=1}}; do
    if [[ $word == *= ]]; then rules+=("$word"); else plain+=("$word"); fi
  done
  (( $#plain )) && compadd -- $plain
  (( $#rules )) && compadd -S '' -- $rules
}}
_hanaproof() {{
  local cur=${{words[CURRENT]}} prev=${{words[CURRENT-1]}} at='' i
  # --option=value is one word here: what stands before the = stays as it is.
  if [[ $cur == --*=* ]]; then
    prev=${{cur%%=*}} cur=${{cur#*=}}
    compset -P 1 '*='
  fi
  for ((i = 2; i < CURRENT; ++i)); do
    case "$at ${{words[i]}}" in
    {}) at="${{at:+$at }}${{words[i]}}" ;;
    esac
  done
  case "$at:$prev" in
{}  esac
  case $at in
{}  esac
}}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _hanaproof "$@"; else compdef _hanaproof hanaproof; fi
)",
                     steps(app), option_cases(app, words, dialect),
                     command_cases(app, words, dialect));
}

namespace {

// ---- fish: one line for each thing that may be said ---------------------------------------------

std::string fish_condition(const CommandOutline& command) {
  return fish(fmt::format("test (_hanaproof_at) = \"{}\"", command.name));
}

std::string fish_values(const OptionOutline& option, const Words& words) {
  const std::vector<std::string> some = words_of(option, words);
  std::string text;
  if (option.values == Values::none) return text;
  text += option.values == Values::editions || option.values == Values::file ? " -rF" : " -x";
  if (option.values == Values::folder) return text + " -a '(__fish_complete_directories)'";
  return some.empty() ? text : text + " -a " + fish(joined(some));
}

std::string fish_lines(const CommandOutline& command, bool whole, const Words& words) {
  // What the application itself takes stands behind every command.
  const std::string head =
      whole ? "complete -c hanaproof" : "complete -c hanaproof -n " + fish_condition(command);
  std::string text;
  for (const OptionOutline& option : command.options) {
    text += head;
    for (const std::string& name : option.names) {
      text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    }
    text += fish_values(option, words) + " -d " + fish(option.description) + "\n";
  }
  const std::string here = "complete -c hanaproof -n " + fish_condition(command);
  for (const CommandOutline& inner : command.commands) {
    text += fmt::format("{} -f -a {} -d {}\n", here, last_of(inner), fish(inner.description));
  }
  for (const OptionOutline& place : command.places) {
    const std::vector<std::string> some = words_of(place, words);
    if (!some.empty()) text += fmt::format("{} -a {}\n", here, fish(joined(some)));
  }
  return text;
}

}  // namespace

std::string fish_completion(const CommandOutline& app, const Words& words) {
  std::vector<std::string> known;
  for (const CommandOutline* command : all_commands(app)) {
    for (const CommandOutline& inner : command->commands) {
      known.push_back(fish(command->name + " " + last_of(inner)));
    }
  }
  std::string text =
      fmt::format(R"(# Completion of hanaproof in fish: hanaproof completion fish | source
function _hanaproof_at
    set -l at ''
    for word in (commandline -opc)[2..-1]
        if contains -- "$at $word" {}
            set at (string trim -- "$at $word")
        end
    end
    echo "$at"
end
)",
                  joined(known));
  for (const CommandOutline* command : all_commands(app)) {
    text += fish_lines(*command, command == &app, words);
  }
  return text;
}

}  // namespace hanaproof::cli
