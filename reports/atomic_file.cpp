#include "reports/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <optional>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "reports/error.h"

namespace hanaproof::reports {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, int error) {
  throw ReportError(fmt::format("{}: cannot be written: {}", path.string(),
                                std::generic_category().message(error)));
}

// Zero, or what went wrong. A full disk may show only when the file is flushed or closed.
int write_all(int file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(file, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

int flush_file(int file) { return ::fsync(file) == 0 || errno == EINVAL ? 0 : errno; }

// What is no file to be put in place of another: a device, a pipe, or what standard output goes to.
// Nothing for what is, or is not there yet.
std::optional<int> open_in_place(const std::filesystem::path& path) {
  struct stat there {};
  struct stat out {};
  if (::stat(path.c_str(), &there) != 0 || S_ISDIR(there.st_mode)) return std::nullopt;
  if (::fstat(STDOUT_FILENO, &out) == 0 && out.st_dev == there.st_dev &&
      out.st_ino == there.st_ino) {
    std::fflush(stdout);
    return ::dup(STDOUT_FILENO);
  }
  if (S_ISREG(there.st_mode)) return std::nullopt;
  return ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
}

bool is_written_in_place(const std::filesystem::path& path) {
  struct stat there {};
  return ::stat(path.c_str(), &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode);
}

// The file that a link leads to, there or not yet: that one changes, and the link stays.
std::filesystem::path behind_links(std::filesystem::path path) {
  constexpr int kMostLinks = 40;  // as many as Linux follows
  std::error_code error;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, error); ++i) {
    const std::filesystem::path target = std::filesystem::read_symlink(path, error);
    if (error) break;
    path = path.parent_path() / target;
  }
  return path;
}

// mkstemp makes files that only their owner can read; a report is for anyone whom umask allows.
void make_readable(int file) {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  ::fchmod(file, 0666 & ~mask);
}

}  // namespace

AtomicFile::AtomicFile(std::filesystem::path path, std::string_view content)
    : path_(std::move(path)),
      beside_(
          (path_.parent_path() / fmt::format(".{}.XXXXXX", path_.filename().string())).string()) {
  const int file = ::mkstemp(beside_.data());
  if (file < 0) {
    const int error = errno;
    beside_.clear();
    fail(path_, error);
  }
  make_readable(file);
  int error = write_all(file, content);
  if (::close(file) != 0 && error == 0) error = errno;
  if (error != 0) {
    ::unlink(beside_.c_str());
    fail(path_, error);
  }
}

AtomicFile::~AtomicFile() {
  if (!beside_.empty()) ::unlink(beside_.c_str());
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : path_(std::move(other.path_)),
      beside_(std::exchange(other.beside_, {})),
      flushed_(other.flushed_) {}

void AtomicFile::flush() {
  if (flushed_) return;
  const int file = ::open(beside_.c_str(), O_RDONLY | O_CLOEXEC);
  int error = file < 0 ? errno : flush_file(file);
  if (file >= 0 && ::close(file) != 0 && error == 0) error = errno;
  if (error != 0) fail(path_, error);
  flushed_ = true;
}

void AtomicFile::commit() {
  flush();
  if (::rename(beside_.c_str(), path_.c_str()) != 0) fail(path_, errno);
  beside_.clear();
}

void expect_writable(const std::filesystem::path& path) try {
  if (is_written_in_place(path)) {
    if (::access(path.c_str(), W_OK) != 0) fail(path, errno);
    return;
  }
  std::error_code none;
  if (std::filesystem::is_directory(path, none)) fail(path, EISDIR);
  const AtomicFile removed_again(behind_links(path), {});
} catch (const ReportError& error) {
  throw InputError(error.what());
}

void write_file(const std::filesystem::path& path, std::string_view content) {
  const std::optional<int> file = open_in_place(path);
  if (!file) return AtomicFile(behind_links(path), content).commit();
  if (*file < 0) fail(path, errno);
  int error = write_all(*file, content);
  if (::close(*file) != 0 && error == 0) error = errno;
  if (error != 0) fail(path, error);
}

}  // namespace hanaproof::reports
