// Piles of captured cards, put to somebody who only scores.
#include "checker/engines/regress/fuzz.h"
#include "model/spec/deal.h"
#include "solvers/piles/pile_classes.h"

namespace hanaproof::regress {

std::uint64_t Fuzzer::lay_piles() {
  piles_.clear();
  const piles::PerMonth per_month = piles::per_month(rules());
  for (const auto& one : piles::score_classes(rules(), per_month)) piles_.push_back(one.pile);
  // Cards may count by their kind.
  std::vector<rulebook::yaku::Expr> kinds;
  for (const char* count : {"count(light)", "count(animal)", "count(ribbon)", "count(dreg)"}) {
    kinds.push_back(rulebook::yaku::parse_number(count));
  }
  for (const auto& one : piles::classes_of(kinds, per_month)) piles_.push_back(one.pile);
  dice_.shuffle(piles_);
  return piles_.size();
}

bool Fuzzer::score_pile(const Report& report) {
  if (piles_.empty()) return false;
  report_ = &report;
  auto over = notation::Position::empty(rules().edition().id, rules().scope().players);
  over.phase = notation::Phase::over;
  over.teams = spec::teams(dynamic_cast<const spec::CapturingGame&>(*spec_).asked());
  over.captured.front() = piles_.back();
  over.field = cards::CardSet::all() - piles_.back();
  piles_.pop_back();
  lockstep::Held held;
  start({named(over)}, held);
  return true;
}

}  // namespace hanaproof::regress
