// Games of `regress fuzz` in blocks, which threads and processes share.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/regress.h"
#include "cli/versions.h"

namespace hanaproof::cli {

regress::EngineAccount account_of(const client::Engine& engine, std::uint64_t block) {
  regress::EngineAccount account{engine.requests(), engine.restarts(), {}, engine.unsupported()};
  for (const auto& [fault, count] : engine.faults()) {
    account.faults[std::string(name(fault))] = {count.times, block, count.last};
  }
  return account;
}

std::optional<std::string> incident_of(client::Engine& engine) {
  const auto incident = engine.incident();
  engine.forget_incident();
  if (!incident) return std::nullopt;
  return fmt::format("{}: {}", name(incident->fault), incident->text);
}

std::optional<regress::Block> play_blocks(Globals& globals, const EngineOptions& engine,
                                          const LongRun& run,
                                          const std::vector<rulebook::Ruleset>& rulesets,
                                          const regress::HuntOptions& options) {
  const regress::BlockPlan plan(rulesets, options.seed, options.games, options.accepted_rules);
  auto parameters = plan.parameters();
  parameters["engine"] = fmt::format("{}", fmt::join(engine.words(), " "));
  const runs::Identity identity{"regress fuzz", version(), parameters, plan.units()};
  const auto outcome = run_long<regress::Block>(globals, run, identity, [&](std::uint64_t unit) {
    client::Engine own = engine.engine();
    auto block = plan.run(unit, {opponent(own), [&] { return incident_of(own); }});
    block.engine = account_of(own, unit);
    return block;
  });
  if (outcome.complete()) return outcome.result;
  fmt::print(stderr, "{}\n", unfinished(outcome.checkpoint));
  return std::nullopt;
}

}  // namespace hanaproof::cli
