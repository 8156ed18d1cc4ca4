// Requests about a position.
#pragma once

#include <string>
#include <utility>

#include "checker/engines/protocol/messages.h"

namespace hanaproof::client {

inline protocol::Request request(protocol::Do what, protocol::AnyPosition position,
                                 std::string move = {}) {
  protocol::Request request;
  request.what = what;
  request.position = std::move(position);
  request.move = std::move(move);
  return request;
}

}  // namespace hanaproof::client
