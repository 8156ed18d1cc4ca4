// Says what a value looks like in JSON, from the description that writes it. Its fields are never
// looked at: a value of the type is enough. For source files only.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "model/documents/values.h"
#include "model/notation/json_shape.h"

namespace hanaproof::documents {

inline const char* document_of(const notation::Position*) { return "position"; }
inline const char* document_of(const notation::BetPosition*) { return "bet-position"; }
inline const char* document_of(const notation::HachiPosition*) { return "hachi-position"; }
inline const char* document_of(const notation::HachiMatch*) { return "hachi-match"; }
inline const char* document_of(const notation::HachiDeal*) { return "hachi-deal"; }

template <class T>
Json shape_of();

template <class T>
Json list_of_length(std::size_t length) {
  Json shape = notation::json::array_of(shape_of<T>());
  shape["minItems"] = shape["maxItems"] = length;
  return shape;
}

template <class... Each>
Json shape_of_any(const std::variant<Each...>*) {
  return {{"anyOf", Json::array({shape_of<Each>()...})}};
}

template <class T>
Json shape_of() {
  namespace json = notation::json;
  constexpr const T* kNone = nullptr;
  if constexpr (std::same_as<T, Json>) {
    return json::refers_to("value");
  } else if constexpr (Variant<T>) {
    return shape_of_any(kNone);
  } else if constexpr (Noted<T>) {
    return json::refers_to(document_of(kNone));
  } else if constexpr (std::same_as<T, cards::Card>) {
    return json::card_code();
  } else if constexpr (Textual<T> || Named<T> || Coded<T>) {
    return json::any_text();
  } else if constexpr (Optional<T>) {
    return shape_of<std::remove_cvref_t<decltype(*std::declval<const T&>())>>();
  } else if constexpr (Worded<T>) {
    return json::any_text();
  } else if constexpr (Map<T>) {
    return json::map_of(shape_of<typename T::mapped_type>());
  } else if constexpr (Fixed<T>) {
    return list_of_length<typename T::value_type>(std::tuple_size_v<T>);
  } else if constexpr (Pair<T>) {
    return list_of_length<typename T::first_type>(2);
  } else if constexpr (Range<T>) {
    return json::array_of(
        shape_of<std::remove_cvref_t<decltype(*std::declval<const T&>().begin())>>());
  } else if constexpr (std::same_as<T, bool>) {
    return json::any_truth();
  } else if constexpr (std::unsigned_integral<T>) {
    return {{"type", "integer"}, {"minimum", 0}};
  } else if constexpr (std::integral<T>) {
    return {{"type", "integer"}};
  } else {
    static_assert(std::floating_point<T>, "documents have no such values");
    return {{"type", "number"}};
  }
}

// A value to describe fields by.
template <class T>
T sample() {
  return T{};
}
template <>
inline cards::Card sample<cards::Card>() {
  return cards::kLightning;
}

// An archive as Out is; what it is told stands there.
class Shaper {
 public:
  template <class Condition>
  bool has(const char* field, const Condition&) {
    optional_.insert(field);
    return true;
  }
  template <class Fields>
  void when(bool, const Fields& fields) {
    const bool before = std::exchange(always_, false);
    fields();
    always_ = before;
  }
  template <class T>
  void field(const char* name, const T&, const char* meaning = "") {
    add(name, shape_of<Given<T>>(), meaning);
  }
  template <class T>
  void field_or_null(const char* name, const T&, const char* meaning = "") {
    add(name, or_null(shape_of<Given<T>>()), meaning);
  }
  template <class T>
  void document(const char* name, const char* schema, const T&, const char* meaning = "") {
    const Json shape = notation::json::refers_to(schema);
    add(name, Optional<Given<T>> ? or_null(shape) : shape, meaning);
  }
  template <class T>
  void anything(const char* name, const T&, const char* meaning = "") {
    add(name, Json::object(), meaning);
  }
  template <class T>
  bool maybe(const char* name, const T& value, const char* meaning = "") {
    has(name, true);
    field(name, value, meaning);
    return true;
  }
  void whole(const char* name, const std::string&, const char* meaning = "") {
    add(name, {{"type", "string"}, {"pattern", "^[0-9]+$"}}, meaning);
  }
  void whole(const char* name, std::uint64_t, const char* meaning = "") {
    whole(name, std::string(), meaning);
  }
  template <class T, class Values>
  void choice(const char* field, const T&, const Values& values, const char* meaning = "") {
    const Json one = {{"enum", value_of(values)}};
    if constexpr (Range<Given<T>>) {
      add(field, notation::json::array_of(one), meaning);
    } else {
      add(field, one, meaning);
    }
  }
  template <class T, class Describe>
  void object(const char* name, const T&, const Describe& describe, const char* meaning = "") {
    add(name, all<Given<T>>(describe), meaning);
  }
  template <class T, class Describe>
  void object_or_null(const char* name, const T&, const Describe& describe,
                      const char* meaning = "") {
    add(name, or_null(all<Given<T>>(describe)), meaning);
  }
  template <class T, class Describe>
  void objects(const char* name, const T&, const Describe& describe, const char* meaning = "") {
    add(name, all<Given<T>>(describe), meaning);
  }
  template <class T, class Describe>
  void needed_objects(const char* name, const T& values, const Describe& describe) {
    objects(name, values, describe);
  }
  template <class T, class Describe>
  void part(const T&, const Describe& describe) {
    const Given<T> value = sample<Given<T>>();
    describe(*this, value);
  }
  template <class T>
  void note(const char* name, const T& value, const char* meaning = "") {
    field(name, value, meaning);
  }
  void expect(bool, const char*, const char*) const {}

  template <class T, class Describe>
  static Json shape(const Describe& describe) {
    Shaper shaper;
    const T value = sample<T>();
    describe(shaper, value);
    return shaper.shape_.object();
  }

 private:
  static Json or_null(const Json& shape) {
    const Json none = {{"type", "null"}};
    return {{"anyOf", Json::array({shape, none})}};
  }
  void add(const char* name, Json shape, const char* meaning) {
    shape_.add(name, std::move(shape), always_ && !optional_.contains(name), meaning);
  }
  template <class T, class Describe>
  static Json all(const Describe& describe) {
    if constexpr (Optional<T>) {
      return all<typename T::value_type>(describe);
    } else if constexpr (Map<T>) {
      return notation::json::map_of(all<typename T::mapped_type>(describe));
    } else if constexpr (Range<T>) {
      return notation::json::array_of(all<typename T::value_type>(describe));
    } else {
      return shape<T>(describe);
    }
  }

  notation::json::Shape shape_;
  std::set<std::string> optional_;  // told to depend on something
  bool always_ = true;
};

}  // namespace hanaproof::documents
