// Many rounds under one ruleset, indexed by the rules that were asked for in them.
#pragma once

#include <string>
#include <vector>

#include "checker/situations/playout.h"
#include "model/spec/games/game.h"

namespace hanaproof::checker {

class Corpus {
 public:
  // Plays `rounds` rounds, the styles in turn.
  Corpus(const rulebook::Ruleset& ruleset, int rounds);

  const std::vector<Playout>& playouts() const { return playouts_; }

  // A decision (or, past the last move, the end of a round) at which a rule was asked for.
  struct Hit {
    const Playout* playout;
    std::size_t ply;
  };
  // The earliest decision of each round at which the topic was asked for, those after the fewest
  // plies first, at most `most`.
  std::vector<Hit> decisions(const std::string& topic, std::size_t most) const;
  // The rounds in which the topic was asked for at all, the shortest first, at most `most`.
  std::vector<Hit> rounds(const std::string& topic, std::size_t most) const;

 private:
  // Where each round asked for the topic first.
  std::vector<Hit> hits(const std::string& topic) const;

  spec::Rules rules_;
  std::vector<Playout> playouts_;
};

// A round, and the rules that the spec is asked for in it.
struct Round {
  games::Line line;
  spec::Consulted asked = {};
};

// Rounds of Hachi-Hachi: whole matches, in many styles of deal and play, and ends of rounds with
// piles that seldom come about.
class HachiCorpus {
 public:
  // The same numbers, the same rounds.
  HachiCorpus(const rulebook::Ruleset& rules, int matches, int ends);

  const std::vector<Round>& rounds() const { return rounds_; }
  // Whether a round has asked for the topic.
  bool asked(const Round& round, const std::string& topic) const {
    return spec_->asked().is_in(round.asked, topic);
  }
  // Whether any has.
  bool asked(const std::string& topic) const;

 private:
  std::unique_ptr<spec::HachiGame> spec_;
  std::vector<Round> rounds_;
};

}  // namespace hanaproof::checker
