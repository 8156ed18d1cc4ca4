#include "cli/waiting.h"

#include <cstdio>

#include <fmt/format.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/rulebook/printable.h"

namespace hanaproof::cli {

namespace {

constexpr int kMoment = 1000;  // milliseconds

bool may_wait(int file) {
  struct stat is {};
  if (::fstat(file, &is) != 0) return false;
  return S_ISFIFO(is.st_mode) || S_ISCHR(is.st_mode) || S_ISSOCK(is.st_mode);
}

void tell(int file, std::string_view name, std::string_view expected) {
  pollfd ready{file, POLLIN, 0};
  if (!may_wait(file) || ::poll(&ready, 1, kMoment) != 0) return;
  fmt::print(stderr, "hanaproof: {}: nothing has come yet; waiting for {}\n",
             rulebook::cut(rulebook::printable(name)), expected);
}

}  // namespace

void tell_if_waiting(const std::string& path, std::string_view expected) {
  // Kept until the next one: a writer who has found a reader must not lose it again before the
  // reading proper begins.
  static int file = -1;
  if (file >= 0) ::close(file);
  struct stat is {};
  const bool special =
      ::stat(path.c_str(), &is) == 0 && !S_ISREG(is.st_mode) && !S_ISDIR(is.st_mode);
  file = special ? ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) : -1;
  if (file >= 0) tell(file, path, expected);
}

void tell_if_waiting(std::string_view expected) { tell(STDIN_FILENO, "standard input", expected); }

}  // namespace hanaproof::cli
