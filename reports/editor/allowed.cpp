#include "reports/editor/allowed.h"

#include <regex>

namespace hanaproof::editor {

using reports::Json;

namespace {

// Whether a condition on the topic of a clause holds; conditions on anything else are left open.
bool may_hold(const Json& condition, const std::string& topic) {
  const Json::json_pointer on_topic("/properties/topic");
  if (!condition.contains(on_topic)) return true;
  const Json& id = condition[on_topic];
  if (id.contains("const")) return id["const"] == topic;
  if (!id.contains("pattern")) return true;
  if (!std::regex_search(topic, std::regex(id["pattern"].get<std::string>()))) return false;
  if (!id.contains("not")) return true;
  const Json& others = id["not"]["enum"];
  return std::find(others.begin(), others.end(), topic) == others.end();
}

}  // namespace

void Allowed::spread(const Json& part, const std::string& topic, Found& found) const {
  if (!part.is_object()) return;
  found.push_back(&part);
  if (part.contains("$ref")) {
    const std::string reference = part["$ref"];
    spread(schema_[Json::json_pointer(reference.substr(1))], topic, found);
  }
  for (const char* several : {"allOf", "anyOf"}) {
    if (!part.contains(several)) continue;
    for (const Json& each : part[several]) spread(each, topic, found);
  }
  if (!part.contains("if") || !may_hold(part["if"], topic)) return;
  for (const char* branch : {"then", "else"}) {
    if (part.contains(branch)) spread(part[branch], topic, found);
  }
}

void Allowed::add_lists(const std::string& topic, Found& found) const {
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i]->contains("items")) spread((*found[i])["items"], topic, found);
  }
}

std::vector<const Json*> Allowed::at(const std::vector<std::string>& path,
                                     const std::string& topic) const {
  Found found;
  spread(schema_, topic, found);
  for (const std::string& key : path) {
    Found inner;
    for (const Json* part : found) {
      if (!part->contains("properties")) continue;
      const Json& properties = (*part)["properties"];
      if (properties.contains(key)) spread(properties[key], topic, inner);
    }
    add_lists(topic, inner);
    found = std::move(inner);
  }
  return found;
}

}  // namespace hanaproof::editor
