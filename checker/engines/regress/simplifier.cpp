#include "checker/engines/regress/simplifier.h"

#include <array>
#include <exception>
#include <functional>
#include <numeric>
#include <utility>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/games/registry.h"
#include "checker/situations/reachable.h"
#include "model/spec/games/game.h"

namespace hanaproof::regress {

using games::Line;
using lockstep::Failure;
using lockstep::Pair;

cards::CardSet union_of(std::span<const cards::CardSet> sets) {
  return std::accumulate(sets.begin(), sets.end(), cards::CardSet(), std::bit_or());
}

int weight(cards::Card card) {
  constexpr std::array<int, 4> kWeights = {16, 8, 4, 1};
  return kWeights[static_cast<std::size_t>(card.kind())];
}

int weight(cards::CardSet cards) {
  int sum = 0;
  for (const cards::Card card : cards) sum += weight(card);
  return sum;
}

namespace {

// Why no round leads to where a line starts, of the whole deck or of a smaller one.
std::string inconsistency(const spec::Rules& rules, const Line& line) {
  const auto* position = std::get_if<notation::Position>(&line.start);
  if (line.laid_out || !position) return {};
  return position->deck == cards::CardSet::all()
             ? checker::why_unreachable(rules, *position)
             : checker::why_unreachable_in_small_game(rules, *position);
}

class Shrinker {
 public:
  Shrinker(const Pair& pair, Failure failure, const lockstep::Keep& keep,
           const std::function<bool()>& stop)
      : pair_(pair),
        simplifier_(games::of_family(rulebook::family_of(pair.spec.rules().edition().game),
                                     &capturing_simplifier, &betting_simplifier,
                                     &hachi_simplifier)(pair.spec)),
        best_(std::move(failure)),
        keep_(keep),
        stop_(stop) {}

  Least run() {
    bool complete = false;
    try {
      best_ = lockstep::shortest(pair_, best_, keep_);
      reachable_ = is_consistent(best_.line);
      const games::Tells& tells = pair_.subject.tells();
      if (tells.made_up && !best_.line.seed) reduce();
      complete = !stop_();
    } catch (const crosscheck::Interrupted&) {
      // As far as it has come.
    }
    return {best_, complete};
  }

 private:
  void reduce() {
    bool less = true;
    for (bool first = true; less && !stop_(); first = false) {
      less = false;
      for (const Edit& edit : simplifier_->edits(best_.line, first)) {
        while (try_edit(edit)) less = true;
      }
    }
  }

  // Takes what it comes to, if that is simpler and shows the same difference.
  bool try_edit(const Edit& edit) {
    Line simpler = best_.line;
    if (stop_()) return false;
    edit(simpler);
    if (!is_less(simpler) || !is_allowed(simpler)) return false;
    auto found = follow(simpler);
    if (!found || !is_less(found->line) || !keep_(*found)) return false;
    best_ = std::move(*found);
    return true;
  }

  bool is_less(const Line& line) const {
    return simplifier_->measure(line) < simplifier_->measure(best_.line);
  }

  bool is_consistent(const Line& line) const {
    const auto* capturing = dynamic_cast<const spec::CapturingGame*>(&pair_.spec);
    return !capturing || inconsistency(capturing->asked(), line).empty();
  }

  bool is_allowed(const Line& line) const {
    const auto* position = std::get_if<notation::Position>(&line.start);
    if (!position) return true;
    if (position->deck.empty()) return false;
    const bool whole = position->deck == cards::CardSet::all();
    if (!whole && !pair_.subject.tells().small_decks) return false;
    return !reachable_ || is_consistent(line);
  }

  // A line that is not valid, or that the spec cannot even start, shows nothing. What follows from
  // the bets of a position is entered again.
  std::optional<Failure> follow(Line line) const {
    try {
      if (line.laid_out) {
        pair_.family.validate_laid_out(pair_.spec, line.start);
      } else {
        pair_.family.validate(pair_.spec, line.start);
        line.start = pair_.spec.at(line.start)->position();
      }
      return lockstep::follow(pair_, line);
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }

  const Pair& pair_;
  std::unique_ptr<Simplifier> simplifier_;
  Failure best_;
  const lockstep::Keep& keep_;
  const std::function<bool()>& stop_;
  bool reachable_ = false;
};

}  // namespace

Least shrink(const Pair& pair, const Failure& failure, const lockstep::Keep& keep,
             const std::function<bool()>& stop) {
  if (failure.depth > 0) return {failure};
  return Shrinker(pair, failure, keep, stop).run();
}

Failure nearest(const Pair& pair, const Failure& failure, const lockstep::Keep& keep) {
  try {
    return lockstep::shortest(pair, failure, keep);
  } catch (const crosscheck::Interrupted&) {
    return failure;
  }
}

std::string why_unreachable(const rulebook::Ruleset& rules, const Line& line) {
  if (!std::holds_alternative<notation::Position>(line.start)) return {};
  return inconsistency(spec::Rules(rules), line);
}

}  // namespace hanaproof::regress
