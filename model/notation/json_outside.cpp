#include "model/notation/json_outside.h"

#include <cstdint>

#include <fmt/format.h>

#include "model/notation/position_json.h"
#include "model/rulebook/printable.h"

namespace hanaproof::notation {

using Json = nlohmann::ordered_json;

namespace {

void refuse_acting(const Json& json) {
  if (!json.is_string()) return;
  if (const auto c = rulebook::acting_character(json.get_ref<const std::string&>())) {
    throw NotationError(
        fmt::format("a text with the character U+{:04X}: expected only what can be "
                    "seen",
                    static_cast<std::uint32_t>(*c)));
  }
}

// Whether it can be seen without parsing that nothing is to be refused: no escapes, nothing but
// ASCII that is printed, and brackets that lie no deeper. So are nearly all lines of engines, of
// which there are many.
bool is_harmless(std::string_view text, int deepest) {
  int depth = 0;
  bool in_string = false;
  for (const char c : text) {
    if (c < ' ' || c > '~' || c == '\\') return false;
    if (c == '"') in_string = !in_string;
    if (in_string) continue;
    if ((c == '[' || c == '{') && ++depth > deepest) return false;
    if (c == ']' || c == '}') --depth;
  }
  return true;
}

}  // namespace

Json read_json(std::string_view text, int deepest) {
  if (is_harmless(text, deepest)) return Json::parse(text);
  return Json::parse(text, [&](int depth, Json::parse_event_t event, Json& read) {
    if (depth >= deepest &&
        (event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start)) {
      throw NotationError("nested too deeply");
    }
    refuse_acting(read);
    return true;
  });
}

void refuse_number(const char* field, const Json& json, const std::string& least,
                   const std::string& most) {
  throw NotationError(fmt::format("\"{}\": expected a whole number from {} to {}, not {}", field,
                                  least, most, json.dump()));
}

}  // namespace hanaproof::notation
