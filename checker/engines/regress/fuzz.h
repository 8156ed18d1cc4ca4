// The games of one ruleset against somebody who plays it, steered towards rules that few games have
// asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/engines/lockstep/lockstep.h"
#include "checker/engines/regress/attribute.h"
#include "checker/engines/regress/maker.h"

namespace hanaproof::regress {

using lockstep::Failure;
// Who is held against the spec.
using Opponent = games::MakeGame;
using Stop = std::function<bool()>;

class Fuzzer {
 public:
  // The same seed plays the same games as long as the opponent answers alike.
  Fuzzer(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed);

  // One more game, and situations made up after it: the first difference, from the position before
  // the last move. `stop` is asked before every decision.
  std::optional<Failure> game(const Stop& stop);

  const lockstep::Pair& pair() const { return pair_; }
  const rulebook::Ruleset& rules() const { return spec_->rules(); }
  std::uint64_t positions() const { return positions_; }
  std::uint64_t moves() const { return moves_; }  // played on both sides
  // How many games have asked for each topic.
  std::map<std::string, std::uint64_t> games_by_topic() const {
    return maker_->guide().games_by_topic();
  }
  // Where both sides agreed: a few of all, each with the same chance.
  const std::vector<games::Line>& agreements() const { return agreements_; }
  // Valid as long as the fuzzer.
  Trial trial(const games::Line& line) const;

 private:
  using Found = std::optional<Failure>;
  Found play(const Stop& stop);
  Found play(const games::Line& round, const Stop& stop);
  Found make_up(const Stop& stop);
  // Both sides where the line starts.
  Found start(const games::Line& line, lockstep::Held& held);
  // The moves of a position; goes on with the one that is chosen, if any is.
  Found step(lockstep::Held& held, games::Playout::Others others, const games::Move* chosen);
  Found settle(const lockstep::Held& held);
  // What the subject does where it gives up is a difference.
  template <class Play>
  Found guarded(Play play);
  void agree(const games::Line& line);

  std::unique_ptr<spec::Game> spec_;
  std::unique_ptr<games::Game> subject_;
  lockstep::Pair pair_;
  std::unique_ptr<Maker> maker_;
  cards::Dice dice_;
  games::Line here_;  // what is being compared
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t offered_ = 0;
  std::vector<games::Line> agreements_;
};

// What somebody answers along one line, asked once and kept, to hold it against many rules. It
// starts where the line does, whatever it is asked. The game must outlive it.
std::shared_ptr<const games::Game> kept(const games::Game& game, const games::Line& line);

// How many decisions lie between the position that a failure starts from and the difference.
inline int turns_of(const Failure& failure) {
  return static_cast<int>(failure.line.moves.size()) + failure.depth;
}

}  // namespace hanaproof::regress
