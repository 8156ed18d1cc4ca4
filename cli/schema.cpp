#include <fmt/format.h>

#include "cli/globals.h"
#include "cli/json.h"
#include "model/rulebook/nearest.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

namespace {

using Schemas = std::map<std::string, std::function<std::string()>>;

// Of a command and of all within it.
void collect(const Command& command, Schemas& schemas) {
  schemas.insert(command.schemas.begin(), command.schemas.end());
  for (const Command& inner : command.commands) collect(inner, schemas);
}

const std::function<std::string()>& named(const Schemas& schemas, const std::string& name) {
  const auto found = schemas.find(name);
  if (found != schemas.end()) return found->second;
  std::vector<std::string> names;
  for (const auto& [each, schema] : schemas) names.push_back(each);
  throw rulebook::EditionError(fmt::format("no document is called \"{}\"{}", name,
                                           rulebook::nearest_is(rulebook::nearest(name, names))));
}

}  // namespace

void add_schema(Command& app, Globals&) {
  auto name = std::make_shared<std::string>();
  Command& command =
      app.command("schema", "JSON Schemas of what the other commands print and read");
  command.option("name", name.get(), "The document: findings, solve; all names without it");
  command.run = [&app, name] {
    Schemas schemas;
    collect(app, schemas);
    if (!name->empty()) {
      fmt::print("{}", named(schemas, *name)());
      return;
    }
    for (const auto& [each, schema] : schemas) {
      fmt::print("{:20} {}\n", each, Json::parse(schema())["description"].get<std::string>());
    }
  };
}

}  // namespace hanaproof::cli
