// Positions in JSON: one description of the fields of a value, as a function of an archive and the
// value, serves writing and reading and says what it looks like; each mistake is told with its
// field. For source files only.
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
#include "model/notation/json_shape.h"
#include "model/notation/json_values.h"

namespace hanaproof::notation::json {

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
concept List = requires(T list) { list.push_back(*list.begin()); } &&
               !std::is_convertible_v<const T&, std::string_view>;
template <List T>
Json written(const T& values) {
  Json list = Json::array();
  for (const auto& value : values) list.push_back(written(value));
  return list;
}

// All throw NotationError.
[[noreturn]] void fail(const std::string& field, const std::string& expected);
Json parse_object(std::string_view text);
void need_object(const Json& json);

// ---- What a field holds: each reads a value of it, and says what it looks like ------------------

struct Truth {
  bool operator()(const Json& json, const std::string& field) const;
  Json shape() const { return any_truth(); }
};
struct OneCard {
  cards::Card operator()(const Json& json, const std::string& field) const;
  Json shape() const { return card_code(); }
};
struct CardList {
  std::vector<cards::Card> operator()(const Json& json, const std::string& field) const;
  Json shape() const { return array_of(OneCard().shape()); }
};
// Each card once.
struct EachCardOnce {
  cards::CardSet operator()(const Json& json, const std::string& field) const;
  Json shape() const;
};
struct Word {
  std::string operator()(const Json& json, const std::string& field) const;
  Json shape() const { return any_text(); }
};
struct Words {
  std::vector<std::string> operator()(const Json& json, const std::string& field) const;
  Json shape() const { return array_of(any_text()); }
};
// Topics played otherwise than by default.
struct Rules {
  std::map<std::string, std::string> operator()(const Json& json, const std::string& field) const;
  Json shape() const { return map_of(any_text()); }
};
inline constexpr Truth truth;
inline constexpr OneCard card;
inline constexpr CardList card_list;
inline constexpr EachCardOnce card_set;
inline constexpr Word word;
inline constexpr Words words;
inline constexpr Rules rules;

struct Number {
  int least;
  int most;
  int operator()(const Json& json, const std::string& field) const;
  Json shape() const { return whole_number(least, most); }
};
constexpr Number number(int least, int most) { return {least, most}; }

// A value of an enumeration with names, from one of them to another.
template <class Value>
struct OneOf {
  Value first;
  Value last;

  Value operator()(const Json& json, const std::string& field) const {
    const std::string text = word(json, field);
    std::string expected;
    for (const Value value : values()) {
      if (name(value) == text) return value;
      expected += expected.empty() ? "one of " : ", ";
      expected += name(value);
    }
    fail(field, expected + ", not \"" + text + "\"");
  }
  Json shape() const {
    Json names = Json::array();
    for (const Value value : values()) names.push_back(name(value));
    return {{"enum", names}};
  }

 private:
  std::vector<Value> values() const {
    std::vector<Value> all;
    for (int i = static_cast<int>(first); i <= static_cast<int>(last); ++i) {
      all.push_back(static_cast<Value>(i));
    }
    return all;
  }
};
template <class Value>
OneOf<Value> one_of(Value first, Value last) {
  return {first, last};
}

template <class Read>
struct ListOf {
  Read read;
  std::string expected;

  auto operator()(const Json& json, const std::string& field) const {
    if (!json.is_array()) fail(field, expected);
    std::vector<decltype(read(json, field))> values;
    for (const Json& item : json) values.push_back(read(item, field));
    return values;
  }
  Json shape() const { return array_of(read.shape()); }
};
template <class Read>
ListOf<Read> list_of(Read read, const char* expected) {
  return {read, expected};
}

// One entry a player.
template <class Read>
struct Each {
  int players;
  ListOf<Read> list;

  auto operator()(const Json& json, const std::string& field) const {
    if (json.size() != static_cast<std::size_t>(players)) fail(field, list.expected);
    return list(json, field);
  }
  Json shape() const { return list.shape(); }
};
template <class Read>
Each<Read> each(int players, Read read, const std::string& expected) {
  return {players, {read, expected}};
}
template <class Read>
Each<Read> each(int players, Read read) {
  return each(players, read, fmt::format("a list of {} entries, one a player", players));
}

// Read in a way of its own.
template <class Read, class ToShape>
struct Own {
  Read read;
  ToShape to_shape;

  auto operator()(const Json& json, const std::string& field) const { return read(json, field); }
  Json shape() const { return to_shape(); }
};
template <class Read, class ToShape>
Own(Read, ToShape) -> Own<Read, ToShape>;  // clang 16, which builds the fuzzers, has no such guide

// ---- Archives -----------------------------------------------------------------------------------

class Out {
 public:
  Json json = Json::object();

  // An ordered object that grows copies all that it holds.
  Out() { json.get_ref<Json::object_t&>().reserve(kRoom); }

  // The last is for readers: what the field means, where its name leaves that open.
  template <class T, class Read>
  void field(const char* name, const T& value, const Read&, const char* = "") {
    json[name] = written(value);
  }
  // Written on a condition; taken where it is there.
  template <class T, class Read>
  void given(bool condition, const char* name, const T& value, const Read& read, const char* = "") {
    if (condition) field(name, value, read);
  }
  // Left out at its default.
  template <class T, class Read>
  void maybe(const char* name, const T& value, const Read& read, const char* = "") {
    given(value != T{}, name, value, read);
  }
  // One entry a player; left out where all are at their default.
  template <class T, class Read>
  void seats(const char* name, const T& values, const Read& read) {
    given(values != T(values.size()), name, values, each(0, read));
  }

 private:
  static constexpr std::size_t kRoom = 16;
};

class In {
 public:
  // `path` comes before the names of fields in errors: "wild.".
  explicit In(const Json& json, std::string path = "") : json_(json), path_(std::move(path)) {}

  template <class T, class Read>
  void field(const char* name, T& value, const Read& read, const char* = "") {
    value = read(need(name), path_ + name);
  }
  template <class T, class Read>
  void given(bool, const char* name, T& value, const Read& read, const char* = "") {
    if (const Json* json = find(name)) value = read(*json, path_ + name);
  }
  template <class T, class Read>
  void maybe(const char* name, T& value, const Read& read, const char* = "") {
    given(true, name, value, read);
  }
  // The list has its length already.
  template <class T, class Read>
  void seats(const char* name, T& values, const Read& read) {
    const Json* json = find(name);
    if (!json) return;
    const auto entries = each(static_cast<int>(values.size()), read)(*json, path_ + name);
    values = T(entries.begin(), entries.end());
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

// Says what an object looks like.
class ShapeArchive {
 public:
  Shape shape;
  bool always = true;  // otherwise no field need be there

  template <class T, class Read>
  void field(const char* name, const T&, const Read& read, const char* meaning = "") {
    shape.add(name, read.shape(), always, meaning);
  }
  template <class T, class Read>
  void given(bool, const char* name, const T&, const Read& read, const char* meaning = "") {
    shape.add(name, read.shape(), false, meaning);
  }
  template <class T, class Read>
  void maybe(const char* name, const T& value, const Read& read, const char* meaning = "") {
    given(true, name, value, read, meaning);
  }
  template <class T, class Read>
  void seats(const char* name, const T& values, const Read& read) {
    given(true, name, values, each(0, read));
  }
};

// A value as an object, an object as a value, and what the object looks like: `fields` describes
// all three to an archive. `most`: a value with as many players as there can be.
template <class T, class Fields>
Json written_by(const T& value, const Fields& fields) {
  Out out;
  fields(out, value);
  return std::move(out.json);
}
template <class T, class Fields>
T read_by(const Json& json, const Fields& fields, const std::string& path = "") {
  In in(json, path);
  T value;
  fields(in, value);
  in.refuse_others();
  return value;
}
template <class T, class Fields>
Json shape_by(const T& most, const Fields& fields) {
  ShapeArchive archive;
  fields(archive, most);
  return archive.shape.object();
}

}  // namespace hanaproof::notation::json
