#include "checker/engines/regress/corpus.h"

#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/lockstep/lockstep.h"
#include "checker/engines/protocol/books.h"
#include "checker/games/registry.h"

namespace hanaproof::regress {

using protocol::Do;

namespace {

std::string text(const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(words, " "));
}

std::string text(const games::Score& score) {
  std::string line = protocol::to_json(protocol::Reply{0, score});
  constexpr std::string_view kId = R"("id":0,)";
  line.erase(1, kId.size());
  return line;
}

std::string text(const games::Position& position) { return games::to_json(position); }

// But for what no later decision can depend on.
bool same(const rulebook::Ruleset& rules, const games::Position& expected,
          const games::Position& given) {
  if (expected == given) return true;
  if (given.index() != expected.index() ||
      games::edition_of(expected) != games::edition_of(given) ||
      games::rules_of(expected) != games::rules_of(given)) {
    return false;
  }
  const games::Family& family = games::family(rules);
  return lockstep::compared(family, rules, expected, given) ==
         lockstep::compared(family, rules, given, given);
}
template <class Answer>
bool same(const rulebook::Ruleset&, const Answer& expected, const Answer& given) {
  return expected == given;
}

}  // namespace

Replies replies(const Entry& entry, const Ask& ask, const games::Tells& tells) {
  Replies told{.silent = tells.silent};
  // What is not done is no answer.
  const auto body = [&](Do what) -> std::optional<protocol::Body> {
    try {
      return ask({.what = what, .position = entry.position, .move = entry.move});
    } catch (const games::Untold&) {
      return std::nullopt;
    }
  };
  try {
    if (entry.opens) {
      if (const auto next = body(Do::open)) told.next = std::get<games::Position>(*next);
      return told;
    }
    if (const auto moves = tells.moves ? body(Do::moves) : std::nullopt) {
      told.moves = std::get<protocol::Moves>(*moves).moves;
      std::ranges::sort(*told.moves);
    }
    if (const auto next = entry.next && tells.positions ? body(Do::play) : std::nullopt) {
      told.next = std::get<games::Position>(*next);
    }
    if (const auto score = entry.score && tells.scores ? body(Do::score) : std::nullopt) {
      told.score = std::get<games::Score>(*score);
    }
  } catch (const std::exception& error) {
    told.fault = error.what();
  }
  return told;
}

Replies recorded(const Entry& entry) {
  Replies said{.next = entry.next, .score = entry.score};
  if (entry.opens) return said;
  said.moves = entry.moves;
  std::ranges::sort(*said.moves);
  return said;
}

std::vector<Mismatch> mismatches(const rulebook::Ruleset& rules, const Replies& expected,
                                 const Replies& given) {
  std::vector<Mismatch> found;
  Replies told = given;
  if (told.next && expected.next) protocol::keep(given.silent, *expected.next, *told.next);
  if (told.score && expected.score) protocol::keep(given.silent, *expected.score, *told.score);
  const auto compare = [&](const char* what, const auto& one, const auto& other) {
    if (!one || !other || same(rules, *one, *other)) return;
    found.push_back({0, what, text(*one), text(*other)});
  };
  if (!given.silent.contains("moves")) compare("moves", expected.moves, told.moves);
  compare("next", expected.next, told.next);
  compare("score", expected.score, told.score);
  if (!given.fault.empty()) found.push_back({0, kFault, "", given.fault});
  return found;
}

CorpusRun run(const Corpus& corpus, const rulebook::Library& library, const Ask& ask, bool opens,
              const std::vector<int>& players, const games::Tells& tells,
              const std::function<void(std::size_t, std::size_t)>& progress) {
  // What cannot be said of an entry is said before the engine is asked anything.
  std::vector<std::set<std::string>> clauses;
  for (std::size_t i = 0; i < corpus.entries.size(); ++i) {
    clauses.push_back(clauses_of(library, corpus, i));
  }
  CorpusRun result;
  for (std::size_t i = 0; i < corpus.entries.size(); ++i) {
    if (progress) progress(i, corpus.entries.size());
    const Entry& entry = corpus.entries[i];
    const int number = games::players_of(entry.position);
    if (!players.empty() && std::ranges::find(players, number) == players.end()) {
      ++result.other_players;
      continue;
    }
    if (entry.opens && !opens) {
      ++result.skipped;
      continue;
    }
    Replies given;
    try {
      given = replies(entry, ask, tells);
    } catch (const crosscheck::Interrupted&) {
      result.interrupted = true;
      break;
    }
    auto found = mismatches(rules_of(library, entry), recorded(entry), given);
    result.replies.emplace(i + 1, std::move(given));
    ++result.entries;
    for (const std::string& clause : clauses[i]) {
      ClauseResult& of = result.clauses[clause];
      if (found.empty()) {
        ++of.passed;
      } else {
        of.failed.push_back(i + 1);
      }
    }
    for (Mismatch& one : found) {
      one.entry = i + 1;
      result.mismatches.push_back(std::move(one));
    }
  }
  return result;
}

}  // namespace hanaproof::regress
