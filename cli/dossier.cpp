#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "checker/editions/played_line.h"
#include "checker/engines/client/child.h"
#include "cli/globals.h"
#include "cli/selection.h"
#include "cli/shown.h"
#include "cli/sources.h"
#include "model/lookup/editions.h"
#include "reports/atomic_file.h"
#include "reports/dossier/dossier.h"
#include "reports/dossier/json.h"
#include "reports/error.h"
#include "reports/formats.h"
#include "reports/markup/listed.h"
#include "reports/wording.h"

namespace hanaproof::cli {

namespace {

namespace fs = std::filesystem;

// Those of books and games by their names, single ones by id, and files.
std::vector<std::string> ids_of(Globals& globals, const std::vector<std::string>& names) {
  std::vector<std::string> ids;
  const auto add = [&](const rulebook::Edition& edition) {
    const bool is_new = std::ranges::find(ids, edition.id) == ids.end();
    if (is_new && !is_base(edition)) ids.push_back(edition.id);
  };
  for (const std::string& name : names) {
    const auto called = lookup::editions_called(globals.library(), name);
    for (const rulebook::Edition* edition : called) add(*edition);
    if (called.empty()) add(globals.asked_edition(name));
  }
  return ids;
}

// With the other books of the games, which say what these leave open.
std::vector<const rulebook::Edition*> of_the_same_games(
    Globals& globals, const std::vector<const rulebook::Edition*>& book) {
  std::vector<const rulebook::Edition*> all = books(globals);
  for (const rulebook::Edition* ours : book) {
    if (ours->sheet) all.push_back(ours);
  }
  std::erase_if(all, [&](const rulebook::Edition* edition) {
    return std::ranges::none_of(book, [&](const rulebook::Edition* ours) {
      return ours->id == edition->id || ours->game == edition->game;
    });
  });
  return all;
}

// Prints a page as PDF with the browser, beside its place first. Throws ReportError.
void print_pdf(const fs::path& page, const fs::path& pdf) {
  const fs::path beside = pdf.string() + ".part";
  const std::string address = "file://" + fs::absolute(page).lexically_normal().string();
  client::Child browser(
      fmt::format("browser=$(command -v chromium || command -v chromium-browser || command -v "
                  "google-chrome) || "
                  "{{ echo 'no chromium or google-chrome on the PATH' >&2; exit 127; }}; "
                  "exec \"$browser\" --headless --no-sandbox --disable-gpu --no-pdf-header-footer "
                  "--print-to-pdf={} {} >/dev/null",
                  shell_quoted(beside.string()), shell_quoted(address)));
  const bool ended = browser.ended(std::chrono::minutes(2));
  std::error_code error;
  if (ended && browser.ended_well() && fs::file_size(beside, error) > 0 && !error) {
    fs::rename(beside, pdf, error);
    if (!error) return;
  }
  fs::remove(beside, error);
  std::string why = browser.complaints();
  why = why.substr(0, why.find('\n'));
  throw reports::ReportError(fmt::format("{}: the browser could not print it: {}", pdf.string(),
                                         why.empty() ? browser.ending() : why));
}

}  // namespace

void add_dossier(Command& app, Globals& globals) {
  struct Arguments {
    std::vector<std::string> books;
    std::string out;
    std::string sources;
    phrases::Language language = phrases::Language::en;
    reports::Paper paper = reports::Paper::a4;
    bool pdf = false;
  };
  auto arguments = std::make_shared<Arguments>();
  Command& command =
      app.command("dossier",
                  "Write what the editor of a rulebook takes to its next printing, with a sentence "
                  "to print for each question in each of its languages");
  command.schemas["dossier"] = reports::dossier_schema;
  command.option("BOOK", &arguments->books,
                 "A book (robin-red.sakura), a game, editions by id, or your own file",
                 {.required = true});
  add_language(command, arguments->language, "The language of the dossier");
  command.option("--out", &arguments->out, "The folder to write dossier.html to",
                 {.required = true});
  command.option("--pdf", &arguments->pdf, "Write dossier.pdf too, printed by Chromium");
  command.choice("--paper", arguments->paper,
                 {{"a4", reports::Paper::a4}, {"a5", reports::Paper::a5}}, "The size of the paper");
  command.option("--sources", &arguments->sources,
                 "A folder with your own copies of the rulebooks: adds the original wording");
  command.run = [&globals, arguments] {
    const Sources sources(globals, arguments->sources);
    const auto ids = ids_of(globals, arguments->books);
    std::vector<const rulebook::Edition*> book;
    for (const std::string& id : ids) book.push_back(&globals.library().at(id));
    reports::expect_folder(arguments->out);
    const auto surveyed = of_the_same_games(globals, book);
    checker::Report report = survey_with_progress(globals, surveyed);
    std::erase_if(report.findings, [&](const checker::Finding& finding) {
      return std::ranges::none_of(finding.editions, [&](const std::string& id) {
        return std::ranges::find(ids, id) != ids.end();
      });
    });
    measure_with_progress(globals, report);
    auto options = report_options(globals, sources);
    options.walks = checker::walks(report, globals.library());
    const reports::Dossier dossier =
        reports::dossier_of(report, surveyed, book, arguments->language, options);
    const fs::path page = fs::path(arguments->out) / "dossier.html";
    const fs::path pdf = fs::path(arguments->out) / "dossier.pdf";
    reports::write_file(page,
                        reports::to_html(dossier, arguments->language, arguments->paper, options));
    if (arguments->pdf) print_pdf(page, pdf);
    if (globals.json) {
      fmt::print("{}", reports::to_json(dossier, options));
      return;
    }
    fmt::print("{}: {}\n", dossier.title,
               reports::listed(checker::severities(), ", ", [&](checker::Severity severity) {
                 const auto of = [&](const reports::Entry& entry) {
                   return entry.finding->severity == severity;
                 };
                 return fmt::format("{} {}", std::ranges::count_if(dossier.entries, of),
                                    reports::label(severity));
               }));
    fmt::print("The dossier: {}\n",
               fs::absolute(arguments->pdf ? pdf : page).lexically_normal().string());
  };
}

}  // namespace hanaproof::cli
