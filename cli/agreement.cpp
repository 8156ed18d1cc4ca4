#include "checker/editions/agreement.h"
#include "cli/json.h"

#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/progress.h"
#include "model/editions/builtin.h"

namespace hanaproof::cli {

namespace {

Json as_json(const std::vector<checker::ReadingAgreement>& all) {
  Json document = json_document("hanaproof.agreement");
  document["editions"] = list(all, [](const checker::ReadingAgreement& one) -> Json {
    const auto difference = [](const auto& each) -> Json {
      return {{"topic", each.topic}, {"first", each.first}, {"second", each.second}};
    };
    return {{"edition", one.edition},
            {"topics", one.topics},
            {"agreeing", one.agreeing},
            {"differences", list(one.differences, difference)}};
  });
  return document;
}

}  // namespace

void add_agreement(Command& editions, Globals& globals) {
  auto folder = std::make_shared<std::string>();
  Command& command = editions.command(
      "agreement", "Compare the editions with second, independent readings of the same texts");
  command.option("folder", folder.get(), "A folder with edition files of the same ids",
                 {.required = true});
  command.run = [&globals, folder] {
    const rulebook::Library second(editions::read_folder(*folder));
    std::vector<checker::ReadingAgreement> all;
    {
      Progress progress("comparing readings", globals.quiet);
      for (const rulebook::Edition& edition : second.editions()) {
        all.push_back(checker::agreement(globals.library().at(edition.id), edition));
        progress.update(all.size(), second.editions().size());
      }
    }
    if (globals.json) return print_json(as_json(all));
    for (const auto& one : all) {
      fmt::print("{:28} {} of {} topics agree\n", one.edition, one.agreeing, one.topics);
      for (const auto& difference : one.differences) {
        fmt::print("    {}\n        edition: {}\n        second reading: {}\n", difference.topic,
                   difference.first, difference.second);
      }
    }
  };
}

}  // namespace hanaproof::cli
