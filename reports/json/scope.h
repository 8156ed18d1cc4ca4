// A finding's scope in JSON: its text, and what it says taken apart where it has the usual form.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace hanaproof::reports {

// "3 players, toppa" -> {"text": "3 players, toppa", "players": 3, "options": ["toppa"]}.
nlohmann::ordered_json scope_json(const std::string& scope);

}  // namespace hanaproof::reports
