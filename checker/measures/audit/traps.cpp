// Does capturing more ever lower one's score?
#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/measures/audit/audit.h"
#include "model/spec/score.h"

namespace hanaproof::audit {

using cards::CardSet;
using properties::Further;
using spec::MadeYaku;

namespace {

// The one with this id; null where there is none.
template <class List>
auto find(const List& list, const std::string& id) -> decltype(&*list.begin()) {
  const auto found = std::ranges::find_if(list, [&](const auto& one) { return one.id == id; });
  return found == list.end() ? nullptr : &*found;
}

// Why a yaku is worth less than before, or no longer counts.
std::string why(const spec::Rules& rules, const MadeYaku& lost, const std::vector<MadeYaku>& now,
                CardSet pile) {
  if (find(now, lost.id)) return fmt::format("{}: worth less with more cards", lost.id);
  const rulebook::Yaku* rule = find(rules.yaku(), lost.id);
  if (!rule || !rule->has_cards(pile)) {
    return fmt::format("{}: its cards no longer do", lost.id);
  }
  for (const rulebook::Yaku& other : rules.yaku()) {
    const bool hides = std::ranges::find(other.hides, lost.id) != other.hides.end();
    if (hides && other.has_cards(pile)) return fmt::format("{}: hidden by {}", lost.id, other.id);
  }
  std::vector<std::string> ids;
  for (const MadeYaku& one : now) ids.push_back(one.id);
  return fmt::format("{}: only {} counts", lost.id, fmt::join(ids, " and "));
}

std::string cause_of(const spec::Rules& rules, const properties::Fall& fall) {
  const auto before = made_yaku(rules, fall.before);
  const auto after = made_yaku(rules, fall.after);
  std::vector<std::string> causes;
  for (const MadeYaku& one : before) {
    const MadeYaku* still = find(after, one.id);
    if (!still || still->points < one.points) causes.push_back(why(rules, one, after, fall.after));
  }
  for (const MadeYaku& one : after) {
    // Where yaku cost their maker something.
    if (causes.empty() && !find(before, one.id)) causes.push_back("made " + one.id);
  }
  return causes.empty() ? "the cards themselves" : fmt::format("{}", fmt::join(causes, "; "));
}

bool smaller(CardSet a, CardSet b) { return a.size() != b.size() ? a.size() < b.size() : a < b; }

class Traplist {
 public:
  explicit Traplist(const spec::Rules& rules) : rules_(rules) {}

  void add(const properties::Fall& fall) {
    std::string cause = cause_of(rules_, fall);
    auto [place, added] = traps_.try_emplace(cause);
    Trap& trap = place->second;
    if (added || smaller(fall.before, trap.before) ||
        (fall.before == trap.before && smaller(fall.after - fall.before, trap.captured))) {
      trap.before = fall.before;
      trap.captured = fall.after - fall.before;
      trap.from = fall.from;
      trap.to = fall.to;
    }
    trap.cause = std::move(cause);
    trap.deepest = std::max(trap.deepest, fall.from - fall.to);
    trap.steps += fall.steps;
  }

  std::vector<Trap> list() const {
    std::vector<Trap> all;
    for (const auto& [cause, trap] : traps_) all.push_back(trap);
    std::ranges::stable_sort(
        all, [](const Trap& a, const Trap& b) { return smaller(a.before, b.before); });
    return all;
  }

 private:
  const spec::Rules& rules_;
  std::map<std::string, Trap> traps_;
};

// A trap is enacted by the specification before it is told.
void check(const std::vector<Trap>& traps, const properties::Worth& worth) {
  for (const Trap& trap : traps) {
    if (worth(trap.before) == trap.from && worth(trap.before | trap.captured) == trap.to) continue;
    throw std::logic_error(fmt::format("a trap does not replay: {}", trap.before.codes()));
  }
}

std::vector<Trap> look(const spec::Rules& rules, piles::PerMonth per_month, Further further,
                       const properties::Worth& worth, Evidence& evidence) {
  Traplist list(rules);
  evidence.basis = Basis::counted;
  evidence.space = properties::for_each_fall(rules.ruleset(), per_month, further, worth,
                                             [&](const properties::Fall& fall) { list.add(fall); });
  std::vector<Trap> traps = list.list();
  check(traps, worth);
  return traps;
}

// Whether points times factor grow with points, whatever was called.
bool grow(const spec::Rules& rules, int most_points, int most_calls) {
  return std::ranges::all_of(tallies(rules, most_calls), [&](spec::Tally tally) {
    int before = 0;
    for (tally.points = 1; tally.points <= most_points; ++tally.points) {
      const int result = tally.points * factor(rules, tally);
      if (result <= before) return false;
      before = result;
    }
    return true;
  });
}

void look_at_results(const spec::Rules& rules, Traps& found) {
  constexpr int kMostPoints = 500;  // far more than all 48 cards make
  const int most_calls = rules.deal_hand_size.number();
  found.results_follow = grow(rules, kMostPoints, most_calls);
  found.result_evidence = {
      Basis::proved,
      fmt::format("Points times factor compared for all points up to {}, 0 to {} own koi-koi, with "
                  "and without an opponent's.",
                  kMostPoints, most_calls),
      static_cast<std::uint64_t>(kMostPoints) * 2 * static_cast<std::uint64_t>(most_calls + 1)};
}

}  // namespace

Traps find_traps(const rulebook::Ruleset& asked) {
  const spec::Rules rules(scoring(asked));
  const piles::PerMonth months = per_month(rules);
  // A wildcard brings two cards of different months: each of them is looked at by itself.
  const bool wild = rules.option_wildcard.is("on");
  const properties::Worth points = worth(rules);
  Traps found;
  found.of = what_counts(rules);
  found.traps =
      look(rules, months, wild ? Further::card : Further::capture, points, found.evidence);
  found.evidence.method =
      "Every pile that can be captured with everything that one further capture can bring, by "
      "classes of what the rules can tell apart; each trap enacted by the specification.";
  if (multiplies(rules)) look_at_results(rules, found);
  return found;
}

}  // namespace hanaproof::audit
