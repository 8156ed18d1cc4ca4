// Writes the fields of a value, as a description tells them: a function of an archive and the
// value. For source files only.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "model/documents/values.h"

namespace hanaproof::documents {

// In all of them the last argument is for readers of the schema: what the field means, where its
// name leaves that open. Values and conditions can be given as functions that compute them; they
// have to be where a default value of the type (model/documents/shaper.h) has nothing to compute
// them from.
class Out {
 public:
  Json json = Json::object();

  // Whether a field is there that depends on a condition; it is told next.
  template <class Condition>
  bool has(const char*, const Condition& condition) const {
    return computed(condition);
  }
  // The same of several fields, where it follows from what was told before.
  template <class Fields>
  void when(bool condition, const Fields& fields) {
    if (condition) fields();
  }
  template <class T>
  void field(const char* name, const T& value, const char* = "") {
    json[name] = value_of(computed(value));
  }
  // Null where there is none.
  template <class T>
  void field_or_null(const char* name, const T& value, const char* = "") {
    field(name, value);
  }
  // A document of another schema, or its text; null where there is none.
  template <class T>
  void document(const char* name, const char*, const T& text, const char* = "") {
    const auto& known = computed(text);
    if constexpr (std::same_as<Given<T>, Json>) {
      json[name] = known;
    } else if constexpr (Optional<Given<T>>) {
      json[name] = known ? Json::parse(*known) : Json();
    } else {
      json[name] = Json::parse(known);
    }
  }
  // JSON that is somebody else's.
  template <class T>
  void anything(const char* name, const T& value, const char* = "") {
    json[name] = computed(value);
  }
  // Left out where it says nothing; whether it is there.
  template <class T>
  bool maybe(const char* name, const T& value, const char* = "") {
    const auto& known = computed(value);
    const bool given = says_something(known);
    if (given) field(name, known);
    return given;
  }
  // A whole number as a text: it outgrows 64 bits.
  void whole(const char* name, const std::string& digits, const char* = "") { field(name, digits); }
  // It outgrows what other languages hold exactly.
  void whole(const char* name, std::uint64_t number, const char* = "") {
    field(name, std::to_string(number));
  }
  // One of several values that have names; a list of them.
  template <class T, class Values>
  void choice(const char* name, const T& value, const Values&, const char* = "") {
    field(name, value);
  }
  template <class T, class Describe>
  void object(const char* name, const T& value, const Describe& describe, const char* = "") {
    const auto& known = computed(value);
    if constexpr (Optional<Given<T>>) {
      json[name] = written(*known, describe);
    } else {
      json[name] = written(known, describe);
    }
  }
  template <class T, class Describe>
  void object_or_null(const char* name, const T& value, const Describe& describe,
                      const char* = "") {
    const auto& known = computed(value);
    json[name] = known.has_value() ? written(*known, describe) : Json();
  }
  // Each of a list, of a list of lists, or of a map.
  template <class T, class Describe>
  void objects(const char* name, const T& values, const Describe& describe, const char* = "") {
    json[name] = all(computed(values), describe);
  }
  template <class T, class Describe>
  void needed_objects(const char* name, const T& values, const Describe& describe) {
    objects(name, values, describe);
  }
  // The fields of a part, among the others.
  template <class T, class Describe>
  void part(const T& value, const Describe& describe) {
    describe(*this, computed(value));
  }
  // For other readers of the document: it follows from the rest.
  template <class T>
  void note(const char* name, const T& value, const char* = "") {
    field(name, value);
  }
  void expect(bool, const char*, const char*) const {}

  template <class T, class Describe>
  static Json written(const T& value, const Describe& describe) {
    Out out;
    describe(out, value);
    return std::move(out.json);
  }

 private:
  template <class T>
  static decltype(auto) computed(const T& value) {
    if constexpr (std::invocable<T>) {
      return value();
    } else {
      return (value);
    }
  }
  template <class T>
  static bool says_something(const T& value) {
    if constexpr (Optional<T>) {
      return value.has_value();
    } else if constexpr (requires { value.empty(); }) {
      return !value.empty();
    } else {
      return value > T{};
    }
  }
  template <class T, class Describe>
  static Json all(const T& values, const Describe& describe) {
    if constexpr (Map<T>) {
      Json json = Json::object();
      for (const auto& [key, each] : values) json[std::string(key)] = written(each, describe);
      return json;
    } else if constexpr (Range<T>) {
      return list(values, [&](const auto& each) { return all(each, describe); });
    } else {
      return written(values, describe);
    }
  }
};

}  // namespace hanaproof::documents
