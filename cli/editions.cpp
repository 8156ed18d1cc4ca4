#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/survey/findings.h"
#include "cli/globals.h"
#include "cli/json.h"
#include "cli/sources.h"

namespace hanaproof::cli {

using rulebook::Clause;
using rulebook::Edition;

namespace {

Json list_json(const std::vector<Edition>& editions) {
  Json document = json_document("hanaproof.editions");
  document["editions"] = list(editions, [](const Edition& edition) -> Json {
    return {{"id", edition.id},           {"title", edition.title},
            {"game", edition.game},       {"language", edition.language},
            {"players", edition.players}, {"clauses", edition.clauses.size()},
            {"file", edition.file}};
  });
  return document;
}

Json source_json(const rulebook::Citation& source, const Sources& sources,
                 const std::string& edition) {
  Json json = {{"document", source.document},
               {"page", source.page},
               {"line", source.line},
               {"anchor", source.anchor}};
  if (sources.given()) json["wording"] = sources.wording(source, edition);
  return json;
}

Json edition_json(const Edition& edition, const Sources& sources) {
  constexpr std::array kStandings = {"stated", "silent", "transcription"};
  Json document = json_document("hanaproof.edition");
  document["id"] = edition.id;
  document["title"] = edition.title;
  document["clauses"] = list(edition.clauses, [&](const Clause& clause) {
    const auto reference = checker::reference(clause);
    Json entry = {{"id", reference.id},
                  {"topic", clause.topic->id},
                  {"value", reference.value},
                  {"standing", kStandings[static_cast<std::size_t>(clause.standing)]},
                  {"sources", list(clause.sources, [&](const rulebook::Citation& source) {
                     return source_json(source, sources, clause.edition);
                   })}};
    if (!clause.note.empty()) entry["note"] = clause.note;
    return entry;
  });
  return document;
}

void print_list(const std::vector<Edition>& editions) {
  for (const Edition& edition : editions) {
    fmt::print("{:28} {:8} {:3} players {:8} {:4} clauses  {}\n", edition.id, edition.game,
               edition.language, fmt::format("{}", fmt::join(edition.players, ",")),
               edition.clauses.size(), edition.title);
  }
}

void print_edition(const Edition& edition, const Sources& sources) {
  fmt::print("{}: {}\n\n", edition.id, edition.title);
  for (const Clause& clause : edition.clauses) {
    const auto reference = checker::reference(clause);
    fmt::print("{} = {}{}\n", reference.id, reference.value,
               clause.standing == rulebook::Standing::stated   ? ""
               : clause.standing == rulebook::Standing::silent ? "  (silent: assumed)"
                                                               : "  (garbled: assumed)");
    for (const auto& source : clause.sources) {
      fmt::print("    {}\n", source.text());
      const std::string wording = sources.wording(source, clause.edition);
      if (!wording.empty()) fmt::print("        \"{}\"\n", wording);
    }
    if (!clause.note.empty()) fmt::print("    note: {}\n", clause.note);
  }
}

}  // namespace

void add_editions(Command& app, Globals& globals) {
  struct Arguments {
    std::optional<std::string> id;
    std::string sources;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("editions", "List the editions, or the clauses of one");
  command.option("id", &arguments->id, "An edition id or file: print its clauses with citations");
  command.option("--sources", &arguments->sources,
                 "A folder with your own copies of the rulebooks: adds the original wording");
  add_coverage(command, globals);
  add_agreement(command, globals);
  command.run = [&globals, arguments] {
    if (!arguments->id) {
      const auto& all = globals.library().editions();
      if (globals.json) return print_json(list_json(all));
      return print_list(all);
    }
    const Sources sources(globals, arguments->sources);
    const Edition& edition = globals.edition(*arguments->id);
    if (globals.json) return print_json(edition_json(edition, sources));
    print_edition(edition, sources);
  };
}

}  // namespace hanaproof::cli
