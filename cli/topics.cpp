#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/json.h"

namespace hanaproof::cli {

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

}  // namespace hanaproof::cli
