// JSON from outside: within limits, and with nothing in it that acts when it is printed. For source
// files only: the library is slow to compile.
#pragma once

#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

namespace hanaproof::notation {

// Brackets in brackets: what is printed of a document is printed level by level, so depth must have
// an end. No position, reply or case of this project is deeper.
inline constexpr int kDeepestJson = 16;

// Throws nlohmann's exceptions for what is no JSON, and NotationError for what is deeper or holds
// a text that is not to be printed (model/rulebook/printable.h).
nlohmann::ordered_json read_json(std::string_view text, int deepest = kDeepestJson);

// Whether it is a whole number that the type can hold. The library itself would convert any number,
// and what does not fit is undefined.
template <std::integral Number>
bool is_whole(const nlohmann::ordered_json& json) {
  if (json.is_number_unsigned()) return std::in_range<Number>(json.get<std::uint64_t>());
  return json.is_number_integer() && std::in_range<Number>(json.get<std::int64_t>());
}

[[noreturn]] void refuse_number(const char* field, const nlohmann::ordered_json& json,
                                const std::string& least, const std::string& most);

// A field of an object that is such a number. Throws NotationError, which names the field.
template <std::integral Number>
Number whole(const nlohmann::ordered_json& object, const char* field) {
  const auto& json = object.at(field);
  if (!is_whole<Number>(json)) {
    using Limits = std::numeric_limits<Number>;
    refuse_number(field, json, std::to_string(Limits::min()), std::to_string(Limits::max()));
  }
  return json.get<Number>();
}

}  // namespace hanaproof::notation
