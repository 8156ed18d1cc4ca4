#include <algorithm>

#include <fmt/format.h>

#include "checker/editions/compare/compare.h"
#include "checker/situations/bet_lines.h"
#include "model/spec/betting/showdown.h"
#include "solvers/reduced_decks/betting_games.h"

namespace hanaproof::checker {

using cards::CardSet;
using notation::BetRound;

namespace {

constexpr std::size_t kMostEnds = 400;
constexpr long long kMostShowdowns = 60000;

// Hands that count as the same under either rules, with one of these rules' standings each.
struct HandClass {
  spec::betting::Standing a;
  spec::betting::Standing b;
  bool dealt_by_both = true;  // whether both decks hold the cards
  std::vector<CardSet> hands = {};
};

// What of a class matters for who pays what: not how strong it is among its like.
auto kind_of(const HandClass& one, const spec::betting::Rules& rules) {
  bool caught = false;
  for (const auto& combination : rules.combinations()) {
    caught = caught ||
             std::ranges::find(combination.catches, one.a.combination) != combination.catches.end();
  }
  return std::tuple(one.a.combination.empty(), one.a.place.has_value(), one.a.multiplier,
                    one.b.multiplier, caught, !one.a.catches.empty(), one.a.replays_up_to);
}

// All classes, the weakest under the first rules first: hands without a combination by points, then
// combinations.
std::vector<HandClass> classes_of(const spec::betting::Rules& a, const spec::betting::Rules& b) {
  std::vector<HandClass> classes;
  const CardSet both = spec::betting::deck(a) & spec::betting::deck(b);
  std::vector<CardSet> hands = spec::betting::all_hands(a);
  for (const CardSet hand : spec::betting::all_hands(b)) {
    if (!spec::betting::deck(a).contains(hand)) hands.push_back(hand);
  }
  for (const CardSet hand : hands) {
    HandClass one{spec::betting::standing(a, hand),
                  spec::betting::standing(b, hand),
                  both.contains(hand),
                  {}};
    auto known = std::ranges::find_if(classes, [&](const HandClass& other) {
      return other.a == one.a && other.b == one.b && other.dealt_by_both == one.dealt_by_both;
    });
    if (known == classes.end()) known = classes.insert(classes.end(), std::move(one));
    known->hands.push_back(hand);
  }
  std::ranges::stable_sort(classes, {}, [](const HandClass& one) {
    return std::pair(one.a.place ? -*one.a.place : -1000, one.a.points);
  });
  return classes;
}

// A few classes of every kind: the weakest two that make no combination, the weakest of others.
std::vector<HandClass> samples_of(const std::vector<HandClass>& classes,
                                  const spec::betting::Rules& rules) {
  std::vector<HandClass> samples;
  for (const HandClass& one : classes) {
    const auto known = std::ranges::count_if(samples, [&](const HandClass& other) {
      return kind_of(one, rules) == kind_of(other, rules);
    });
    if (known < (one.a.combination.empty() ? 2 : 1)) samples.push_back(one);
  }
  return samples;
}

// Deals of hands of given classes to the seats that stay in, at the end of a line of bets.
class Search {
 public:
  Search(const spec::betting::Rules& a, const spec::betting::Rules& b) : a_(a), b_(b) {}

  // Whether hands may be equal: what one winner shows is seen better without.
  bool with_ties = false;

  // Every choice of classes for the standing seats; false when enough was tried.
  bool look(const BetRound& bets, const spec::betting::Betting& end,
            const std::vector<HandClass>& classes) {
    const std::vector<int> seats = spec::betting::standing_seats(end.seats);
    std::vector<std::size_t> choice(seats.size(), 0);
    while (true) {
      if (++tried > kMostShowdowns) return false;
      std::vector<const HandClass*> chosen;
      for (const std::size_t index : choice) chosen.push_back(&classes[index]);
      if (differ(end, seats, chosen) && deal(bets, end, seats, chosen)) return false;
      // The next tuple; the last seat changes fastest.
      std::size_t place = choice.size();
      while (place > 0 && ++choice[place - 1] == classes.size()) choice[--place] = 0;
      if (place == 0) return true;
    }
  }

  std::optional<BetRound> found;
  long long tried = 0;

 private:
  bool differ(const spec::betting::Betting& end, const std::vector<int>& seats,
              const std::vector<const HandClass*>& chosen) const {
    spec::betting::Round a{end.dealer, end.seats,
                           std::vector<spec::betting::Standing>(end.seats.size())};
    spec::betting::Round b = a;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      if (!chosen[i]->dealt_by_both) return true;
      a.hands[static_cast<std::size_t>(seats[i])] = chosen[i]->a;
      b.hands[static_cast<std::size_t>(seats[i])] = chosen[i]->b;
    }
    const spec::betting::Settlement by_a = spec::betting::settle(a_, a);
    if (!with_ties && by_a.winners.size() != 1) return false;
    const spec::betting::Settlement by_b = spec::betting::settle(b_, b);
    if (!(by_a == by_b)) return true;
    return !by_a.excluded.empty() && next_dealer(a_, end, by_a) != next_dealer(b_, end, by_b);
  }

  // Deals the hands, and any other cards to who has folded, if there are such hands.
  bool deal(const BetRound& bets, const spec::betting::Betting& end, const std::vector<int>& seats,
            const std::vector<const HandClass*>& chosen) {
    std::vector<const std::vector<CardSet>*> choices;
    for (const HandClass* one : chosen) choices.push_back(&one->hands);
    const std::vector<CardSet> hands = disjoint_hands(choices);
    if (hands.empty()) return false;
    BetRound round = bets;
    round.hands.resize(end.seats.size());
    CardSet left = spec::betting::deck(a_);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      round.hands[static_cast<std::size_t>(seats[i])] = hands[i];
      left -= hands[i];
    }
    for (CardSet& hand : round.hands) {
      if (!hand.empty()) continue;
      // Cards of both decks, as long as there are any: decks may have very few in common.
      const CardSet common = left & spec::betting::deck(b_);
      const std::vector<cards::Card> rest = (common.size() < 2 ? left : common).cards();
      if (rest.size() < 2) return false;
      hand = {rest[0], rest[1]};
      left -= hand;
    }
    found = std::move(round);
    return true;
  }

  const spec::betting::Rules& a_;
  const spec::betting::Rules& b_;
};

// Questions of what a hand is and beats: two hands that meet show whatever there is to show.
bool is_about_hands(const rulebook::Topic& topic) {
  return topic.id == "deck.cards" || topic.id.starts_with("combination.") ||
         topic.id.starts_with("points.");
}

// Why the answers are alike whatever was bet, by what the hands are that can be held.
std::optional<std::string> alike_by_hands(const Pair& pair, const spec::betting::Rules& a,
                                          const spec::betting::Rules& b,
                                          const std::vector<HandClass>& classes) {
  const auto no_hand = [&](const auto& has) {
    return std::ranges::none_of(
        classes, [&](const HandClass& one) { return has(a, one.a) || has(b, one.b); });
  };
  using spec::betting::Rules;
  using spec::betting::Standing;
  if (pair.topic.id == "showdown.compared" &&
      no_hand([](const Rules&, const Standing& hand) { return !hand.catches.empty(); })) {
    return "no hand catches another";
  }
  const bool pays = pair.topic.id == "payment.multiplied" ||
                    pair.topic.id == "payment.multiplier-from" ||
                    pair.topic.id == "payment.multiplier-unshown";
  if (pays && no_hand([](const Rules& rules, const Standing& hand) {
        return hand.multiplier > (rules.payment_multiplier_means.is("total") ? 1 : 0);
      })) {
    return "no hand makes the losers pay more than their stakes";
  }
  return std::nullopt;
}

}  // namespace

Comparison compare_showdowns(const Pair& pair) {
  const spec::betting::Rules a(pair.a);
  const spec::betting::Rules b(pair.b);
  const std::vector<HandClass> classes = classes_of(a, b);
  Search search(a, b);
  bool whole = true;
  if (is_about_hands(pair.topic)) {
    const BetRound bets = plain_line(a, {0, 1});
    spec::betting::Betting end = spec::betting::begin(a, 0, bets.money, bets.ante);
    for (const auto& bet : bets.bets) end = spec::betting::bet(a, end, bet);
    whole = search.look(bets, end, classes) || search.found;
    if (!search.found) {
      search.with_ties = true;
      whole = search.look(bets, end, classes) || search.found;
    }
  } else if (a.players() > reduced_decks::kMostBettors) {
    return Comparison::none(
        Agreement::State::not_compared,
        fmt::format("showdowns of {} players at most", reduced_decks::kMostBettors));
  } else {
    const std::vector<HandClass> samples = samples_of(classes, a);
    const std::vector<BetLine> lines = ends_of_betting(a, kMostEnds);
    for (const bool with_ties : {false, true}) {
      search.with_ties = with_ties;
      for (const BetLine& line : lines) {
        if (search.found || !search.look(line.round, line.end, samples)) break;
      }
    }
    whole = false;
  }
  if (!search.found) {
    if (const auto why = alike_by_hands(pair, a, b, classes)) {
      return Comparison::none(Agreement::State::proved, *why);
    }
    return Comparison::none(whole ? Agreement::State::proved : Agreement::State::tried,
                            fmt::format("{} showdowns of {} players", search.tried, a.players()));
  }
  const bool about_hands = is_about_hands(pair.topic);
  return Comparison::found(
      witness_of_bets(a, Situation::showdown, *search.found),
      about_hands ? Method::exhaustive : Method::lockstep,
      fmt::format(
          "Rounds of {} players settled under both rules, with the shortest betting first "
          "and then the plainest hands, {}",
          a.players(),
          about_hands ? "hands that count alike taken together." : "a few hands of each kind."),
      search.tried);
}

}  // namespace hanaproof::checker
