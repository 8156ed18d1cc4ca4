// The laws of the carry-over: over unknowns, and on what the machine did.
#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "properties/carry_over.h"
#include "solvers/smt/whole.h"

namespace hanaproof::properties {

using fields::Field;
using fields::FieldSort;
using fields::Followed;
using fields::Outcome;
using fields::State;
using fields::SymbolicStep;
using fields::Unknowns;
using namespace smt;  // NOLINT(google-build-using-namespace): terms read as formulas

namespace {

Term not_negative(const fields::Numbers& numbers) {
  return all_of({no_more(whole(0), numbers.grand), no_more(whole(0), numbers.twofold)});
}

Term none(const Term& amount) { return equal(amount, whole(0)); }

// Of what waits: never less than nothing, and nothing at all where a deal makes no more than is
// played or what is not played is gone. A deal's only grand field is played at once where the
// newest deal comes first.
std::function<Term(const Unknowns&)> sound_numbers(const fields::Rules& rules) {
  const bool always_played = !rules.no_match_waits;
  const bool none_waits = !rules.carried || (most_fields(rules) <= 1 && always_played);
  const bool no_grand_waits = rules.priority == fields::Priority::newest_first &&
                              most_made(rules).grand <= 1 && always_played;
  return [=](const Unknowns& state) {
    return all_of({not_negative(state.waiting),
                   none_waits ? none(state.waiting.all()) : truth(true),
                   no_grand_waits ? none(state.waiting.grand) : truth(true)});
  };
}

using PlayedFields = std::map<std::pair<int, FieldSort>, int>;

void count(PlayedFields& tally, const std::vector<Field>& fields, int by) {
  for (const Field& field : fields) tally[{field.deal, field.sort}] += by;
}

std::string text(FieldSort sort, int deal) {
  return fmt::format("a {} field of deal {}", name(sort), deal);
}

// In which order those that wait are played if nothing else arises.
std::vector<Field> order(const fields::Rules& rules, const State& state) {
  std::vector<Field> all;
  State now = state;
  while (!now.waiting.empty()) {
    const Outcome outcome = fields::step(rules, now, {});
    all.push_back(*outcome.taken);
    now = outcome.after;
  }
  return all;
}

// Of fields that are alike the first in order is played first: whether the one at a place of the
// order is still there.
bool still_waits(const std::vector<Field>& order, std::size_t place, const State& now) {
  const auto behind =
      std::count(order.begin() + static_cast<std::ptrdiff_t>(place), order.end(), order[place]);
  return std::ranges::count(now.waiting, order[place]) >= behind;
}

// Of one that waited after so many deals of the line.
std::optional<std::string> starved(const History& history, std::size_t since) {
  const State& then = history.outcomes[since - 1].after;
  std::size_t most = 0;
  for (std::size_t i = since; i < history.outcomes.size(); ++i) {
    const Outcome& outcome = history.outcomes[i];
    most += static_cast<std::size_t>(
        std::ranges::count(outcome.arisen, FieldSort::grand, &Field::sort));
    if (outcome.taken && !outcome.played) ++most;
  }
  const auto line = order(*history.rules, then);
  const std::size_t waited = history.outcomes.size() - since;
  for (std::size_t place = 0; place < line.size(); ++place) {
    if (!still_waits(line, place, history.outcomes.back().after) || waited <= place + most) {
      continue;
    }
    return fmt::format("{} waits for {} rounds since deal {}, with {} before it then and {} since",
                       text(line[place].sort, line[place].deal), waited, since, place, most);
  }
  return {};
}

}  // namespace

Law nothing_is_lost(const fields::Rules& rules) {
  const auto accounted = [](const Unknowns& state) {
    return all_of({not_negative(state.waiting), not_negative(state.played),
                   equal(state.arisen.grand, plus(state.waiting.grand, state.played.grand)),
                   equal(state.arisen.twofold, plus(state.waiting.twofold, state.played.twofold))});
  };
  return {"fields are played or wait",
          {accounted, sound_numbers(rules)},
          [=](const SymbolicStep& step) { return accounted(step.after); },
          [](const History& history) -> std::optional<std::string> {
            PlayedFields tally;
            for (const Outcome& outcome : history.outcomes) {
              count(tally, outcome.arisen, 1);
              if (outcome.taken && outcome.played) count(tally, {*outcome.taken}, -1);
            }
            count(tally, history.outcomes.back().after.waiting, -1);
            for (const auto& [field, left] : tally) {
              if (left > 0) {
                return text(field.second, field.first) + " is neither played nor waits";
              }
              if (left < 0) return text(field.second, field.first) + " never arose";
            }
            return {};
          }};
}

Law grand_before_double(const fields::Rules& rules) {
  return {"grand before double before small",
          {sound_numbers(rules)},
          [](const SymbolicStep& step) {
            const Term takes_none = all_of({!step.takes_grand, !step.takes_twofold});
            return all_of({implies(step.takes_twofold, none(step.after.waiting.grand)),
                           implies(takes_none, none(step.after.waiting.all()))});
          },
          [](const History& history) -> std::optional<std::string> {
            const Outcome& last = history.outcomes.back();
            const auto waits = last.after.counts();
            if (last.sort() == FieldSort::twofold && waits.grand > 0) {
              return "a double field is played while a grand one waits";
            }
            if (last.sort() == FieldSort::small && waits.all() > 0) {
              return "a small field is played while others wait";
            }
            return {};
          }};
}

Law nothing_starves(const fields::Rules& rules) {
  const bool grand_first = rules.plain().priority == fields::Priority::grand_first;
  const auto stands = [](const Unknowns& state) {
    const Followed& followed = state.followed;
    const Term grand = when(followed.grand, whole(1));
    const Term twofold = when(!followed.grand, whole(1));
    return implies(
        followed.waits,
        all_of({not_negative(followed.before),
                no_more(plus(followed.before.grand, grand), state.waiting.grand),
                no_more(plus(followed.before.twofold, twofold), state.waiting.twofold)}));
  };
  const auto in_order = [=](const Unknowns& state) {
    const Followed& followed = state.followed;
    if (!grand_first) return truth(true);
    return implies(followed.waits, choice(followed.grand, none(followed.before.twofold),
                                          equal(followed.before.grand, state.waiting.grand)));
  };
  // Every round takes one from before it.
  const auto counted = [](const Unknowns& state) {
    const Followed& followed = state.followed;
    return implies(followed.waits,
                   equal(plus(followed.waited, followed.before.all()),
                         plus(followed.stood, plus(followed.joined, followed.idle))));
  };
  const auto grand_alone = [](const Unknowns& state) {
    return implies(state.followed.waits,
                   no_more(state.followed.joined, state.followed.grand_dealt));
  };
  return {"nothing starves",
          {sound_numbers(rules), stands, in_order, counted, grand_alone},
          [](const SymbolicStep& step) {
            const Followed& followed = step.after.followed;
            return implies(followed.waits,
                           no_more(followed.waited, plus(followed.stood, plus(followed.grand_dealt,
                                                                              followed.idle))));
          },
          [](const History& history) -> std::optional<std::string> {
            for (std::size_t since = 1; since < history.outcomes.size(); ++since) {
              if (auto text = starved(history, since)) return text;
            }
            return {};
          }};
}

Law waiting_is_bounded(const fields::Rules& rules, int each_round) {
  const auto bounded = [=](const Unknowns& state) {
    return all_of({not_negative(state.waiting),
                   no_more(state.waiting.all(), times(each_round, state.rounds))});
  };
  return {fmt::format("no more than {} wait for each round", each_round),
          {bounded, sound_numbers(rules)},
          [=](const SymbolicStep& step) {
            return no_more(step.after.waiting.all(), times(each_round, step.after.rounds));
          },
          [=](const History& history) -> std::optional<std::string> {
            const State& now = history.outcomes.back().after;
            const int waiting = static_cast<int>(now.waiting.size());
            if (waiting <= each_round * now.rounds) return {};
            return fmt::format("{} wait after round {}", waiting, now.rounds);
          }};
}

}  // namespace hanaproof::properties
