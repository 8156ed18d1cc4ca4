#include <string>

#include "checker/engines/protocol/server.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"
#include "tests/fuzz/inputs.h"

namespace hanaproof::fuzz {

using protocol::Do;

namespace {

protocol::Server& server(protocol::With with) {
  static const rulebook::Library builtin(editions::builtin_editions());
  static protocol::Server spec({&builtin, protocol::With::spec, {}, "1"});
  static protocol::Server engine({&builtin, protocol::With::engine, {}, "1"});
  return with == protocol::With::spec ? spec : engine;
}

// The answer to a request, read as its sender would.
void answer(std::string_view line) {
  const std::string by_spec = server(protocol::With::spec).answer(line);
  const std::string by_engine = server(protocol::With::engine).answer(line);
  if (by_spec.find('\n') != std::string::npos) throw Broken("an answer of several lines");
  try {
    const protocol::Request request = protocol::request_from_json(line);
    const auto reply = protocol::reply_from_json(by_spec, request);
    const auto other = protocol::reply_from_json(by_engine, request);
    // Both refuse the same. What they say is compared by the cross-check.
    if (reply.body.index() != other.body.index()) throw Broken("only one of both refuses");
  } catch (const protocol::ProtocolError&) {
  }
}

// A reply that is understood says the same when it is written again.
void reply(std::string_view line, const protocol::Request& request) {
  try {
    const std::string once = protocol::to_json(protocol::reply_from_json(line, request));
    const std::string twice = protocol::to_json(protocol::reply_from_json(once, request));
    if (once != twice) throw Broken("a reply is not what is written of it");
  } catch (const protocol::ProtocolError&) {
  }
}

void replies(std::string_view line) {
  protocol::Request request;
  reply(line, request);
  for (const Do what : {Do::open, Do::moves, Do::play, Do::score}) {
    request.what = what;
    request.position = notation::Position::empty("", 2);
    reply(line, request);
    request.position = notation::BetPosition{};
    reply(line, request);
    request.position = notation::HachiPosition{};
    reply(line, request);
  }
}

}  // namespace

void protocol_input(std::string_view line) {
  answer(line);
  replies(line);
}

}  // namespace hanaproof::fuzz
