// Scopes in JSON. For source files only.
#pragma once

#include "model/rulebook/edition.h"

namespace hanaproof::reports {

inline constexpr auto kScopeFields = [](auto& io, auto& scope) {
  io.field("players", scope.players);
  io.field("options", scope.options);
};

}  // namespace hanaproof::reports
