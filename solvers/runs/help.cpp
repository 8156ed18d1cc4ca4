#include "solvers/runs/help.h"

#include <algorithm>
#include <chrono>
#include <mutex>

#include "solvers/parallel/executor.h"
#include "solvers/runs/letters.h"
#include "solvers/runs/ranks.h"

namespace hanaproof::runs {

void tell_failure(const std::string& what) { tell_first(Report{{}, {}, {}, what, 0}.to_json()); }

}  // namespace hanaproof::runs

namespace hanaproof::runs::detail {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// So long a thread works at most between two letters, as far as units can be counted out: short
// against what is lost when a job is killed, long against what a letter takes, and long enough that
// the first rank gets no more than 500 letters a second from all threads together.
constexpr milliseconds kLeast{1000};
constexpr milliseconds kOfEachThread{2};
constexpr std::uint64_t kMostUnits = 4096;

class Helper {
 public:
  Helper(const Identity& identity, const Work& work, std::size_t threads)
      : run_(identity.fingerprint()),
        work_(work),
        longest_(std::max(kLeast, kOfEachThread * static_cast<int>(threads) * this_rank().of)) {}

  // One thread's share.
  void work() {
    Report report{run_, {}, {}, {}, 1};
    while (true) {
      report.units = units_of(ask(report));
      if (report.units.empty()) return;
      const auto begin = Clock::now();
      try {
        report.result = work_.some(report.units);
      } catch (const std::exception& error) {
        ask({run_, {}, {}, error.what(), 1});
        return;
      }
      report.wanted = wanted_after(report.wanted, Clock::now() - begin);
    }
  }

  void leave() { ask({run_, {}, {}, {}, 0}); }

 private:
  std::uint64_t wanted_after(std::uint64_t wanted, Clock::duration taken) const {
    if (4 * taken < longest_) return std::min(2 * wanted, kMostUnits);
    return taken > longest_ ? std::max<std::uint64_t>(wanted / 2, 1) : wanted;
  }

  std::string ask(const Report& report) {
    const std::scoped_lock lock(mutex_);
    return answer_to(report.to_json());
  }

  std::string run_;
  const Work& work_;
  milliseconds longest_;
  std::mutex mutex_;
};

}  // namespace

void help(const Identity& identity, int threads, const Work& work) {
  const std::size_t all = parallel::thread_count(threads);
  Helper helper(identity, work, all);
  parallel::for_each_index(all, threads, [&](std::size_t) { helper.work(); });
  helper.leave();
}

}  // namespace hanaproof::runs::detail
