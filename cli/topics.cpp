#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/survey/findings.h"
#include "cli/globals.h"
#include "cli/json.h"
#include "cli/selection.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::cli {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Topic;

namespace {

Json as_json() {
  Json document = json_document("hanaproof.topics");
  document["topics"] = list(rulebook::topics(), [](const Topic& topic) -> Json {
    return {{"id", topic.id},
            {"asked", rulebook::name(topic.asked)},
            {"question", topic.question},
            {"answer", topic.type.describe()},
            {"customary", topic.customary.text()},
            {"influences", topic.influences}};
  });
  return document;
}

const Topic& topic_or_fail(const std::string& id) {
  const Topic* topic = rulebook::find_topic(id);
  if (!topic) {
    throw rulebook::EditionError(fmt::format("unknown topic \"{}\"{}", id,
                                             rulebook::nearest_is(rulebook::nearest_topic(id))));
  }
  return *topic;
}

std::string standing_text(const Clause& clause) {
  switch (clause.standing) {
    case rulebook::Standing::silent:
      return "silent; played as ";
    case rulebook::Standing::absent:
      return "has no such rule; played as ";
    case rulebook::Standing::transcription:
      return "garbled in the transcription; played as ";
    case rulebook::Standing::picture:
      return "shown in a picture only; played as ";
    default:
      return "";
  }
}

std::string when_text(const Clause& clause) {
  std::string text;
  for (const int players : clause.when.players)
    text += fmt::format("{}{}", text.empty() ? "" : ", ", players);
  if (!text.empty()) text += " players";
  if (clause.when.option) text += (text.empty() ? "" : ", ") + *clause.when.option;
  return text.empty() ? text : " [" + text + "]";
}

void print_edition(const Edition& edition, const Topic& topic) {
  const auto clauses = edition.on(topic);
  fmt::print("{}\n", edition.id);
  if (clauses.empty()) {
    fmt::print("    silent; played as {}\n", checker::answer_text(topic, topic.customary));
    return;
  }
  for (const Clause* clause : clauses) {
    const auto reference = checker::reference(*clause);
    fmt::print("    {}{}{}\n", standing_text(*clause), reference.value, when_text(*clause));
    for (const auto& source : clause->sources) fmt::print("        {}\n", source.text());
    for (const auto& reading : clause->readings) {
      if (!reading.why.empty()) fmt::print("        {}: {}\n", reading.name, reading.why);
    }
    if (!clause->note.empty()) fmt::print("        note: {}\n", clause->note);
  }
}

// Any `yaku.ID` is a topic; one that nobody names is a mistyped one. Throws EditionError.
void expect_named(Globals& globals, const Topic& topic) {
  std::vector<std::string> named;
  for (const Topic& known : rulebook::topics()) named.push_back(known.id);
  for (const Edition& edition : globals.library().editions()) {
    for (const Clause& clause : edition.clauses) named.push_back(clause.topic->id);
  }
  if (std::ranges::find(named, topic.id) != named.end()) return;
  throw rulebook::EditionError(fmt::format(
      "no edition names {}{}", topic.id, rulebook::nearest_is(rulebook::nearest(topic.id, named))));
}

// The editions of games that the question is about; one that is named must be of such a game.
std::vector<const Edition*> asked_of(Globals& globals, const Topic& topic,
                                     const std::vector<std::string>& names) {
  std::vector<const Edition*> editions = select(globals, names);
  expect_named(globals, topic);
  for (const Edition* edition : editions) {
    if (names.empty() || rulebook::concerns(topic, edition->game)) continue;
    throw rulebook::EditionError(fmt::format(
        "{} is a question of {} games, and {} is a {} game: "
        "expected an edition of another game",
        topic.id, name(topic.family), edition->id, name(rulebook::family_of(edition->game))));
  }
  std::erase_if(editions,
                [&](const Edition* edition) { return !rulebook::concerns(topic, edition->game); });
  return editions;
}

Json clause_json(const Clause& clause) {
  Json json = {{"id", clause.id()}, {"stated", clause.standing == rulebook::Standing::stated}};
  for (const auto& reading : clause.readings) {
    json["readings"].push_back(
        {{"name", reading.name}, {"value", reading.value.text()}, {"why", reading.why}});
  }
  if (!clause.sources.empty()) json["sources"] = texts(clause.sources);
  if (!clause.note.empty()) json["note"] = clause.note;
  return json;
}

Json as_json(const Topic& topic, const std::vector<const Edition*>& editions) {
  Json document = json_document("hanaproof.explain");
  document["topic"] = topic.id;
  document["question"] = topic.question;
  document["answers"] = list(editions, [&](const Edition* edition) -> Json {
    const auto clause = [](const Clause* each) { return clause_json(*each); };
    return {{"edition", edition->id}, {"clauses", list(edition->on(topic), clause)}};
  });
  return document;
}

}  // namespace

void add_topics(Command& app, Globals& globals) {
  Command& command = app.command("topics", "List the rules questions that editions answer");
  command.run = [&globals] {
    if (globals.json) return print_json(as_json());
    for (const Topic& topic : rulebook::topics()) {
      fmt::print("{}\n    {}\n    Answer: {}; customary: {}; asked: {}\n", topic.id, topic.question,
                 topic.type.describe(), topic.customary.text(), rulebook::name(topic.asked));
    }
  };
}

void add_explain(Command& app, Globals& globals) {
  struct Arguments {
    std::string topic;
    std::vector<std::string> editions;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("explain", "Show what every edition answers to one question");
  command.option("topic", &arguments->topic, "A topic id", {.required = true});
  add_edition_list(command, arguments->editions);
  command.run = [&globals, arguments] {
    const Topic& topic = topic_or_fail(arguments->topic);
    const auto editions = asked_of(globals, topic, arguments->editions);
    if (globals.json) return print_json(as_json(topic, editions));
    fmt::print("{}: {}\n\n", topic.id, topic.question);
    for (const Edition* edition : editions) print_edition(*edition, topic);
  };
}

}  // namespace hanaproof::cli
