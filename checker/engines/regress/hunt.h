// Looking for all differences between an engine and the spec: games as long as they bring something
// new, and of each kind of difference the least situation that shows it and the answer that the
// engine plays by.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "checker/engines/regress/block.h"
#include "checker/engines/regress/fuzz.h"
#include "checker/engines/regress/signature.h"

namespace hanaproof::regress {

inline constexpr double kSettleSeconds = 60;

// One difference: all situations in which the engine says the same thing otherwise, or that one
// other rule explains.
struct Found {
  Signature signature = {};
  Failure failure = {};  // the least one
  Failure first = {};    // as it was met
  // The engine fault behind it ("crash: it ended with status 3"); empty: another rule.
  std::string fault = {};
  // It was seen again in a process of its own; false: it was interrupted before.
  bool confirmed = false;
  std::uint64_t count = 0;  // situations in which it was met
  std::uint64_t game = 0;   // the first of them, from 1
  double found_after = 0;   // seconds
  bool shrunk = false;      // nothing simpler shows it; false: it was not looked for to the end
  // What the engine may play by; without suspects that convict, no rule expresses it.
  Attribution attribution = {};
  // Other answers of the engine that the least situation was held against besides, where it differs
  // in several things at once.
  Answers beside = {};
  // Members of positions that were compared with nothing then: what the engine says of them no rule
  // expresses, and it was found already.
  std::set<std::string> aside = {};
  std::string unreachable = {};  // why no round leads to the least situation; empty: nothing known

  // The answer that explains it; null where none does.
  const Suspect* rule() const;
};

// What came up once and not a second time.
struct Passing {
  Failure failure;
  std::string fault = {};  // as of Found
  std::uint64_t game = 0;
};

struct Hunted;

struct HuntOptions {
  std::uint64_t seed = 1;
  std::uint64_t games = 0;  // at most; 0: any number
  double seconds = 10;      // of games that bring nothing new; 0: no limit
  // For each of what was found, of shrinking and of looking for its rule. 0: no limit.
  double settle_seconds = kSettleSeconds;
  // What is known already: answers that the engine plays by, and differences that no rule
  // expresses. Neither counts against it.
  Answers accepted_rules = {};
  std::set<Signature> accepted = {};
  // Rounds that are looked at instead of playing any, by their number from 0, as long as there are
  // more.
  std::function<std::optional<games::Line>(std::uint64_t)> given = nullptr;
  // Games that were played before, by the same rulesets and answers, and what they met. No time is
  // taken then, so that what comes out depends on nothing else.
  const Block* before = nullptr;
  // Whether somebody wants it to end, with what there is.
  Stop interrupted = [] { return false; };
  std::function<void(const Hunted& so_far, double seconds)> progress = nullptr;
  // What was wrong with the engine itself since the last time that it was asked; nothing where it
  // speaks the protocol.
  std::function<std::optional<std::string>()> fault = [] { return std::nullopt; };
  // Starts the engine anew: what it has in mind is not to decide what comes up a second time.
  std::function<void()> anew = [] {};
  // Told when the same questions come many times from now on, and when that is over.
  std::function<void(bool)> repeats = [](bool) {};
  // Told whenever something is found, explained or made simpler.
  std::function<void(const Hunted& so_far)> found = nullptr;
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
  std::uint64_t games = 0;
  std::uint64_t positions = 0;
  std::uint64_t moves = 0;  // played on both sides
  double seconds = 0;       // of games, without what it takes to settle what was found
  std::uint64_t piles = 0;  // kinds of piles put to an engine that only scores, of so many
  std::uint64_t all_piles = 0;
  bool interrupted = false;
  // Topics, and how many games asked for them.
  std::map<std::string, std::uint64_t> games_by_topic = {};
  std::vector<Passing> passing = {};
  std::vector<Found> found = {};
  // The answers that together explain all that rules explain; accepted ones too.
  Answers rules = {};
  // Other editions that agree with the engine everywhere, where it differs from this one.
  std::vector<std::string> editions = {};

  Verdict verdict() const;
};

// The rulesets in turn; each outlives the hunt with its edition.
Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options);

// ---- Differences that were found, as a file that shows them again -------------------------------

struct Saved {
  std::string edition;
  std::string engine;  // the command
  std::uint64_t seed = 1;
  std::vector<Found> found = {};
};

// A document "hanaproof.regress-case".
std::string to_json(const Saved& saved);
std::string case_schema();
// Failures, faults and rules. Throws notation::NotationError.
Saved saved_from_json(std::string_view text);

}  // namespace hanaproof::regress
