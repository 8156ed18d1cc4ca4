// The games of one ruleset, whatever the family: played, shrunk, and tried under other rules.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/crosscheck/bet_failure_json.h"
#include "checker/engines/crosscheck/plan.h"
#include "checker/engines/regress/attribute.h"
#include "checker/engines/regress/least.h"

namespace hanaproof::regress {

using crosscheck::AnyFailure;
using Stop = std::function<bool()>;

// Who is held against the spec.
struct Opponent {
  crosscheck::MakeSubject make;
  crosscheck::MakeBetSubject make_bets;
  crosscheck::MakeHachiSubject make_hachi = {};
};

class Lane {
 public:
  virtual ~Lane() = default;

  // One more game: the first difference.
  virtual std::optional<AnyFailure> game(const Stop& stop) = 0;
  // Whether it still comes up.
  virtual std::optional<AnyFailure> again(const AnyFailure& failure) = 0;
  virtual Least<AnyFailure> shrink(const AnyFailure& failure, const Stop& stop) = 0;
  // The same from as near as can be, without making it any simpler.
  virtual AnyFailure nearest(const AnyFailure& failure) = 0;
  // Valid as long as the lane.
  virtual Trial trial(const AnyFailure& failure) const = 0;
  // Trials of where both sides agreed.
  virtual std::vector<Trial> agreements() const = 0;

  virtual const rulebook::Ruleset& rules() const = 0;
  virtual std::uint64_t games() const = 0;
  virtual std::uint64_t positions() const = 0;
  virtual std::uint64_t moves() const = 0;
  // How many games have asked for each topic.
  virtual std::map<std::string, std::uint64_t> games_by_topic() const = 0;
};

// The opponent must outlive the lane.
std::unique_ptr<Lane> lane_of(const rulebook::Ruleset& rules, const Opponent& opponent,
                              std::uint64_t seed);

const crosscheck::Difference& difference_of(const AnyFailure& failure);
int players_of(const AnyFailure& failure);
// How many decisions lie between the position that a failure starts from and the difference. A
// round of bets starts from the position before its last bet.
int turns_of(const AnyFailure& failure);
// As the cross-check writes it.
using crosscheck::to_json;

}  // namespace hanaproof::regress
