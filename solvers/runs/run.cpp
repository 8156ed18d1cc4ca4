#include "solvers/runs/run.h"

#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

#include "solvers/parallel/executor.h"
#include "solvers/runs/help.h"
#include "solvers/runs/letters.h"
#include "solvers/runs/ranks.h"
#include "solvers/runs/run_error.h"

namespace hanaproof::runs::detail {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point then) {
  return std::chrono::duration<double>(Clock::now() - then).count();
}

class Runner {
 public:
  Runner(Checkpoint& checkpoint, const Options& options, const Work& work)
      : checkpoint_(checkpoint), options_(options), work_(work) {}

  void run(int helpers) {
    done_before_ = checkpoint_.done.size();
    std::exception_ptr failure;
    std::jthread serving;
    if (helpers > 0) serving = std::jthread([&] { serve(helpers); });
    try {
      // There may be more units than can be listed.
      const std::size_t workers = parallel::thread_count(options_.threads);
      parallel::for_each_index(workers, options_.threads, [&](std::size_t) {
        while (const auto unit = next_one()) one(*unit);
      });
    } catch (...) {
      failure = std::current_exception();
    }
    if (serving.joinable()) serving.join();
    store();
    if (failure) std::rethrow_exception(failure);
    if (elsewhere_) std::rethrow_exception(elsewhere_);
  }

 private:
  // So long until the next look for letters, if none was there.
  static constexpr std::chrono::milliseconds kPause{1};

  // The next units that nobody has begun, under the lock; none: there are no more.
  std::vector<std::uint64_t> next(std::uint64_t wanted) {
    std::vector<std::uint64_t> units;
    for (; units.size() < wanted && next_ < checkpoint_.units() && !stopping(); ++next_) {
      if (!checkpoint_.done.contains(next_)) units.push_back(next_);
    }
    return units;
  }

  std::optional<std::uint64_t> next_one() {
    const std::scoped_lock lock(mutex_);
    const auto units = next(1);
    return units.empty() ? std::nullopt : std::optional(units.front());
  }

  // Answers the other ranks until all have left.
  void serve(int helpers) {
    while (helpers > 0) {
      const auto letter = next_letter();
      if (!letter) {
        std::this_thread::sleep_for(kPause);
        continue;
      }
      const std::scoped_lock lock(mutex_);
      const Report report = Report::from_json(letter->text);
      try {
        take(report);
      } catch (...) {
        if (!elsewhere_) elsewhere_ = std::current_exception();
        failed_ = true;
      }
      if (report.wanted == 0) --helpers;
      answer(letter->from, units_text(next(report.wanted)));
    }
  }

  void take(const Report& report) {
    if (!report.failed.empty()) throw RunError(report.failed);
    if (report.run != checkpoint_.identity.fingerprint()) {
      throw RunError("one of the processes has another version, other editions or arguments");
    }
    if (report.units.empty()) return;
    work_.enter(report.result);
    for (const std::uint64_t unit : report.units) checkpoint_.done.insert(unit);
    entered();
  }

  bool stopping() const {
    if (failed_) return true;
    if (options_.interrupted && *options_.interrupted) return true;
    return options_.seconds > 0 && seconds_since(start_) >= options_.seconds;
  }

  void one(std::uint64_t unit) {
    std::function<void()> enter;
    try {
      enter = work_.one(unit);
    } catch (...) {
      failed_ = true;
      throw;
    }
    const std::scoped_lock lock(mutex_);
    enter();
    checkpoint_.done.insert(unit);
    entered();
  }

  // More is done than before.
  void entered() {
    if (seconds_since(stored_) >= options_.store_every) store();
    report();
  }

  void store() {
    checkpoint_.result = work_.result();
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
  const Work& work_;
  const Clock::time_point start_ = Clock::now();
  Clock::time_point stored_ = start_;
  std::uint64_t done_before_ = 0;
  std::uint64_t next_ = 0;        // all before it are begun or done
  std::exception_ptr elsewhere_;  // what failed in another process, or about its results
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
};

}  // namespace

void run_units(Checkpoint& checkpoint, const Options& options, const Work& work) {
  const Rank rank = options.together ? this_rank() : Rank{};
  if (!rank.is_first()) return help(checkpoint.identity, options.threads, work);
  Runner(checkpoint, options, work).run(rank.of - 1);
}

}  // namespace hanaproof::runs::detail
