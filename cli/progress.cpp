#include "cli/progress.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <utility>

#include <fmt/format.h>

#include <sys/ioctl.h>
#include <unistd.h>

#include "solvers/runs/ranks.h"

namespace hanaproof::cli {

Progress::Progress(std::string what, bool quiet)
    : what_(std::move(what)), shown_(!quiet && isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() {
  if (written_) fmt::print(stderr, "\r\033[K");
}

bool Progress::is_due() {
  const auto now = Clock::now();
  if (now - start_ < std::chrono::seconds(1) || now - last_ < std::chrono::milliseconds(200)) {
    return false;
  }
  last_ = now;
  return true;
}

void Progress::write(const std::string& line) {
  written_ = true;
  fmt::print(stderr, "\r\033[K{}: {}", what_, line);
  std::fflush(stderr);
}

void Progress::update(std::size_t done, std::size_t all) {
  if (!shown_ || all == 0) return;
  const std::scoped_lock lock(mutex_);
  if (!is_due()) return;
  const double seconds = std::chrono::duration<double>(last_ - start_).count();
  const double left =
      done == 0 ? 0 : seconds * static_cast<double>(all - done) / static_cast<double>(done);
  write(fmt::format("{} of {}, {:.0f} s left", done, all, left));
}

void Progress::update(std::size_t done, std::size_t all, double per_second, double seconds_left) {
  if (!shown_ || all == 0) return;
  const std::scoped_lock lock(mutex_);
  if (!is_due()) return;
  write(
      fmt::format("{} of {}, {:.1f} a second, {:.0f} s left", done, all, per_second, seconds_left));
}

namespace {

// Of the process, as its terminal and environment are.
std::string colour_wanted = "auto";

bool is_coloured() {
  if (colour_wanted != "auto") return colour_wanted == "always";
  const char* no_colour = std::getenv("NO_COLOR");
  return (!no_colour || *no_colour == '\0') && isatty(STDOUT_FILENO) == 1 &&
         !runs::is_printed_by_a_launcher();
}

}  // namespace

void use_colour(const std::string& when) { colour_wanted = when; }

reports::TerminalStyle terminal_style() {
  constexpr int kUsual = 100;
  const bool colour = is_coloured();
  winsize size{};
  const bool known = !runs::is_printed_by_a_launcher() &&
                     ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col != 0;
  return {colour, known ? size.ws_col : kUsual};
}

namespace {

void show(const std::stop_token& stop, const std::string& what) {
  using namespace std::chrono_literals;
  std::mutex mutex;
  std::condition_variable_any stopped;
  std::unique_lock lock(mutex);
  const auto start = std::chrono::steady_clock::now();
  bool written = false;
  for (auto pause = 1000ms;
       !stopped.wait_for(lock, stop, pause, [&] { return stop.stop_requested(); }); pause = 200ms) {
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start);
    fmt::print(stderr, "\r\033[K{}: {} s", what, seconds.count());
    std::fflush(stderr);
    written = true;
  }
  if (written) fmt::print(stderr, "\r\033[K");
}

}  // namespace

Waiting::Waiting(std::string what, bool quiet) {
  if (quiet || isatty(STDERR_FILENO) != 1) return;
  shown_ =
      std::jthread([text = std::move(what)](const std::stop_token& stop) { show(stop, text); });
}

}  // namespace hanaproof::cli
