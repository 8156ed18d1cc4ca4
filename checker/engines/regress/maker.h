// Rounds and situations made up so that rules come up that few games have asked for: what only one
// family of games knows of it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "checker/engines/regress/guide.h"
#include "model/games/family.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress {

// Takes down what a corpus may keep, one situation for each decision.
class Recorder {
 public:
  virtual ~Recorder() = default;
  // A deal: what it is opened to.
  virtual games::Position open(const games::Position& laid_out) = 0;
  // The start of a line, each of its moves, and its end.
  virtual void line(const games::Line& line) = 0;
  // A start, and every move that can be made there.
  virtual void every_move(const games::Line& start) = 0;
  // What the spec was asked for since the last time.
  virtual spec::Consulted asked() = 0;
};

// A round, and what the spec is asked for in it.
struct Round {
  games::Line line;
  spec::Consulted asked = {};
};

class Maker {
 public:
  Maker(const rulebook::Ruleset& rules, std::uint64_t seed);
  virtual ~Maker() = default;

  Guide& guide() { return guide_; }
  const Guide& guide() const { return guide_; }

  // Those of one more game, played by the spec.
  virtual std::vector<Round> rounds();
  // What is to be done about the moves of a position that its round does not make.
  virtual games::Playout::Others others(const games::Position& position) = 0;
  // Hands to settle the round with: betting games.
  virtual std::vector<games::Hands> hands(const games::Position&) { return {}; }
  // The rounds were played and asked for these.
  virtual void played(const spec::Consulted& asked) { guide_.played(asked); }
  // Shows situations that play seldom leads to, until `show` has seen enough and says false.
  virtual void make_up(const std::function<bool(const games::Line&)>& /*show*/) {}

  // So many games, and situations made up.
  virtual void record(Recorder& recorder, int games) = 0;
  // What kind of situation it is, for a corpus; `move`: the one made in it, if any.
  virtual std::string kind(bool opens, const games::Position& position, const games::Move* move,
                           const games::Position& next) const = 0;

 protected:
  const spec::Game& spec() const { return *spec_; }
  const games::Family& family() const { return family_; }
  std::uint64_t next_seed() { return seed_++; }
  games::Playout& playout() { return *playout_; }

 private:
  const games::Family& family_;
  std::unique_ptr<spec::Game> spec_;
  // Of the same rules: what dealing asks for is no part of a round.
  std::unique_ptr<spec::Game> dealer_;
  Guide guide_;
  std::uint64_t seed_;
  std::unique_ptr<games::Playout> playout_;  // the last one
};

std::unique_ptr<Maker> maker(const rulebook::Ruleset& rules, std::uint64_t seed);
std::unique_ptr<Maker> capturing_maker(const rulebook::Ruleset& rules, std::uint64_t seed);
std::unique_ptr<Maker> plain_maker(const rulebook::Ruleset& rules, std::uint64_t seed);
std::unique_ptr<Maker> hachi_maker(const rulebook::Ruleset& rules, std::uint64_t seed);

// What the rules of the spec were asked for since it last forgot; it forgets.
spec::Consulted take_asked(const spec::Game& spec);
// Its rules, as all families read them.
const spec::RuleReader& reader(const spec::Game& spec);

}  // namespace hanaproof::regress
