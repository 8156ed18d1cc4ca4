#include "checker/engines/client/child.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <stdexcept>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include "checker/engines/client/guardian.h"

namespace hanaproof::client {

namespace {

constexpr std::size_t kMostComplaints = 2000;
// More than this is not taken in at once: who sends megabytes is told so, not remembered.
constexpr std::size_t kPiece = 1 << 16;
// Who writes a line in pieces gets the time for each of them anew, up to so many times.
constexpr int kMostLimits = 10;
// A signal may come just before the waiting begins: so often somebody looks whether one has.
constexpr std::chrono::milliseconds kLook{50};

[[noreturn]] void fail(const char* what, int error) {
  throw std::runtime_error(fmt::format("{}: {}", what, std::strerror(error)));
}

void close_if(int& fd) {
  if (fd >= 0) ::close(fd);
  fd = -1;
}

struct Pipe {
  std::array<int, 2> ends = {-1, -1};
  Pipe() {
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) fail("pipe", errno);
  }
  ~Pipe() {
    close_if(ends[0]);
    close_if(ends[1]);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  int keep(std::size_t end) { return std::exchange(ends[end], -1); }
};

// As ::write, but a closed pipe is an error alone and no signal. A SIGPIPE that somebody sends to
// this process still ends it.
ssize_t write_to_pipe(int fd, std::string_view text) {
  sigset_t held;
  sigset_t before;
  sigemptyset(&held);
  sigaddset(&held, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &held, &before);
  const ssize_t size = ::write(fd, text.data(), text.size());
  const int error = errno;
  if (size < 0 && error == EPIPE) {
    const timespec at_once{};
    while (sigtimedwait(&held, nullptr, &at_once) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return size;
}

}  // namespace

Child::Child(const std::string& command, Stop stop) : stop_(std::move(stop)) {
  Pipe in;
  Pipe out;
  Pipe err;
  Pipe until;
  pid_ = start_guarded(command, {in.ends[0], out.ends[1], err.ends[1], until.ends[0]});
  to_ = in.keep(1);
  from_ = out.keep(0);
  err_fd_ = err.keep(0);
  alive_ = until.keep(1);
  for (const int fd : {to_, from_, err_fd_}) ::fcntl(fd, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
  if (!reaped_) reap();
  close_if(to_);
  close_if(from_);
  close_if(err_fd_);
}

void Child::reap() {
  close_if(alive_);
  while (::waitpid(pid_, &status_, 0) < 0 && errno == EINTR) {
  }
  reaped_ = true;
}

void Child::take_in(int& fd, std::string& text) {
  std::array<char, kPiece> piece;
  const ssize_t size = ::read(fd, piece.data(), piece.size());
  if (size > 0) text.append(piece.data(), static_cast<std::size_t>(size));
  if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) close_if(fd);
}

std::optional<Child::Outcome> Child::wait(bool to_write, Clock::time_point until) {
  std::array<pollfd, 3> fds = {pollfd{from_, POLLIN, 0}, pollfd{err_fd_, POLLIN, 0},
                               pollfd{to_write ? to_ : -1, POLLOUT, 0}};
  for (int ready = 0; ready <= 0;) {
    if (stop_()) return Outcome::stopped;
    const auto left = std::chrono::ceil<Milliseconds>(until - Clock::now());
    if (left.count() <= 0) return Outcome::timeout;
    ready = ::poll(fds.data(), fds.size(), static_cast<int>(std::min(left, kLook).count()));
    if (ready < 0 && errno != EINTR) fail("poll", errno);
  }
  if ((fds[0].revents & (POLLIN | POLLHUP | POLLERR)) != 0) take_in(from_, out_);
  if ((fds[1].revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
    take_in(err_fd_, err_);
    if (err_.size() > kMostComplaints) err_.erase(0, err_.size() - kMostComplaints);
  }
  return std::nullopt;
}

Child::Outcome Child::write(std::string_view text, Milliseconds limit) {
  const auto until = Clock::now() + limit;
  while (!text.empty()) {
    const ssize_t size = write_to_pipe(to_, text);
    if (size >= 0) {
      text.remove_prefix(static_cast<std::size_t>(size));
      continue;
    }
    if (errno == EPIPE) return Outcome::closed;
    if (errno != EAGAIN && errno != EINTR) fail("write", errno);
    if (out_.size() > 2 * kPiece * 16) return Outcome::too_long;
    if (const auto instead = wait(true, until)) return *instead;
  }
  return Outcome::done;
}

Child::Outcome Child::read_line(std::string& line, std::size_t longest, Milliseconds limit) {
  const auto latest = Clock::now() + kMostLimits * limit;
  auto until = Clock::now() + limit;
  for (std::size_t before = out_.size();;) {
    const std::size_t end = out_.find('\n', searched_);
    if (end != std::string::npos && end <= longest) {
      line = out_.substr(0, end);
      out_.erase(0, end + 1);
      searched_ = 0;
      return Outcome::done;
    }
    searched_ = out_.size();
    if (out_.size() > longest) return Outcome::too_long;
    if (from_ < 0) return Outcome::closed;
    if (out_.size() > before) until = std::min(latest, Clock::now() + limit);
    before = out_.size();
    if (const auto instead = wait(false, until)) return *instead;
  }
}

bool Child::ended(Milliseconds within) {
  const auto until = Clock::now() + within;
  while (!reaped_) {
    siginfo_t info{};
    const int done = ::waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT);
    if (done == 0 && info.si_pid == pid_) reap();
    if (reaped_ || stop_() || Clock::now() >= until) break;
    std::this_thread::sleep_for(Milliseconds(2));
  }
  // What it still had to say; of one that goes on talking not all.
  constexpr int kPieces = 8;
  for (int i = 0; i < kPieces && err_fd_ >= 0; ++i) {
    if (wait(false, Clock::now() + Milliseconds(2))) break;
  }
  return reaped_;
}

std::string Child::ending() const {
  if (!reaped_) return {};
  if (WIFSIGNALED(status_)) return fmt::format("was killed by signal {}", WTERMSIG(status_));
  return fmt::format("ended with status {}", WEXITSTATUS(status_));
}

bool Child::ended_well() const {
  return reaped_ && WIFEXITED(status_) && WEXITSTATUS(status_) == 0;
}

}  // namespace hanaproof::client
