#include "reports/dossier/dossier.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>

#include "checker/editions/survey/answers.h"
#include "model/phrases/book.h"
#include "model/phrases/named.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/arises.h"
#include "model/rulebook/ruleset.h"
#include "reports/summary.h"

namespace hanaproof::reports {

using checker::Answers;
using checker::Finding;
using checker::Kind;
using checker::Stance;
using rulebook::Edition;
using rulebook::Scope;
using rulebook::Topic;
using rulebook::Value;

namespace {

using Editions = std::vector<const Edition*>;

std::vector<Stand> stands_of(const Editions& editions, const Topic& topic, const Scope& scope) {
  std::vector<Stand> stands;
  for (const Answers& answers : checker::answers_at(editions, topic, scope)) {
    Stand& stand = stands.emplace_back(Stand{answers.edition->id, answers.stance, answers.stated});
    for (const rulebook::Clause* clause : answers.clauses) {
      for (const rulebook::Citation& source : clause->sources) stand.passages.push_back(source);
    }
  }
  return stands;
}

// The answer that most of them firmly give, and how many do; nothing if none does. Of texts with
// several answers the first counts.
std::optional<std::pair<Value, std::ptrdiff_t>> most_said(const std::vector<Stand>& stands) {
  std::vector<std::pair<Value, std::ptrdiff_t>> votes;
  for (const Stand& stand : stands) {
    if (stand.stance != Stance::says || stand.answers.empty()) continue;
    const Value& answer = stand.answers.front();
    const auto vote = std::ranges::find(votes, answer, &std::pair<Value, std::ptrdiff_t>::first);
    if (vote == votes.end()) {
      votes.emplace_back(answer, 1);
    } else {
      ++vote->second;
    }
  }
  if (votes.empty()) return std::nullopt;
  return *std::ranges::max_element(votes, {}, &std::pair<Value, std::ptrdiff_t>::second);
}

// The reading that most of them have, and of several the one that stands first; nothing if none can
// be read in several ways.
std::optional<Value> most_read(const std::vector<Stand>& stands) {
  const auto readers = [&](const Value& value) {
    return std::ranges::count_if(stands, [&](const Stand& stand) {
      return stand.stance == Stance::either &&
             std::ranges::find(stand.answers, value) != stand.answers.end();
    });
  };
  std::vector<Value> readings;
  for (const Stand& stand : stands) {
    if (stand.stance == Stance::either)
      std::ranges::copy(stand.answers, std::back_inserter(readings));
  }
  if (readings.empty()) return std::nullopt;
  return *std::ranges::max_element(readings, {}, readers);
}

// The answer that a finding shows as this text; nothing if it is told in other words.
std::optional<Value> answer_told(const Topic& topic, const std::string& text,
                                 const std::vector<Stand>& stands) {
  for (const Stand& stand : stands) {
    for (const Value& answer : stand.answers) {
      if (checker::answer_text(topic, answer) == text) return answer;
    }
  }
  const Value value = Value::parse(text);
  return topic.type.mismatch(value) ? std::nullopt : std::optional(value);
}

std::optional<Proposal> proposal_of(const Topic& topic, const Asked& asked,
                                    const Finding* finding) {
  if (finding && !finding->leans.empty()) {
    if (const auto value = answer_told(topic, finding->leans, asked.stands))
      return Proposal{*value, Because::leans};
  }
  // What its rules come to, and not what the text claims of them, stands on the second side.
  if (finding && finding->evidence.method == checker::Method::arithmetic &&
      finding->positions.size() == 2) {
    if (const auto value = answer_told(topic, finding->positions[1].value, asked.stands))
      return Proposal{*value, Because::only};
  }
  // What a text claims of its own rules and they refute is to be left out: nobody prints a denial.
  if (finding && finding->kind == Kind::internal && topic.id.starts_with("claim."))
    return std::nullopt;
  if (const auto said = most_said(asked.stands)) {
    const auto all = std::ssize(asked.stands);
    return Proposal{said->first, all == 1                 ? Because::only
                                 : 2 * said->second > all ? Because::most
                                                          : Because::some};
  }
  if (const auto reading = most_read(asked.stands)) return Proposal{*reading, Because::likeliest};
  if (const auto said = most_said(asked.elsewhere))
    return Proposal{said->first, Because::elsewhere};
  if (topic.type.mismatch(topic.customary)) return std::nullopt;
  return Proposal{topic.customary, Because::custom};
}

// The editions of a dossier, and those that it can be held against.
struct Books {
  Editions book;
  Editions others;  // of the same games
};

// Those of the games that the finding is about.
Books of_finding(const Books& books, const Finding& finding) {
  std::set<std::string> games;
  for (const Edition* edition : books.book) {
    if (std::ranges::find(finding.editions, edition->id) != finding.editions.end())
      games.insert(edition->game);
  }
  Books some;
  const auto is_asked = [&](const Edition* edition) { return games.contains(edition->game); };
  std::ranges::copy_if(books.book, std::back_inserter(some.book), is_asked);
  std::ranges::copy_if(books.others, std::back_inserter(some.others), is_asked);
  return some;
}

// By `word.*` topics, in their order.
std::vector<const Topic*> meanings(const Edition& edition, const std::string& word) {
  std::vector<const Topic*> all;
  for (const rulebook::Clause& clause : edition.clauses) {
    if (!clause.topic->id.starts_with(rulebook::kWordTopics)) continue;
    const auto words = clause.readings.front().value.words();
    if (std::ranges::find(words, word) != words.end()) all.push_back(clause.topic);
  }
  std::ranges::sort(all, {}, &Topic::id);
  all.erase(std::ranges::unique(all).begin(), all.end());
  return all;
}

std::vector<Mend> mends_of(const Edition& edition, const Topic& topic, const Value& answer) {
  if (!topic.id.starts_with(rulebook::kWordTopics)) return {{edition.id, answer}};
  const auto words = answer.words();
  std::vector<Mend> mends;
  if (words.size() > 1) mends.push_back({edition.id, answer});
  for (const std::string& word : words) {
    auto things = meanings(edition, word);
    if (things.size() > 1) mends.push_back({edition.id, Value(word), std::move(things)});
  }
  return mends;
}

// Of the texts in which something does not fit.
std::vector<Mend> mends_of(const Editions& book, const Asked& asked,
                           const std::vector<checker::Standpoint>& found) {
  std::vector<Mend> all;
  for (const Edition* edition : book) {
    const bool misfit = std::ranges::any_of(found, [&](const checker::Standpoint& each) {
      return std::ranges::find(each.editions, edition->id) != each.editions.end();
    });
    const auto stand = std::ranges::find(asked.stands, edition->id, &Stand::edition);
    if (!misfit || stand == asked.stands.end()) continue;
    for (const Value& answer : stand->answers)
      std::ranges::move(mends_of(*edition, *asked.topic, answer), std::back_inserter(all));
  }
  return all;
}

std::map<std::string, Value> unsaid_of(const Topic& topic, const std::vector<Stand>& stands,
                                       const Finding& finding) {
  std::map<std::string, Value> all;
  for (const checker::Side& side : finding.positions) {
    const auto answer = answer_told(topic, side.value, stands);
    const auto says = [&](const Stand& stand) {
      const bool shown = stand.stance == Stance::says || stand.stance == Stance::either;
      return shown && std::ranges::find(stand.answers, *answer) != stand.answers.end();
    };
    if (answer && std::ranges::none_of(stands, says)) all.emplace(side.value, *answer);
  }
  return all;
}

Asked asked_of(const Books& books, const Topic& topic, const Scope& scope, const Finding* finding,
               const std::vector<checker::Standpoint>& found) {
  Asked asked{&topic, rulebook::family_of(books.book.front()->game),
              stands_of(books.book, topic, scope)};
  for (Stand& stand : stands_of(books.others, topic, scope)) {
    if (stand.stance == Stance::says || stand.stance == Stance::none)
      asked.elsewhere.push_back(std::move(stand));
  }
  if (rulebook::is_terminology(topic)) {
    // What no text has a fault in needs no words.
    std::erase_if(asked.stands, [](const Stand& stand) { return stand.stance == Stance::open; });
  } else {
    asked.proposal = proposal_of(topic, asked, finding);
  }
  if (finding) asked.unsaid = unsaid_of(topic, asked.stands, *finding);
  if (!asked.proposal) asked.mends = mends_of(books.book, asked, found);
  return asked;
}

Entry entry_of(const Books& all, const Finding& finding) {
  const Books books = of_finding(all, finding);
  Entry entry{&finding, asked_of(books, *rulebook::find_topic(finding.topic), finding.scope,
                                 &finding, finding.stances)};
  for (const checker::FindingRow& row : finding.rows) {
    entry.also.push_back(asked_of(books, *rulebook::find_topic(row.topic),
                                  row.scope.value_or(finding.scope), nullptr, row.stances));
  }
  return entry;
}

double weight(const Finding& finding) { return finding.impact.weight.value_or(-1); }

struct Stated {
  Value answer;
  std::vector<int> players;  // for which numbers of them
};

std::vector<Stated> stated(const Edition& edition, const Topic& topic) {
  std::vector<Stated> all;
  for (const int players : edition.players) {
    const auto clauses = rulebook::in_force(edition, topic, {players, {}});
    const auto clause = std::ranges::find(clauses, rulebook::Standing::stated,
                                          [](const auto* each) { return each->standing; });
    if (clause == clauses.end()) continue;
    const Value& value = (*clause)->readings.front().value;
    auto known = std::ranges::find(all, value, &Stated::answer);
    if (known == all.end()) known = all.insert(known, {value, {}});
    known->players.push_back(players);
  }
  return all;
}

template <class Visit>
void for_each_asked(std::vector<Entry>& entries, Visit visit) {
  for (Entry& entry : entries) {
    visit(entry, entry.asked);
    for (Asked& asked : entry.also) visit(entry, asked);
  }
}

bool is_asked_of(const Asked& asked, const Edition& edition) {
  return std::ranges::find(asked.stands, edition.id, &Stand::edition) != asked.stands.end();
}

// What is proposed for each edition, by its id; the first where a question comes up twice.
std::map<std::string, rulebook::Settled> settled_by(std::vector<Entry>& entries,
                                                    const Editions& book) {
  std::map<std::string, rulebook::Settled> settled;
  for_each_asked(entries, [&](const Entry&, const Asked& asked) {
    if (!asked.proposal) return;
    for (const Edition* edition : book) {
      if (is_asked_of(asked, *edition))
        settled[edition->id].emplace(asked.topic->id, asked.proposal->answer);
    }
  });
  return settled;
}

void mark_moot(std::vector<Entry>& entries, const Editions& book,
               const std::map<std::string, rulebook::Settled>& settled) {
  for_each_asked(entries, [&](const Entry& entry, Asked& asked) {
    if (!asked.proposal) return;
    const Scope& scope = entry.finding->scope;
    asked.moot = std::ranges::none_of(book, [&](const Edition* edition) {
      return is_asked_of(asked, *edition) &&
             rulebook::arises(*asked.topic, *edition, scope, settled.at(edition->id));
    });
  });
}

// What an edition states, with what is proposed in its place.
// `book`: all its languages; a rule is new or changed if it is so in one of them. `refuted`: claims
// that the rules do not bear out.
void add_rules(const Edition& edition, const Editions& book, const rulebook::Settled& proposed,
               const std::set<std::string>& refuted, std::vector<Rule>& rules) {
  const rulebook::Family family = rulebook::family_of(edition.game);
  // As they are printed next, the rules bring up no questions of other readings.
  rulebook::Settled printed = proposed;
  for (const rulebook::Clause& clause : edition.clauses) {
    if (clause.standing == rulebook::Standing::stated)
      printed.emplace(clause.topic->id, clause.readings.front().value);
  }
  std::set<std::string> done;
  const auto add = [&](const Topic& topic) {
    // A base text that two games share brings in questions of both.
    if (rulebook::is_terminology(topic) || !concerns(topic, edition.game)) return;
    if (refuted.contains(topic.id)) return;
    if (!done.insert(topic.id).second) return;
    const bool comes_up = std::ranges::any_of(edition.players, [&](int players) {
      return rulebook::arises(topic, edition, {players, {}}, printed);
    });
    if (!comes_up) return;
    const auto said = stated(edition, topic);
    if (const auto corrected = proposed.find(topic.id); corrected != proposed.end()) {
      const bool as_said = std::ranges::all_of(book, [&](const Edition* each) {
        const auto words = stated(*each, topic);
        return each->game != edition.game ||
               (words.size() == 1 && words.front().answer == corrected->second);
      });
      rules.push_back({edition.id, &topic, family, corrected->second, !as_said});
      return;
    }
    for (const Stated& each : said) {
      const bool for_all = each.players.size() == edition.players.size();
      rules.push_back({edition.id, &topic, family, each.answer, false,
                       for_all ? std::vector<int>() : each.players});
    }
  };
  for (const Topic& topic : rulebook::topics()) add(topic);
  // What the text names freely is in no list of topics.
  for (const rulebook::Clause& clause : edition.clauses) add(*clause.topic);
}

std::vector<Rule> rules_of(const Editions& book,
                           const std::map<std::string, rulebook::Settled>& settled,
                           const std::set<std::string>& refuted, phrases::Language language) {
  std::map<std::string, const Edition*> of_game;
  for (const Edition* edition : book) {
    const Edition*& chosen = of_game[edition->game];
    const bool in_language = edition->language == phrases::code(language);
    if (!chosen || (in_language && chosen->language != edition->language)) chosen = edition;
  }
  std::vector<Rule> rules;
  for (const auto& [game, edition] : of_game) {
    const auto proposed = settled.find(edition->id);
    add_rules(*edition, book, proposed == settled.end() ? rulebook::Settled() : proposed->second,
              refuted, rules);
  }
  return rules;
}

}  // namespace

std::string_view name(Because because) {
  constexpr std::array<std::string_view, 7> kNames = {"leans",     "most",      "some",  "only",
                                                      "likeliest", "elsewhere", "custom"};
  return kNames[static_cast<std::size_t>(because)];
}

std::vector<phrases::Language> languages_of(const Asked& asked, phrases::Language otherwise,
                                            const Options& options) {
  std::vector<phrases::Language> all;
  for (const Stand& stand : asked.stands) {
    const auto language = phrases::language_of(info_of(stand.edition, options).language);
    if (language && std::ranges::find(all, *language) == all.end()) all.push_back(*language);
  }
  if (all.empty()) all.push_back(otherwise);
  return all;
}

std::string text_of(const Asked& asked, const Mend& mend, phrases::Language language) {
  if (!mend.things.empty())
    return phrases::one_thing_sentence(*mend.answer.word(), mend.things, language);
  std::string said = phrases::sentence(*asked.topic, mend.answer, asked.family, language);
  if (rulebook::is_terminology(*asked.topic)) return said;
  return phrases::filled({"words", "leave-out"}, language, {{"claim", said}});
}

Dossier dossier_of(const checker::Report& report, const Editions& surveyed, const Editions& book,
                   phrases::Language language, const Options& options) {
  Books books{book, surveyed};
  std::erase_if(books.others,
                [&](const Edition* each) { return std::ranges::find(book, each) != book.end(); });
  Dossier dossier;
  const auto title = options.rulebooks.find(book.front()->document);
  dossier.title = title == options.rulebooks.end() ? book.front()->title : title->second;
  for (const Edition* edition : book) dossier.editions.push_back(edition->id);
  for (const Finding& finding : report.findings) {
    const bool is_between = finding.kind == Kind::contradiction;
    (is_between ? dossier.between : dossier.entries).push_back(entry_of(books, finding));
  }
  std::ranges::stable_sort(dossier.entries, [](const Entry& a, const Entry& b) {
    if (a.finding->severity != b.finding->severity)
      return a.finding->severity < b.finding->severity;
    return weight(*a.finding) > weight(*b.finding);
  });
  const auto settled = settled_by(dossier.entries, book);
  mark_moot(dossier.entries, book, settled);
  std::set<std::string> refuted;
  for_each_asked(dossier.entries, [&](const Entry&, const Asked& asked) {
    if (!asked.mends.empty() && asked.topic->id.starts_with("claim."))
      refuted.insert(asked.topic->id);
  });
  dossier.rules = rules_of(book, settled, refuted, language);
  return dossier;
}

}  // namespace hanaproof::reports
