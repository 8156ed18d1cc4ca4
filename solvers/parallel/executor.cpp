#include "solvers/parallel/executor.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

namespace hanaproof::parallel {

std::size_t thread_count(int threads) {
  const unsigned machine = std::thread::hardware_concurrency();
  if (threads > 0) return static_cast<std::size_t>(threads);
  return machine > 0 ? machine : 1;
}

namespace {

void run_tbb(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& work) {
  // More than the machine has are given too when they are asked for.
  const tbb::global_control allowed(tbb::global_control::max_allowed_parallelism,
                                    std::max(threads, thread_count(0)));
  tbb::task_arena arena(static_cast<int>(threads));
  arena.execute([&] {
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, count, 1),
        [&](const tbb::blocked_range<std::size_t>& range) {
          for (std::size_t i = range.begin(); i != range.end(); ++i) work(i);
        },
        tbb::simple_partitioner());
  });
}

void run_threads(std::size_t count, std::size_t threads,
                 const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next = 0;
  std::vector<std::jthread> pool;
  for (std::size_t t = 0; t < threads; ++t) {
    pool.emplace_back([&] {
      for (std::size_t i = next++; i < count; i = next++) work(i);
    });
  }
}

}  // namespace

Engine default_engine() {
#ifdef __SANITIZE_THREAD__
  return Engine::threads;
#else
  return Engine::tbb;
#endif
}

void for_each_index(std::size_t count, int threads, const std::function<void(std::size_t)>& work,
                    Engine engine) {
  std::vector<std::exception_ptr> failures(count);
  const auto guarded = [&](std::size_t i) {
    try {
      work(i);
    } catch (...) {
      failures[i] = std::current_exception();
    }
  };
  (engine == Engine::tbb ? run_tbb : run_threads)(count, thread_count(threads), guarded);
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
}

}  // namespace hanaproof::parallel
