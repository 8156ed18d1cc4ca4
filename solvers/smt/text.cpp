#include "solvers/smt/text.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include <z3++.h>

#include "solvers/smt/room.h"

namespace hanaproof::smt {

namespace {

// Deeper than any formula that is written here, and less than what overflows a parser's stack.
constexpr int kDeepest = 2000;
// Widths and places of bits: a number of 64 bits needs two digits.
constexpr std::size_t kLongestIndex = 3;

// Everything that `to_smtlib` says outside of quoted names and numbers. No two solvers can take a
// text of these words for different commands, and none of them does more than state or ask.
constexpr std::array<std::string_view, 26> kWords = {
    "!",      ":named", "<",     "=",     "+",  "-",           "*",           "Bool",   "Int",
    "BitVec", "true",   "false", "and",   "or", "not",         "ite",         "bvadd",  "bvsub",
    "bvmul",  "bvand",  "bvxor", "bvslt", "_",  "sign_extend", "zero_extend", "extract"};
constexpr std::array<std::string_view, 3> kForms = {"declare-const", "define-fun", "assert"};
// Z3 takes the first only before a solver is made; it changes no answer.
constexpr std::string_view kCores = "(set-option :produce-unsat-cores true)";
constexpr std::array<std::string_view, 5> kWholeCommands = {
    kCores, "(set-info :status sat)", "(set-info :status unsat)", "(set-logic QF_BV)",
    "(set-logic QF_LIA)"};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_number(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, is_digit);
}
bool ends_word(char c) {
  return c == ' ' || c == '\n' || c == '(' || c == ')' || c == '|' || c == ';';
}

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
    words_.clear();
    for (int depth = 0; at_ < text_.size();) {
      const char c = text_[at_];
      if (c == '(' && ++depth > kDeepest) {
        return fail(fmt::format("brackets in at most {} others", kDeepest));
      }
      if (c == '|') {
        if (!skip_quoted()) return false;
      } else if (c == ';') {
        skip_comment();
      } else if (!ends_word(c)) {
        take_word();
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
    return words_.empty() ? std::string_view() : words_.front().text;
  }
  bool at_end() {
    skip_between();
    return at_ == text_.size();
  }
  std::optional<std::string> fault() const { return fault_; }
  bool fail_here(const std::string& expected) { return fail_at(begin_, expected); }
  bool fail_at(std::size_t at, const std::string& expected) {
    at_ = at;
    return fail(expected);
  }
  // Whether there is nothing in the text that a solver may take for something else than is meant
  // here: quotes that are quoted themselves, bytes that end a text or a line.
  bool is_plain() {
    const auto strange = std::ranges::find_if(
        text_, [](char c) { return c == '\\' || c == '"' || (c != '\n' && (c < ' ' || c > '~')); });
    if (strange == text_.end()) return true;
    return fail_at(static_cast<std::size_t>(strange - text_.begin()),
                   "printable ASCII without \\ and \"");
  }

  // Whether all words behind the head are words of formulas.
  bool is_formula() {
    for (std::size_t i = 1; i < words_.size(); ++i) {
      const auto [word, at] = words_[i];
      if (is_number(word)) {
        if (is_index(i) && word.size() > kLongestIndex) {
          return fail_at(at, fmt::format("an index of at most {} digits", kLongestIndex));
        }
      } else if (std::ranges::find(kWords, word) == kWords.end() &&
                 !(word.starts_with("bv") && is_number(word.substr(2)))) {
        return fail_at(at, fmt::format("a word that a query has, not {:.40}", word));
      }
    }
    return true;
  }

 private:
  struct Word {
    std::string_view text;
    std::size_t at;
  };

  // "(_ BitVec 48)", "(_ bv5 48)", "((_ extract 7 7) x)".
  bool is_index(std::size_t i) const {
    return (i >= 2 && words_[i - 2].text == "_") || (i >= 3 && words_[i - 3].text == "_");
  }
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
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == ';')) {
      if (text_[at_] == ';') {
        skip_comment();
      } else {
        ++at_;
      }
    }
  }
  bool skip_quoted() {
    const std::size_t end = text_.find('|', at_ + 1);
    if (end == std::string_view::npos) return fail("| at the end, too");
    at_ = end + 1;
    return true;
  }
  void take_word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && !ends_word(text_[at_])) ++at_;
    words_.push_back({text_.substr(begin, at_ - begin), begin});
  }

  std::string_view text_;
  std::size_t begin_ = 0;
  std::size_t at_ = 0;
  std::vector<Word> words_;  // of the command, but for names in quotes
  std::optional<std::string> fault_;
};

bool is_harmless(Commands& commands) {
  if (std::ranges::find(kWholeCommands, commands.command()) != kWholeCommands.end()) return true;
  if (std::ranges::find(kForms, commands.head()) != kForms.end()) return commands.is_formula();
  return commands.fail_here(
      fmt::format("a command that a query has, not ({:.40})", commands.head()));
}

// Far more than any question of this project needs, and less than what brings a machine down.
constexpr const char* kMegabytes = "2048";

// Interrupts Z3 when the time is up, whatever it is doing.
class Alarm {
 public:
  Alarm(z3::context& context, std::chrono::milliseconds limit)
      : waiting_([this, &context, limit](const std::stop_token& stop) {
          std::unique_lock lock(mutex_);
          gone_.wait_for(lock, stop, limit, [] { return false; });
          if (stop.stop_requested()) return;
          rung_ = true;
          context.interrupt();
        }) {}
  bool rung() const { return rung_; }

 private:
  std::mutex mutex_;
  std::condition_variable_any gone_;
  std::atomic<bool> rung_ = false;
  std::jthread waiting_;  // the last: stopped before the others go
};

}  // namespace

std::optional<std::string> fault_in_query(std::string_view text) {
  Commands commands(text);
  while (commands.next()) {
    if (commands.command() == "(check-sat)") {
      if (commands.at_end() && commands.is_plain()) return std::nullopt;
      if (commands.fault()) break;
      commands.fail_here("(check-sat) to be the last command");
      break;
    }
    if (!is_harmless(commands)) break;
  }
  if (commands.fault()) return commands.fault();
  return "expected (check-sat) at the end";
}

TextAnswer solve_text(const std::string& text, std::chrono::milliseconds timeout) {
  // For the whole process: Z3 knows no other limit.
  static const bool limited = [] {
    Z3_global_param_set("memory_max_size", kMegabytes);
    return true;
  }();
  static_cast<void>(limited);
  const Room room;
  z3::context context;
  const Alarm alarm(context, timeout);
  try {
    z3::solver solver(context);
    solver.set("timeout", static_cast<unsigned>(timeout.count()));
    solver.set("ctrl_c", false);  // as in session.cpp
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
    if (alarm.rung()) return {"unknown", "timeout"};
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
