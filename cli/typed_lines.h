// Standard input line by line, for commands that ask people: whoever waits can be interrupted.
#pragma once

#include <functional>
#include <string>

namespace hanaproof::cli {

class TypedLines {
 public:
  explicit TypedLines(std::function<bool()> stop) : stop_(std::move(stop)) {}

  // The next line without its end; false when there is none. Throws crosscheck::Interrupted when it
  // is to stop.
  bool next(std::string& line);

 private:
  std::function<bool()> stop_;
  std::string text_;  // read, not yet given out
  bool ended_ = false;
};

}  // namespace hanaproof::cli
