#include "cli/identify_people.h"

#include <charconv>

#include <fmt/format.h>

#include "cli/identify.h"

namespace hanaproof::cli {

namespace {

// They want to be asked the question before once more. No std::exception: nobody else may catch it.
struct GoBack {};

std::string trimmed(const std::string& line) {
  constexpr const char* kBlank = " \t\r";
  const auto first = line.find_first_not_of(kBlank);
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(kBlank) - first + 1);
}

// A whole number with nothing behind it.
std::optional<std::size_t> number_in(const std::string& text) {
  std::size_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stopped != end) return std::nullopt;
  return number;
}

}  // namespace

identify::Verdict People::ask(identify::Identification& all, const identify::Options& options) {
  while (true) {
    try {
      next_ = 0;
      return all.ask(*this, options);
    } catch (const GoBack&) {
      given_.pop_back();
    }
  }
}

std::optional<std::string> People::answer(const identify::Question& question,
                                          const std::vector<std::string>& expected) {
  if (next_ < given_.size()) return given_[next_++];
  fmt::print(out_, "\nQuestion {}\n\n{}\n", given_.size() + 1, to_terminal(question));
  const auto words = in_words(question, expected);
  for (std::size_t i = 0; i < words.size(); ++i) fmt::print(out_, "  {}  {}\n", i + 1, words[i]);
  fmt::print(out_, "  0  {}\n", identify::kSomethingElse);
  const Answer answer = choose(expected);
  given_.push_back(answer);
  next_ = given_.size();
  return answer;
}

People::Answer People::choose(const std::vector<std::string>& expected) {
  std::string line;
  while (true) {
    fmt::print(out_, "Number; nothing if you do not know; b to go back: ");
    std::fflush(out_);
    if (!lines_.next(line)) {
      ended_ = true;
      fmt::print(out_, "\n");
      return std::nullopt;
    }
    const std::string typed = trimmed(line);
    if (typed.empty()) return std::nullopt;
    if (typed == "b") {
      if (!given_.empty()) throw GoBack();
      fmt::print(out_, "This is the first question.\n");
      continue;
    }
    const auto number = number_in(typed);
    if (number && *number == 0) return std::string(identify::kSomethingElse);
    if (number && *number <= expected.size()) return expected[*number - 1];
    fmt::print(out_, "Expected a number from 0 to {}, an empty line, or b.\n", expected.size());
  }
}

}  // namespace hanaproof::cli
