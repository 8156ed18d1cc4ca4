// hanaproof: verifies the rules of hanafuda card games.
#include <csignal>
#include <exception>

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
#include "cli/recheck.h"
#include "cli/signature.h"
#include "cli/version.h"
#include "model/notation/position_json.h"
#include "model/rulebook/nearest.h"
#include "reports/error.h"
#include "solvers/runs/run_error.h"

namespace {

namespace cli = hanaproof::cli;
namespace rulebook = hanaproof::rulebook;
namespace notation = hanaproof::notation;
namespace reports = hanaproof::reports;
namespace runs = hanaproof::runs;
namespace client = hanaproof::client;

// Files are written beside and renamed, so that nothing is lost by leaving at once.
extern "C" void leave(int) {
  client::kill_children();
  _exit(cli::Exit::interrupted);
}

// A mistyped command is told with the nearest one.
std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
  const auto rest = app.remaining();
  if (!app.get_subcommands().empty() || rest.empty()) return error.what();
  std::vector<std::string> commands;
  for (const CLI::App* command : app.get_subcommands({})) commands.push_back(command->get_name());
  return fmt::format("unknown command \"{}\", nearest is {}", rest.front(),
                     rulebook::nearest(rest.front(), commands));
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
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) return app.exit(error);
    fmt::print(stderr, "hanaproof: {} (see hanaproof --help)\n", complaint(app, error));
    return cli::Exit::bad_input;
  }
  return globals.status;
}

}  // namespace

int main(int argc, char** argv) {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, leave);
  try {
    return run(argc, argv);
  } catch (const rulebook::EditionError& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    return cli::Exit::bad_input;
  } catch (const notation::NotationError& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    return cli::Exit::bad_input;
  } catch (const runs::RunError& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    return cli::Exit::bad_input;
  } catch (const reports::InputError& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    return cli::Exit::bad_input;
  } catch (const reports::ReportError& error) {
    fmt::print(stderr, "hanaproof: {}\n", error.what());
    return cli::Exit::failed;
  } catch (const client::EngineFault& fault) {
    fmt::print(stderr, "hanaproof: {}\n", fault.what());
    return cli::Exit::does_not_hold;
  } catch (const hanaproof::impact::Disagreement& error) {
    fmt::print(stderr, "hanaproof: two methods disagree: {}\n", error.what());
    return cli::Exit::disagreement;
  } catch (const hanaproof::crosscheck::Interrupted&) {
    return cli::Exit::interrupted;
  } catch (const std::exception& error) {
    fmt::print(stderr, "hanaproof: internal error: {}\n", error.what());
    return cli::Exit::failed;
  }
}
