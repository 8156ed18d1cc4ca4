// Lines of the protocol as JSON, with what is wrong with them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include <nlohmann/json.hpp>

#include "checker/engines/protocol/messages.h"

namespace hanaproof::protocol {

using Json = nlohmann::ordered_json;

// Throw ProtocolError. An object, whatever is in it.
Json parse(std::string_view line);
std::optional<std::int64_t> id_of(const Json& json);

// Reads the fields of a message, each with its own error.
class Fields {
 public:
  Fields(const Json& json, std::int64_t id) : json_(json), id_(id) {}

  [[noreturn]] void fail(const std::string& field, const std::string& expected) const;
  const Json& need(const std::string& field) const;
  void expect_measure(const std::string& field, const Json& list) const;
  // Not null either.
  bool has(const std::string& field) const;
  std::vector<std::string> words(const std::string& field) const;
  std::vector<int> numbers(const std::string& field) const;
  int number(const std::string& field) const;
  // Of as many bits as there are; not negative.
  std::uint64_t large(const std::string& field) const;
  std::string word(const std::string& field) const;
  // That can be printed whole.
  std::string title(const std::string& field) const;
  bool truth(const std::string& field) const;
  AnyPosition position() const;
  std::map<std::string, std::string> rules() const;
  // A field that is an object.
  Fields within(const std::string& field) const;
  const Json& json() const { return json_; }

 private:
  template <class Entry, class Fits>
  std::vector<Entry> list(const std::string& field, const char* expected, Fits fits) const;

  const Json& json_;
  std::int64_t id_;
};

// Not longer than kLongestWord.
bool is_word(const Json& json);

}  // namespace hanaproof::protocol
