// A command run by the shell, with a process beside it that sees to its end: nothing that the
// command starts, in whatever group or session, outlives it or this process, however they end.
#pragma once

#include <string>

#include <sys/types.h>

namespace hanaproof::client {

// What the command gets for its standard input, output and error; `until` is open at its other end
// for as long as the command may run.
struct GuardedFiles {
  int in;
  int out;
  int err;
  int until;
};

// The process that guards, a child of this one. It ends as the command does, once nothing is left
// of what the command has started. Throws std::runtime_error when no process can be started.
pid_t start_guarded(const std::string& command, const GuardedFiles& files);

}  // namespace hanaproof::client
