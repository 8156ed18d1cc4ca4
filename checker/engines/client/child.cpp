#include "checker/engines/client/child.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <initializer_list>
#include <stdexcept>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace hanaproof::client {

namespace {

constexpr std::size_t kMostComplaints = 2000;
// More than this is not taken in at once: who sends megabytes is told so, not remembered.
constexpr std::size_t kPiece = 1 << 16;
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

// Blocks signals of this thread.
class SignalsHeld {
 public:
  explicit SignalsHeld(std::initializer_list<int> signals) {
    sigemptyset(&held_);
    for (const int signal : signals) sigaddset(&held_, signal);
    pthread_sigmask(SIG_BLOCK, &held_, &before_);
  }
  ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsHeld(const SignalsHeld&) = delete;
  SignalsHeld& operator=(const SignalsHeld&) = delete;

  const sigset_t& held() const { return held_; }
  const sigset_t& before() const { return before_; }

 private:
  sigset_t held_;
  sigset_t before_;
};

// Writing to a closed pipe is an error here, and no signal.
struct NoPipeSignal {
  SignalsHeld signal{SIGPIPE};
  ~NoPipeSignal() {
    const timespec at_once{};
    while (sigtimedwait(&signal.held(), nullptr, &at_once) > 0) {
    }
  }
};

pid_t spawn(const std::string& command, int in, int out, int err, const sigset_t& mask) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  sigaddset(&usual, SIGINT);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setsigmask(&attributes, &mask);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  std::string shell = "sh";
  std::string option = "-c";
  std::string text = command;
  std::array<char*, 4> arguments = {shell.data(), option.data(), text.data(), nullptr};
  pid_t pid = -1;
  const int error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) fail("cannot start a process", error);
  return pid;
}

// The groups to be killed when the command leaves at once; 0 where there is none. More children at
// once than this are killed by their own destructors only.
std::array<std::atomic<pid_t>, 16> groups{};
static_assert(std::atomic<pid_t>::is_always_lock_free, "a signal handler reads them");

void exchange_group(pid_t from, pid_t to) noexcept {
  for (auto& group : groups) {
    pid_t expected = from;
    if (group.compare_exchange_strong(expected, to)) return;
  }
}

}  // namespace

void kill_children() noexcept {
  for (const auto& group : groups) {
    if (const pid_t pid = group.load(); pid > 0) ::kill(-pid, SIGKILL);
  }
}

Child::Child(const std::string& command, Stop stop) : stop_(std::move(stop)) {
  Pipe in;
  Pipe out;
  Pipe err;
  {
    // A child that has been started is entered before this thread can be told to leave. Of other
    // threads nothing is held: where one of them is told to leave meanwhile, the child is not
    // killed with the others and ends by itself, when it finds that nobody is at the other end of
    // its pipes.
    const SignalsHeld held{SIGINT, SIGTERM, SIGHUP};
    pid_ = spawn(command, in.ends[0], out.ends[1], err.ends[1], held.before());
    exchange_group(0, pid_);
  }
  to_ = in.keep(1);
  from_ = out.keep(0);
  err_fd_ = err.keep(0);
  for (const int fd : {to_, from_, err_fd_}) ::fcntl(fd, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
  if (!reaped_) reap();
  close_if(to_);
  close_if(from_);
  close_if(err_fd_);
}

void Child::reap() {
  // The group outlives the shell as long as anything it started is still there.
  ::kill(-pid_, SIGKILL);
  exchange_group(pid_, 0);
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
  const NoPipeSignal no_signal;
  const auto until = Clock::now() + limit;
  while (!text.empty()) {
    const ssize_t size = ::write(to_, text.data(), text.size());
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
  const auto until = Clock::now() + limit;
  for (;;) {
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
