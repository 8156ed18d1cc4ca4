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

}  // namespace

Json read_json(std::string_view text, int deepest) {
  return Json::parse(text, [&](int depth, Json::parse_event_t event, Json& read) {
    if (depth >= deepest &&
        (event == Json::parse_event_t::object_start || event == Json::parse_event_t::array_start)) {
      throw NotationError("nested too deeply");
    }
    refuse_acting(read);
    return true;
  });
}

}  // namespace hanaproof::notation
