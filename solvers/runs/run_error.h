// What is wrong with a shard or a checkpoint, in one line.
#pragma once

#include <stdexcept>

namespace hanaproof::runs {

class RunError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace hanaproof::runs
