#include <map>
#include <string>

#include <fmt/format.h>

#include "bindings/web/ask/ask.h"
#include "bindings/web/ask/kinds.h"
#include "model/notation/json_outside.h"
#include "model/rulebook/nearest.h"

namespace hanaproof::web {

namespace {

using Kind = Json (*)(const Request&);

const std::map<std::string, Kind>& kinds() {
  static const std::map<std::string, Kind> all = {{"editions", editions},
                                                  {"cards", cards},
                                                  {"search", search},
                                                  {"topic", topic},
                                                  {"rules", rules},
                                                  {"choices", choices},
                                                  {"yaku", yaku},
                                                  {"house", house},
                                                  {"open-house", open_house},
                                                  {"score", score},
                                                  {"deal", deal},
                                                  {"fill", fill},
                                                  {"moves", moves},
                                                  {"play", play},
                                                  {"solve", solve},
                                                  {"labels", labels},
                                                  {"say", say},
                                                  {"odds-hands", odds_hands},
                                                  {"odds-hand", odds_hand},
                                                  {"odds-deals", odds_deals},
                                                  {"odds-rounds", odds_rounds}};
  return all;
}

Json error(const std::string& what) { return {{"error", what}}; }

Json reply(const Json& json) {
  if (!json.is_object()) return error("expected one JSON object");
  const Request request(json);
  const std::string asked = request.text("ask");
  if (const auto kind = kinds().find(asked); kind != kinds().end()) return kind->second(request);
  std::vector<std::string> names;
  for (const auto& [name, kind] : kinds()) names.push_back(name);
  return error(fmt::format("\"ask\": nothing is called \"{}\"{}", asked,
                           rulebook::nearest_is(rulebook::nearest(asked, names))));
}

}  // namespace

std::string answer(std::string_view request_json) {
  const auto text = [&]() -> Json {
    try {
      return reply(notation::read_json(request_json));
    } catch (const Json::exception&) {
      return error("expected one JSON object");
    } catch (const std::exception& wrong) {
      return error(wrong.what());
    }
  }();
  return text.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace hanaproof::web
