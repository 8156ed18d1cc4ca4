#include "cli/typed_lines.h"

#include <array>
#include <utility>

#include <poll.h>
#include <unistd.h>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::cli {

namespace {

// A signal may come just before the waiting begins: so often somebody looks whether one has.
constexpr int kLookMilliseconds = 50;

}  // namespace

bool TypedLines::next(std::string& line) {
  for (;;) {
    if (stop_()) throw crosscheck::Interrupted();
    if (const auto end = text_.find('\n'); end != std::string::npos) {
      line = text_.substr(0, end);
      text_.erase(0, end + 1);
      return true;
    }
    if (ended_) {
      line = std::exchange(text_, {});
      return !line.empty();
    }
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (::poll(&input, 1, kLookMilliseconds) <= 0) continue;
    std::array<char, 4096> piece;
    const ssize_t size = ::read(STDIN_FILENO, piece.data(), piece.size());
    if (size > 0) text_.append(piece.data(), static_cast<std::size_t>(size));
    ended_ = size <= 0;
  }
}

}  // namespace hanaproof::cli
