// Games in blocks that do not depend on one another: for threads and for long runs. What they met
// is settled by one hunt after them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checker/engines/regress/fuzz.h"
#include "checker/engines/regress/signature.h"

namespace hanaproof::regress {

// Of one kind of difference so many situations are kept.
inline constexpr std::size_t kExamples = 32;
// An engine that fails so often in one way is asked no more, in a block or a hunt.
inline constexpr std::uint64_t kMostFaults = 5;

// What an engine did beside answering.
struct EngineAccount {
  struct Fault {
    std::uint64_t times = 0;
    std::uint64_t block = 0;  // that saw the last one
    std::string last = {};
  };
  std::uint64_t requests = 0;
  std::uint64_t restarts = 0;
  std::map<std::string, Fault> faults = {};  // by name
  std::map<std::string, std::uint64_t> unsupported = {};

  void merge(const EngineAccount& other);
};

// A difference as a game met it.
struct Met {
  std::uint64_t game = 0;  // from 1
  std::size_t ruleset = 0;
  Failure failure = {};
  std::string fault = {};  // of the engine
};

// What blocks came to: a result of a long run.
struct Block {
  struct Kind {
    std::uint64_t count = 0;
    std::vector<Met> first = {};  // by game, some only
  };
  // A ruleset, and a number by chance: those with the least ones are kept.
  using Place = std::pair<std::size_t, std::uint64_t>;

  std::uint64_t games = 0;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;
  std::map<std::string, std::uint64_t> games_by_topic = {};
  std::map<Signature, Kind> kinds = {};
  std::map<Place, games::Line> agreed = {};
  EngineAccount engine = {};

  void merge(const Block& other);
  std::string to_json() const;
  // Throws notation::NotationError.
  static Block from_json(std::string_view text);
};

// Whoever plays one block, and nothing else before it.
struct BlockPlayer {
  Opponent opponent;
  // What was wrong with it since the last time that it was asked.
  std::function<std::optional<std::string>()> fault;
};

class BlockPlan {
 public:
  // The rulesets in turn; all must outlive it.
  BlockPlan(const std::vector<rulebook::Ruleset>& rulesets, std::uint64_t seed, std::uint64_t games,
            const Answers& accepted)
      : rulesets_(rulesets), seed_(seed), games_(games), accepted_(accepted) {}

  // For the identity of a run, without what is known of the engine.
  std::map<std::string, std::string> parameters() const;
  std::uint64_t units() const { return (games_ + kGames - 1) / kGames; }
  // The same whoever runs it, as far as the engine answers alike.
  Block run(std::uint64_t unit, const BlockPlayer& player) const;

 private:
  static constexpr std::uint64_t kGames = 100;

  const std::vector<rulebook::Ruleset>& rulesets_;
  std::uint64_t seed_;
  std::uint64_t games_;
  const Answers& accepted_;
};

}  // namespace hanaproof::regress
