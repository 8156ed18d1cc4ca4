#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/globals.h"

namespace hanaproof::cli {

using rulebook::Topic;

namespace {

nlohmann::ordered_json as_json() {
  nlohmann::ordered_json document;
  document["schema"] = {{"name", "hanaproof.topics"}, {"version", 1}};
  document["topics"] = nlohmann::ordered_json::array();
  for (const Topic& topic : rulebook::topics()) {
    document["topics"].push_back({{"id", topic.id},
                                  {"asked", rulebook::name(topic.asked)},
                                  {"question", topic.question},
                                  {"answer", topic.type.describe()},
                                  {"customary", topic.customary.text()},
                                  {"influences", topic.influences}});
  }
  return document;
}

}  // namespace

void add_topics(Command& app, Globals& globals) {
  Command& command = app.command("topics", "List the rules questions that editions answer");
  command.run = [&globals] {
    if (globals.json) {
      fmt::print("{}\n", as_json().dump(2));
      return;
    }
    for (const Topic& topic : rulebook::topics()) {
      fmt::print("{}\n    {}\n    Answer: {}; customary: {}; asked: {}\n", topic.id, topic.question,
                 topic.type.describe(), topic.customary.text(), rulebook::name(topic.asked));
    }
  };
}

}  // namespace hanaproof::cli
