// Independent pieces of work, done by as many threads as asked for.
#pragma once

#include <cstddef>
#include <functional>

namespace hanaproof::parallel {

enum class Engine {
  tbb,      // oneTBB's scheduler
  threads,  // plain std::jthread: what the thread sanitizer understands
};

// tbb, but `threads` in a build with the thread sanitizer.
Engine default_engine();

// 0: as many as the machine has.
std::size_t thread_count(int threads);

// Calls `work(i)` once for each i in 0..count-1, in no particular order, and returns when all are
// done. `threads` 0: as many as the machine has. The first exception (by index) is thrown again.
void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work,
                    Engine engine = default_engine());

}  // namespace hanaproof::parallel
