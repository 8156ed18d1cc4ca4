#include "solvers/runs/help.h"

#include <algorithm>
#include <chrono>
#include <mutex>
#include <thread>

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

// So long a rank works between two letters, as far as units can be counted out: short against what
// is lost when a job is killed, long against what a letter takes.
constexpr milliseconds kShort{250};
constexpr milliseconds kLong{1000};
constexpr std::uint64_t kMostUnits = 4096;

class Helper {
 public:
  Helper(const Identity& identity, const Work& work) : run_(identity.fingerprint()), work_(work) {}

  // One thread's share.
  void work() {
    Report report{run_, {}, {}, {}, 1};
    while (report.failed.empty()) {
      report.units = units_of(ask(report));
      if (report.units.empty()) return;
      const auto begin = Clock::now();
      try {
        report.result = work_.some(report.units);
      } catch (const std::exception& error) {
        report = {run_, {}, {}, error.what(), 1};
        ask(report);
        return;
      }
      report.wanted = wanted_after(report.wanted, Clock::now() - begin);
    }
  }

  void leave() { ask({run_, {}, {}, {}, 0}); }

 private:
  static std::uint64_t wanted_after(std::uint64_t wanted, Clock::duration taken) {
    if (taken < kShort) return std::min(2 * wanted, kMostUnits);
    return taken > kLong ? std::max<std::uint64_t>(wanted / 2, 1) : wanted;
  }

  std::string ask(const Report& report) {
    const std::scoped_lock lock(mutex_);
    return answer_to(report.to_json());
  }

  std::string run_;
  const Work& work_;
  std::mutex mutex_;
};

}  // namespace

void help(const Identity& identity, int threads, const Work& work) {
  Helper helper(identity, work);
  const auto all = threads > 0 ? static_cast<std::size_t>(threads)
                               : std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
  parallel::for_each_index(all, threads, [&](std::size_t) { helper.work(); });
  helper.leave();
}

}  // namespace hanaproof::runs::detail
