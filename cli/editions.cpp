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

using Editions = std::vector<const Edition*>;

constexpr auto kEditions = [](auto& io, const Editions& editions) {
  io.objects("editions", editions, [](auto& inner, const Edition* edition) {
    inner.field("id", [=] { return edition->id; });
    inner.field("title", [=] { return edition->title; });
    inner.field("game", [=] { return edition->game; });
    inner.field("language", [=] { return edition->language; });
    inner.field("players", [=] { return edition->players; });
    inner.field("clauses", [=] { return edition->clauses.size(); });
    inner.field("file", [=] { return edition->file; });
  });
};
constexpr auto kEditionsDocument =
    documents::document<Editions>({"editions", 1, "The editions at hand."}, kEditions);

struct EditionAndSources {
  const Edition* edition = nullptr;
  const Sources* sources = nullptr;
};

constexpr auto kEdition = [](auto& io, const EditionAndSources& both) {
  const Sources* sources = both.sources;
  const auto clause = [=](auto& inner, const Clause& each) {
    const auto source = [=, &each](auto& within, const rulebook::Citation& citation) {
      within.field("document", citation.document);
      within.field("page", citation.page);
      within.field("line", citation.line);
      within.field("anchor", citation.anchor);
      if (within.has("wording", [=] { return sources->given(); })) {
        within.field("wording", [&] { return sources->wording(citation, each.edition); });
      }
    };
    inner.field("id", [&] { return each.id(); });
    inner.field("topic", [&] { return each.topic->id; });
    inner.objects("readings", each.readings, reports::kReading, "The likeliest first.");
    inner.choice("standing", each.standing, documents::all_to(rulebook::Standing::picture));
    inner.objects("sources", each.sources, source);
    inner.maybe("note", each.note);
  };
  io.field("id", [&] { return both.edition->id; });
  io.field("title", [&] { return both.edition->title; });
  io.objects(
      "clauses", [&] { return both.edition->clauses; }, clause);
};
constexpr auto kEditionDocument =
    documents::document<EditionAndSources>({"edition", 2, "The clauses of one edition."}, kEdition);

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

constexpr auto kCoverage = [](auto& io, const Coverage& coverage) {
  io.field("edition", coverage.edition);
  io.field("units", coverage.units);
  io.field("cited", coverage.cited);
  io.field("excused", coverage.excused);
  io.field("missing", [&] { return coverage.missing.size(); });
  io.field("complete", [&] { return coverage.complete(); });
};
constexpr auto kTotals = [](auto& io, const Totals& totals) {
  io.objects("editions", totals.editions, kCoverage);
  io.field("problems", totals.problems);
};
constexpr auto kCoverageDocument = documents::document<Totals>(
    {"coverage", 1, "Which sentences of the rulebooks are cited."}, kTotals);

constexpr auto kDisagreement = [](auto& io, const checker::Disagreement& each) {
  io.field("topic", each.topic);
  io.field("first", each.first);
  io.field("second", each.second);
};
using Agreements = std::vector<checker::ReadingAgreement>;
constexpr auto kAgreements = [](auto& io, const Agreements& all) {
  io.objects("editions", all, [](auto& inner, const checker::ReadingAgreement& one) {
    inner.field("edition", one.edition);
    inner.field("topics", one.topics);
    inner.field("agreeing", one.agreeing);
    inner.objects("differences", one.differences, kDisagreement);
  });
};
constexpr auto kAgreementDocument = documents::document<Agreements>(
    {"agreement", 1, "Two readings of the same texts, compared."}, kAgreements);

using Misalignments = std::vector<checker::Misalignment>;
constexpr auto kMisalignments = [](auto& io, const Misalignments& all) {
  io.objects("misalignments", all, [](auto& inner, const checker::Misalignment& each) {
    inner.field("topic", each.topic);
    inner.field("line", each.line, "Where the first that encodes it has it; 0 when not given.");
    inner.field("encoded", each.encoded);
    inner.field("passed_over", each.passed_over);
  });
};
constexpr auto kAlignmentDocument = documents::document<Misalignments>(
    {"alignment", 1, "What some languages of a book encode and others pass over."}, kMisalignments);

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
  prints(command, kEditionsDocument);
  prints(command, kEditionDocument);
  add_coverage(command, globals);
  add_agreement(command, globals);
  add_alignment(command, globals);
  command.run = [&globals, arguments] {
    if (const auto editions = editions_named(globals, arguments->id)) {
      if (globals.json) return print_json(kEditionsDocument.written(*editions));
      return print_list(*editions);
    }
    const Sources sources(globals, arguments->sources);
    const Edition& edition = globals.edition(*arguments->id);
    if (globals.json) return print_json(kEditionDocument.written({&edition, &sources}));
    print_edition(edition, sources);
  };
}

void add_coverage(Command& editions, Globals& globals) {
  auto folder = std::make_shared<std::string>();
  Command& command = editions.command(
      "coverage", "Show which sentences of the rulebooks are neither cited nor excused");
  prints(command, kCoverageDocument);
  command.option("--sources", folder.get(), "A folder with your own copies of the rulebooks",
                 {.required = true});
  command.run = [&globals, folder] {
    const Sources sources(globals, *folder);
    const Totals totals = cover_all(globals, sources);
    if (!totals.problems.empty()) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(kCoverageDocument.written(totals));
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
  prints(command, kAgreementDocument);
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
    if (globals.json) return print_json(kAgreementDocument.written(all));
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
  prints(command, kAlignmentDocument);
  command.run = [&globals] {
    std::vector<const Edition*> editions_at_hand;
    for (const Edition& edition : globals.library().editions())
      editions_at_hand.push_back(&edition);
    const auto all = checker::misalignments(editions_at_hand);
    if (!all.empty()) globals.status = Exit::does_not_hold;
    if (globals.json) return print_json(kAlignmentDocument.written(all));
    for (const checker::Misalignment& each : all) {
      fmt::print("{} (line {}): encoded in {}, passed over in {}\n", each.topic, each.line,
                 fmt::join(each.encoded, ", "), fmt::join(each.passed_over, ", "));
    }
    fmt::print("{} left\n", all.size());
  };
}

}  // namespace hanaproof::cli
