#include "cli/pager.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>

#include <fmt/format.h>

#include <sys/ioctl.h>
#include <unistd.h>

namespace hanaproof::cli {

namespace {

// Ctrl-C is the pager's, and who leaves it early wants no more: neither ends the program.
class Ignored {
 public:
  explicit Ignored(int signal) : signal_(signal), before_(std::signal(signal, SIG_IGN)) {}
  ~Ignored() { std::signal(signal_, before_); }
  Ignored(const Ignored&) = delete;
  Ignored& operator=(const Ignored&) = delete;

 private:
  int signal_;
  void (*before_)(int);
};

bool fits(const std::string& text) {
  winsize size{};
  const bool on_terminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 &&
                           ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
  return !on_terminal || std::ranges::count(text, '\n') < size.ws_row;
}

}  // namespace

void print_paged(const std::string& text) {
  const char* chosen = std::getenv("PAGER");
  const std::string pager = chosen ? chosen : "less -R 2>/dev/null || cat";
  if (pager.empty() || fits(text)) {
    fmt::print("{}", text);
    return;
  }
  std::fflush(stdout);
  const Ignored interrupt(SIGINT);
  const Ignored broken_pipe(SIGPIPE);
  FILE* into = popen(pager.c_str(), "w");
  if (!into) {
    fmt::print("{}", text);
    return;
  }
  std::fwrite(text.data(), 1, text.size(), into);
  pclose(into);
}

}  // namespace hanaproof::cli
