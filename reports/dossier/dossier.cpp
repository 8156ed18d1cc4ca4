#include "reports/dossier/dossier.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>

#include "checker/editions/survey/answers.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/arises.h"
#include "reports/dossier/mends.h"
#include "reports/dossier/proposal.h"
#include "reports/dossier/rules.h"
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

// `finding`: whose question it is; or `head`: the question that it belongs to.
Asked asked_of(const Books& books, const Topic& topic, const Scope& scope, const Finding* finding,
               const Asked* head, const std::vector<checker::Standpoint>& found) {
  Asked asked{&topic, rulebook::family_of(books.book.front()->game),
              stands_of(books.book, topic, scope)};
  for (Stand& stand : stands_of(books.others, topic, scope)) {
    if (stand.stance == Stance::says || stand.stance == Stance::none)
      asked.elsewhere.push_back(std::move(stand));
  }
  if (rulebook::is_terminology(topic)) {
    // What no text has a fault in needs no words.
    std::erase_if(asked.stands, [&](const Stand& stand) {
      if (stand.stance == Stance::open) asked.sound.push_back(stand.edition);
      return stand.stance == Stance::open;
    });
  } else {
    asked.proposal = proposal_of(topic, asked, finding, head);
  }
  if (finding) asked.unsaid = unsaid_of(topic, asked.stands, *finding);
  if (!asked.proposal) asked.mends = mends_of(books.book, asked, found);
  return asked;
}

bool is_one_of(const Topic& topic, const std::vector<std::string>& ids) {
  return std::ranges::find(ids, topic.id) != ids.end();
}

// Whether what is settled for one tells on the other.
bool belong_together(const Topic& a, const Topic& b) {
  const auto group = [](const Topic& topic) { return topic.id.substr(0, topic.id.find('.')); };
  if (rulebook::is_terminology(a) || rulebook::is_terminology(b)) return false;
  return group(a) == group(b) || is_one_of(a, b.influences) || is_one_of(b, a.influences);
}

// Whether the question comes up for some numbers of players only. Where no text answers it was
// looked at for one number; other findings say for which they show.
bool is_for_some(const Editions& book, const Topic& topic, const Finding& finding) {
  if (finding.kind == Kind::terminology || finding.scope.players == 0) return false;
  return std::ranges::any_of(book, [&](const Edition* edition) {
    return std::ranges::any_of(edition->players, [&](int players) {
      if (finding.kind == Kind::gap)
        return !rulebook::arises(topic, *edition, {players, finding.scope.options}, {});
      return std::ranges::find(finding.scopes, players, &Scope::players) == finding.scopes.end();
    });
  });
}

Entry entry_of(const Books& all, const Finding& finding) {
  const Books books = of_finding(all, finding);
  const Topic& topic = *rulebook::find_topic(finding.topic);
  Entry entry{&finding, asked_of(books, topic, finding.scope, &finding, nullptr, finding.stances)};
  entry.for_some = is_for_some(books.book, topic, finding);
  for (const checker::FindingRow& row : finding.rows) {
    const Topic& asks = *rulebook::find_topic(row.topic);
    const bool together = belong_together(topic, asks);
    (together ? entry.also : entry.others)
        .push_back(asked_of(books, asks, row.scope.value_or(finding.scope), nullptr,
                            together ? &entry.asked : nullptr, row.stances));
  }
  return entry;
}

double weight(const Finding& finding) { return finding.impact.weight.value_or(-1); }

template <class Visit>
void for_each_asked(std::vector<Entry>& entries, Visit visit) {
  for (Entry& entry : entries) {
    visit(entry, entry.asked);
    for (Asked& asked : entry.also) visit(entry, asked);
    for (Asked& asked : entry.others) visit(entry, asked);
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

// The same is to be mended once, however many questions it stands under; and what may stay is no
// mend.
void drop_idle_mends(std::vector<Entry>& entries, const Options& options) {
  std::vector<Mend> seen;
  for_each_asked(entries, [&](const Entry&, Asked& asked) {
    std::erase_if(asked.mends, [&](const Mend& mend) {
      if (mend.things.empty()) return text_of(asked, mend, options).empty();
      if (std::ranges::find(seen, mend) != seen.end()) return true;
      seen.push_back(mend);
      return false;
    });
  });
  const auto is_done = [](const Asked& asked) {
    return rulebook::is_terminology(*asked.topic) && asked.mends.empty();
  };
  for (Entry& entry : entries) std::erase_if(entry.others, is_done);
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

News news_of(std::vector<Entry>& entries) {
  News news;
  for_each_asked(entries, [&](const Entry&, const Asked& asked) {
    if (!asked.proposal || asked.moot) return;
    for (const Stand& stand : asked.stands) {
      if (is_news(asked, stand)) news[stand.edition].insert(asked.topic->id);
    }
  });
  return news;
}

// Of what other books rule otherwise: what the book is asked anyway, and who rules alike.
void drop_what_is_asked(Dossier& dossier) {
  std::set<std::string> asked_anyway;
  for_each_asked(dossier.entries,
                 [&](const Entry&, const Asked& asked) { asked_anyway.insert(asked.topic->id); });
  for (Entry& entry : dossier.between) {
    std::erase_if(entry.asked.elsewhere, [&](const Stand& other) {
      return std::ranges::any_of(entry.asked.stands, [&](const Stand& stand) {
        return stand.stance == other.stance && stand.answers == other.answers;
      });
    });
  }
  std::erase_if(dossier.between, [&](const Entry& entry) {
    return entry.asked.elsewhere.empty() || asked_anyway.contains(entry.asked.topic->id);
  });
}

}  // namespace

std::string_view name(Because because) {
  constexpr std::array<std::string_view, 7> kNames = {"leans",     "most",      "some",  "only",
                                                      "likeliest", "elsewhere", "custom"};
  return kNames[static_cast<std::size_t>(because)];
}

bool is_rule(const Asked& asked) {
  return asked.proposal && !phrases::instruction(*asked.topic, phrases::Language::en);
}

bool is_news(const Asked& asked, const Stand& stand) {
  return stand.stance != Stance::says || stand.answers != std::vector{asked.proposal->answer};
}

phrases::Language language_of(const std::string& edition, phrases::Language otherwise,
                              const Options& options) {
  return phrases::language_of(info_of(edition, options).language).value_or(otherwise);
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
  drop_what_is_asked(dossier);
  std::ranges::stable_sort(dossier.entries, [](const Entry& a, const Entry& b) {
    if (a.finding->severity != b.finding->severity)
      return a.finding->severity < b.finding->severity;
    return weight(*a.finding) > weight(*b.finding);
  });
  drop_idle_mends(dossier.entries, options);
  const auto settled = settled_by(dossier.entries, book);
  mark_moot(dossier.entries, book, settled);
  std::set<std::string> refuted;
  for_each_asked(dossier.entries, [&](const Entry&, const Asked& asked) {
    if (!asked.mends.empty() && asked.topic->id.starts_with("claim."))
      refuted.insert(asked.topic->id);
  });
  dossier.rules = rules_of(book, settled, news_of(dossier.entries), refuted, language);
  return dossier;
}

}  // namespace hanaproof::reports
