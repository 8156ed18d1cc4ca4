#include "model/spec/betting/rules.h"

namespace hanaproof::spec::betting {

Rules::Rules(rulebook::Ruleset held)
    : RuleReader(std::move(held)), combinations_(rulebook::combinations(ruleset())) {
  for (const rulebook::Combination& one : combinations_) add("combination." + one.id);
}

}  // namespace hanaproof::spec::betting
