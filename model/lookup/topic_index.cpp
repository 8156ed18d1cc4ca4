#include "model/lookup/topic_index.h"

#include <algorithm>
#include <cmath>

#include "model/lookup/glossary.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/playable.h"

namespace hanaproof::lookup {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Topic;

namespace {

// What a word is worth by where it stands.
constexpr double kInName = 4;
constexpr double kInQuestion = 2;
constexpr double kInAnswer = 1;
constexpr double kInNote = 0.5;
// Beside a word that was typed: an edition may use one word for several things.
constexpr double kPrintedWord = 0.5;

// "sake cup" of `card.sake-cup`.
std::string_view name_of(const Topic& topic) {
  return std::string_view(topic.id).substr(topic.id.find('.') + 1);
}

bool holds(const Words& text, const Words& term) { return Sought{{}, {{term}}}.in(text) > 0; }

// How well each word that is sought stands in each entry, and what finding it is worth: a word that
// few entries have says more.
struct Column {
  std::vector<double> fits;
  double worth = 0;

  bool found() const { return worth > 0; }
};

void weigh(Column& column) {
  const auto entries = std::ranges::count_if(column.fits, [](double fit) { return fit > 0; });
  if (entries == 0) return;
  column.worth =
      std::log(1 + static_cast<double>(column.fits.size()) / static_cast<double>(entries));
}

}  // namespace

const Match* Found::only() const {
  if (!complete || matches.empty()) return nullptr;
  if (matches.size() == 1) return &matches.front();
  for (const Naming naming : {Naming::typed, Naming::translated}) {
    const auto named = [&](const Match& match) { return match.named >= naming; };
    const auto first = std::ranges::find_if(matches, named);
    if (std::ranges::count_if(matches, named) == 1) return &*first;
    if (first != matches.end()) return nullptr;
  }
  return nullptr;
}

TopicIndex::TopicIndex(const rulebook::Library& library) {
  for (const Topic& topic : rulebook::topics()) entry(topic);
  for (const Edition& edition : library.editions()) {
    for (const Clause& clause : edition.clauses) add_clause(edition, clause);
  }
}

TopicIndex::Entry& TopicIndex::entry(const Topic& topic) {
  const auto found = std::ranges::find(entries_, &topic, &Entry::topic);
  if (found != entries_.end()) return *found;
  const Words name = words(name_of(topic));
  Entry made{&topic, {}, {name, words(topic.id)}, {}};
  made.texts = {{kInName, words(topic.id)}, {kInQuestion, words(topic.question)}};
  for (const Definition& definition : glossary()) {
    if (std::ranges::any_of(definition.names, [&](const Words& each) { return holds(name, each); }))
      made.texts.push_back({kInNote, words(definition.means)});
  }
  entries_.push_back(std::move(made));
  return entries_.back();
}

void TopicIndex::add_clause(const Edition& edition, const Clause& clause) {
  Entry& one = entry(*clause.topic);
  if (!rulebook::is_base(edition)) {
    const auto at = std::ranges::lower_bound(one.games, edition.game);
    if (at == one.games.end() || *at != edition.game) one.games.insert(at, edition.game);
  }
  if (clause.edition != edition.id) return;  // inherited: its words are known
  const auto add = [&](double weight, const std::string& text) {
    if (!text.empty()) one.texts.push_back({weight, words(text)});
  };
  add(kInName, clause.printed);
  if (!clause.printed.empty()) one.names.push_back(words(clause.printed));
  for (const auto& reading : clause.readings) {
    add(kInAnswer, reading.value.text());
    add(kInNote, reading.why);
    if (!clause.topic->id.starts_with(rulebook::kWordTopics) || !reading.value.list()) continue;
    for (const auto& item : *reading.value.list()) {
      const std::string* text = item.word();
      const Words printed = text ? words(*text) : Words();
      if (!printed.empty())
        printed_.push_back({{words(name_of(*clause.topic)), printed}, kPrintedWord});
    }
  }
  for (const auto& source : clause.sources) add(kInNote, source.anchor);
  add(kInNote, clause.note);
}

Naming TopicIndex::named(const Entry& entry, const Query& query) const {
  Naming best = Naming::no;
  for (const Words& name : entry.names) best = std::max(best, names(query, name));
  return best;
}

std::vector<Match> TopicIndex::all() const {
  std::vector<Match> matches;
  for (const Entry& entry : entries_) matches.push_back({entry.topic, entry.games});
  return matches;
}

Found TopicIndex::find(std::string_view text) const {
  Found found;
  const Query query = understand(text, printed_);
  std::vector<Column> columns;
  for (const Sought& sought : query) {
    Column column;
    for (const Entry& entry : entries_) {
      double best = 0;
      for (const Text& each : entry.texts)
        best = std::max(best, each.weight * sought.in(each.words));
      column.fits.push_back(best);
    }
    weigh(column);
    if (!column.found()) found.unknown.push_back(sought.typed);
    columns.push_back(std::move(column));
  }
  std::size_t most = 0;
  std::vector<std::pair<std::size_t, Match>> counted;  // how many of the words a match has
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    Match match{entries_[i].topic, entries_[i].games, named(entries_[i], query), 0};
    std::size_t has = 0;
    for (const Column& column : columns) {
      if (column.fits[i] > 0) ++has;
      match.score += column.worth * column.fits[i];
    }
    most = std::max(most, has);
    counted.emplace_back(has, std::move(match));
  }
  for (auto& [has, match] : counted) {
    if (has == most && has > 0) found.matches.push_back(std::move(match));
  }
  std::ranges::stable_sort(found.matches, [](const Match& a, const Match& b) {
    return std::pair(a.named, a.score) > std::pair(b.named, b.score);
  });
  found.complete = most == query.size();
  if (!found.unknown.empty()) found.nearest = nearest_name(found.unknown.front());
  return found;
}

std::string TopicIndex::nearest_name(const std::string& word) const {
  constexpr std::size_t kLeast = 5;  // shorter words are near to too many
  if (word.size() < kLeast) return {};
  std::vector<std::string> known;  // ids before translations: the first of equals is nearest
  const auto add = [&](const Words& name) {
    for (const Word& each : name) {
      // Whoever mistypes a word mostly gets its first letter right.
      if (each.folded.front() == word.front()) known.push_back(each.folded);
    }
  };
  for (const Entry& entry : entries_) std::ranges::for_each(entry.names, add);
  for (const Term& term : terms()) std::ranges::for_each(term.names, add);
  return rulebook::nearest(word, known);
}

}  // namespace hanaproof::lookup
