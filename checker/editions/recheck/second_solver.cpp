#include "checker/editions/recheck/recheck.h"

#include <cstdlib>
#include <sstream>

#include <fmt/format.h>

#include <unistd.h>

#include "checker/engines/client/child.h"

namespace hanaproof::checker {

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::size_t kLongestLine = 1 << 16;

std::string quoted(const std::string& path) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  return text.substr(0, 200);
}

// How it ended, and the last that it said.
std::string ending_of(client::Child& child) {
  if (!child.ended(std::chrono::seconds(1))) return "closed its output without an answer";
  const std::string complaints = one_line(child.complaints());
  return complaints.empty() ? child.ending() : fmt::format("{}: {}", child.ending(), complaints);
}

}  // namespace

SolverAnswer ask(const std::string& command, const std::filesystem::path& file,
                 std::chrono::milliseconds limit) {
  // An absolute path is never taken for an option.
  client::Child child(
      fmt::format("{} {}", command, quoted(std::filesystem::absolute(file).string())));
  const auto until = Clock::now() + limit;
  // Also where it says one line after the other that is no answer.
  while (Clock::now() < until) {
    std::string line;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    switch (child.read_line(line, kLongestLine, left)) {
      case client::Child::Outcome::done:
        if (line == "sat" || line == "unsat") return {line, ""};
        if (line == "unknown") return {line, "it says so itself"};
        break;
      case client::Child::Outcome::timeout:
      case client::Child::Outcome::stopped:
        break;
      case client::Child::Outcome::too_long:
        return {"unknown", "no answer, but a line of more than 64 KiB"};
      case client::Child::Outcome::closed:
        return {"unknown", ending_of(child)};
    }
  }
  return {"unknown",
          fmt::format("no answer within {:.3g} s", std::chrono::duration<double>(limit).count())};
}

std::string installed_solver() {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / "cvc5";
    if (::access(file.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(file)) return "cvc5";
  }
  return {};
}

}  // namespace hanaproof::checker
