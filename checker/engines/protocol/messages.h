// The messages of the engine protocol as values, and as lines of JSON (docs/engine-protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/games/position.h"

namespace hanaproof::protocol {

// What is asked.
enum class Do { hello, open, moves, play, score };
std::string_view name(Do what);

using AnyPosition = games::Position;

struct Request {
  std::int64_t id = 0;
  Do what = Do::hello;
  std::optional<AnyPosition> position = {};  // of all but hello
  std::string move = {};                     // of play
};

struct Hello {
  std::string name;
  std::string version;
  std::vector<std::string> editions;
  std::vector<std::string> does = {};  // beyond moves, play and score: "open"
};
struct Moves {
  std::vector<std::string> moves;
};
struct Error {
  std::string error;
};
using Body = std::variant<Hello, Moves, AnyPosition, games::Score, Error>;

struct Reply {
  std::optional<std::int64_t> id;  // none where none could be read
  Body body;
};

// What cannot be understood, with the id if there is one.
class ProtocolError : public std::runtime_error {
 public:
  ProtocolError(const std::string& what, std::optional<std::int64_t> id)
      : std::runtime_error(what), id_(id) {}
  std::optional<std::int64_t> id() const { return id_; }

 private:
  std::optional<std::int64_t> id_;
};

// One line without its end.
std::string to_json(const Request& request);
std::string to_json(const Reply& reply);
// Fields that are not known are left aside. Throw ProtocolError.
Request request_from_json(std::string_view line);
// The reply to a request, or an error.
Reply reply_from_json(std::string_view line, const Request& request);

// A longer line is no message.
inline constexpr std::size_t kLongestLine = 1 << 20;

}  // namespace hanaproof::protocol
