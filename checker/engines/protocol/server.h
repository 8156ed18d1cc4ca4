// The other end of the engine protocol: requests answered by the spec or by the fast engine. No
// processes and no streams, so that it can be tested and fuzzed by itself.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "checker/engines/protocol/messages.h"
#include "model/rulebook/library.h"
#include "model/rulebook/ruleset.h"

namespace hanaproof::protocol {

enum class With { spec, engine };

// One game under one ruleset. Throws what says why it cannot answer.
class Table {
 public:
  virtual ~Table() = default;
  virtual AnyPosition open(const AnyPosition& dealt) = 0;
  virtual Moves moves(const AnyPosition& position) = 0;
  virtual AnyPosition play(const AnyPosition& position, const std::string& move) = 0;
  virtual Body score(const AnyPosition& position) = 0;
};

// The table of a family of games.
std::unique_ptr<Table> table_of(const rulebook::Ruleset& rules, With with);

struct Service {
  const rulebook::Library* library = nullptr;  // must outlive the server
  With with = With::spec;
  // Rules to play by whatever a position says, and without a word of it in what comes back.
  std::map<std::string, std::string> rules = {};
  std::string version = {};
};

// Replies depend on the requests alone. Not shared between threads.
class Server {
 public:
  explicit Server(Service service) : service_(std::move(service)) {}

  // Never throws: what goes wrong is an Error.
  Reply answer(const Request& request);
  // One line in, one line out.
  std::string answer(std::string_view line);

 private:
  Body body(const Request& request);
  Hello hello() const;
  Table& table(const AnyPosition& position);

  Service service_;
  // Rulesets take long to make: by edition, players and rules of the position.
  std::map<std::string, std::unique_ptr<Table>> tables_;
};

}  // namespace hanaproof::protocol
