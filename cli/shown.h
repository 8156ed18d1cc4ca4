// What may be printed, and whether it was.
#pragma once

#include <stdexcept>
#include <string>

namespace hanaproof::cli {

// In single quotes, as one word of a shell.
std::string shell_quoted(const std::string& text);

// What was written did not arrive: "standard output: cannot be written: REASON".
class OutputError : public std::runtime_error {
 public:
  // `error` as errno has it; 0: not known.
  explicit OutputError(int error);
};

// Hands on what is still kept back. Throws OutputError when anything was lost, now or before.
void expect_written();

}  // namespace hanaproof::cli
