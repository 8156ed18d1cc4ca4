// What JavaScript calls (table.mjs). A request and its reply are bytes in the memory of the module.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "bindings/web/ask/ask.h"

namespace {

std::string request;
std::string reply;

}  // namespace

#define EXPORTED(name) extern "C" __attribute__((export_name(name)))

// Room for a request of so many bytes.
EXPORTED("room") char* hanaproof_room(std::size_t bytes) {
  request.resize(bytes);
  return request.data();
}

// Answers it; returns how many bytes the reply has.
EXPORTED("answer") std::size_t hanaproof_answer() {
  reply = hanaproof::web::answer(request);
  return reply.size();
}

EXPORTED("reply") const char* hanaproof_reply() { return reply.data(); }
