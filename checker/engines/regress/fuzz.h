// The games of one ruleset against somebody who plays it, steered towards rules that few games have
// asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
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

// Topics by the answers that are taken for them, as text: an engine's own, found out so far.
using Answers = std::map<std::string, std::string>;

class Fuzzer {
 public:
  // The same seed plays the same games as long as the opponent answers alike.
  Fuzzer(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed);

  // One more game, and situations made up after it. `report`: told of each difference, from the
  // position before the last move, or from the deal where nothing else can be played; then the game
  // goes on as far as it can. `stop` is asked before every decision.
  using Report = std::function<void(const Failure&)>;
  void game(const Stop& stop, const Report& report);
  // A round that somebody has played: whether it is legal, and what it came to.
  void given(const games::Line& round, const Report& report);
  // Lays out all piles that the rules can tell apart, to be put to somebody who only scores: how
  // many there are.
  std::uint64_t lay_piles();
  // The next of them, in random order; false where there is none.
  bool score_pile(const Report& report);

  // From now on these answers are the rules on our side. Positions go on naming the rules of the
  // edition.
  void play_by(const Answers& answers);
  // What the other side says of these members of positions is known to be its own: from now on they
  // are compared with nothing, so that what they hide shows.
  void set_aside(const std::set<std::string>& members);
  const std::set<std::string>& aside() const { return aside_; }

  const lockstep::Pair& pair() const { return *pair_; }
  // The other side, with these members set aside.
  const games::Game& subject(const std::set<std::string>& aside) const;
  // The rules now; and those of the edition.
  const rulebook::Ruleset& rules() const { return spec_->rules(); }
  const rulebook::Ruleset& edition_rules() const { return edition_rules_; }
  // The edition's with these answers.
  rulebook::Ruleset with(const Answers& answers) const;
  std::uint64_t positions() const { return positions_; }
  std::uint64_t moves() const { return moves_; }  // played on both sides
  // How many games have asked for each topic.
  std::map<std::string, std::uint64_t> games_by_topic() const;
  // Where both sides agreed: a few of all, each with the same chance, and those that are to be
  // remembered.
  std::vector<games::Line> agreements() const;
  void remember(games::Line line) { remembered_.push_back(std::move(line)); }
  // What came up with these members set aside. Valid as long as the fuzzer.
  Trial trial(const games::Line& line, const std::set<std::string>& aside) const;
  Differing differing(const games::Line& line, const std::set<std::string>& aside) const;

 private:
  void play(const Stop& stop);
  void play(const games::Line& round, const Stop& stop);
  void play_own_deal(const Stop& stop);
  void make_up(const Stop& stop);
  // Both sides where the line starts; false where the other side cannot be put there.
  bool start(const games::Line& line, lockstep::Held& held);
  // The moves of a position; goes on with the one that is chosen, if any is. False where the other
  // side does not follow.
  bool step(lockstep::Held& held, games::Playout::Others others, const games::Move* chosen);
  void settle(const lockstep::Held& held);
  // Whether two sides agree in what `compare` compares; else it is reported. What the subject does
  // where it gives up is a difference.
  template <class Compare>
  bool agrees(Compare compare);
  void agree();
  // As the edition names its rules.
  games::Position named(games::Position position) const;

  rulebook::Ruleset edition_rules_;
  std::uint64_t seed_;
  std::unique_ptr<spec::Game> spec_;
  std::unique_ptr<games::Game> subject_;
  std::optional<lockstep::Pair> pair_;
  std::unique_ptr<Maker> maker_;
  cards::Dice dice_;
  const Report* report_ = nullptr;
  games::Line here_;           // what is being compared
  bool moves_differ_ = false;  // there, or it cannot be said
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t offered_ = 0;
  std::uint64_t deals_ = 0;                              // of the subject's own deck
  std::map<std::string, std::uint64_t> games_by_topic_;  // by makers before this one
  std::vector<games::Line> agreements_;
  std::vector<games::Line> remembered_;
  std::vector<cards::CardSet> piles_;  // that are left
  std::set<std::string> aside_;
  mutable std::map<std::set<std::string>, std::unique_ptr<games::Game>> silenced_;
};

// What somebody answers along one line, asked once and kept, to hold it against many rules. It
// starts where the line does, whatever it is asked. The game must outlive it.
std::shared_ptr<const games::Game> kept(const games::Game& game, const games::Line& line);

// How many decisions lie between the position that a failure starts from and the difference.
inline int turns_of(const Failure& failure) {
  return static_cast<int>(failure.line.moves.size()) + failure.depth;
}

}  // namespace hanaproof::regress
