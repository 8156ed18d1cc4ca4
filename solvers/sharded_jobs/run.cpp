#include "solvers/sharded_jobs/run.h"

#include <chrono>
#include <exception>
#include <mutex>

#include "solvers/parallel/executor.h"

namespace hanaproof::sharded_jobs::detail {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point then) {
  return std::chrono::duration<double>(Clock::now() - then).count();
}

class Runner {
 public:
  Runner(Checkpoint& checkpoint, const Options& options,
         const std::function<std::function<void()>(std::uint64_t)>& work,
         const std::function<std::string()>& result)
      : checkpoint_(checkpoint), options_(options), work_(work), result_(result) {}

  void run() {
    std::vector<std::uint64_t> pending;
    for (std::uint64_t k = 0; k < checkpoint_.units(); ++k) {
      if (!checkpoint_.done.contains(k)) pending.push_back(k);
    }
    done_before_ = checkpoint_.done.size();
    std::exception_ptr failure;
    try {
      parallel::for_each_index(pending.size(), options_.threads,
                               [&](std::size_t i) { one(pending[i]); });
    } catch (...) {
      failure = std::current_exception();
    }
    store();
    if (failure) std::rethrow_exception(failure);
  }

 private:
  bool stopping() const {
    if (failed_) return true;
    if (options_.interrupted && *options_.interrupted) return true;
    return options_.seconds > 0 && seconds_since(start_) >= options_.seconds;
  }

  void one(std::uint64_t k) {
    if (stopping()) return;
    std::function<void()> enter;
    try {
      enter = work_(checkpoint_.shard.unit(k));
    } catch (...) {
      failed_ = true;
      throw;
    }
    const std::scoped_lock lock(mutex_);
    enter();
    checkpoint_.done.insert(k);
    if (seconds_since(stored_) >= options_.store_every) store();
    report();
  }

  void store() {
    checkpoint_.result = result_();
    if (options_.store) options_.store(checkpoint_.to_json());
    stored_ = Clock::now();
  }

  void report() const {
    if (!options_.progress) return;
    const std::uint64_t done = checkpoint_.done.size();
    const double passed = seconds_since(start_);
    Progress progress{done, checkpoint_.units()};
    if (passed > 0) progress.per_second = static_cast<double>(done - done_before_) / passed;
    if (progress.per_second > 0) {
      progress.seconds_left = static_cast<double>(progress.all - done) / progress.per_second;
    }
    options_.progress(progress);
  }

  Checkpoint& checkpoint_;
  const Options& options_;
  const std::function<std::function<void()>(std::uint64_t)>& work_;
  const std::function<std::string()>& result_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point stored_ = start_;
  std::uint64_t done_before_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
};

}  // namespace

void run_units(Checkpoint& checkpoint, const Options& options,
               const std::function<std::function<void()>(std::uint64_t)>& work,
               const std::function<std::string()>& result) {
  Runner(checkpoint, options, work, result).run();
}

}  // namespace hanaproof::sharded_jobs::detail
