#include "cli/progress.h"

#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include <sys/ioctl.h>
#include <unistd.h>

namespace hanaproof::cli {

Progress::Progress(std::string what, bool quiet)
    : what_(std::move(what)), shown_(!quiet && isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (written_) fmt::print(stderr, "\r\033[K");
}

void Progress::update(std::size_t done, std::size_t all) {
  if (!shown_ || all == 0) return;
  const std::scoped_lock lock(mutex_);
  const auto now = Clock::now();
  if (now - start_ < std::chrono::seconds(1) || now - last_ < std::chrono::milliseconds(200))
    return;
  last_ = now;
  written_ = true;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const double left =
      done == 0 ? 0 : seconds * static_cast<double>(all - done) / static_cast<double>(done);
  fmt::print(stderr, "\r\033[K{}: {} of {}, {:.0f} s left", what_, done, all, left);
  std::fflush(stderr);
}

bool wants_colour() {
  const char* no_colour = std::getenv("NO_COLOR");
  return (!no_colour || *no_colour == '\0') && isatty(STDOUT_FILENO) == 1;
}

int terminal_width() {
  constexpr int kUsual = 100;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return kUsual;
  return size.ws_col;
}

}  // namespace hanaproof::cli
