// Hachi-Hachi played against an engine, steered towards rules that few games have asked for.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "checker/regress/lane.h"

namespace hanaproof::regress {

// How many games have asked for each topic; of Hachi-Hachi, whose rules include those of capturing.
class HachiGuide {
 public:
  // `rules` must outlive it.
  explicit HachiGuide(const hachi::Rules& rules);

  // How much a run gains by asking for these topics: more for those that few games have asked for.
  double worth(const std::vector<std::string>& asked) const;
  void played(const std::vector<std::string>& asked);
  // Topics with an effect within a match.
  const std::map<std::string, std::uint64_t>& games_by_topic() const { return games_; }

 private:
  std::map<std::string, std::uint64_t> games_;
};

// The subject is whoever is held against the spec; the lane keeps it.
std::unique_ptr<Lane> hachi_lane(const rulebook::Ruleset& rules,
                                 std::unique_ptr<crosscheck::HachiSubject> subject,
                                 std::uint64_t seed);

}  // namespace hanaproof::regress
