// The commands of the program as values: what can be typed behind each, and what it does. Only
// command.cpp knows the library that reads the command line.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace hanaproof::cli {

// What is wrong with a word that was typed; empty: nothing.
using Check = std::function<std::string(const std::string&)>;

// Where the value goes. A bool is a flag without a value; of lists, the option is repeated.
using Target = std::variant<bool*, int*, std::int64_t*, std::uint64_t*, double*, std::string*,
                            std::optional<int>*, std::optional<std::string>*,
                            std::vector<std::string>*, std::function<void(const std::string&)>>;

// What else there is to say of an option.
struct OptionTraits {
  bool required = false;
  bool takes_many = false;  // values behind one mention; lists known by their place always do
  bool shows_default = false;
  std::string default_word = {};  // of a choice
  std::vector<std::string> choices = {};
  Check check = {};
  std::string limits = {};  // what the help says of the check: "1 to 20"
  // Other options, declared before or after.
  std::vector<std::string> needs = {};
  std::vector<std::string> excludes = {};
};

// Of a value that is checked and whose default stands in the help.
inline OptionTraits shown_default(Check check) {
  return {.shows_default = true, .check = std::move(check)};
}

struct Option : OptionTraits {
  std::string name;  // "--out"; without dashes it is known by its place
  Target target;
  std::string help;

  bool is_place() const { return !name.starts_with('-'); }
};

struct Command {
  std::string name;
  std::string help;
  std::function<void()> run = {};  // without it, one of the commands within has to be named
  bool shared_by_ranks = false;    // else the first process of an MPI job does it alone
  std::deque<Option> options = {};
  std::list<Command> commands = {};
  // JSON Schemas of the documents that it writes, each as its text, by name.
  std::map<std::string, std::function<std::string()>> schemas = {};

  // References stay valid when more is declared.
  Command& command(std::string its_name, std::string its_help);
  Option& option(std::string its_name, Target target, std::string its_help,
                 OptionTraits traits = {});
  Option& operator[](const std::string& name);

  // An option that is one of a few words; the word of `value` as it is now goes without it.
  template <class Value>
  Option& choice(std::string its_name, Value& value,
                 const std::map<std::string, std::type_identity_t<Value>>& words,
                 std::string its_help) {
    const auto choose = [&value, words](const std::string& word) { value = words.at(word); };
    Option& made = option(std::move(its_name), choose, std::move(its_help));
    for (const auto& [word, meant] : words) {
      made.choices.push_back(word);
      if (meant == value) made.default_word = word;
    }
    return made;
  }
};

// One line: what is wrong with a command line, and whose help says what was expected.
class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Runs the command that is named, or prints help or version. Throws UsageError.
void run(const Command& program, const std::string& version, int argc, char** argv);

}  // namespace hanaproof::cli
