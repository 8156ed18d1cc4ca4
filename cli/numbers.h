// Numbers and words on the command line: what can be given, and how a mistake is told.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace hanaproof::cli {

// Checks of what was typed, before it is converted.
CLI::Validator whole_number(std::int64_t least,
                            std::int64_t most = std::numeric_limits<std::int64_t>::max());
CLI::Validator number_from(double least);
CLI::Validator number_above(double bound);

// --threads: 0 stands for as many as the machine has.
CLI::Option& add_threads(CLI::App& command, int& threads);
// --seed; `help` says what another one changes.
CLI::Option& add_seed(CLI::App& command, std::uint64_t& seed, const std::string& help);

// An option that is one of a few words; the word of `value` as it is now goes without it.
template <class Value>
CLI::Option& add_choice(CLI::App& command, const std::string& name, Value& value,
                        const std::map<std::string, Value>& words, const std::string& help) {
  std::vector<std::string> known;
  std::string usual;
  for (const auto& [word, meant] : words) {
    known.push_back(word);
    if (meant == value) usual = word;
  }
  const auto choose = [&value, words](const std::string& word) { value = words.at(word); };
  return *command.add_option_function<std::string>(name, choose, help)
              ->check(CLI::IsMember(known))
              ->default_str(usual);
}

}  // namespace hanaproof::cli
