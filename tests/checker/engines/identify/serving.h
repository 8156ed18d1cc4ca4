// What `hanaproof serve` answers, in the process of the test, without lines and pipes. A position
// that cannot be by the rules is refused.
#pragma once

#include "checker/engines/identify/identify.h"
#include "checker/engines/protocol/server.h"

namespace hanaproof::identify::testing {

// Asks what `serve` would play by `rules`, told that it is the edition of `asked`.
inline Verdict ask_served(Identification& all, const rulebook::Ruleset& rules,
                          const rulebook::Ruleset& asked, const Options& options) {
  const auto game = protocol::served(rules, protocol::With::spec);
  EngineRespondent respondent(*game, asked.edition().id,
                              [](const std::exception&) { return true; });
  return all.ask(respondent, options);
}

}  // namespace hanaproof::identify::testing
