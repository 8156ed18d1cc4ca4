#include "checker/engines/regress/corpus.h"

#include <algorithm>
#include <exception>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/crosscheck/interrupted.h"
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
  if (expected == given || !std::holds_alternative<notation::HachiPosition>(expected)) {
    return expected == given;
  }
  if (given.index() != expected.index() ||
      games::edition_of(expected) != games::edition_of(given) ||
      games::rules_of(expected) != games::rules_of(given)) {
    return false;
  }
  const games::Family& family = games::family(rules);
  return family.seen(rules, expected, expected) == family.seen(rules, given, given);
}
template <class Answer>
bool same(const rulebook::Ruleset&, const Answer& expected, const Answer& given) {
  return expected == given;
}

}  // namespace

Replies replies(const Entry& entry, const Ask& ask) {
  Replies told;
  const auto body = [&](Do what) {
    return ask({.what = what, .position = entry.position, .move = entry.move});
  };
  try {
    if (entry.opens) {
      told.next = std::get<games::Position>(body(Do::open));
      return told;
    }
    told.moves = std::get<protocol::Moves>(body(Do::moves)).moves;
    std::ranges::sort(*told.moves);
    if (entry.next) told.next = std::get<games::Position>(body(Do::play));
    if (entry.score) told.score = std::get<games::Score>(body(Do::score));
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
  const auto compare = [&](const char* what, const auto& one, const auto& other) {
    if (!one || !other || same(rules, *one, *other)) return;
    found.push_back({0, what, text(*one), text(*other)});
  };
  compare("moves", expected.moves, given.moves);
  compare("next", expected.next, given.next);
  compare("score", expected.score, given.score);
  if (!given.fault.empty()) found.push_back({0, kFault, "", given.fault});
  return found;
}

CorpusRun run(const Corpus& corpus, const rulebook::Library& library, const Ask& ask, bool opens,
              const std::vector<int>& players,
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
      given = replies(entry, ask);
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
