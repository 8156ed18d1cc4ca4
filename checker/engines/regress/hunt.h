// Looking for a difference between an engine and the spec: games until there is one, then the least
// situation that shows it, what is at stake in it, and what the engine may be playing by.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/regress/fuzz.h"

namespace hanaproof::regress {

inline constexpr double kSettleSeconds = 60;

struct Found;

struct HuntOptions {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;  // at most; 0: any number
  double seconds = 10;      // of games; 0: no limit
  // Of shrinking and of looking for the clause together: half of it at most for shrinking. 0: none.
  double settle_seconds = kSettleSeconds;
  // Whether somebody wants it to end, with what there is.
  Stop interrupted = [] { return false; };
  std::function<void(std::uint64_t games, double seconds)> progress = nullptr;
  // What was wrong with the engine itself since the last time that it was asked; nothing where it
  // speaks the protocol.
  std::function<std::optional<std::string>()> fault = [] { return std::nullopt; };
  // Starts the engine anew: what it has in mind is not to decide what comes up a second time.
  std::function<void()> anew = [] {};
  // Told when the same questions come many times from now on, and when that is over.
  std::function<void(bool)> repeats = [](bool) {};
  // Told of what was found before it is shrunk, again when it is shrunk, and when it is settled.
  std::function<void(const Found&)> found = nullptr;
};

struct Found {
  Failure failure;  // the least one
  Failure first;    // as it was met
  // The engine fault behind it ("crash: it ended with status 3"); empty: another rule.
  std::string fault = {};
  // It was seen again in a process of its own; false: it was interrupted before.
  bool confirmed = false;
  std::uint64_t game = 0;    // which one, from 1
  double found_after = 0;    // seconds
  double settled_after = 0;  // with shrinking and attribution
  bool shrunk = false;       // nothing simpler shows it; false: it was not looked for to the end
  Attribution attribution = {};
};

// What came up once and not a second time.
struct Passing {
  Failure failure;
  std::string fault = {};  // as of Found
  std::uint64_t game = 0;
};

enum class Verdict {
  agrees,          // nothing differed in what was compared, and that was all that was to be
  differs,         // in a rule
  engine_fault,    // it does not keep to the protocol, always or now and then
  not_repeatable,  // it differed, and then not: it does not always say the same
  undecided,       // interrupted before its end, or before what was found could come up again
};
std::string_view name(Verdict verdict);

struct Hunted {
  // Until something was found, without what it takes to settle it.
  std::uint64_t games = 0;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;  // played on both sides
  double seconds = 0;
  bool interrupted = false;
  // Topics, and how many games asked for them.
  std::map<std::string, std::uint64_t> games_by_topic = {};
  std::vector<Passing> passing = {};
  std::optional<Found> found = {};

  Verdict verdict() const;
};

// The rulesets in turn; each outlives the hunt with its edition.
Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options);

// ---- A difference that was found, as a file that shows it again ---------------------------------

struct Case {
  std::string edition;
  int players = 2;
  std::string engine;  // the command
  std::uint64_t seed = 1;
  Found found;
};

// A document "hanaproof.regress-case".
std::string to_json(const Case& one);
// Failures, fault and where they are from; what was attributed is found out anew. Throws
// notation::NotationError.
Case case_from_json(std::string_view text);

}  // namespace hanaproof::regress
