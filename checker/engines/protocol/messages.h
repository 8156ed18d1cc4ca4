// The messages of the engine protocol as values, and as lines of JSON (docs/engine-protocol.md).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/games/position.h"

namespace hanaproof::protocol {

// What is asked.
enum class Do { hello, open, moves, play, score, replay, deal };
inline constexpr std::array<std::string_view, 7> kNames = {"hello", "open",   "moves", "play",
                                                           "score", "replay", "deal"};
std::string_view name(Do what);

using AnyPosition = games::Position;

struct Request {
  std::int64_t id = 0;
  Do what = Do::hello;
  std::optional<AnyPosition> position = {};  // of all but hello and deal; of replay as it is dealt
  std::string move = {};                     // of play
  std::vector<std::string> moves = {};       // of replay
  std::optional<std::uint64_t> seed = {};    // of deal, and of replay where the engine dealt
  std::string edition = {};                  // of deal
  int players = 2;                           // of deal
  std::map<std::string, std::string> rules = {};  // of deal: those other than the edition's
};

struct Hello {
  std::string name;
  std::string version;
  std::vector<std::string> editions;
  // Requests by name. One that names none of moves, play, score and replay does the first three
  // besides.
  std::vector<std::string> does = {};
  std::vector<int> players = {};  // none: those of its editions
  bool whole_decks = false;       // takes no position with fewer cards than the deck has
  bool reachable_only = false;    // takes only positions that play leads to
  // What it keeps (kBooks); nothing where it does not say, and then it keeps everything.
  std::optional<std::vector<std::string>> keeps = {};

  bool does_it(Do what) const;
};

// What an engine may do without: members of a score and of a position that somebody else can keep.
inline constexpr std::array<std::string_view, 7> kBooks = {
    "payment", "result", "calls", "called_at", "called_yaku", "last_call", "november_played"};

struct Moves {
  std::vector<std::string> moves;
};
// What an engine says of the end of a line of moves, each only where it says it.
struct Replayed {
  std::optional<std::vector<std::string>> moves = {};
  std::optional<AnyPosition> position = {};
  std::optional<games::Score> score = {};
  std::optional<std::size_t> refused = {};  // it plays so many of the moves, and not the next
};
struct Error {
  std::string error;
};
// It does not do that; nothing is wrong with it.
struct Unsupported {
  std::string why;
};
using Body = std::variant<Hello, Moves, AnyPosition, games::Score, Replayed, Error, Unsupported>;

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
// What they look like: JSON Schemas; `score` stands in replies and corpora.
std::string request_schema();
std::string reply_schema();
std::string score_schema();
// Fields that are not known are left aside. Throw ProtocolError.
Request request_from_json(std::string_view line);
// The reply to a request, or an error.
Reply reply_from_json(std::string_view line, const Request& request);

// A longer line is no message.
inline constexpr std::size_t kLongestLine = 1 << 20;
// A longer list is none of moves, seats or yaku: a bet of 1000 coins can be raised in 1000 ways.
inline constexpr std::size_t kMostEntries = 2048;
inline constexpr std::size_t kLongestWord = 300;  // a move, an id, a name

}  // namespace hanaproof::protocol
