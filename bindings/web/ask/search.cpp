#include <algorithm>

#include "bindings/web/ask/kinds.h"
#include "bindings/web/ask/told.h"
#include "model/lookup/cards.h"
#include "model/lookup/editions.h"
#include "model/lookup/glossary.h"
#include "model/lookup/topic_index.h"
#include "model/phrases/sentence.h"
#include "model/rulebook/stance.h"

namespace hanaproof::web {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Standing;
using rulebook::Topic;
using rulebook::Value;

namespace {

constexpr std::size_t kMostQuestions = 40;

const lookup::TopicIndex& topic_index() {
  static const lookup::TopicIndex index(library());
  return index;
}

bool is_asked_in(const lookup::Match& match, const std::string& game) {
  return game.empty() || std::ranges::find(match.games, game) != match.games.end();
}

// ---- What the books answer to one question ------------------------------------------------------

std::vector<Value> values_of(const Clause& clause) {
  std::vector<Value> values;
  const std::size_t last = clause.standing == Standing::stated ? clause.readings.size() : 1;
  for (std::size_t i = 0; i < last; ++i) values.push_back(played(clause.readings[i].value));
  return values;
}

Json book_json(const Edition& edition, const Clause* clause) {
  Json json = {{"id", edition.id},
               {"title", edition.title},
               {"game", edition.game},
               {"language", edition.language}};
  if (!clause) return json;
  if (!clause->when.players.empty()) json["players"] = clause->when.players;
  if (clause->when.option) json["option"] = *clause->when.option;
  json["sources"] = list(clause->sources, [](const auto& source) { return source.text(); });
  if (!clause->note.empty()) json["note"] = clause->note;
  json["whys"] = Json::array();
  for (const auto& reading : clause->readings) {
    if (!reading.why.empty()) json["whys"].push_back(reading.why);
  }
  return json;
}

// Those who stand alike, together.
class Stances {
 public:
  Stances(const Topic& topic, phrases::Language language) : topic_(topic), language_(language) {}

  void add(const Edition& edition, const Clause* clause) {
    const std::string stance(clause ? rulebook::stance_of(*clause) : "open");
    const auto values = clause ? values_of(*clause) : std::vector<Value>{topic_.customary};
    auto entry = std::ranges::find_if(
        stances_, [&](const Stance& each) { return each.name == stance && each.values == values; });
    if (entry == stances_.end()) {
      const auto answer = [&](const Value& value) {
        return answer_json(topic_, value, rulebook::family_of(edition.game), language_);
      };
      entry = stances_.insert(entry, {stance, values, list(values, answer), Json::array()});
    }
    entry->editions.push_back(book_json(edition, clause));
  }

  // Who says something first; of these, what most say.
  Json sorted() && {
    const auto rank = [](const Stance& each) {
      return each.name == "says" || each.name == "either" ? 0 : each.name == "open" ? 2 : 1;
    };
    std::ranges::stable_sort(stances_, [&](const Stance& a, const Stance& b) {
      if (rank(a) != rank(b)) return rank(a) < rank(b);
      return a.editions.size() > b.editions.size();
    });
    return list(stances_, [](const Stance& each) -> Json {
      return {{"stance", each.name}, {"answers", each.answers}, {"editions", each.editions}};
    });
  }

 private:
  struct Stance {
    std::string name;
    std::vector<Value> values;
    Json answers;
    Json editions;
  };

  const Topic& topic_;
  phrases::Language language_;
  std::vector<Stance> stances_;
};

}  // namespace

Json search(const Request& request) {
  const std::string words = request.text("words");
  const std::string game = request.text("game", "");
  const lookup::Found found = topic_index().find(words);
  Json questions = Json::array();
  for (const lookup::Match& match : found.matches) {
    if (!is_asked_in(match, game) || questions.size() == kMostQuestions) continue;
    const auto family = match.topic->family;
    questions.push_back({{"topic", match.topic->id},
                         {"question", phrases::question(*match.topic, family, request.language())},
                         {"games", match.games}});
  }
  const auto named = words.empty() ? std::vector<cards::Card>() : lookup::find_cards(words);
  return {{"questions", questions},
          {"complete", found.complete},
          {"unknown", found.unknown},
          {"nearest", found.nearest},
          {"cards", codes(named)},
          {"definitions", list(lookup::definitions(lookup::understand(words)),
                               [](const lookup::Definition& each) -> Json {
                                 return {{"term", each.term}, {"means", each.means}};
                               })}};
}

Json topic(const Request& request) {
  const Topic& topic = topic_called(request.text("topic"));
  Stances stances(topic, request.language());
  for (const Edition& edition : library().editions()) {
    if (edition.game == "base" || !rulebook::concerns(topic, edition.game)) continue;
    const auto clauses = edition.on(topic);
    for (const Clause* clause : clauses) stances.add(edition, clause);
    if (clauses.empty() && lookup::leaves_open(edition, topic)) stances.add(edition, nullptr);
  }
  return {{"topic", topic.id},
          {"question", phrases::question(topic, topic.family, request.language())},
          {"asked", rulebook::name(topic.asked)},
          {"stances", std::move(stances).sorted()}};
}

}  // namespace hanaproof::web
