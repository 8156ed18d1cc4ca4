#include "cli/shown.h"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fmt/format.h>

namespace hanaproof::cli {

std::string shown(const std::string& text) {
  std::string all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto c = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const auto before = static_cast<unsigned char>(i > 0 ? text[i - 1] : 0);
    if (c == 0xc2 && next >= 0x80 && next < 0xa0) {
      all += '?';
      ++i;
    } else if (c < 0x20 || c == 0x7f || (c >= 0x80 && c < 0xa0 && before < 0x80)) {
      all += '?';
    } else {
      all += text[i];
    }
  }
  return all;
}

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
