// A line on standard error that says how far long work has come; silent where nobody looks.
#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <thread>

#include "reports/terminal.h"

namespace hanaproof::cli {

class Progress {
 public:
  // `what`: "comparing editions". Shown after a second, and only on a terminal.
  Progress(std::string what, bool quiet);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // Safe to call from several threads.
  void update(std::size_t done, std::size_t all);
  // The same where rate and time left are known: a run that was taken up again did not do all of
  // `done` since it began.
  void update(std::size_t done, std::size_t all, double per_second, double seconds_left);

 private:
  using Clock = std::chrono::steady_clock;
  bool is_due();
  void write(const std::string& line);

  std::string what_;
  bool shown_;
  bool written_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
  std::mutex mutex_;
};

// The same line for work that does not say how far it is: what is being done, and for how long
// already.
class Waiting {
 public:
  // `what`: "counting hands". Shown after a second, and only on a terminal.
  Waiting(std::string what, bool quiet);
  // Takes the line back.
  ~Waiting() = default;
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  std::jthread shown_;
};

// What --color asks for: "always", "never", or "auto", which it is without.
void use_colour(const std::string& when);

// Whether to print in colour: by itself on a terminal where NO_COLOR is not set. And the width of
// standard output.
reports::TerminalStyle terminal_style();

}  // namespace hanaproof::cli
