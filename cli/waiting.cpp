#include "cli/waiting.h"

#include <cstdio>

#include <fmt/format.h>

#include <poll.h>
#include <sys/stat.h>

#include "model/rulebook/printable.h"

namespace hanaproof::cli {

namespace {

constexpr int kMoment = 1000;  // milliseconds

bool may_wait(int file) {
  struct stat is {};
  if (::fstat(file, &is) != 0) return false;
  return S_ISFIFO(is.st_mode) || S_ISCHR(is.st_mode) || S_ISSOCK(is.st_mode);
}

}  // namespace

void tell_if_waiting(int file, const std::string& name, std::string_view expected) {
  pollfd ready{file, POLLIN, 0};
  if (!may_wait(file) || ::poll(&ready, 1, kMoment) != 0) return;
  fmt::print(stderr, "hanaproof: {}: nothing has come yet; waiting for {}\n",
             rulebook::cut(rulebook::printable(name)), expected);
}

}  // namespace hanaproof::cli
