#include <fmt/format.h>

#include "checker/engines/regress/corpus.h"
#include "cli/json.h"
#include "cli/numbers.h"
#include "cli/progress.h"
#include "cli/regress.h"
#include "cli/versions.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"

namespace hanaproof::cli {

using regress::Corpus;

namespace {

struct RecordArguments {
  std::string edition;
  std::uint64_t seed = 1;
  int games = 200;
  std::string out;
};

struct Recorded {
  std::string edition = {};
  std::string file = {};
  std::size_t entries = 0;
  std::size_t bytes = 0;
  std::string signature = {};
};

constexpr auto kRecorded = [](auto& io, const Recorded& recorded) {
  io.field("edition", recorded.edition);
  io.field("file", recorded.file);
  io.field("entries", recorded.entries);
  io.field("bytes", recorded.bytes);
  io.field("signature", recorded.signature, "Of the corpus, as its first line has it.");
};
constexpr auto kRecordDocument = documents::document<Recorded>(
    {"regress-record", 1, "A corpus that was recorded into a file."}, kRecorded);

void record(Globals& globals, const RecordArguments& arguments) {
  const rulebook::Edition& edition = globals.asked_edition(arguments.edition);
  const Corpus corpus = [&] {
    const Waiting waiting("recording situations", globals.quiet);
    return regress::record(edition, version(), arguments.seed, arguments.games);
  }();
  const std::string text = regress::to_json_lines(corpus);
  if (arguments.out.empty()) {
    fmt::print("{}", text);
    return;
  }
  reports::write_file(arguments.out, text);
  if (globals.json) {
    return print_json(kRecordDocument.written({edition.id, arguments.out, corpus.entries.size(),
                                               text.size(), regress::signature(corpus)}));
  }
  fmt::print("{}: {} entries, {} bytes, signature {}\n", edition.id, corpus.entries.size(),
             text.size(), regress::signature(corpus));
}

}  // namespace

void add_regress_record(Command& regress, Globals& globals) {
  auto arguments = std::make_shared<RecordArguments>();
  Command& command = regress.command(
      "record", "Record situations that show every clause of an edition, with what the spec says");
  prints(command, kRecordDocument);
  command.schemas["corpus"] = regress::corpus_schema;
  command.option("--edition", &arguments->edition, "An edition id, or a file with your own",
                 {.required = true});
  add_seed(command, arguments->seed, "Another seed records other situations");
  command.option("--games", &arguments->games, "Games to choose from, at every scope",
                 shown_default(whole_number(1, 1000000000)));
  written_file(command, "--out", &arguments->out, "Write to this file");
  command.run = [&globals, arguments] { record(globals, *arguments); };
}

}  // namespace hanaproof::cli
