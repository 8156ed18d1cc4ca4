// Positions from outside: what is read is what is written again, and is valid or is told why not.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "checker/protocol/bet_position.h"
#include "model/editions/builtin.h"
#include "model/notation/validate.h"
#include "model/rulebook/library.h"

namespace {

using namespace hanaproof;

const rulebook::Library& library() {
  static const rulebook::Library builtin(editions::builtin_editions());
  return builtin;
}

const rulebook::Ruleset& rules() {
  static const rulebook::Ruleset ruleset(library().at("robin-red.koi-koi.en"), {2, {}});
  return ruleset;
}

void position(std::string_view text) {
  try {
    const auto read = notation::position_from_json(text);
    if (!(notation::position_from_json(notation::to_json(read)) == read)) std::abort();
    notation::validate(read, rules());
  } catch (const notation::NotationError&) {
  }
}

void bet_position(std::string_view text) {
  try {
    const auto read = protocol::bet_position_from_json(text);
    if (!(protocol::bet_position_from_json(protocol::to_json(read)) == read)) std::abort();
  } catch (const notation::NotationError&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  position(text);
  bet_position(text);
  return 0;
}
