// Reads documents: the description that writes the fields of a value (model/documents) serves this,
// too. For source files only.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/cards/card_set.h"
#include "model/documents/document.h"
#include "model/notation/move.h"
#include "reports/error.h"
#include "reports/json/values.h"

namespace hanaproof::reports {

// Reads; each mistake is told with the path that leads to it. Throws InputError.
class In {
 public:
  // `path` names the object in errors: "findings[3].witness".
  In(const Json& json, std::string path);

  bool has(const char* field, bool) const { return find(field) != nullptr; }
  template <class Fields>
  void when(bool condition, const Fields& fields) const {
    if (condition) fields();
  }
  // Numbers, truths and lists that are missing are zero, false and empty.
  template <class T>
  void field(const char* name, T& value, const char* = "") const {
    read(name, value);
  }
  template <class T>
  bool maybe(const char* name, T& value, const char* = "") const {
    if (!find(name)) return false;
    read(name, value);
    return true;
  }
  void whole(const char* name, std::string& digits, const char* = "") const;
  void whole(const char* name, std::uint64_t& number, const char* = "") const;
  template <class T, class Values>
  void choice(const char* field, T& value, const Values& values, const char* = "") const {
    if constexpr (documents::Range<T>) {
      std::vector<std::string> words;
      read(field, words);
      for (const std::string& word : words) value.push_back(one_of(values, field, word));
    } else {
      value = one_of(values, field, text(field));
    }
  }
  template <class T, class Describe>
  void object(const char* name, T& value, const Describe& describe, const char* = "") const {
    In inner(need(name), path(name));
    if constexpr (requires { value.has_value(); }) {
      value = typename T::value_type{};
      describe(inner, *value);
    } else {
      describe(inner, value);
    }
  }
  template <class T, class Describe>
  void objects(const char* name, std::vector<T>& values, const Describe& describe,
               const char* = "") const {
    for (const Json& item : items(name)) {
      In inner(item, path(name) + "[" + std::to_string(values.size()) + "]");
      describe(inner, values.emplace_back());
    }
  }
  // A list without which the document is none.
  template <class T, class Describe>
  void needed_objects(const char* name, std::vector<T>& values, const Describe& describe) const {
    need(name);
    objects(name, values, describe);
  }
  template <class T>
  void note(const char*, const T&, const char* = "") const {}
  void expect(bool holds, const char* field, const char* expected) const {
    if (!holds) fail(field, expected);
  }
  // That the document says it is of this schema.
  void need_schema(const documents::Schema& schema) const;

 private:
  [[noreturn]] void fail(const std::string& field, const std::string& expected) const;
  [[noreturn]] void fail_choice(const char* field, const std::vector<std::string_view>& names,
                                const std::string& word) const;
  template <class Values>
  auto one_of(const Values& values, const char* field, const std::string& word) const {
    std::vector<std::string_view> names;
    for (const auto each : values) {
      if (name(each) == word) return each;
      names.push_back(name(each));
    }
    fail_choice(field, names, word);
  }
  std::string path(const std::string& field) const;
  // Null when the field is missing or null.
  const Json* find(const std::string& field) const;
  const Json& need(const std::string& field) const;
  // What a list holds; nothing when it is missing.
  const Json& items(const std::string& field) const;
  std::string text(const std::string& field) const;

  template <class T>
  void read(const char* field, std::optional<T>& value) const {
    read(field, value.emplace());
  }
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
  void read(const char* field, notation::HachiDeal& value) const;

  const Json* json_;
  std::string path_;
};

// Throws InputError where it is no JSON, or nested deeper than any document of this project.
Json parse_json(std::string_view text, const std::string& name);
// With whatever is wrong in it told as an InputError.
template <class T, class Describe>
T read_document(std::string_view text, const documents::Document<T, Describe>& document) {
  const std::string name = std::string(document.name) + " document";
  try {
    const Json json = parse_json(text, name);
    In in(json, name);
    in.need_schema(document);
    T value;
    document.describe(in, value);
    return value;
  } catch (const Json::exception& error) {
    throw InputError(name + ": " + error.what());
  }
}

// With an end of line. What is not UTF-8 in someone's note must not cost them the whole report.
std::string dump(const Json& json);

}  // namespace hanaproof::reports
