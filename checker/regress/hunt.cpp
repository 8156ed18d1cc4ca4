#include "checker/regress/hunt.h"

#include <chrono>

namespace hanaproof::regress {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostPassing = 3;
// More differences to hold other rules against: so many, from so many games, in so many seconds.
constexpr std::size_t kMore = 6;
constexpr int kMoreGames = 60;
constexpr double kMoreSeconds = 2;

class Hunt {
 public:
  Hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
       const rulebook::Library& library, const HuntOptions& options)
      : library_(library), options_(options) {
    for (const rulebook::Ruleset& rules : rulesets) {
      lanes_.push_back(lane_of(rules, opponent, options.seed));
    }
  }

  Hunted run() {
    const Stop stop = [this] { return is_time_up(); };
    while (!stop() && !is_enough() && !hunted_.found && hunted_.passing.size() < kMostPassing) {
      Lane& lane = *lanes_[hunted_.games % lanes_.size()];
      ++hunted_.games;
      options_.fault();
      auto failure = lane.game(stop);
      if (options_.progress) options_.progress(hunted_.games, seconds());
      if (failure) settle(lane, std::move(*failure));
    }
    if (hunted_.seconds == 0) hunted_.seconds = seconds();
    hunted_.interrupted = options_.interrupted();
    for (const auto& lane : lanes_) {
      hunted_.positions += lane->positions();
      hunted_.moves += lane->moves();
      for (const auto& [topic, games] : lane->games_by_topic()) {
        hunted_.games_by_topic[topic] += games;
      }
    }
    return std::move(hunted_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }
  bool is_time_up() const {
    return options_.interrupted() || (options_.seconds > 0 && seconds() >= options_.seconds);
  }
  bool is_enough() const { return options_.games > 0 && hunted_.games >= options_.games; }

  void settle(Lane& lane, AnyFailure first) {
    const double found_after = seconds();
    options_.fault();
    auto again = lane.again(first);
    if (!again) {
      const auto& difference = difference_of(first);
      hunted_.passing.push_back(difference.what + ": " + difference.subject);
      return;
    }
    const std::string fault = options_.fault().value_or(std::string());
    hunted_.seconds = found_after;
    // What is wrong with the engine itself may take long to come up each time.
    Found found{fault.empty() ? lane.shrink(*again, options_.interrupted) : lane.nearest(*again),
                first};
    found.fault = fault;
    found.game = hunted_.games;
    found.found_after = found_after;
    if (fault.empty()) attribute_to(lane, found);
    found.settled_after = seconds();
    hunted_.found = std::move(found);
  }

  void attribute_to(Lane& lane, Found& found) {
    const auto agreements = lane.agreements();
    std::vector<Trial> differences = {lane.trial(found.failure), lane.trial(found.first)};
    const double until = seconds() + kMoreSeconds;
    const Stop stop = [&] { return options_.interrupted() || seconds() > until; };
    for (int i = 0; i < kMoreGames && differences.size() < 2 + kMore && !stop(); ++i) {
      if (const auto more = lane.game(stop)) differences.push_back(lane.trial(lane.nearest(*more)));
    }
    auto off = offsets(difference_of(found.failure));
    off.merge(offsets(difference_of(found.first)));
    found.attribution =
        attribute(lane.rules(), library_, differences, agreements, off, options_.interrupted);
  }

  const rulebook::Library& library_;
  const HuntOptions& options_;
  std::vector<std::unique_ptr<Lane>> lanes_;
  Clock::time_point began_ = Clock::now();
  Hunted hunted_;
};

}  // namespace

Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options) {
  return Hunt(rulesets, opponent, library, options).run();
}

}  // namespace hanaproof::regress
