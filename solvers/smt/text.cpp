#include "solvers/smt/text.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include <z3++.h>

namespace hanaproof::smt {

namespace {

// Deeper than any formula that is written here, and less than what overflows a parser's stack.
constexpr int kDeepest = 2000;

constexpr std::array<std::string_view, 6> kCommands = {"set-info",    "set-logic",  "declare-const",
                                                       "declare-fun", "define-fun", "assert"};

bool is_space(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

// Goes through the commands of a text one by one.
class Commands {
 public:
  explicit Commands(std::string_view text) : text_(text) {}

  // The next command with all that is in it; false at the end, or at a fault.
  bool next() {
    skip_between();
    if (at_ == text_.size()) return false;
    begin_ = at_;
    if (text_[at_] != '(') return fail("a command, which begins with (");
    for (int depth = 0; at_ < text_.size();) {
      const char c = text_[at_];
      if (c == '(' && ++depth > kDeepest) {
        return fail(fmt::format("brackets in at most {} others", kDeepest));
      }
      if (c == '|' || c == '"') {
        if (!skip_quoted(c)) return false;
      } else if (c == ';') {
        skip_comment();
      } else {
        ++at_;
        if (c == ')' && --depth == 0) return true;
      }
    }
    at_ = begin_;
    return fail("the end of the command that begins here");
  }

  std::string_view command() const { return text_.substr(begin_, at_ - begin_); }
  // "set-option" of "(set-option :x y)".
  std::string_view head() const {
    const std::string_view all = command();
    const auto from = std::find_if_not(all.begin() + 1, all.end(), is_space);
    const auto to =
        std::find_if(from, all.end(), [](char c) { return is_space(c) || c == '(' || c == ')'; });
    return {from, to};
  }
  bool at_end() {
    skip_between();
    return at_ == text_.size();
  }
  std::optional<std::string> fault() const { return fault_; }
  bool fail_here(const std::string& expected) {
    at_ = begin_;
    return fail(expected);
  }

 private:
  bool fail(const std::string& expected) {
    const std::string_view before = text_.substr(0, at_);
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t start = before.rfind('\n');
    const std::size_t column = start == std::string_view::npos ? at_ + 1 : at_ - start;
    fault_ = fmt::format("{}:{}: expected {}", line, column, expected);
    return false;
  }
  void skip_comment() { at_ = std::min(text_.find('\n', at_), text_.size()); }
  void skip_between() {
    while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == ';')) {
      if (text_[at_] == ';') {
        skip_comment();
      } else {
        ++at_;
      }
    }
  }
  // From one quote to the next: a doubled quote in a string ends it and begins another.
  bool skip_quoted(char quote) {
    const std::size_t end = text_.find(quote, at_ + 1);
    if (end == std::string_view::npos) return fail(fmt::format("{} at the end, too", quote));
    at_ = end + 1;
    return true;
  }

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t at_ = 0;
  std::optional<std::string> fault_;
};

// Z3 takes this one only before a solver is made; it changes no answer.
constexpr std::string_view kCores = "(set-option :produce-unsat-cores true)";

bool is_harmless(const Commands& commands) {
  if (commands.head() == "set-option") return commands.command() == kCores;
  return std::ranges::find(kCommands, commands.head()) != kCommands.end();
}

}  // namespace

std::optional<std::string> fault_in_query(std::string_view text) {
  Commands commands(text);
  while (commands.next()) {
    if (commands.head() == "check-sat") {
      if (commands.at_end()) return std::nullopt;
      commands.fail_here("(check-sat) to be the last command");
      break;
    }
    if (!is_harmless(commands)) {
      commands.fail_here(fmt::format("a command that a query has, not ({:.40})", commands.head()));
      break;
    }
  }
  if (commands.fault()) return commands.fault();
  return "expected (check-sat) at the end";
}

TextAnswer solve_text(const std::string& text, std::chrono::milliseconds timeout) {
  try {
    z3::context context;
    z3::solver solver(context);
    solver.set("timeout", static_cast<unsigned>(timeout.count()));
    std::string without = text;
    if (const auto at = without.find(kCores); at != std::string::npos) {
      without.replace(at, kCores.size(), kCores.size(), ' ');
    }
    solver.from_string(without.c_str());
    switch (solver.check()) {
      case z3::sat:
        return {"sat", ""};
      case z3::unsat:
        return {"unsat", ""};
      default:
        return {"unknown", solver.reason_unknown()};
    }
  } catch (const z3::exception& error) {
    std::string reason = error.msg();
    std::ranges::replace(reason, '\n', ' ');
    return {"unknown", reason};
  }
}

std::string z3_version() {
  unsigned major = 0;
  unsigned minor = 0;
  unsigned build = 0;
  unsigned revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return fmt::format("{}.{}.{}", major, minor, build);
}

}  // namespace hanaproof::smt
