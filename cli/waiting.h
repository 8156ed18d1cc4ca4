// The same line on standard error as Progress shows, for work that does not say how far it is: what
// is being done, and for how long already.
#pragma once

#include <string>
#include <thread>

namespace hanaproof::cli {

class Waiting {
 public:
  // `what`: "counting hands". Shown after a second, and only on a terminal.
  Waiting(std::string what, bool quiet);
  // Takes the line back.
  ~Waiting() = default;
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  std::jthread shown_;
};

}  // namespace hanaproof::cli
