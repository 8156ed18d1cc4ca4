#include "checker/editions/agreement.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/globals.h"
#include "cli/progress.h"
#include "model/editions/builtin.h"

namespace hanaproof::cli {

namespace {

nlohmann::ordered_json as_json(const std::vector<checker::ReadingAgreement>& all) {
  nlohmann::ordered_json document;
  document["schema"] = {{"name", "hanaproof.agreement"}, {"version", 1}};
  document["editions"] = nlohmann::ordered_json::array();
  for (const auto& one : all) {
    nlohmann::ordered_json differences = nlohmann::ordered_json::array();
    for (const auto& difference : one.differences) {
      differences.push_back({{"topic", difference.topic},
                             {"first", difference.first},
                             {"second", difference.second}});
    }
    document["editions"].push_back({{"edition", one.edition},
                                    {"topics", one.topics},
                                    {"agreeing", one.agreeing},
                                    {"differences", std::move(differences)}});
  }
  return document;
}

}  // namespace

void add_agreement(Command& editions, Globals& globals) {
  auto folder = std::make_shared<std::string>();
  Command& command = editions.command(
      "agreement", "Compare the editions with second, independent readings of the same texts");
  command.option("folder", folder.get(), "A folder with edition files of the same ids").require();
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
    if (globals.json) {
      fmt::print("{}\n", as_json(all).dump(2));
      return;
    }
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
