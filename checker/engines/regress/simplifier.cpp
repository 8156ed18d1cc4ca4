#include "checker/engines/regress/simplifier.h"

#include <array>
#include <exception>
#include <functional>
#include <numeric>
#include <utility>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/games/registry.h"

namespace hanaproof::regress {

using games::Line;
using lockstep::Failure;
using lockstep::Pair;

cards::CardSet union_of(const std::vector<cards::CardSet>& sets) {
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

Failure latest(const Pair& pair, const Failure& failure) {
  Failure later = lockstep::shortest(pair, failure);
  return later.difference.what == failure.difference.what ? later : failure;
}

class Shrinker {
 public:
  Shrinker(const Pair& pair, Failure failure, const std::function<bool()>& stop)
      : pair_(pair),
        simplifier_(games::of_family(rulebook::family_of(pair.spec.rules().edition().game),
                                     &capturing_simplifier, &betting_simplifier,
                                     &hachi_simplifier)(pair.spec)),
        best_(std::move(failure)),
        stop_(stop) {}

  Least run() {
    bool complete = false;
    try {
      best_ = latest(pair_, best_);
      reduce();
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

  // Takes what it comes to, if that is simpler and shows the same kind of difference.
  bool try_edit(const Edit& edit) {
    Line simpler = best_.line;
    if (stop_()) return false;
    edit(simpler);
    if (!is_less(simpler)) return false;
    auto found = follow(simpler);
    if (!found || found->difference.what != best_.difference.what) return false;
    if (!is_less(found->line)) return false;
    best_ = std::move(*found);
    return true;
  }

  bool is_less(const Line& line) const {
    return simplifier_->measure(line) < simplifier_->measure(best_.line);
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
  const std::function<bool()>& stop_;
};

}  // namespace

Least shrink(const Pair& pair, const Failure& failure, const std::function<bool()>& stop) {
  if (failure.depth > 0) return {failure};
  return Shrinker(pair, failure, stop).run();
}

Failure nearest(const Pair& pair, const Failure& failure) {
  try {
    return latest(pair, failure);
  } catch (const crosscheck::Interrupted&) {
    return failure;
  }
}

}  // namespace hanaproof::regress
