// What fields of documents hold, as values of the JSON library. For source files only: the library
// is slow to compile.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/json_values.h"

namespace hanaproof::documents {

// Keeps the order in which fields are written.
using Json = nlohmann::ordered_json;

template <class Items, class ToItem>
Json list(const Items& items, ToItem to_item) {
  Json json = Json::array();
  for (const auto& item : items) json.push_back(to_item(item));
  return json;
}

// What is given for a field: a value, or a function that computes it.
template <class T>
struct GivenOf {
  using type = T;
};
template <std::invocable T>
struct GivenOf<T> {
  using type = std::remove_cvref_t<std::invoke_result_t<T>>;
};
template <class T>
using Given = typename GivenOf<T>::type;

template <class T>
concept Textual = std::convertible_to<T, std::string_view>;
template <class T>
concept Optional = requires(const T& value) {
  value.has_value();
  *value;
};
template <class T>
concept Map = requires { typename T::mapped_type; };
template <class T>
concept Range = !Textual<T> && !std::same_as<T, Json> && requires(const T& value) {
  value.begin();
  value.end();
};
// With a length that the type tells.
template <class T>
concept Fixed = Range<T> && requires { std::tuple_size<T>::value; };
// Two of one type: written as a list.
template <class T>
concept Pair = std::same_as<typename T::first_type, typename T::second_type>;
template <class T>
concept Variant = requires { std::variant_size<T>::value; };
// A position and its like, which have a JSON of their own.
template <class T>
concept Noted = requires(const T& value) { notation::to_value(value); };
// Enumerations that have names.
template <class T>
concept Named = std::is_enum_v<T> && requires(T value) { name(value); };
template <class T>
concept Coded = requires(const T& value) { value.code(); };
template <class T>
concept Worded = requires(const T& value) { value.text(); };

template <class T>
Json value_of(const T& value) {
  if constexpr (std::same_as<T, Json> || Textual<T>) {
    return value;
  } else if constexpr (Variant<T>) {
    return std::visit([](const auto& each) { return value_of(each); }, value);
  } else if constexpr (Noted<T>) {
    return notation::to_value(value);
  } else if constexpr (Named<T>) {
    return name(value);
  } else if constexpr (Coded<T>) {
    return value.code();
  } else if constexpr (Optional<T>) {
    return value.has_value() ? value_of(*value) : Json();
  } else if constexpr (Worded<T>) {
    return value.text();
  } else if constexpr (Map<T>) {
    Json json = Json::object();
    for (const auto& [key, each] : value) json[std::string(key)] = value_of(each);
    return json;
  } else if constexpr (Range<T>) {
    return list(value, [](const auto& each) { return value_of(each); });
  } else {
    return value;
  }
}

// Null in JSON rather than an empty text.
inline std::optional<std::string> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

// All of a list, by their addresses: what describes them can be told of none.
template <class T>
std::vector<const T*> pointers_to(const std::vector<T>& values) {
  std::vector<const T*> all;
  for (const T& value : values) all.push_back(&value);
  return all;
}

// A part that is described with what it is a part of.
template <class Whole, class Part>
struct PartOf {
  const Whole* whole = nullptr;
  const Part* part = nullptr;
};
template <class Whole, class Part>
std::vector<PartOf<Whole, Part>> parts_of(const Whole& whole, const std::vector<Part>& parts) {
  std::vector<PartOf<Whole, Part>> all;
  for (const Part& part : parts) all.push_back({&whole, &part});
  return all;
}

// The values of an enumeration, to the last one.
template <class Value>
std::vector<Value> all_to(Value last) {
  std::vector<Value> all;
  for (int i = 0; i <= static_cast<int>(last); ++i) all.push_back(static_cast<Value>(i));
  return all;
}

}  // namespace hanaproof::documents
