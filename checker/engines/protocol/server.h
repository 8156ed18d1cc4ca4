// The other end of the engine protocol: requests answered by the spec or by the fast engine. No
// processes and no streams, so that it can be tested and fuzzed by itself.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "checker/engines/protocol/served.h"
#include "model/rulebook/library.h"

namespace hanaproof::protocol {

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
  const games::Game& game(const AnyPosition& position);

  Service service_;
  // Rulesets take long to make: by edition, players and rules of the position.
  std::map<std::string, std::unique_ptr<games::Game>> games_;
};

}  // namespace hanaproof::protocol
