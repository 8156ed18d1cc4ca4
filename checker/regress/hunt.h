// Looking for a difference between an engine and the spec: games until there is one, then the least
// situation that shows it, what is at stake in it, and what the engine may be playing by.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/regress/lane.h"

namespace hanaproof::regress {

struct HuntOptions {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;  // at most; 0: any number
  double seconds = 10;      // of games; 0: no limit
  // Whether somebody wants it to end, with what there is.
  Stop interrupted = [] { return false; };
  std::function<void(std::uint64_t games, double seconds)> progress = nullptr;
  // What was wrong with the engine itself since the last time that it was asked; nothing where it
  // speaks the protocol.
  std::function<std::optional<std::string>()> fault = [] { return std::nullopt; };
  // Told when the same questions come many times from now on, and when that is over.
  std::function<void(bool)> repeats = [](bool) {};
};

struct Found {
  AnyFailure failure;  // the least one; it was seen again
  AnyFailure first;    // as it was met
  // The engine fault behind it ("crash: it ended with status 3"); empty: another rule.
  std::string fault = {};
  std::uint64_t game = 0;    // which one, from 1
  double found_after = 0;    // seconds
  double settled_after = 0;  // with shrinking and attribution
  Attribution attribution = {};
};

struct Hunted {
  std::uint64_t games = 0;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;  // played on both sides
  double seconds = 0;       // of games
  bool interrupted = false;
  // Topics, and how many games asked for them.
  std::map<std::string, std::uint64_t> games_by_topic = {};
  // Differences that did not come up again: an engine that does not always say the same.
  std::vector<std::string> passing = {};
  std::optional<Found> found = {};
};

// The rulesets in turn; each outlives the hunt with its edition.
Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options);

}  // namespace hanaproof::regress
