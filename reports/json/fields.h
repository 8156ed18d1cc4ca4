// Reads the fields of one JSON object; each mistake is told with the path that leads to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace hanaproof::reports {

class Fields {
 public:
  // `path` names the object in errors: "findings[3].witness". Throws InputError if it is none.
  Fields(const nlohmann::ordered_json& json, std::string path);

  // Null when the field is missing or null.
  const nlohmann::ordered_json* find(const std::string& field) const;
  const nlohmann::ordered_json& need(const std::string& field) const;
  std::string text(const std::string& field) const;
  // What a field that may be missing holds; nothing, zero or false when it is.
  std::string text_or_nothing(const std::string& field) const;
  long long number_or_zero(const std::string& field) const;
  int int_or_zero(const std::string& field) const;
  bool truth_or_false(const std::string& field) const;
  std::vector<std::string> texts(const std::string& field) const;
  std::vector<int> ints(const std::string& field) const;
  // One Fields for each object in a list; none when the field is missing.
  std::vector<Fields> objects(const std::string& field) const;
  Fields object(const std::string& field) const;

  // That the document is of version 1 of the schema of this name.
  void need_schema(const std::string& name) const;

  std::string path(const std::string& field) const;
  [[noreturn]] void fail(const std::string& field, const std::string& expected) const;

 private:
  const nlohmann::ordered_json& list(const std::string& field) const;

  const nlohmann::ordered_json* json_;
  std::string path_;
};

// Throws InputError where it is no JSON, or nested deeper than any document of this project.
nlohmann::ordered_json parse_json(std::string_view text, const std::string& name);

}  // namespace hanaproof::reports
