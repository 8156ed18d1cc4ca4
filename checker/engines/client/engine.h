// Somebody's engine at the other end of the protocol: asked one thing at a time, with limits, and
// never trusted.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include "checker/engines/client/child.h"
#include "checker/engines/protocol/messages.h"
#include "model/games/game.h"

namespace hanaproof::client {

// What is wrong with an engine that does not speak the protocol. A wrong rule is none of these.
enum class Fault {
  hang,       // no reply within the time
  crash,      // it ended with a signal or a status other than 0
  closed,     // it ended, or closed its output, without a reply
  half_line,  // its output ended in the middle of a line
  too_long,   // a line longer than any message
  not_utf8,
  garbage,            // no JSON object, or not the fields of the reply
  wrong_id,           // an answer to something else
  error_reply,        // it says that it cannot answer
  illegal_move,       // what it lists is no move of the notation
  illegal_successor,  // what it plays to is no position, or has other cards
};
std::string_view name(Fault fault);

class EngineFault : public std::runtime_error {
 public:
  EngineFault(Fault fault, const std::string& text);
  Fault fault() const { return fault_; }

 private:
  Fault fault_;
};

struct Limits {
  Milliseconds start{10000};  // for the first reply of a process
  Milliseconds reply{5000};   // for every other
  std::size_t longest = protocol::kLongestLine;
  Stop stop = [] { return false; };  // whether somebody wants it to end, whatever it waits for
};

class Engine {
 public:
  explicit Engine(std::string command, Limits limits = {});

  // Sends a request under an id of its own and waits for the reply, which is no Error. Throws
  // games::Untold where the engine does not do that, EngineFault, and crosscheck::Interrupted when
  // it is to stop. A process that no longer follows the protocol is killed, and the next request
  // starts a new one.
  protocol::Body ask(protocol::Request request);
  // The next request starts a new process, so that nothing that this one has in mind counts.
  void start_anew() { child_.reset(); }
  // From now on nothing is asked twice, until it is set to false, which forgets all. For work that
  // puts the same questions many times; never for finding out whether something comes up again.
  void remember(bool on);
  // From now on it is told that every position is one of that edition: it plays by what it has
  // under that name. In its replies positions have the name that they were sent with.
  void tell(std::string edition) { told_ = std::move(edition); }
  const std::string& told() const { return told_; }

  // Asked once.
  const protocol::Hello& hello();
  bool does_open() { return hello().does_it(protocol::Do::open); }
  // What it says that it does, keeps and takes; of an engine that does not answer, the usual.
  const games::Tells& tells();
  // Whether it says that it plays the edition; of one that lists none, nobody knows.
  bool does_play(const std::string& edition);

  const std::string& command() const { return command_; }
  std::uint64_t requests() const { return requests_; }
  // Processes started because of a fault, and what the faults were: the last of each kind.
  std::uint64_t restarts() const { return restarts_; }
  struct FaultCount {
    std::uint64_t times = 0;
    std::string last = {};
  };
  const std::map<Fault, FaultCount>& faults() const { return faults_; }
  // Answers by which it said that it does not do something, by why.
  const std::map<std::string, std::uint64_t>& unsupported() const { return unsupported_; }
  // Members that are compared with nothing, besides those that it does not keep.
  void ignore(std::set<std::string> fields) { ignored_ = std::move(fields); }

  // The last fault, and the request that it came after; for the verdict on a failed comparison.
  struct Incident {
    Fault fault = Fault::hang;
    std::string text;
    std::string request;
  };
  const std::optional<Incident>& incident() const { return incident_; }
  void forget_incident() { incident_.reset(); }
  // Enters a fault that lies in what a reply says. Throws EngineFault.
  [[noreturn]] void blame(Fault fault, const std::string& what);

 private:
  protocol::Body ask_as_named(protocol::Request request);
  protocol::Body ask_again(protocol::Request request);
  protocol::Body exchange(const protocol::Request& request);
  std::string read_line(Milliseconds limit);
  [[noreturn]] void blame_end();
  // Because somebody wants it to end. Throws crosscheck::Interrupted.
  [[noreturn]] void leave();

  std::string command_;
  Limits limits_;
  std::string told_ = {};  // the edition in all positions sent; empty: their own
  std::unique_ptr<Child> child_;
  bool fresh_ = true;  // this process has not replied yet
  std::optional<protocol::Hello> hello_;
  std::optional<games::Tells> tells_;
  bool remembers_ = false;
  std::unordered_map<std::string, protocol::Body> remembered_;  // by request, without its id
  std::optional<Incident> incident_;
  std::string last_request_;
  std::int64_t next_id_ = 1;
  std::uint64_t requests_ = 0;
  bool fell_ = false;  // a fault has ended the last process
  std::uint64_t restarts_ = 0;
  std::map<Fault, FaultCount> faults_;
  std::map<std::string, std::uint64_t> unsupported_;
  std::set<std::string> ignored_;
};

// The engine must outlive the game. All that is asked of the game can throw EngineFault. What the
// engine does not do or keep (`tells`) the spec of these rules does for it: opens deals, makes
// moves, keeps books. Sequences of moves are counted by asking for them one by one. Of a betting
// the protocol says what the seats have put in and who is asked, but not how the auctions went:
// positions have the outline alone.
std::unique_ptr<games::Game> game(Engine& engine, const rulebook::Ruleset& rules);

}  // namespace hanaproof::client
