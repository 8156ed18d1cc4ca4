// Documents that are written and read back: one description of the fields of a value serves both,
// as a function of an archive and the value. For source files only.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/cards/card_set.h"
#include "model/notation/json_values.h"
#include "model/notation/move.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

// A position and its like, which have a JSON of their own.
template <class T>
concept Noted = requires(const T& value) { notation::to_value(value); };

inline Json value_of(cards::CardSet cards) { return codes(cards); }
template <class T>
Json value_of(const T& value) {
  if constexpr (Noted<T>) {
    return notation::to_value(value);
  } else if constexpr (requires { value.code(); }) {
    return value.code();
  } else if constexpr (requires { value.text(); }) {
    return value.text();
  } else if constexpr (requires { value.has_value(); }) {
    return value_of(*value);
  } else {
    return value;
  }
}
template <class T>
Json value_of(const std::vector<T>& values) {
  return list(values, [](const T& value) { return value_of(value); });
}

// Writes.
class Out {
 public:
  Json json = Json::object();

  // Whether a field is there that depends on a condition.
  bool has(const char*, bool condition) const { return condition; }
  template <class T>
  void field(const char* name, const T& value) {
    json[name] = value_of(value);
  }
  // Left out where it says nothing; whether it is there.
  template <class T>
  bool maybe(const char* name, const T& value) {
    bool given = false;
    if constexpr (requires { value.has_value(); }) {
      given = value.has_value();
    } else if constexpr (requires { value.empty(); }) {
      given = !value.empty();
    } else {
      given = value > T{};
    }
    if (given) field(name, value);
    return given;
  }
  // A whole number as a text: it outgrows 64 bits.
  void whole(const char* name, const std::string& digits) { field(name, digits); }
  // One of several values that have names.
  template <class T, class Values>
  void choice(const char* field, const T& value, const Values&) {
    json[field] = name(value);
  }
  // Several of them.
  template <class T, class Values>
  void choices(const char* field, const std::vector<T>& chosen, const Values&) {
    json[field] = list(chosen, [](const T& value) { return Json(name(value)); });
  }
  template <class T, class Describe>
  void object(const char* name, const T& value, const Describe& describe) {
    Out inner;
    if constexpr (requires { value.has_value(); }) {
      describe(inner, *value);
    } else {
      describe(inner, value);
    }
    json[name] = std::move(inner.json);
  }
  template <class T, class Describe>
  void objects(const char* name, const std::vector<T>& values, const Describe& describe) {
    json[name] = Json::array();
    for (const T& value : values) {
      Out inner;
      describe(inner, value);
      json[name].push_back(std::move(inner.json));
    }
  }
  // For other readers of the document: it follows from the rest.
  template <class T>
  void note(const char* name, const T& value) {
    json[name] = value;
  }
  void deal(const char* name, const notation::HachiDeal& deal, int) { field(name, deal); }
  void expect(bool, const char*, const char*) const {}
};

// Reads; each mistake is told with the path that leads to it. Throws InputError.
class In {
 public:
  // `path` names the object in errors: "findings[3].witness".
  In(const Json& json, std::string path);

  bool has(const char* field, bool) const { return find(field) != nullptr; }
  // Numbers, truths and lists that are missing are zero, false and empty.
  template <class T>
  void field(const char* name, T& value) const {
    read(name, value);
  }
  template <class T>
  bool maybe(const char* name, T& value) const {
    if (!find(name)) return false;
    if constexpr (requires { value.has_value(); }) {
      read(name, value.emplace());
    } else {
      read(name, value);
    }
    return true;
  }
  void whole(const char* name, std::string& digits) const;
  template <class T, class Values>
  void choice(const char* field, T& value, const Values& values) const {
    const std::string word = text(field);
    std::vector<std::string_view> names;
    for (const T each : values) {
      if (name(each) == word) {
        value = each;
        return;
      }
      names.push_back(name(each));
    }
    fail_choice(field, names, word);
  }
  template <class T, class Values>
  void choices(const char* field, std::vector<T>& chosen, const Values& values) const {
    std::vector<std::string> words;
    read(field, words);
    for (const std::string& word : words) {
      const auto found = std::ranges::find(values, word, [](const T& each) { return name(each); });
      if (found == std::ranges::end(values)) fail_choice(field, {}, word);
      chosen.push_back(*found);
    }
  }
  template <class T, class Describe>
  void object(const char* name, T& value, const Describe& describe) const {
    In inner(need(name), path(name));
    if constexpr (requires { value.has_value(); }) {
      value = typename T::value_type{};
      describe(inner, *value);
    } else {
      describe(inner, value);
    }
  }
  template <class T, class Describe>
  void objects(const char* name, std::vector<T>& values, const Describe& describe) const {
    for (const Json& item : items(name)) {
      In inner(item, path(name) + "[" + std::to_string(values.size()) + "]");
      describe(inner, values.emplace_back());
    }
  }
  template <class T>
  void note(const char*, const T&) const {}
  void deal(const char* name, notation::HachiDeal& deal, int players) const;
  void expect(bool holds, const char* field, const char* expected) const {
    if (!holds) fail(field, expected);
  }
  // That the document is of version 1 of the schema of this name.
  void need_schema(const std::string& name) const;

 private:
  [[noreturn]] void fail(const std::string& field, const std::string& expected) const;
  [[noreturn]] void fail_choice(const char* field, const std::vector<std::string_view>& names,
                                const std::string& word) const;
  std::string path(const std::string& field) const;
  // Null when the field is missing or null.
  const Json* find(const std::string& field) const;
  const Json& need(const std::string& field) const;
  // What a list holds; nothing when it is missing.
  const Json& items(const std::string& field) const;
  std::string text(const std::string& field) const;

  void read(const char* field, std::string& value) const { value = text(field); }
  void read(const char* field, bool& value) const;
  void read(const char* field, double& value) const;
  void read(const char* field, std::uint64_t& value) const;
  void read(const char* field, long long& value) const;
  void read(const char* field, int& value) const;
  void read(const char* field, std::vector<int>& value) const;
  void read(const char* field, std::vector<std::string>& value) const;
  void read(const char* field, std::map<std::string, std::string>& value) const;
  void read(const char* field, std::vector<cards::Card>& value) const;
  void read(const char* field, cards::CardSet& value) const;
  void read(const char* field, std::vector<cards::CardSet>& value) const;
  void read(const char* field, notation::Move& value) const;
  void read(const char* field, std::vector<notation::Move>& value) const;
  void read(const char* field, notation::Position& value) const;
  void read(const char* field, notation::HachiPosition& value) const;
  void read(const char* field, notation::HachiMatch& value) const;

  const Json* json_;
  std::string path_;
};

template <class T, class Describe>
Json written(const T& value, const Describe& describe) {
  Out out;
  describe(out, value);
  return std::move(out.json);
}
// Throws InputError where it is no JSON, or nested deeper than any document of this project.
Json parse_json(std::string_view text, const std::string& name);
// With an end of line. What is not UTF-8 in someone's note must not cost them the whole report.
std::string dump(const Json& json);

}  // namespace hanaproof::reports
