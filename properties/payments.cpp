// Payments: what one side gets, the other side gives.
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "model/cards/seat.h"
#include "model/spec/deal.h"
#include "model/spec/settle.h"
#include "properties/discharge.h"
#include "properties/random_play.h"
#include "solvers/rounds/bounds.h"

namespace hanaproof::properties {

using cards::at;
using cards::CardSet;
using notation::DealEnd;
using notation::Phase;
using notation::Position;

namespace {

int total(const std::vector<int>& payment) {
  return std::accumulate(payment.begin(), payment.end(), 0);
}

// Where the worth of cards is settled by equal shares, payments add up to what the captured cards
// are worth less what the deck is worth; yaku change what is written down, and no payment.
Proof payments_by_cards(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  if (rules.score_share.is("kept")) {
    return {.verdict = Verdict::proved, .summary = "Everyone keeps the worth of their own cards."};
  }
  const int whole = card_points(rules, CardSet::all());
  if (whole % rules.players() != 0) {
    return refuted("The worth of the deck has no equal shares.",
                   {.text = fmt::format("{} points among {} players", whole, rules.players())});
  }
  Proof proof = field_cleared(subject, effort);
  proof.summary = "They do if and only if every card is captured. " + proof.summary;
  return proof;
}

// A pile that is worth something: the least of the first yaku that has one.
CardSet pile_with_yaku(const rulebook::Ruleset& ruleset, const spec::Rules& rules) {
  for (const rulebook::Yaku& yaku : ruleset.yaku()) {
    for (const piles::PileClass& one :
         piles::classes_of({yaku.cards, yaku.points}, piles::per_month(ruleset))) {
      if (sum(made_yaku(rules, one.pile)) > 0) return one.pile;
    }
  }
  return {};
}

// Goes through the shapes of round ends and keeps the first whose payments do not add up. Amounts
// only move from seat to seat, so that a pile with a yaku stands for every pile that has one, and a
// call for any number of calls.
class Shapes {
 public:
  Shapes(const spec::Rules& rules, CardSet with_yaku) : rules_(rules), with_yaku_(with_yaku) {}

  Proof run() {
    const int players = rules_.players();
    const unsigned sets_of_callers = counts_cards(rules_) ? 1U : 1U << players;
    for (int dealer = 0; dealer < players; ++dealer) {
      Position end = Position::empty(rules_.ruleset().edition().id, players);
      end.dealer = dealer;
      end = spec::open(rules_, end);  // seats the teams
      end.phase = Phase::over;
      won_by_hands(end);
      for (unsigned callers = 0; callers < sets_of_callers; ++callers) after_calls(end, callers);
    }
    proof_.summary =
        fmt::format("{} shapes of round ends: dealer, {}who has a yaku.", proof_.space,
                    counts_cards(rules_) ? "" : "who stopped, who called, who called last, ");
    return std::move(proof_);
  }

 private:
  void won_by_hands(Position end) {
    end.deal_end = DealEnd::hand_win;
    for (unsigned winners = 1; winners < 1U << end.players; ++winners) {
      end.hand_winners.clear();
      for (int seat = 0; seat < end.players; ++seat) {
        end.hands[at(seat)] = {};
        if (((winners >> seat) & 1U) == 0) continue;
        end.hand_winners.push_back(seat);
        end.hands[at(seat)] = CardSet::month(seat + 1);
      }
      check(end);
    }
  }

  void after_calls(Position end, unsigned callers) {
    std::vector<std::optional<int>> last;
    for (int seat = 0; seat < end.players; ++seat) {
      end.calls[at(seat)] = static_cast<int>((callers >> seat) & 1U);
      if (end.calls[at(seat)] > 0) last.emplace_back(seat);
    }
    if (last.empty()) last.emplace_back(std::nullopt);
    for (const auto& caller : last) {
      end.last_call = caller;
      for (unsigned rich = 0; rich < 1U << end.players; ++rich) {
        for (int seat = 0; seat < end.players; ++seat) {
          end.captured[at(seat)] = ((rich >> seat) & 1U) != 0 ? with_yaku_ : CardSet();
        }
        stopped_or_played_out(end);
      }
    }
  }

  void stopped_or_played_out(Position end) {
    check(end);
    if (counts_cards(rules_)) return;  // nobody calls
    for (int seat = 0; seat < end.players; ++seat) {
      end.stopped = seat;
      for (const int forfeited : {0, 1}) {
        end.forfeited[at(seat)] = forfeited;
        check(end);
      }
      end.forfeited[at(seat)] = 0;
    }
  }

  void check(const Position& end) {
    ++proof_.space;
    if (proof_.verdict == Verdict::refuted) return;
    const auto payment = score(rules_, end).payment;
    if (total(payment) == 0) return;
    proof_.verdict = Verdict::refuted;
    proof_.witnesses.push_back({fmt::format(
        "{}, dealer {}, koi-koi said {}: payments {} add up to {}",
        end.stopped                ? fmt::format("player {} stops", *end.stopped)
        : end.hand_winners.empty() ? "played out"
                                   : "won by the cards dealt",
        end.dealer, fmt::join(end.calls, ", "), fmt::join(payment, ", "), total(payment))});
  }

  const spec::Rules& rules_;
  CardSet with_yaku_;
  Proof proof_{.verdict = Verdict::proved, .summary = {}};
};

}  // namespace

Proof payments_by_shape(const Subject& subject, const Effort& effort) {
  const rulebook::Ruleset ruleset = subject.rules();
  const spec::Rules rules(ruleset);
  const bool shared = counts_cards(rules) && !rules.score_share.is("kept");
  if (shared || !counts_yaku(rules)) return payments_by_cards(subject, effort);
  return Shapes(rules, pile_with_yaku(ruleset, rules)).run();
}

Proof payments_in_play(const Subject& subject, const Effort& effort) {
  const spec::Rules rules(subject.rules());
  return in_random_play(rules, effort, 4, [&](const rounds::Round& round) -> std::string {
    const auto payment = score(rules, round.last()).payment;
    if (round.last().phase != Phase::over || total(payment) == 0) return {};
    return fmt::format("payments {} add up to {}", fmt::join(payment, ", "), total(payment));
  });
}

}  // namespace hanaproof::properties
