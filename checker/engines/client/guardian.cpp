#include "checker/engines/client/guardian.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <stdexcept>
#include <string_view>

#include <fmt/format.h>

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace hanaproof::client {

namespace {

// After a fork of a process with threads only system calls are safe: no memory may be asked for,
// and no exception be thrown. All that follows down to `start_guarded` keeps to that, and so needs
// none of what libraries have registered for forks: Z3 waits there for all of its timers to end,
// and two threads that fork at once wait for ever.

// The beginning of /proc/PID/stat: "PID (name) state parent". The name may hold anything.
pid_t parent_of(std::string_view stat) {
  const std::size_t name_end = stat.rfind(") ");
  if (name_end == std::string_view::npos || name_end + 4 > stat.size()) return 0;
  const std::string_view parent = stat.substr(name_end + 4);
  pid_t pid = 0;
  std::from_chars(parent.data(), parent.data() + parent.size(), pid);
  return pid;
}

void kill_if_child(int proc, const char* name) {
  pid_t pid = 0;
  const std::string_view text(name);
  if (std::from_chars(name, name + text.size(), pid).ptr != name + text.size()) return;
  const int folder = ::openat(proc, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const int file = folder < 0 ? -1 : ::openat(folder, "stat", O_RDONLY | O_CLOEXEC);
  std::array<char, 512> stat{};
  const ssize_t size = file < 0 ? -1 : ::read(file, stat.data(), stat.size());
  ::close(file);
  ::close(folder);
  if (size <= 0) return;
  if (parent_of({stat.data(), static_cast<std::size_t>(size)}) == ::getpid()) {
    ::kill(pid, SIGKILL);
  }
}

// As readdir would; that one asks for memory.
void kill_children() {
  const int proc = ::open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  alignas(dirent64) std::array<char, 1 << 14> entries;
  for (;;) {
    const long size = ::syscall(SYS_getdents64, proc, entries.data(), entries.size());
    if (size <= 0) break;
    for (long at = 0; at < size;) {
      const auto* entry = reinterpret_cast<const dirent64*>(entries.data() + at);
      kill_if_child(proc, entry->d_name);
      at += entry->d_reclen;
    }
  }
  ::close(proc);
}

// Whoever has lost its parent comes to this process, and is killed in turn. The status of the
// command, which is not waited for before nobody of its group is left: its number would be free.
int sweep(pid_t command) {
  int ended_with = 0;
  ::kill(-command, SIGKILL);
  for (int options = 0;;) {
    if (options == 0) kill_children();
    int status = 0;
    const pid_t pid = ::waitpid(-1, &status, options);
    if (pid < 0 && errno != EINTR) return ended_with;
    if (pid == command) ended_with = status;
    options = pid > 0 ? WNOHANG : 0;
  }
}

// Takes in whoever has ended. Whether the command is among them; it stays a zombie for now.
bool has_ended(pid_t command) {
  for (;;) {
    siginfo_t info{};
    const int done = ::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT);
    if (done != 0 || info.si_pid == 0) return false;
    if (info.si_pid == command) return true;
    ::waitpid(info.si_pid, nullptr, 0);
  }
}

void wait_for_end(pid_t command, int until) {
  sigset_t children;
  sigemptyset(&children);
  sigaddset(&children, SIGCHLD);
  const int signals = ::signalfd(-1, &children, SFD_CLOEXEC | SFD_NONBLOCK);
  std::array<pollfd, 2> fds = {pollfd{until, POLLIN, 0}, pollfd{signals, POLLIN, 0}};
  while (!has_ended(command)) {
    ::poll(fds.data(), fds.size(), -1);
    if (fds[0].revents != 0) return;
    signalfd_siginfo ignored;
    while (::read(signals, &ignored, sizeof ignored) > 0) {
    }
  }
}

[[noreturn]] void end_like(int status) {
  if (WIFSIGNALED(status)) {
    const rlimit no_core{};
    ::setrlimit(RLIMIT_CORE, &no_core);
    std::signal(WTERMSIG(status), SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::raise(WTERMSIG(status));
  }
  ::_exit(WEXITSTATUS(status));
}

[[noreturn]] void become(const char* command, const GuardedFiles& files, const sigset_t& mask) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // of the guardian, who is killed by somebody else
  ::dup2(files.in, STDIN_FILENO);
  ::dup2(files.out, STDOUT_FILENO);
  ::dup2(files.err, STDERR_FILENO);
  for (const int usual : {SIGPIPE, SIGINT, SIGTERM}) std::signal(usual, SIG_DFL);
  ::sigprocmask(SIG_SETMASK, &mask, nullptr);
  ::execl("/bin/sh", "sh", "-c", command, nullptr);
  ::_exit(127);
}

[[noreturn]] void guard(const char* command, const GuardedFiles& files, const sigset_t& mask) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t pid = ::_Fork();
  if (pid == 0) become(command, files, mask);
  // Nothing else of what this process has open is kept so: others wait for the ends of pipes.
  ::dup2(files.until, STDIN_FILENO);
  ::close_range(STDIN_FILENO + 1, ~0U, 0);
  if (pid < 0) ::_exit(126);
  ::setpgid(pid, pid);  // whoever comes first
  wait_for_end(pid, STDIN_FILENO);
  end_like(sweep(pid));
}

}  // namespace

pid_t start_guarded(const std::string& command, const GuardedFiles& files) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t pid = ::_Fork();
  if (pid == 0) guard(command.c_str(), files, before);
  const int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (pid < 0) {
    throw std::runtime_error(fmt::format("cannot start a process: {}", std::strerror(error)));
  }
  return pid;
}

}  // namespace hanaproof::client
