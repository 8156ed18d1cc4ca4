// What programs that a test or a benchmark has started have used of the processors: other work on
// the machine hardly changes it.
#pragma once

#include <sys/resource.h>

namespace hanaproof::testing {

// Seconds of all programs that have ended.
inline double processor_seconds() {
  rusage used{};
  getrusage(RUSAGE_CHILDREN, &used);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(used.ru_utime) + seconds(used.ru_stime);
}

}  // namespace hanaproof::testing
