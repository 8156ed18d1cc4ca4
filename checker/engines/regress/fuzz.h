// Random legal games of a capturing edition in lockstep with the spec, steered towards rules that
// few games have asked for.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "checker/engines/crosscheck/compare.h"
#include "checker/engines/regress/guide.h"
#include "checker/engines/regress/probes.h"

namespace hanaproof::regress {

class Fuzzer {
 public:
  // Rules and subject must outlive it.
  Fuzzer(const spec::Rules& rules, const crosscheck::Subject& subject, std::uint64_t seed);

  // One game, and a few made-up positions after it: the first difference. The same seed gives the
  // same games as long as the subject answers alike. `stop` is asked before every decision.
  std::optional<crosscheck::Failure> game(const std::function<bool()>& stop);

  std::uint64_t games() const { return games_; }
  std::uint64_t positions() const { return positions_; }
  std::uint64_t moves() const { return moves_; }  // played on both sides
  const Guide& guide() const { return guide_; }

  // Where both sides agreed: a few of all, spread evenly. As failures without a difference.
  const std::vector<crosscheck::Failure>& agreements() const { return agreements_; }

 private:
  using Found = std::optional<crosscheck::Failure>;
  Found play(const std::function<bool()>& stop);
  Found decide(notation::Position& position, std::unique_ptr<crosscheck::Board>& board,
               std::size_t style);
  Found probe(const notation::Position& start, bool dealt, const std::vector<notation::Move>& line);
  Found probe_all(const std::function<bool()>& stop);
  void agree(crosscheck::Failure where);
  // What the spec was asked for since the last time.
  void note();

  const spec::Rules& rules_;
  const crosscheck::Subject& subject_;
  cards::Dice dice_;
  Guide guide_;
  CallsSeen calls_seen_;
  spec::Consulted asked_;  // in this game
  std::uint64_t games_ = 0;
  std::uint64_t positions_ = 0;
  std::uint64_t moves_ = 0;
  std::uint64_t offered_ = 0;
  std::vector<crosscheck::Failure> agreements_;
};

}  // namespace hanaproof::regress
