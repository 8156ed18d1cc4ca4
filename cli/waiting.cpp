#include "cli/waiting.h"

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <utility>

#include <fmt/format.h>

#include <unistd.h>

namespace hanaproof::cli {

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
