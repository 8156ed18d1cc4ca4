// Rounds and situations made up so that rules come up that few games have asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "checker/engines/regress/guide.h"
#include "checker/engines/regress/probes.h"
#include "checker/situations/corpus.h"
#include "model/games/family.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress {

// Takes down what a corpus may keep, one situation for each decision.
class Recorder {
 public:
  virtual ~Recorder() = default;
  // The start of a line, each of its moves, and its end.
  virtual void line(const games::Line& line) = 0;
  // A start, and every move that can be made there.
  virtual void every_move(const games::Line& start) = 0;
  // What the spec was asked for since the last time.
  virtual spec::Consulted asked() = 0;
};

using checker::Round;

class Maker {
 public:
  Maker(const rulebook::Ruleset& rules, std::uint64_t seed);
  Maker(const Maker&) = delete;

  Guide& guide() { return guide_; }

  // Those of one more game, played by the spec. Of games in which cards are captured they are dealt
  // and played in a style that is likely to ask for what few games have, and so many decisions in a
  // hundred go there.
  static constexpr int kSteered = 50;
  std::vector<Round> rounds(int steered = kSteered);
  // What is to be done about the moves of a position that its round does not make.
  games::Playout::Others others(const games::Position& position);
  // Hands to settle the last game's round with: betting games.
  std::vector<games::Hands> hands(const games::Position& over) { return playout_->hands(over); }
  // The rounds were played and asked for these.
  void played(const spec::Consulted& asked) { guide_.played(style_, asked); }
  // Shows situations that play seldom leads to, until `show` has seen enough and says false.
  void make_up(const std::function<bool(const games::Line&)>& show);

  // So many games, and situations made up.
  void record(Recorder& recorder, int games);
  // What kind of situation it is, for a corpus; `move`: the one made in it, if any.
  std::string kind(bool opens, const games::Position& position, const games::Move* move,
                   const games::Position& next) const;

 private:
  // Situations of one kind.
  struct Idea {
    int after_each_game;
    int games;  // in a corpus there is one for so many games
    std::function<std::optional<games::Line>()> make;
  };
  std::vector<Idea> ideas();
  std::unique_ptr<games::Playout> next_playout(int steered);

  const games::Family& family_;
  std::unique_ptr<spec::Game> spec_;
  // Of the same rules: what dealing asks for is no part of a round.
  std::unique_ptr<spec::Game> dealer_;
  const bool added_;  // of a family that is not built in
  Guide guide_;
  std::uint64_t seed_;
  cards::Dice dice_;
  std::size_t style_ = 0;                    // of the last game
  std::unique_ptr<games::Playout> playout_;  // the last one
  CallsSeen calls_seen_;
  std::vector<Idea> ideas_;
};

// What the rules of the spec were asked for since it last forgot; it forgets.
spec::Consulted take_asked(const spec::Game& spec);
// Its rules, as all families read them.
const spec::RuleReader& reader(const spec::Game& spec);

}  // namespace hanaproof::regress
