#include "checker/games/registry.h"

#include "model/games/added.h"

namespace hanaproof::games {

const Family& family(rulebook::Family which) {
  return of_family(which, capturing(), betting(), hachi());
}

const Family& family(const rulebook::Ruleset& rules) {
  if (const auto* one = added(rules.edition().game)) return one->family;
  return family(rulebook::family_of(rules.edition().game));
}

}  // namespace hanaproof::games
