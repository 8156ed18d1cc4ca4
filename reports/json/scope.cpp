#include "reports/json/scope.h"

#include <regex>

namespace hanaproof::reports {

nlohmann::ordered_json scope_json(const std::string& scope) {
  static const std::regex form(R"((\d{1,2}) players?((?:, [a-z0-9-]+)*))");
  static const std::regex option("[a-z0-9-]+");
  nlohmann::ordered_json json = {{"text", scope}};
  std::smatch parts;
  if (!std::regex_match(scope, parts, form)) return json;
  json["players"] = std::stoi(parts[1]);
  json["options"] = nlohmann::ordered_json::array();
  const std::string options = parts[2];
  for (std::sregex_iterator each(options.begin(), options.end(), option), end; each != end;
       ++each) {
    json["options"].push_back(each->str());
  }
  return json;
}

}  // namespace hanaproof::reports
