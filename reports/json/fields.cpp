#include "reports/json/fields.h"

#include <limits>
#include <utility>

#include <fmt/format.h>

#include "reports/error.h"

namespace hanaproof::reports {

namespace {

using Json = nlohmann::ordered_json;

const Json& empty_list() {
  static const Json empty = Json::array();
  return empty;
}

}  // namespace

Fields::Fields(const Json& json, std::string path) : json_(&json), path_(std::move(path)) {
  if (!json.is_object()) throw InputError(fmt::format("{}: expected an object", path_));
}

const Json* Fields::find(const std::string& field) const {
  const auto found = json_->find(field);
  return found == json_->end() || found->is_null() ? nullptr : &*found;
}

const Json& Fields::need(const std::string& field) const {
  const Json* found = find(field);
  if (!found) throw InputError(fmt::format("{}: \"{}\" is missing", path_, field));
  return *found;
}

std::string Fields::text(const std::string& field) const {
  const Json& json = need(field);
  if (!json.is_string()) fail(field, "a text");
  return json.get<std::string>();
}

std::string Fields::text_or_nothing(const std::string& field) const {
  return find(field) ? text(field) : std::string();
}

long long Fields::number_or_zero(const std::string& field) const {
  const Json* json = find(field);
  if (!json) return 0;
  if (!json->is_number_integer()) fail(field, "a whole number");
  return json->get<long long>();
}

int Fields::int_or_zero(const std::string& field) const {
  const long long number = number_or_zero(field);
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
    fail(field, "a smaller number");
  }
  return static_cast<int>(number);
}

bool Fields::truth_or_false(const std::string& field) const {
  const Json* json = find(field);
  if (!json) return false;
  if (!json->is_boolean()) fail(field, "true or false");
  return json->get<bool>();
}

const Json& Fields::list(const std::string& field) const {
  const Json* json = find(field);
  if (!json) return empty_list();
  if (!json->is_array()) fail(field, "a list");
  return *json;
}

std::vector<std::string> Fields::texts(const std::string& field) const {
  std::vector<std::string> all;
  for (const Json& item : list(field)) {
    if (!item.is_string()) fail(field, "a list of texts");
    all.push_back(item.get<std::string>());
  }
  return all;
}

std::vector<int> Fields::ints(const std::string& field) const {
  std::vector<int> all;
  for (const Json& item : list(field)) {
    if (!item.is_number_integer()) fail(field, "a list of whole numbers");
    all.push_back(item.get<int>());
  }
  return all;
}

std::vector<Fields> Fields::objects(const std::string& field) const {
  std::vector<Fields> all;
  for (const Json& item : list(field)) {
    all.emplace_back(item, fmt::format("{}[{}]", path(field), all.size()));
  }
  return all;
}

Fields Fields::object(const std::string& field) const { return {need(field), path(field)}; }

std::string Fields::path(const std::string& field) const {
  return path_.empty() ? field : path_ + "." + field;
}

void Fields::need_schema(const std::string& name) const {
  const Fields schema = object("schema");
  if (schema.text("name") != name || schema.int_or_zero("version") != 1) {
    fail("schema", name + ", version 1");
  }
}

void Fields::fail(const std::string& field, const std::string& expected) const {
  throw InputError(fmt::format("{}: expected {}", path(field), expected));
}

Json parse_json(std::string_view text, const std::string& name) {
  constexpr int kDeepest = 100;
  const auto not_too_deep = [&](int depth, Json::parse_event_t, Json&) {
    if (depth <= kDeepest) return true;
    throw InputError(fmt::format("{}: brackets in more than {} others", name, kDeepest));
  };
  try {
    return Json::parse(text, not_too_deep);
  } catch (const Json::exception& error) {
    throw InputError(fmt::format("{}: not JSON: {}", name, error.what()));
  }
}

}  // namespace hanaproof::reports
