#include "cli/shown.h"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fmt/format.h>

namespace hanaproof::cli {

std::string shell_quoted(const std::string& text) {
  std::string all = "'";
  for (const char c : text) all += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return all + "'";
}

OutputError::OutputError(int error)
    : std::runtime_error(fmt::format("standard output: cannot be written: {}",
                                     std::generic_category().message(error != 0 ? error : EIO))) {}

void expect_written() {
  errno = 0;
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) throw OutputError(errno);
}

}  // namespace hanaproof::cli
