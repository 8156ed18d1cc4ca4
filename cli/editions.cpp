#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/agreement.h"
#include "checker/editions/alignment.h"
#include "checker/editions/survey/findings.h"
#include "cli/globals.h"
#include "cli/json.h"
#include "cli/progress.h"
#include "cli/sources.h"
#include "model/editions/builtin.h"
#include "model/lookup/editions.h"
#include "model/rulebook/coverage.h"
#include "model/rulebook/nearest.h"
#include "reports/json/answers.h"

namespace hanaproof::cli {

using rulebook::Clause;
using rulebook::Coverage;
using rulebook::Document;
using rulebook::Edition;

namespace {

Json list_json(const std::vector<const Edition*>& editions) {
  Json document = json_document("hanaproof.editions");
  document["editions"] = list(editions, [](const Edition* edition) -> Json {
    return {{"id", edition->id},           {"title", edition->title},
            {"game", edition->game},       {"language", edition->language},
            {"players", edition->players}, {"clauses", edition->clauses.size()},
            {"file", edition->file}};
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
  Json document = json_document("hanaproof.edition", 2);
  document["id"] = edition.id;
  document["title"] = edition.title;
  document["clauses"] = list(edition.clauses, [&](const Clause& clause) {
    Json entry = {{"id", clause.id()},
                  {"topic", clause.topic->id},
                  {"readings", reports::readings_of(clause)},
                  {"standing", rulebook::name(clause.standing)},
                  {"sources", list(clause.sources, [&](const rulebook::Citation& source) {
                     return source_json(source, sources, clause.edition);
                   })}};
    if (!clause.note.empty()) entry["note"] = clause.note;
    return entry;
  });
  return document;
}

void print_list(const std::vector<const Edition*>& editions) {
  for (const Edition* edition : editions) {
    fmt::print("{:28} {:8} {:3} players {:8} {:4} clauses  {}\n", edition->id, edition->game,
               edition->language, fmt::format("{}", fmt::join(edition->players, ",")),
               edition->clauses.size(), edition->title);
  }
}

// Those of a game or a book, or all. Null: the name is that of one edition.
std::optional<std::vector<const Edition*>> editions_named(Globals& globals,
                                                          const std::optional<std::string>& name) {
  std::vector<const Edition*> editions;
  if (name && (is_path(*name) || globals.library().find(*name))) return std::nullopt;
  if (name) {
    editions = lookup::editions_called(globals.library(), *name);
    if (!editions.empty()) return editions;
    throw rulebook::EditionError(fmt::format(
        "no edition, game or book is called \"{}\"{}", *name,
        rulebook::nearest_is(rulebook::nearest(*name, lookup::edition_names(globals.library())))));
  }
  for (const Edition& edition : globals.library().editions()) editions.push_back(&edition);
  return editions;
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

struct Totals {
  std::vector<Coverage> editions;
  std::vector<std::string> problems;  // one line each
};

// An edition that the document's spans name as an owner.
bool owns(const Document& document, const std::string& edition) {
  return std::ranges::any_of(document.spans, [&](const auto& span) {
    return std::ranges::find(span.owners, edition) != span.owners.end();
  });
}

Totals cover_all(Globals& globals, const Sources& sources) {
  Totals totals;
  for (const Document& document : globals.documents()) {
    const std::string* text = sources.text(document.id);
    if (!text) {
      totals.problems.push_back(
          fmt::format("{}: {} is not in the folder", document.id, document.file));
      continue;
    }
    for (const auto& unit : unmapped(document, *text)) {
      totals.problems.push_back(
          fmt::format("{} line {}: in no span: {}", document.file, unit.line, unit.text));
    }
    for (const Edition& edition : globals.library().editions()) {
      if (owns(document, edition.id)) totals.editions.push_back(cover(edition, document, *text));
    }
  }
  for (const Coverage& coverage : totals.editions) {
    for (const std::string& error : coverage.errors) totals.problems.push_back(error);
    for (const auto& unit : coverage.missing) {
      totals.problems.push_back(fmt::format("{} line {}: neither cited nor excused: {}",
                                            coverage.edition, unit.line, unit.text));
    }
  }
  return totals;
}

int percent(const Coverage& coverage) {
  const int covered = coverage.units - static_cast<int>(coverage.missing.size());
  return coverage.units == 0 ? 100 : 100 * covered / coverage.units;
}

Json as_json(const Totals& totals) {
  Json document = json_document("hanaproof.coverage");
  document["editions"] = list(totals.editions, [](const Coverage& coverage) -> Json {
    return {{"edition", coverage.edition},
            {"units", coverage.units},
            {"cited", coverage.cited},
            {"excused", coverage.excused},
            {"missing", coverage.missing.size()},
            {"complete", coverage.complete()}};
  });
  document["problems"] = totals.problems;
  return document;
}

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

Json as_json(const std::vector<checker::Misalignment>& all) {
  Json document = json_document("hanaproof.alignment");
  document["misalignments"] = list(all, [](const checker::Misalignment& each) -> Json {
    return {{"topic", each.topic},
            {"line", each.line},
            {"encoded", each.encoded},
            {"passed_over", each.passed_over}};
  });
  return document;
}

}  // namespace

void add_editions(Command& app, Globals& globals) {
  struct Arguments {
    std::optional<std::string> id;
    std::string sources;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command = app.command("editions", "List the editions, or the clauses of one");
  command.option("id", &arguments->id,
                 "An edition id or file: print its clauses with citations; a game or a book: list "
                 "its editions");
  command.option("--sources", &arguments->sources,
                 "A folder with your own copies of the rulebooks: adds the original wording");
  add_coverage(command, globals);
  add_agreement(command, globals);
  add_alignment(command, globals);
  command.run = [&globals, arguments] {
    if (const auto editions = editions_named(globals, arguments->id)) {
      if (globals.json) return print_json(list_json(*editions));
      return print_list(*editions);
    }
    const Sources sources(globals, arguments->sources);
    const Edition& edition = globals.edition(*arguments->id);
    if (globals.json) return print_json(edition_json(edition, sources));
    print_edition(edition, sources);
  };
}

void add_coverage(Command& editions, Globals& globals) {
  auto folder = std::make_shared<std::string>();
  Command& command = editions.command(
      "coverage", "Show which sentences of the rulebooks are neither cited nor excused");
  command.option("--sources", folder.get(), "A folder with your own copies of the rulebooks",
                 {.required = true});
  command.run = [&globals, folder] {
    const Sources sources(globals, *folder);
    const Totals totals = cover_all(globals, sources);
    if (!totals.problems.empty()) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(as_json(totals));
    for (const std::string& problem : totals.problems) fmt::print("{}\n", problem);
    for (const Coverage& coverage : totals.editions) {
      fmt::print("{:28} {:3} %  {:4} units: {} cited, {} excused, {} missing\n", coverage.edition,
                 percent(coverage), coverage.units, coverage.cited, coverage.excused,
                 coverage.missing.size());
    }
  };
}

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

void add_alignment(Command& editions, Globals& globals) {
  Command& command =
      editions.command("align", "Show what some languages of a book encode and others pass over");
  command.run = [&globals] {
    std::vector<const Edition*> editions_at_hand;
    for (const Edition& edition : globals.library().editions())
      editions_at_hand.push_back(&edition);
    const auto all = checker::misalignments(editions_at_hand);
    if (!all.empty()) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(as_json(all));
    for (const checker::Misalignment& each : all) {
      fmt::print("{} (line {}): encoded in {}, passed over in {}\n", each.topic, each.line,
                 fmt::join(each.encoded, ", "), fmt::join(each.passed_over, ", "));
    }
    fmt::print("{} left\n", all.size());
  };
}

}  // namespace hanaproof::cli
