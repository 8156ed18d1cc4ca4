// Standard output, of which nothing may be lost without a word.
#pragma once

#include <stdexcept>

namespace hanaproof::cli {

// What was written did not arrive: "standard output: cannot be written: REASON".
class OutputError : public std::runtime_error {
 public:
  // `error` as errno has it; 0: not known.
  explicit OutputError(int error);
};

// Hands on what is still kept back. Throws OutputError when anything was lost, now or before.
void expect_written();

}  // namespace hanaproof::cli
