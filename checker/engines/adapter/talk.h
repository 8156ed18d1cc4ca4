// Lines to an engine and back, as they are: nothing is read into them.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "checker/engines/client/engine.h"

namespace hanaproof::adapter {

// No reply came; says what came instead.
class Silence : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Talk {
 public:
  Talk(std::string command, client::Limits limits);

  // The reply to a request. Throws Silence, after which the next request goes to a new process, and
  // crosscheck::Interrupted.
  const std::string& say(const std::string& request);
  void start_anew() { child_.reset(); }

  // The last ones; the reply is empty where none came.
  const std::string& request() const { return request_; }
  const std::string& reply() const { return reply_; }

 private:
  [[noreturn]] void fall_silent(client::Child::Outcome outcome, client::Milliseconds limit);

  std::string command_;
  client::Limits limits_;
  std::unique_ptr<client::Child> child_;
  bool fresh_ = true;  // this process has not replied yet
  std::string request_;
  std::string reply_;
};

}  // namespace hanaproof::adapter
