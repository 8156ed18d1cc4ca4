// hanaproof: verifies the rules of hanafuda card games.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include <fcntl.h>
#include <unistd.h>

#include "checker/engines/client/engine.h"
#include "checker/engines/crosscheck/interrupted.h"
#include "checker/measures/impact/impact.h"
#include "cli/globals.h"
#include "cli/long_run.h"
#include "cli/progress.h"
#include "cli/shown.h"
#include "cli/versions.h"
#include "cli/waiting.h"
#include "model/editions/builtin.h"
#include "model/games/game.h"
#include "model/notation/plain_message.h"
#include "model/notation/position_json.h"
#include "model/rulebook/library.h"
#include "model/rulebook/printable.h"
#include "reports/error.h"
#include "solvers/runs/help.h"
#include "solvers/runs/ranks.h"
#include "solvers/runs/run_error.h"

namespace {

namespace cli = hanaproof::cli;
namespace rulebook = hanaproof::rulebook;
namespace notation = hanaproof::notation;
namespace reports = hanaproof::reports;
namespace runs = hanaproof::runs;
namespace client = hanaproof::client;
namespace impact = hanaproof::impact;
namespace games = hanaproof::games;

// Files are written beside and renamed, so that nothing is lost by leaving at once.
extern "C" void leave(int) { _exit(cli::Exit::interrupted); }

// What nobody catches: memory is asked for everywhere, also where no exception may leave.
[[noreturn]] void end_without_memory() {
  constexpr std::string_view kSaid =
      "hanaproof: out of memory; less work at once needs less, such as one edition or --threads "
      "1\n";
  (void)!::write(STDERR_FILENO, kSaid.data(), kSaid.size());
  _exit(cli::Exit::failed);
}

// The loader calls what stands in this section before it lets the libraries begin: they ask for
// memory, too, and there may not be any.
void before_libraries(int, char**, char**) { std::set_new_handler(end_without_memory); }
[[gnu::section(".preinit_array"), gnu::used]] void (*const prepared)(int, char**,
                                                                     char**) = before_libraries;

// A descriptor of these three that is closed would be given to the next file that is opened, and
// what is printed would go there. Nothing can be written to what stands in for it.
void occupy_standard_files() {
  while (true) {
    const int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (file < 0 || file > STDERR_FILENO) {
      if (file >= 0) ::close(file);
      return;
    }
  }
}

// On standard error, whatever becomes of it there: a line for each mistake.
void tell(const std::string& what) {
  std::istringstream lines(notation::plain_message(what));
  for (std::string line; std::getline(lines, line);) {
    const std::string told = rulebook::cut(rulebook::printable(line));
    std::fputs(fmt::format("hanaproof: {}\n", told).c_str(), stderr);
  }
}

template <class... Errors>
bool is_one_of(const std::exception& error) {
  return (... || (dynamic_cast<const Errors*>(&error) != nullptr));
}

// A thread needs memory, too; oneTBB says so in words of its own.
bool is_lack_of_threads(const std::exception& error) {
  const auto* failure = dynamic_cast<const std::system_error*>(&error);
  return (failure && failure->code() == std::errc::resource_unavailable_try_again) ||
         std::string_view(error.what()).starts_with("pthread_create has failed");
}

// Says what went wrong, and gives the exit status that tells it to scripts.
int ended_by(const std::exception& error) {
  if (is_one_of<cli::UsageError, rulebook::EditionError, notation::NotationError, runs::RunError,
                reports::InputError>(error)) {
    tell(error.what());
    return cli::Exit::bad_input;
  }
  if (is_one_of<reports::ReportError, cli::OutputError>(error)) {
    tell(error.what());
    return cli::Exit::failed;
  }
  if (is_lack_of_threads(error)) end_without_memory();
  if (const auto* failure = dynamic_cast<const std::system_error*>(&error)) {
    if (std::ferror(stdout) != 0) {
      tell(cli::OutputError(failure->code().value()).what());
      return cli::Exit::failed;
    }
  }
  if (is_one_of<client::EngineFault>(error)) {
    tell(error.what());
    return cli::Exit::does_not_hold;
  }
  if (is_one_of<games::Untold>(error)) {
    tell(fmt::format("the engine does not do that: {}", error.what()));
    return cli::Exit::does_not_hold;
  }
  if (is_one_of<impact::Disagreement>(error)) {
    tell(fmt::format("two methods disagree: {}", error.what()));
    return cli::Exit::disagreement;
  }
  tell(fmt::format("internal error: {}", error.what()));
  return cli::Exit::failed;
}

// The first process of a job speaks and writes for all.
void keep_quiet() {
  for (std::FILE* file : {stdout, stderr}) {
    if (std::freopen("/dev/null", "w", file) == nullptr) _exit(cli::Exit::failed);
  }
}

int run(int argc, char** argv) {
  cli::Globals globals;
  cli::Command program{"hanaproof",
                       "Verifies the rules of hanafuda card games and analyses them exhaustively."};
  program.option("--json", &globals.json, "One JSON document instead of text");
  program.option("--quiet", &globals.quiet, "No progress on standard error");
  program.option("--color", cli::use_colour, "Whether to print in colour",
                 {.default_word = "auto", .choices = {"always", "auto", "never"}});
  program.option("--editions", &globals.editions_dir,
                 "A folder of editions instead of the built-in ones");
  for (const auto add :
       {cli::add_contradictions, cli::add_report,   cli::add_dossier,    cli::add_check,
        cli::add_explain,        cli::add_editions, cli::add_topics,     cli::add_cards,
        cli::add_distances,      cli::add_audit,    cli::add_prove,      cli::add_perft,
        cli::add_graph,          cli::add_lattice,  cli::add_ranks,      cli::add_conform,
        cli::add_replay,         cli::add_recheck,  cli::add_crosscheck, cli::add_serve,
        cli::add_regress,        cli::add_identify, cli::add_signature,  cli::add_solve,
        cli::add_odds,           cli::add_adapter,  cli::add_lsp,        cli::add_schema,
        cli::add_completion}) {
    add(program, globals);
  }
  cli::add_help(program);
  cli::run(program, cli::version(), argc, argv);
  return globals.status;
}

// What a process of a job does that is not the first.
int help(int argc, char** argv) {
  keep_quiet();
  try {
    run(argc, argv);
  } catch (const cli::Helped&) {
  } catch (const std::exception& error) {
    runs::tell_failure(error.what());
    return cli::Exit::failed;
  }
  return cli::Exit::done;
}

}  // namespace

int main(int argc, char** argv) {
  std::set_terminate([] {
    try {
      if (const auto error = std::current_exception()) std::rethrow_exception(error);
    } catch (const std::exception& error) {
      _exit(ended_by(error));
    } catch (...) {
    }
    std::abort();
  });
  occupy_standard_files();
  hanaproof::editions::before_reading(cli::tell_if_waiting);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, leave);
  try {
    if (!runs::this_rank().is_first()) return help(argc, argv);
    const int status = run(argc, argv);
    cli::expect_written();
    return status;
  } catch (const hanaproof::crosscheck::Interrupted&) {
    return cli::Exit::interrupted;
  } catch (const std::exception& error) {
    return ended_by(error);
  }
}
