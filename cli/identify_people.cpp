#include "cli/identify.h"

#include <array>
#include <utility>

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "cli/numbers.h"

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

// A signal may come just before the waiting begins: so often somebody looks whether one has.
constexpr int kLookMilliseconds = 50;

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
  Answer answer = choose(expected);
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
    const auto number = parsed<std::size_t>(typed);
    if (number && *number == 0) return std::string(identify::kSomethingElse);
    if (number && *number <= expected.size()) return expected[*number - 1];
    fmt::print(out_, "Expected a number from 0 to {}, an empty line, or b.\n", expected.size());
  }
}

bool TypedLines::next(std::string& line) {
  for (;;) {
    if (stop_()) throw crosscheck::Interrupted();
    if (const auto end = text_.find('\n'); end != std::string::npos) {
      line = text_.substr(0, end);
      text_.erase(0, end + 1);
      return true;
    }
    if (ended_) {
      line = std::exchange(text_, {});
      return !line.empty();
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (::poll(&input, 1, kLookMilliseconds) <= 0) continue;
    std::array<char, 4096> piece;
    const ssize_t size = ::read(STDIN_FILENO, piece.data(), piece.size());
    if (size > 0) text_.append(piece.data(), static_cast<std::size_t>(size));
    ended_ = size <= 0;
  }
}

}  // namespace hanaproof::cli
