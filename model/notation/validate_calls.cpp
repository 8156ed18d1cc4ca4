#include "model/notation/validate.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/rulebook/nearest.h"
#include "model/rulebook/open_topics.h"
#include "model/rulebook/yaku/expression.h"

namespace hanaproof::notation {

using cards::CardSet;

namespace {

bool is_made_of_nothing(const rulebook::Yaku& yaku) {
  return evaluate_condition(yaku.cards, CardSet(), rulebook::yaku::SakeCup::animal);
}

// What the side of a seat has captured; nobody calls without a yaku, so without cards.
void need_cards(const Position& position, const rulebook::Ruleset& rules, int seat,
                const std::string& field) {
  for (std::size_t other = 0; other < position.captured.size(); ++other) {
    const bool of_side = position.teams[other] == position.teams[static_cast<std::size_t>(seat)];
    if (of_side && !position.captured[other].empty()) return;
  }
  if (std::ranges::any_of(rules.yaku(), is_made_of_nothing)) return;
  refuse(fmt::format("{}: player {} has captured nothing to call for", field, seat));
}

// score.by: where cards are counted nobody says koi-koi.
void refuse_calls(const Position& position) {
  const auto refuse_field = [](const std::string& field) {
    refuse(field + ": there are no calls by these rules");
  };
  if (position.phase == Phase::call) refuse_field("phase call");
  if (position.stopped) refuse_field("\"stopped\"");
  if (position.last_call) refuse_field("\"last_call\"");
  const bool silent = std::ranges::all_of(position.calls, [](int said) { return said == 0; });
  if (!silent) refuse_field("\"calls\"");
}

// The yaku that can be named; positions go from one rulebook to the other, so not only those that
// these rules count.
std::vector<std::string> yaku_by_name(const rulebook::Edition& edition) {
  auto known = rulebook::named(rulebook::kYakuTopics, edition);
  known.insert(known.begin(), "triad");
  return known;
}

void check_called_yaku(const Position& position, const rulebook::Ruleset& rules) {
  const bool asked = rules.is("call.trigger", "new-yaku");
  std::vector<std::string> known;
  for (const auto& ids : position.called_yaku) {
    for (auto id = ids.begin(); id != ids.end(); ++id) {
      if (std::find(ids.begin(), id, *id) != id) {
        refuse(fmt::format("\"called_yaku\": {} is there twice", *id));
      }
      if (!asked) continue;
      if (known.empty()) known = yaku_by_name(rules.edition());
      if (std::ranges::find(known, *id) != known.end()) continue;
      refuse(fmt::format("\"called_yaku\": there is no yaku {}{}", *id,
                         rulebook::nearest_is(rulebook::nearest(*id, known))));
    }
  }
}

// call.trigger, call.opponent-cancels: what the rules still ask of a koi-koi that was said.
void need_last_koi_koi(const Position& position, const rulebook::Ruleset& rules, int seat) {
  const auto missing = [&](const char* field, const char* what, const char* why) {
    refuse(fmt::format("\"{}\" is missing: expected the {} of player {} at the last koi-koi, {}",
                       field, what, seat, why));
  };
  const auto at = static_cast<std::size_t>(seat);
  if (position.called_at[at] == kUntold) {
    if (rules.is("call.trigger", "more-points")) {
      missing("called_at", "yaku points",
              "since only more points offer a call again (call.trigger = more-points)");
    }
    if (rules.is("call.opponent-cancels", "at-once")) {
      missing("called_at", "yaku points",
              "since an opponent's yaku costs them (call.opponent-cancels = at-once)");
    }
  }
  if (position.called_yaku[at].empty() && rules.is("call.trigger", "new-yaku")) {
    missing("called_yaku", "yaku",
            "since only a further yaku offers a call again (call.trigger = new-yaku)");
  }
}

// Who called last, where the end of the round asks: payment.after-call, round.exhausted.after-call.
void need_last_caller(const Position& position, const rulebook::Ruleset& rules) {
  if (position.last_call) return;
  if (std::ranges::all_of(position.calls, [](int said) { return said == 0; })) return;
  const bool over = position.phase == Phase::over;
  const bool pays =
      rules.is("payment.after-call", "last-caller-alone") && (!over || position.stopped);
  const bool scores = rules.is("round.exhausted.after-call", "yaku-score") && !position.stopped;
  if (!pays && !scores) return;
  refuse(fmt::format("\"last_call\" is missing: expected who said koi-koi last, since {}",
                     pays ? "the last caller pays alone (payment.after-call = last-caller-alone)"
                          : "the last caller scores in a round that is played out "
                            "(round.exhausted.after-call = yaku-score)"));
}

// call.opponent-cancels: who said koi-koi before an opponent made a yaku has lost the points then.
void check_forfeited(const Position& position, const rulebook::Ruleset& rules) {
  if (!rules.is("call.opponent-cancels", "at-once")) return;
  const bool over = position.phase == Phase::over;
  const auto made_by = [&](const std::optional<int>& maker, int seat) {
    return maker && position.teams[static_cast<std::size_t>(*maker)] !=
                        position.teams[static_cast<std::size_t>(seat)];
  };
  for (int seat = 0; seat < position.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (position.calls[at] == 0 || (over && position.stopped != seat)) continue;
    const bool lost = made_by(position.last_call, seat) ||
                      (position.phase == Phase::call && made_by(position.turn, seat));
    if (!lost || position.forfeited[at] == position.called_at[at]) continue;
    refuse(
        fmt::format("\"forfeited\": expected {} for player {}, since an opponent has made a yaku "
                    "after the koi-koi (call.opponent-cancels = at-once)",
                    position.called_at[at], seat));
  }
}

// A call follows a card that was played or drawn, and is settled: after one card there may be two
// where calls are offered at once and the stock is empty.
void check_number_of_calls(const Position& position) {
  int settled = position.field.size() + (position.drawn ? 1 : 0);
  for (const CardSet pile : position.captured) settled += pile.size();
  int calls = 0;
  for (const int said : position.calls) {
    calls += said;
    if (calls <= 2 * settled) continue;
    refuse(fmt::format("\"calls\": more than the {} cards on the table can have led to", settled));
  }
}

}  // namespace

void refuse(const std::string& what) { throw NotationError("position: " + what); }

void check_calls(const Position& position, const rulebook::Ruleset& rules) {
  if (!rules.is("score.by", "yaku")) refuse_calls(position);
  for (int seat = 0; seat < position.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    if (position.calls[at] > 0) {
      need_cards(position, rules, seat, "\"calls\"");
      if (position.phase != Phase::over) need_last_koi_koi(position, rules, seat);
      continue;
    }
    const auto needs_call = [&](bool said, const char* field) {
      if (said) refuse(fmt::format("\"{}\": player {} has not said koi-koi", field, seat));
    };
    needs_call(position.called_at[at] != 0, "called_at");
    needs_call(!position.called_yaku[at].empty(), "called_yaku");
    needs_call(position.forfeited[at] != 0, "forfeited");
    needs_call(position.last_call == seat, "last_call");
  }
  check_number_of_calls(position);
  check_called_yaku(position, rules);
  need_last_caller(position, rules);
  check_forfeited(position, rules);
  if (position.stopped) need_cards(position, rules, *position.stopped, "\"stopped\"");
  if (position.phase == Phase::call) need_cards(position, rules, position.turn, "phase call");
  if (position.before_draw && position.phase != Phase::call) {
    refuse("\"before_draw\" belongs to phase call");
  }
  if (position.before_draw && !rules.is("call.offered", "at-once")) {
    refuse("\"before_draw\": calls are not offered before the draw by these rules");
  }
}

}  // namespace hanaproof::notation
