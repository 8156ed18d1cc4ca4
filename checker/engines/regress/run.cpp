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

class EntryRun {
 public:
  EntryRun(const Entry& entry, const rulebook::Library& library, const Ask& ask)
      : entry_(entry), library_(library), ask_(ask) {}

  std::vector<Mismatch> run() {
    try {
      if (entry_.opens) {
        compare("next", *entry_.next, position(Do::open));
      } else {
        compare_moves();
        if (entry_.next) compare("next", *entry_.next, position(Do::play));
        if (entry_.score) compare("score", *entry_.score, std::get<games::Score>(ask(Do::score)));
      }
    } catch (const std::exception& error) {
      found_.push_back({0, kFault, "", error.what()});
    }
    return std::move(found_);
  }

 private:
  protocol::Body ask(Do what) const {
    return ask_({.what = what, .position = entry_.position, .move = entry_.move});
  }

  games::Position position(Do what) const { return std::get<games::Position>(ask(what)); }

  template <class Answer>
  void compare(const char* what, const Answer& recorded, const Answer& given) {
    if (same(recorded, given)) return;
    found_.push_back({0, what, text(recorded), text(given)});
  }

  void compare_moves() {
    auto recorded = entry_.moves;
    auto given = std::get<protocol::Moves>(ask(Do::moves)).moves;
    std::ranges::sort(recorded);
    std::ranges::sort(given);
    compare("moves", recorded, given);
  }

  // But for what no later decision can depend on.
  bool same(const games::Position& recorded, const games::Position& given) const {
    if (recorded == given || !std::holds_alternative<notation::HachiPosition>(recorded)) {
      return recorded == given;
    }
    if (given.index() != recorded.index() ||
        games::edition_of(recorded) != games::edition_of(given) ||
        games::rules_of(recorded) != games::rules_of(given)) {
      return false;
    }
    const rulebook::Ruleset rules = rules_of(library_, entry_);
    const games::Family& family = games::family(rules);
    return family.seen(rules, recorded, recorded) == family.seen(rules, given, given);
  }
  template <class Answer>
  bool same(const Answer& recorded, const Answer& given) const {
    return recorded == given;
  }

  const Entry& entry_;
  const rulebook::Library& library_;
  const Ask& ask_;
  std::vector<Mismatch> found_;
};

}  // namespace

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
    std::vector<Mismatch> mismatches;
    try {
      mismatches = EntryRun(entry, library, ask).run();
    } catch (const crosscheck::Interrupted&) {
      result.interrupted = true;
      break;
    }
    ++result.entries;
    for (const std::string& clause : clauses[i]) {
      ClauseResult& of = result.clauses[clause];
      if (mismatches.empty()) {
        ++of.passed;
      } else {
        of.failed.push_back(i + 1);
      }
    }
    for (Mismatch& one : mismatches) {
      one.entry = i + 1;
      result.mismatches.push_back(std::move(one));
    }
  }
  return result;
}

}  // namespace hanaproof::regress
