// Ctrl-C while a run is under way: the run stops and keeps what it has, instead of leaving at once.
#pragma once

#include <atomic>

namespace hanaproof::cli {

class Interrupt {
 public:
  Interrupt();
  // Ctrl-C leaves at once again.
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  // Set by the first Ctrl-C. A second one leaves at once.
  const std::atomic<bool>& happened() const;

 private:
  void (*before_)(int);
};

}  // namespace hanaproof::cli
