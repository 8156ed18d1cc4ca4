#include "checker/measures/impact/shares.h"

#include <utility>

namespace hanaproof::impact {

using checker::Share;
using statistics::Sample;

Share counted_share(const Sample& all, std::string of) {
  Share share{
      .of = std::move(of), .hits = std::to_string(all.hits), .all = std::to_string(all.rounds)};
  if (all.most > 0) {
    share.most_points = all.most;
    share.mean_points = all.points().mean();
  }
  return share;
}

Share sampled_share(const Sample& sample, std::string of, std::string policy, std::uint64_t seed) {
  Share share = counted_share(sample, std::move(of));
  share.basis = checker::Basis::simulated;
  share.policy = std::move(policy);
  share.seed = seed;
  const statistics::Interval interval = sample.interval();
  share.low = interval.low;
  share.high = interval.high;
  if (sample.most == 0) return share;
  share.parted = sample.parted;
  if (const auto of_mean = sample.points().interval()) {
    share.mean_low = of_mean->low;
    share.mean_high = of_mean->high;
  }
  return share;
}

}  // namespace hanaproof::impact
