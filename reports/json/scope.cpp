#include "reports/json/scope.h"

#include <charconv>
#include <string_view>

namespace hanaproof::reports {

nlohmann::ordered_json scope_json(const std::string& scope) {
  nlohmann::ordered_json json = {{"text", scope}};
  constexpr std::string_view kSeparator = ", ";
  const std::string_view text = scope;
  int players = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), players);
  if (error != std::errc() || players < 1) return json;
  std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
  const std::string_view unit = players == 1 ? " player" : " players";
  if (!rest.starts_with(unit)) return json;
  rest.remove_prefix(unit.size());
  auto options = nlohmann::ordered_json::array();
  while (rest.starts_with(kSeparator)) {
    rest.remove_prefix(kSeparator.size());
    const std::string_view option = rest.substr(0, rest.find(kSeparator));
    options.push_back(option);
    rest.remove_prefix(option.size());
  }
  if (!rest.empty()) return json;
  json["players"] = players;
  json["options"] = options;
  return json;
}

}  // namespace hanaproof::reports
