#include "solvers/smt/bets.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/rulebook/combination.h"
#include "solvers/smt/whole.h"

namespace hanaproof::smt {

namespace {

// What holds of the coins of every round.
Term sound(const AmountRules& rules, const Coins& coins) {
  std::vector<Term> all;
  for (std::size_t seat = 0; seat < coins.seats(); ++seat) {
    for (const auto* amounts : {&coins.money, &coins.ante, &coins.bids, &coins.bid}) {
      all.push_back(no_more(whole(0), (*amounts)[seat]));
    }
    all.push_back(rules.includes_first ? equal(coins.bid[seat], coins.bids[seat])
                                       : no_more(coins.bid[seat], coins.bids[seat]));
  }
  return all_of(std::move(all));
}

Coins any_coins(int players) {
  return {variables("money", players, kWhole), variables("ante", players, kWhole),
          variables("bids", players, kWhole), variables("bid", players, kWhole),
          variables("folded", players, 0)};
}

Step step_of(const std::string& name, const AmountRules& rules, const Coins& coins) {
  return {name, coins, coins, whole(0), {{"the coins of a round", sound(rules, coins)}}};
}

void put_in(Coins& coins, std::size_t seat, const Term& amount) {
  coins.money[seat] = minus(coins.money[seat], amount);
  coins.bids[seat] = plus(coins.bids[seat], amount);
  coins.bid[seat] = plus(coins.bid[seat], amount);
}

// The bid of a seat that is still in; 0 of one that is not.
Term standing_bid(const Coins& coins, std::size_t seat) {
  return when(!coins.folded[seat], coins.bid[seat]);
}

Term highest(const Coins& coins) {
  Term most = whole(0);
  for (std::size_t seat = 0; seat < coins.seats(); ++seat) {
    most = higher(most, standing_bid(coins, seat));
  }
  return most;
}

// The bid of the player before the first seat who is still in.
Term previous(const Coins& coins) {
  Term found = whole(0);
  for (std::size_t seat = 1; seat < coins.seats(); ++seat) {
    found = choice(coins.folded[seat], found, coins.bid[seat]);
  }
  return found;
}

// Where it holds, what is bid above a level by anybody still in goes back.
void lower_to(Coins& coins, const Term& condition, const Term& level) {
  for (std::size_t seat = 0; seat < coins.seats(); ++seat) {
    const Term above = higher(whole(0), minus(standing_bid(coins, seat), level));
    put_in(coins, seat, minus(whole(0), when(condition, above)));
  }
}

Step begin(const AmountRules& rules, int players) {
  Coins coins = any_coins(players);
  for (auto* amounts : {&coins.ante, &coins.bids, &coins.bid}) {
    std::ranges::fill(*amounts, whole(0));
  }
  std::ranges::fill(coins.folded, truth(false));
  Step step = step_of("the starting stake", rules, coins);
  const Term asked = variable("starting stake", kWhole);
  step.given.push_back({"the starting stake is no debt", no_more(whole(0), asked)});
  if (!rules.ante) return step;
  for (std::size_t seat = 0; seat < coins.seats(); ++seat) {
    const Term& money = coins.money[seat];
    const Term out = all_of({truth(rules.short_ante_is_out), below(money, asked)});
    const Term paid = choice(out, whole(0), lower(asked, money));
    step.after.money[seat] = minus(money, paid);
    step.after.ante[seat] = paid;
    step.after.folded[seat] = out;
  }
  return step;
}

// An action of the first seat, which is still in.
Step action(const std::string& name, const AmountRules& rules, int players) {
  Step step = step_of(name, rules, any_coins(players));
  step.given.push_back({"who acts is still in", !step.before.folded[0]});
  return step;
}

Step fold(const AmountRules& rules, int players) {
  Step step = action("fold", rules, players);
  Coins& after = step.after;
  after.folded[0] = truth(true);
  if (!rules.fold_returns_bids) return step;
  after.money[0] = plus(after.money[0], after.bids[0]);
  after.bids[0] = after.bid[0] = whole(0);
  return step;
}

Step follow(const AmountRules& rules, int players) {
  Step step = action("follow", rules, players);
  const Coins& before = step.before;
  const Term wanted = rules.follows_highest ? highest(before) : previous(before);
  const Term owed = higher(whole(0), minus(wanted, before.bid[0]));
  const Term is_short = below(before.money[0], owed);
  if (rules.short_money == AmountRules::Short::must_fold) {
    step.given.push_back({"bet.short", !is_short});
  }
  put_in(step.after, 0, lower(owed, before.money[0]));
  if (rules.short_money == AmountRules::Short::caps_everyone) {
    lower_to(step.after, is_short, step.after.bid[0]);
  }
  return step;
}

Step raise(const AmountRules& rules, int players) {
  Step step = action("raise", rules, players);
  const Coins& before = step.before;
  const Term stake = variable("stake", kWhole);
  const Term opens = variable("opens", 0);
  const Term exceeded = rules.raises_over_highest
                            ? highest(before)
                            : choice(opens, highest(before), previous(before));
  step.given.push_back(
      {"bet.raise", all_of({below(higher(exceeded, before.bid[0]), stake),
                            no_more(stake, plus(before.bid[0], before.money[0]))})});
  put_in(step.after, 0, minus(stake, before.bid[0]));
  return step;
}

Step auction_ends(const AmountRules& rules, int players) {
  Step step = step_of("the end of an auction", rules, any_coins(players));
  if (!rules.equal_in_the_end) return step;
  Term least = highest(step.before);
  for (std::size_t seat = 0; seat < step.before.seats(); ++seat) {
    least = choice(step.before.folded[seat], least, lower(least, step.before.bid[seat]));
  }
  lower_to(step.after, truth(true), least);
  return step;
}

Step auction_begins(const AmountRules& rules, int players) {
  Step step = step_of("the next auction", rules, any_coins(players));
  if (!rules.includes_first) std::ranges::fill(step.after.bid, whole(0));
  return step;
}

// A settlement, put together payment by payment.
class Settling {
 public:
  Settling(const AmountRules& rules, int players, int winners, int multiplier)
      : rules_(rules),
        winners_(static_cast<std::size_t>(winners)),
        multiplier_(multiplier),
        step_(step_of(name_of(winners, multiplier), rules, any_coins(players))) {}

  Step run() {
    const Coins& before = step_.before;
    Coins& after = step_.after;
    for (auto* amounts : {&after.ante, &after.bids, &after.bid}) {
      std::ranges::fill(*amounts, whole(0));
    }
    for (std::size_t seat = 0; seat < before.seats(); ++seat) {
      stakes_.push_back(plus(before.ante[seat], before.bids[seat]));
    }
    for (std::size_t seat = 0; seat < winners_; ++seat) {
      given("winners are still in", !before.folded[seat]);
      if (seat > 0) given("winners by their stakes", no_more(stakes_[seat - 1], stakes_[seat]));
    }
    if (winners_ == 0 || (winners_ > 1 && !rules_.splits_ties)) {
      step_.middle = total_of(stakes_);
      return std::move(step_);
    }
    award();
    if (multiplier_ > 0) collect();
    return std::move(step_);
  }

 private:
  static std::string name_of(int winners, int multiplier) {
    return fmt::format(
        "a settlement with {} winner{}, {}", winners, winners == 1 ? "" : "s",
        multiplier == 0 ? std::string("nothing multiplied") : fmt::format("times {}", multiplier));
  }

  void given(const std::string& name, const Term& term) { step_.given.push_back({name, term}); }

  // Equal parts for the winners from `first` on; the rest stays in the middle.
  void share(const Term& coins, std::size_t first) {
    const auto parts = static_cast<std::int64_t>(winners_ - first);
    Term part = coins;
    if (parts > 1) {
      part = variable(fmt::format("part {}", shares_++), kWhole);
      const Term rest = minus(coins, times(parts, part));
      given("equal parts", all_of({no_more(whole(0), rest), below(rest, whole(parts))}));
      step_.middle = plus(step_.middle, rest);
    }
    for (std::size_t seat = first; seat < winners_; ++seat) {
      step_.after.money[seat] = plus(step_.after.money[seat], part);
    }
  }

  // The coins between two levels of all stakes.
  void award_layer(const Term& from, const Term& to, std::size_t first) {
    Term coins = whole(0);
    for (std::size_t seat = 0; seat < stakes_.size(); ++seat) {
      const Term part = minus(higher(from, lower(to, stakes_[seat])), from);
      const Term stays = all_of({truth(rules_.folded_to_next_round), step_.before.folded[seat]});
      step_.middle = plus(step_.middle, when(stays, part));
      coins = plus(coins, when(!stays, part));
    }
    share(coins, first);
  }

  void award() {
    if (!rules_.matched_stakes) {
      Term most = whole(0);
      for (const Term& stake : stakes_) most = higher(most, stake);
      return award_layer(whole(0), most, 0);
    }
    Term from = whole(0);
    for (std::size_t first = 0; first < winners_; ++first) {
      award_layer(from, stakes_[first], first);
      from = stakes_[first];
    }
    for (std::size_t seat = 0; seat < stakes_.size(); ++seat) {
      Term& money = step_.after.money[seat];
      money = plus(money, higher(whole(0), minus(stakes_[seat], from)));
    }
  }

  Term multiplied(std::size_t seat) const {
    switch (rules_.multiplied) {
      case AmountRules::Multiplied::ante_only:
        return step_.before.ante[seat];
      case AmountRules::Multiplied::bids_only:
        return step_.before.bids[seat];
      default:
        return stakes_[seat];
    }
  }

  void collect() {
    const int factor = rules_.on_top ? multiplier_ : multiplier_ - 1;
    for (std::size_t seat = winners_; seat < stakes_.size(); ++seat) {
      Term& money = step_.after.money[seat];
      const Term pays = any_of({truth(rules_.folded_pay), !step_.before.folded[seat]});
      const Term owed = when(pays, times(factor, multiplied(seat)));
      const Term left = rules_.debtor_pays_nothing ? whole(0) : money;
      const Term paid = choice(below(money, owed), left, owed);
      money = minus(money, paid);
      share(paid, 0);
    }
  }

  const AmountRules& rules_;
  std::size_t winners_;
  int multiplier_;
  Step step_;
  std::vector<Term> stakes_;
  int shares_ = 0;
};

Query asked(const std::string& name, const Step& step, const std::string& what, const Term& term) {
  Query query{name, {}, step.given};
  query.assertions.push_back({what, term});
  return query;
}

}  // namespace

std::set<int> AmountRules::multipliers_of(const rulebook::Ruleset& rules) {
  std::set<int> all = {0};
  for (const auto& combination : rulebook::combinations(rules)) all.insert(combination.multiplier);
  return all;
}

Term Coins::total() const { return plus(total_of(money), plus(total_of(ante), total_of(bids))); }

std::vector<Step> bet_steps(const AmountRules& rules, int players) {
  return {begin(rules, players), fold(rules, players),         follow(rules, players),
          raise(rules, players), auction_ends(rules, players), auction_begins(rules, players)};
}

Step settlement(const AmountRules& rules, int players, int winners, int multiplier) {
  return Settling(rules, players, winners, multiplier).run();
}

std::vector<Step> settlements(const AmountRules& rules, int players) {
  std::vector<Step> steps = {settlement(rules, players, 0, 0)};
  for (int winners = 1; winners <= players; ++winners) {
    for (const int multiplier : rules.multipliers) {
      steps.push_back(settlement(rules, players, winners, multiplier));
    }
  }
  return steps;
}

Query breach(const std::string& name, const AmountRules& rules, const Step& step) {
  const Term conserved = equal(step.before.total(), plus(step.after.total(), step.middle));
  return asked(name, step, "coins appear, or are lost, or are fewer than none",
               !all_of({conserved, no_more(whole(0), step.middle), sound(rules, step.after)}));
}

Query leftover(const std::string& name, const Step& step) {
  const Coins& before = step.before;
  std::vector<Term> stakes;
  for (std::size_t seat = 0; seat < before.seats(); ++seat) {
    stakes.push_back(plus(before.ante[seat], before.bids[seat]));
  }
  std::vector<Term> equal_stakes;
  for (std::size_t seat = 0; seat < before.seats(); ++seat) {
    std::vector<Term> matched = {before.folded[seat], equal(before.money[seat], whole(0))};
    std::vector<Term> as_much;
    for (const Term& stake : stakes) as_much.push_back(no_more(stake, stakes[seat]));
    matched.push_back(all_of(std::move(as_much)));
    equal_stakes.push_back(any_of(std::move(matched)));
  }
  Query query = asked(name, step, "coins stay in the middle", below(whole(0), step.middle));
  query.assertions.push_back({"the betting is over", all_of(std::move(equal_stakes))});
  return query;
}

}  // namespace hanaproof::smt
