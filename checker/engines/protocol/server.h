// The other end of the engine protocol: requests answered by the spec or by the fast engine. No
// processes and no streams, so that it can be tested and fuzzed by itself.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "checker/engines/protocol/messages.h"
#include "model/games/game.h"
#include "model/rulebook/library.h"

namespace hanaproof::protocol {

enum class With { spec, engine };

// The game as the spec or the fast engine plays it. A position or a deal that cannot be is refused:
// notation::NotationError.
std::unique_ptr<games::Game> served(const rulebook::Ruleset& rules, With with);

// To a request about a position; of what no later decision depends on positions always have the
// same. Throws what says why it cannot answer.
Body answer(const games::Game& game, const Request& request);

// ---- All games of a library ---------------------------------------------------------------------

struct Service {
  const rulebook::Library* library = nullptr;  // must outlive the server
  With with = With::spec;
  // Rules to play by whatever a position says, and without a word of it in what comes back.
  std::map<std::string, std::string> rules = {};
  std::string version = {};
  // What it says of itself, and keeps to, beside name, version and editions.
  Hello says = {.name = {},
                .version = {},
                .editions = {},
                .does = {"moves", "play", "score", "open", "replay"}};
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
  Body dealt(const Request& request);
  const games::Game& game(const AnyPosition& position);
  const games::Game& game(const std::string& id, int players,
                          std::map<std::string, std::string> rules);

  Service service_;
  // Rulesets take long to make: by edition, players and rules of the position.
  std::map<std::string, std::unique_ptr<games::Game>> games_;
};

}  // namespace hanaproof::protocol
