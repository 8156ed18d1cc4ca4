#include "checker/editions/survey/survey.h"

#include <algorithm>
#include <atomic>
#include <map>
#include <set>

#include "checker/editions/finding/severity.h"
#include "checker/editions/survey/answers.h"
#include "checker/editions/survey/findings.h"
#include "checker/editions/survey/merge.h"
#include "solvers/parallel/executor.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::checker {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Family;
using rulebook::Scope;
using rulebook::Topic;

namespace {

// A piece of the survey: what it finds goes into its own list.
using Task = std::function<std::vector<Finding>()>;

// The registry's topics for the game, and the editions' own yaku and combinations.
std::vector<const Topic*> topics_of(const std::vector<const Edition*>& editions) {
  std::vector<const Topic*> all;
  std::set<const Topic*> seen;
  const auto add = [&](const Topic* topic) {
    if (seen.insert(topic).second) all.push_back(topic);
  };
  for (const Topic& topic : rulebook::topics()) {
    if (rulebook::concerns(topic, editions.front()->game)) add(&topic);
  }
  for (const Edition* edition : editions) {
    for (const Clause& clause : edition->clauses) add(clause.topic);
  }
  return all;
}

Family family_of(const GameEditions& game) {
  return rulebook::family_of(game.editions.front()->game);
}

// What the worth of a pile hangs on at a scope: the same text, the same comparisons.
std::string worth_of_piles(const GameEditions& game, const Topic& topic, const Scope& scope) {
  std::string text;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    text += edition->id;
    const auto add = [&](const std::string& part) { text.append("; ").append(part); };
    for (const Clause* clause : in_force(*edition, topic, scope)) add(clause->id());
    const rulebook::Ruleset& rules = game.comparer->rules(*edition, scope);
    for (const Topic& other : rulebook::topics()) {
      const bool counts = other.asked == rulebook::Asked::score ||
                          other.id.starts_with("capture.") || is_option(other) ||
                          other.id == "score.by";
      if (counts) add(rules[other.id].text());
    }
    for (const rulebook::Yaku& yaku : rules.yaku()) {
      add(yaku.id);
      add(rules["yaku." + yaku.id].text());
    }
  }
  return text;
}

// Who answers the topic at a scope, and with which clauses.
std::vector<std::string> all_answers_at(const GameEditions& game, const Topic& topic,
                                        const Scope& scope) {
  std::vector<std::string> ids;
  for (const Edition* edition : game.editions) {
    if (!plays_at(*edition, scope)) continue;
    ids.push_back(edition->id);
    for (const Clause* clause : in_force(*edition, topic, scope)) ids.push_back(clause->id());
  }
  return ids;
}

// Where a change of a topic may show: first where its clauses hold, then wherever else the editions
// are played.
std::vector<Scope> all_scopes(const Topic& topic, const GameEditions& game) {
  std::vector<Scope> all = scopes_of(topic, game.editions);
  for (const Edition* edition : game.editions) add_once(all, rulebook::scopes(*edition));
  return all;
}

// Where an edition says something at one scope, what comes of its silence at others is told as a
// question that it leaves open.
void prefer_what_is_said(std::vector<Finding>& changes, const std::string& own) {
  const auto silent = [&](const Finding& finding) {
    return std::ranges::any_of(finding.stances, [&](const Standpoint& each) {
      return each.stance == Stance::open &&
             std::ranges::find(each.editions, own) != each.editions.end();
    });
  };
  if (!std::ranges::all_of(changes, silent)) std::erase_if(changes, silent);
}

// One look at one topic, scope by scope. Where the same clauses stand for the same editions, what
// has shown shows again; so it is for the worth of piles, whether it has shown or not.
std::vector<Finding> at_all_scopes(const GameEditions& game, const Topic& topic, Look look) {
  std::vector<Finding> findings;
  std::set<std::string> piles;               // what their worth has hung on
  std::set<std::vector<std::string>> shown;  // answers among which something has shown
  std::set<std::vector<std::string>> asked;  // answers that have been looked at
  const bool betting = family_of(game) == Family::betting;
  const bool wide = look == Look{changes};
  for (const Scope& scope : wide ? all_scopes(topic, game) : scopes_of(topic, game.editions)) {
    const auto answers = all_answers_at(game, topic, scope);
    const bool again = !asked.insert(answers).second;
    // What betting shows it shows among few players, unless more have rules of their own; books
    // that differ are asked all the same, since what was not looked at is undecided.
    const bool many = betting && scope.players > reduced_decks::kMostBettors;
    if (many && again && is_executable(topic) && look != Look{contradictions}) continue;
    if (topic.asked == rulebook::Asked::score &&
        !piles.insert(worth_of_piles(game, topic, scope)).second) {
      continue;
    }
    if (shown.contains(answers)) continue;
    for (Finding& finding : look(game, topic, scope)) {
      shown.insert(answers);
      findings.push_back(std::move(finding));
    }
  }
  if (wide) prefer_what_is_said(findings, game.own->id);
  return findings;
}

// The looks that suit a family of games.
struct Looks {
  std::vector<Look> by_topic;
  std::vector<std::vector<Finding> (*)(const Edition&, RulesetComparer&)> by_edition;
};

Looks looks_of(Family family) {
  if (family == Family::betting) {
    return {{contradictions, translations, ambiguities, gaps, overlaps, unstated_players,
             missing_lists},
            {terminology, false_betting_claims, dead_combinations}};
  }
  if (family == Family::hachi) {
    return {
        {contradictions, translations, ambiguities, gaps, overlaps},
        {terminology, faulty_arithmetic, false_hachi_claims, dead_hachi_rules, overlapping_combos}};
  }
  return {{contradictions, translations, ambiguities, gaps, overlaps},
          {terminology, faulty_arithmetic, false_claims, dead_rules}};
}

// Whether the edition has words on the topic that it does not take over from another.
bool has_own_words(const Edition& edition, const Topic& topic) {
  return std::ranges::any_of(edition.on(topic),
                             [&](const Clause* clause) { return clause->edition == edition.id; });
}

// Whether one edition is held against the one that it inherits, and no other.
bool against_inherited(const GameEditions& game) {
  return game.own && game.editions.size() == 2 &&
         std::ranges::find(game.editions, game.own->inherits, &Edition::id) != game.editions.end();
}

std::vector<Task> tasks_of(const GameEditions& game, const Edition* own) {
  std::vector<Task> tasks;
  Looks looks = looks_of(family_of(game));
  const bool inherits = own && !own->inherits.empty();
  if (against_inherited(game))
    std::ranges::replace(looks.by_topic, Look{contradictions}, Look{changes});
  for (const Topic* topic : topics_of(game.editions)) {
    if (is_terminology(*topic)) continue;
    if (inherits && !has_own_words(*own, *topic)) continue;
    for (const Look look : looks.by_topic) {
      tasks.push_back([&game, topic, look] { return at_all_scopes(game, *topic, look); });
    }
  }
  for (const Edition* edition : game.editions) {
    if (own && edition != own) continue;
    for (const auto look : looks.by_edition) {
      tasks.push_back([&game, edition, look] { return look(*edition, *game.comparer); });
    }
  }
  return tasks;
}

std::vector<TranscriptionNote> transcription_notes(const std::vector<const Edition*>& editions) {
  std::vector<TranscriptionNote> notes;
  for (const Edition* edition : editions) {
    for (const Clause& clause : edition->clauses) {
      const bool assumed = clause.standing == rulebook::Standing::transcription ||
                           clause.standing == rulebook::Standing::picture;
      if (assumed && clause.edition == edition->id)
        notes.push_back({clause.id(), clause.note, clause.sources});
      // The points of such a yaku are printed, its cards are not.
      if (!clause.picture.empty() && !assumed && clause.edition == edition->id)
        notes.push_back({clause.id(), clause.picture, clause.sources});
    }
    for (const rulebook::Excuse& excuse : edition->excuses) {
      if (excuse.kind == "scan") notes.push_back({edition->id, excuse.note, {excuse.source}});
    }
  }
  return notes;
}

bool by_kind_and_topic(const Finding& a, const Finding& b) {
  return std::tie(a.kind, a.topic, a.id) < std::tie(b.kind, b.topic, b.id);
}

// Whether the finding tells all editions of an open question what it asks.
bool settles(const Finding& finding, const Undecided& open) {
  return speaks_of(finding, open.topic) &&
         std::ranges::all_of(open.editions, [&](const std::string& id) {
           return std::ranges::find(finding.editions, id) != finding.editions.end();
         });
}

}  // namespace

Report survey(const std::vector<const Edition*>& editions, const SurveyOptions& options) {
  RulesetComparer comparer(RulesetComparer::kRounds, options.solver_time);
  std::map<std::string, GameEditions> games;  // by name
  for (const Edition* edition : editions) {
    GameEditions& game = games[edition->game];
    game.comparer = &comparer;
    game.own = options.own;
    game.editions.push_back(edition);
  }
  std::vector<Task> tasks;
  std::vector<const GameEditions*> game_of;  // of each task
  for (const auto& [name, game] : games) {
    for (Task& task : tasks_of(game, options.own)) tasks.push_back(std::move(task));
    game_of.resize(tasks.size(), &game);
  }
  std::vector<std::vector<Finding>> found(tasks.size());
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(tasks.size(), options.threads, [&](std::size_t i) {
    if (options.stopped()) return;
    found[i] = tasks[i]();
    if (options.progress) options.progress(++done, tasks.size());
  });
  if (options.stopped()) return {};

  Report report;
  for (const Edition* edition : editions) report.editions.push_back(edition->id);
  for (const auto& [name, game] : games) {
    std::vector<Finding> raw;
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      if (game_of[i] != &game) continue;
      for (Finding& finding : found[i]) raw.push_back(std::move(finding));
    }
    for (Finding& finding : merged(std::move(raw), game.editions))
      report.findings.push_back(std::move(finding));
  }
  report.findings = once_a_passage(std::move(report.findings));
  for (Finding& finding : report.findings) {
    complete(finding, editions);
    finding.severity = severity_of(finding, *rulebook::find_topic(finding.topic));
  }
  std::ranges::sort(report.findings, by_kind_and_topic);
  report.transcription = transcription_notes(editions);
  report.undecided = comparer.open();
  // What was told apart in some scope is decided.
  std::erase_if(report.undecided, [&](const Undecided& one) {
    return std::ranges::any_of(report.findings,
                               [&](const Finding& finding) { return settles(finding, one); });
  });
  for (const auto& [name, game] : games) {
    if (against_inherited(game)) account_for(report, game);
  }
  report.across_games = across_games(editions);
  return report;
}

}  // namespace hanaproof::checker
