// Lines from outside: a server answers every one with a line that can be read, by the spec and by
// the engine alike; and a reply is understood or refused.
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "checker/protocol/server.h"
#include "model/editions/builtin.h"
#include "model/rulebook/library.h"

namespace {

using namespace hanaproof;

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
  if (by_spec.find('\n') != std::string::npos) std::abort();
  try {
    const protocol::Request request = protocol::request_from_json(line);
    const auto reply = protocol::reply_from_json(by_spec, request);
    const auto other = protocol::reply_from_json(by_engine, request);
    // Both refuse the same. What they say is compared by the cross-check.
    if (reply.body.index() != other.body.index()) std::abort();
  } catch (const protocol::ProtocolError&) {
  }
}

void reply(std::string_view line) {
  for (const auto what :
       {protocol::Do::hello, protocol::Do::moves, protocol::Do::score, protocol::Do::play}) {
    protocol::Request request;
    request.what = what;
    if (what == protocol::Do::score) request.position = notation::Position::empty("", 2);
    try {
      protocol::reply_from_json(line, request);
    } catch (const protocol::ProtocolError&) {
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(data), size);
  answer(line);
  reply(line);
  return 0;
}
