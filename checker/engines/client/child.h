// A command run by the shell, talked to over pipes. Whatever it starts ends with it, and with this
// process (guardian.h).
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace hanaproof::client {

using Milliseconds = std::chrono::milliseconds;
// Whether somebody wants the waiting to end.
using Stop = std::function<bool()>;

class Child {
 public:
  // Starts it. Throws std::runtime_error when no process can be started; a command that there is
  // not ends by itself. `stop` is asked several times a second while it is waited for.
  explicit Child(
      const std::string& command, Stop stop = [] { return false; });
  // Kills it and all that it has started, whatever they are doing.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  enum class Outcome {
    done,      // written, or a line read
    timeout,   // not within the time
    closed,    // the other end is closed
    too_long,  // no line end within so many bytes
    stopped,   // somebody wants the waiting to end
  };
  // All of the text, while output is taken in, so that neither side waits for the other.
  Outcome write(std::string_view text, Milliseconds limit);
  // The next line without its end. The time counts from the last byte that came, up to ten times.
  Outcome read_line(std::string& line, std::size_t longest, Milliseconds limit);

  // What came after the last line end.
  const std::string& rest() const { return out_; }
  // The end of what it said on standard error, at most 2000 bytes.
  const std::string& complaints() const { return err_; }
  // Whether the command ends within the time; then `ending` says how, and nothing is left of what
  // it has started.
  bool ended(Milliseconds within);
  // "ended with status 3", "was killed by signal 11"; empty while it runs.
  std::string ending() const;
  // Whether it ended with status 0.
  bool ended_well() const;

 private:
  using Clock = std::chrono::steady_clock;
  // Waits for something to happen to the pipes; what it has become of instead when nothing has.
  std::optional<Outcome> wait(bool to_write, Clock::time_point until);
  // Has it killed, and takes in how it ended.
  void reap();
  void take_in(int& fd, std::string& text);

  Stop stop_;
  pid_t pid_ = -1;
  int to_ = -1;    // its standard input
  int from_ = -1;  // its standard output; -1 when that is closed
  int err_fd_ = -1;
  int alive_ = -1;  // closed, when it is to end
  std::string out_;
  std::string err_;
  std::size_t searched_ = 0;  // no line end in so much of `out_`
  int status_ = 0;            // as waitpid gives it
  bool reaped_ = false;
};

}  // namespace hanaproof::client
