#include "cli/interrupt.h"

#include <csignal>

#include <unistd.h>

#include "cli/globals.h"

namespace hanaproof::cli {

namespace {

std::atomic<bool> caught = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler writes it");

extern "C" void remember(int) {
  if (caught.exchange(true)) _exit(Exit::interrupted);
}

}  // namespace

Interrupt::Interrupt() : before_(std::signal(SIGINT, remember)) { caught = false; }

Interrupt::~Interrupt() { std::signal(SIGINT, before_); }

const std::atomic<bool>& Interrupt::happened() const { return caught; }

}  // namespace hanaproof::cli
