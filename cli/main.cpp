// hanaproof: verifies the rules of hanafuda card games.
#include <csignal>
#include <cstdio>
#include <exception>
#include <sstream>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include <unistd.h>

#include "checker/client/child.h"
#include "checker/client/engine.h"
#include "checker/crosscheck/interrupted.h"
#include "checker/impact/disagreement.h"
#include "cli/audit.h"
#include "cli/completion.h"
#include "cli/distances.h"
#include "cli/globals.h"
#include "cli/identify.h"
#include "cli/output.h"
#include "cli/recheck.h"
#include "cli/signature.h"
#include "cli/usage.h"
#include "cli/version.h"
#include "model/notation/position_json.h"
#include "model/rulebook/library.h"
#include "reports/error.h"
#include "solvers/runs/run_error.h"

namespace {

namespace cli = hanaproof::cli;
namespace rulebook = hanaproof::rulebook;
namespace notation = hanaproof::notation;
namespace reports = hanaproof::reports;
namespace runs = hanaproof::runs;
namespace client = hanaproof::client;
namespace impact = hanaproof::impact;

// Files are written beside and renamed, so that nothing is lost by leaving at once.
extern "C" void leave(int) {
  client::kill_children();
  _exit(cli::Exit::interrupted);
}

// On standard error, whatever becomes of it there.
void tell(const std::string& what) {
  std::fputs(fmt::format("hanaproof: {}\n", cli::plain(what)).c_str(), stderr);
}

template <class... Errors>
bool is_one_of(const std::exception& error) {
  return (... || (dynamic_cast<const Errors*>(&error) != nullptr));
}

// Says what went wrong, and gives the exit status that tells it to scripts.
int ended_by(const std::exception& error) {
  if (is_one_of<rulebook::EditionError, notation::NotationError, runs::RunError,
                reports::InputError>(error)) {
    tell(error.what());
    return cli::Exit::bad_input;
  }
  if (is_one_of<reports::ReportError, cli::OutputError>(error)) {
    tell(error.what());
    return cli::Exit::failed;
  }
  if (const auto* failure = dynamic_cast<const std::system_error*>(&error);
      failure && std::ferror(stdout) != 0) {
    tell(cli::OutputError(failure->code().value()).what());
    return cli::Exit::failed;
  }
  if (is_one_of<client::EngineFault>(error)) {
    tell(error.what());
    return cli::Exit::does_not_hold;
  }
  if (is_one_of<impact::Disagreement>(error)) {
    tell(fmt::format("two methods disagree: {}", error.what()));
    return cli::Exit::disagreement;
  }
  tell(fmt::format("internal error: {}", error.what()));
  return cli::Exit::failed;
}

int run(int argc, char** argv) {
  cli::Globals globals;
  CLI::App app("Verifies the rules of hanafuda card games and analyses them exhaustively.",
               "hanaproof");
  app.set_version_flag("--version", cli::version());
  app.require_subcommand(1);
  app.fallthrough();
  app.add_flag("--json", globals.json, "One JSON document instead of text");
  app.add_flag("--quiet", globals.quiet, "No progress on standard error");
  app.add_option("--editions", globals.editions_dir,
                 "A folder of editions instead of the built-in ones");
  cli::add_contradictions(app, globals);
  cli::add_report(app, globals);
  cli::add_check(app, globals);
  cli::add_explain(app, globals);
  cli::add_editions(app, globals);
  cli::add_topics(app, globals);
  cli::add_distances(app, globals);
  cli::add_audit(app, globals);
  cli::add_prove(app, globals);
  cli::add_perft(app, globals);
  cli::add_graph(app, globals);
  cli::add_lattice(app, globals);
  cli::add_ranks(app, globals);
  cli::add_conform(app, globals);
  cli::add_replay(app, globals);
  cli::add_recheck(app, globals);
  cli::add_crosscheck(app, globals);
  cli::add_serve(app, globals);
  cli::add_regress(app, globals);
  cli::add_identify(app, globals);
  cli::add_signature(app, globals);
  cli::add_solve(app, globals);
  cli::add_odds(app, globals);
  cli::add_completion(app, globals);
  cli::add_man(app, globals);
  app.footer("hanaproof COMMAND --help shows the options of a command and examples.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
      std::ostringstream help;
      app.exit(error, help, help);
      fmt::print("{}", help.str());
      return cli::Exit::done;
    }
    tell(cli::complaint(app, error));
    return cli::Exit::bad_input;
  }
  return globals.status;
}

}  // namespace

int main(int argc, char** argv) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, leave);
  try {
    const int status = run(argc, argv);
    cli::expect_written();
    return status;
  } catch (const hanaproof::crosscheck::Interrupted&) {
    return cli::Exit::interrupted;
  } catch (const std::exception& error) {
    return ended_by(error);
  }
}
