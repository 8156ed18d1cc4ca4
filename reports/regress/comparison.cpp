#include "reports/regress/comparison.h"

#include <utility>

#include <fmt/format.h>

#include "reports/regress/account.h"
#include "reports/wording.h"

namespace hanaproof::reports {

using regress::Found;
using regress::Hunted;

namespace {

std::string sum(std::uint64_t number, std::string_view noun) {
  return counted(static_cast<std::size_t>(number), noun);
}

Comparison compared(Comparison all) {
  if (all.hunted.interrupted) {
    all.notes.emplace_back("It was interrupted: there may be more differences");
  }
  return all;
}

}  // namespace

std::set<std::string> Comparison::clauses_of(std::size_t number) const {
  const regress::Suspect* rule = hunted.found.at(number).rule();
  if (number < clauses.size()) return clauses[number];
  return rule && !rule->clause.empty() ? std::set{rule->clause} : std::set<std::string>();
}

Comparison of_games(const Hunted& hunted, const std::string& edition, const std::string& engine,
                    std::vector<std::string> notes) {
  std::vector<std::string> sums = {sum(hunted.games, "game"),
                                   sum(hunted.positions, "position") + " compared",
                                   sum(hunted.moves, "move") + " on both sides"};
  if (hunted.all_piles > 0) {
    sums = {fmt::format("{} of {} kinds of piles scored", hunted.piles, hunted.all_piles)};
  }
  return compared({.name = engine,
                   .edition = edition,
                   .command = "fuzz",
                   .sums = std::move(sums),
                   .notes = std::move(notes),
                   .hunted = hunted});
}

Comparison of_log(const Hunted& hunted, const std::string& edition, const std::string& file,
                  std::vector<std::string> notes) {
  return compared({.who = kLog,
                   .name = file,
                   .edition = edition,
                   .command = "log",
                   .takes_rules = "log",
                   .sums = {sum(hunted.games, "game"), sum(hunted.moves, "move")},
                   .notes = std::move(notes),
                   .hunted = hunted});
}

Comparison of_corpus(const regress::Corpus& corpus, const regress::CorpusRun& run,
                     const regress::CorpusVerdict& verdict, const rulebook::Library& library,
                     const std::string& engine, std::vector<std::string> notes) {
  auto [hunted, clauses] = regress::found_in(corpus, run, verdict, library);
  return compared(
      {.name = engine,
       .edition = corpus.edition,
       .command = "run",
       .place = "entry",
       .sums = {fmt::format("{} of {} entries put to it", run.entries, corpus.entries.size())},
       .notes = std::move(notes),
       .hunted = std::move(hunted),
       .clauses = std::move(clauses)});
}

Comparison of_saved(const regress::Saved& saved, const std::vector<Found>& still,
                    const std::vector<Found>& gone, const std::string& engine) {
  Comparison all{.name = engine,
                 .edition = saved.edition,
                 .command = "run",
                 .sums = {sum(saved.found.size(), "saved difference") + " put to it"}};
  all.hunted.positions = saved.found.size();
  all.hunted.found = still;
  for (const Found& found : still) {
    if (const regress::Suspect* rule = found.rule()) all.hunted.rules[rule->topic] = rule->value;
  }
  for (const Found& found : gone) {
    all.gone.push_back(title_of(found));
    all.notes.push_back("Agrees now: " + all.gone.back());
  }
  return all;
}

}  // namespace hanaproof::reports
