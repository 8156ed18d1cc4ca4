#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "model/editions/builtin.h"

namespace hanaproof::editions {

namespace {

BeforeReading call_before_reading = [](int, const std::string&, std::string_view) {};

class Descriptor {
 public:
  explicit Descriptor(int file) : file_(file) {}
  ~Descriptor() {
    if (file_ >= 0) ::close(file_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return file_; }

 private:
  int file_;
};

// Until there is something to read, or whoever was to write is gone.
void wait_for_others(int file, const std::string& path, std::string_view expected) {
  struct stat is {};
  if (::fstat(file, &is) != 0 || S_ISREG(is.st_mode) || S_ISDIR(is.st_mode)) return;
  call_before_reading(file, path, expected);
  pollfd ready{file, POLLIN, 0};
  ::poll(&ready, 1, -1);
  ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) & ~O_NONBLOCK);
}

// To the end, or to what is too much: a device never ends. Nothing where it cannot be read.
std::optional<std::string> read_all(int file) {
  constexpr std::size_t kPiece = 1 << 16;
  std::string text;
  for (std::size_t size = 0; size <= kMostRead;) {
    text.resize(size + kPiece);
    const ssize_t got = ::read(file, text.data() + size, kPiece);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    size += static_cast<std::size_t>(got);
    text.resize(size);
    if (got == 0) break;
  }
  return text;
}

}  // namespace

void before_reading(BeforeReading call) { call_before_reading = call; }

rulebook::SourceText read_file(const std::string& path, std::string_view expected) {
  // Opened once, and without waiting: who waits to write to a pipe may be done with it before it
  // could be opened again, and what was written would be lost.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
  if (file.get() >= 0) wait_for_others(file.get(), path, expected);
  auto text = read_all(file.get());
  if (!text) {
    throw rulebook::EditionError(fmt::format("{}: cannot be read: expected {}", path, expected));
  }
  if (text->size() > kMostRead) {
    throw rulebook::EditionError(
        fmt::format("{}: more than {} MiB: expected {}", path, kMostRead >> 20, expected));
  }
  return {path, std::move(*text)};
}

}  // namespace hanaproof::editions
