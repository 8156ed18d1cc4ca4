// Positions in JSON: one description of the fields of a value, as a function of an archive and the
// value, serves writing and reading; each mistake is told with its field. For source files only.
#pragma once

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/cards/card_set.h"
#include "model/notation/json_values.h"

namespace hanaproof::notation::json {

// Keeps the order in which fields are written.
using Json = nlohmann::ordered_json;

// Cards of a set in index order, those of a list as they lie.
Json written(const cards::CardSet& set);
template <class T>
Json written(const T& value) {
  if constexpr (std::is_enum_v<T>) {
    return name(value);
  } else if constexpr (requires { value.code(); }) {
    return value.code();
  } else if constexpr (requires { value.text(); }) {
    return value.text();
  } else if constexpr (requires { value.has_value(); }) {
    return written(*value);
  } else if constexpr (requires { to_value(value); }) {
    return to_value(value);
  } else {
    return value;
  }
}
template <class T>
Json written(const std::vector<T>& values) {
  Json list = Json::array();
  for (const auto& value : values) list.push_back(written(value));
  return list;
}

// All throw NotationError.
[[noreturn]] void fail(const std::string& field, const std::string& expected);
Json parse_object(std::string_view text);
void need_object(const Json& json);

// ---- What a field holds: each function here reads a value of it --------------------------------

bool truth(const Json& json, const std::string& field);
cards::Card card(const Json& json, const std::string& field);
std::vector<cards::Card> card_list(const Json& json, const std::string& field);
// Each card once.
cards::CardSet card_set(const Json& json, const std::string& field);
std::string word(const Json& json, const std::string& field);
std::vector<std::string> words(const Json& json, const std::string& field);
// Topics played otherwise than by default.
std::map<std::string, std::string> rules(const Json& json, const std::string& field);

int to_int(const Json& json, const std::string& field, int least, int most);
constexpr auto number(int least, int most) {
  return
      [=](const Json& json, const std::string& field) { return to_int(json, field, least, most); };
}

// A value of an enumeration with names, from one of them to another.
template <class Value>
auto one_of(Value first, Value last) {
  return [=](const Json& json, const std::string& field) {
    const std::string text = word(json, field);
    std::string expected;
    for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i) {
      const auto value = static_cast<Value>(i);
      if (name(value) == text) return value;
      expected += expected.empty() ? "one of " : ", ";
      expected += name(value);
    }
    fail(field, expected + ", not \"" + text + "\"");
  };
}

template <class Read>
auto list_of(Read read, const char* expected) {
  return [=](const Json& json, const std::string& field) {
    if (!json.is_array()) fail(field, expected);
    std::vector<decltype(read(json, field))> values;
    for (const Json& item : json) values.push_back(read(item, field));
    return values;
  };
}

// One entry a player.
template <class Read>
auto each(int players, Read read, const char* expected) {
  return [=](const Json& json, const std::string& field) {
    if (json.size() != static_cast<std::size_t>(players)) fail(field, expected);
    return list_of(read, expected)(json, field);
  };
}

template <class Read>
auto each(int players, Read read) {
  return [=](const Json& json, const std::string& field) {
    const std::string expected = fmt::format("a list of {} entries, one a player", players);
    return each(players, read, expected.c_str())(json, field);
  };
}

// ---- Archives -----------------------------------------------------------------------------------

class Out {
 public:
  Json json = Json::object();

  template <class T, class Read>
  void field(const char* name, const T& value, const Read&) {
    json[name] = written(value);
  }
  // Written on a condition; taken where it is there.
  template <class T, class Read>
  void given(bool condition, const char* name, const T& value, const Read& read) {
    if (condition) field(name, value, read);
  }
  // Left out at its default.
  template <class T, class Read>
  void maybe(const char* name, const T& value, const Read& read) {
    given(value != T{}, name, value, read);
  }
  // One entry a player; left out where all are at their default.
  template <class Entry, class Read>
  void seats(const char* name, const std::vector<Entry>& values, const Read& read) {
    given(values != std::vector<Entry>(values.size()), name, values, each(0, read));
  }
};

class In {
 public:
  // `path` comes before the names of fields in errors: "wild.".
  explicit In(const Json& json, std::string path = "") : json_(json), path_(std::move(path)) {}

  template <class T, class Read>
  void field(const char* name, T& value, const Read& read) {
    value = read(need(name), path_ + name);
  }
  template <class T, class Read>
  void given(bool, const char* name, T& value, const Read& read) {
    if (const Json* json = find(name)) value = read(*json, path_ + name);
  }
  template <class T, class Read>
  void maybe(const char* name, T& value, const Read& read) {
    given(true, name, value, read);
  }
  // The list has its length already.
  template <class Entry, class Read>
  void seats(const char* name, std::vector<Entry>& values, const Read& read) {
    const Json* json = find(name);
    if (!json) return;
    const auto entries = each(static_cast<int>(values.size()), read)(*json, path_ + name);
    values.assign(entries.begin(), entries.end());
  }

  // Null when the field is missing or null.
  const Json* find(const std::string& field);
  const Json& need(const std::string& field);
  // Every field given must have been asked for.
  void refuse_others() const;

 private:
  const Json& json_;
  std::string path_;
  std::set<std::string> known_ = {};
};

// A value as an object, and an object as a value: `fields` describes both to an archive.
template <class T, class Fields>
Json written_by(const T& value, const Fields& fields) {
  Out out;
  fields(out, value);
  return out.json;
}
template <class T, class Fields>
T read_by(const Json& json, const Fields& fields, const std::string& path = "") {
  In in(json, path);
  T value;
  fields(in, value);
  in.refuse_others();
  return value;
}

}  // namespace hanaproof::notation::json
