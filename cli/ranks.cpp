#include "checker/measures/ranks/ranks.h"
#include "cli/json.h"

#include <ranges>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/globals.h"
#include "cli/table.h"
#include "model/rulebook/playable.h"

namespace hanaproof::cli {

using checker::HandTriple;
using checker::Ranks;

namespace {

std::vector<std::string> categories(const Ranks& ranks, const std::vector<std::size_t>& places) {
  std::vector<std::string> all;
  for (const std::size_t place : places) all.push_back(ranks.classes[place].standing.category());
  return all;
}

std::string triple_text(const HandTriple& triple) {
  return fmt::format("{} / {} / {}", triple[0].codes(), triple[1].codes(), triple[2].codes());
}

struct Ranked {
  const std::string* edition = nullptr;
  const Ranks* ranks = nullptr;
};

constexpr auto kDealCount = [](auto& io, const checker::DealCount& count) {
  io.field("deals", count.deals);
  io.maybe("first", count.first, "In the order of the cards.");
};

constexpr auto kHandClass = [](auto& io, const checker::HandClass& one) {
  io.field(
      "category", [&] { return one.standing.category(); }, "A combination, or points-N.");
  io.field("points", one.standing.points);
  io.field("multiplier", one.standing.multiplier);
  io.field("hands", [&] { return one.hands.size(); });
  io.field("first", [&] { return one.hands.front(); });
  io.maybe("place", one.standing.place,
           "In the order of combinations, 0 the strongest; left out where a hand counts by its "
           "points.");
};

constexpr auto kThreePlayers = [](auto& io, const Ranks& ranks) {
  io.field("deals", ranks.deals);
  io.object("circles", ranks.circles, kDealCount, "With three hands in a circle.");
  io.object("depends_on_order", ranks.depends_on_order, kDealCount,
            "In which the winner depends on who shows first, were hands compared one after "
            "another.");
};

constexpr auto kRanked = [](auto& io, const Ranked& ranked) {
  const Ranks* ranks = ranked.ranks;
  using Categories = std::vector<std::vector<std::string>>;
  const auto loops = [=] {
    Categories all;
    for (const auto& loop : ranks->loops) all.push_back(categories(*ranks, loop));
    return all;
  };
  const auto never_meet = [=] {
    Categories all;
    for (const auto& [one, other] : ranks->never_meet) {
      all.push_back(categories(*ranks, {one, other}));
    }
    return all;
  };
  io.field("edition", [=] { return *ranked.edition; });
  io.field("hands", [=] { return ranks->hands; });
  io.field(
      "strict_weak_order", [=] { return ranks->strict_weak_order; },
      "Whether what beats a hand beats all that it beats, and equal hands are equal to the "
      "same ones.");
  io.objects(
      "classes", [=] { return ranks->classes; }, kHandClass,
      "Hands that count alike, from the weakest by rank.");
  io.field("loops", loops, "Sets of categories that beat each other in circles.");
  io.field(
      "circle", [=] { return categories(*ranks, ranks->circle); },
      "A shortest circle: each beats the next, the last the first.");
  io.field(
      "unranked", [=] { return ranks->unranked; }, "Combinations that the order leaves out.");
  io.field("never_meet", never_meet,
           "Pairs of categories of which no two hands can be dealt at once.");
  io.object(
      "three_players", [=] { return *ranks; }, kThreePlayers,
      "Ways to deal three hands, whoever gets which.");
};
constexpr auto kRanksDocument = documents::document<Ranked>(
    {"ranks", 1, "Which hands of two cards beat which in an edition of a betting game."}, kRanked);

void print_share(const char* what, const checker::DealCount& share, std::uint64_t deals) {
  fmt::print("{}: {} of {}", what, share.deals, deals);
  if (share.first) fmt::print(", such as {}", triple_text(*share.first));
  fmt::print("\n");
}

void print(const std::string& edition, const Ranks& ranks) {
  fmt::print("{}: {} hands in {} classes, the strongest first\n\n", edition, ranks.hands,
             ranks.classes.size());
  for (const auto& one : std::views::reverse(ranks.classes)) {
    fmt::print("  {:20} x{:<3} {:3} hand{}  {}\n", one.standing.category(), one.standing.multiplier,
               one.hands.size(), one.hands.size() == 1 ? " " : "s", one.hands.front().codes());
  }
  fmt::print("\n");
  if (!ranks.unranked.empty()) {
    fmt::print("In no order: {}\n", fmt::join(ranks.unranked, ", "));
  }
  if (ranks.strict_weak_order) {
    fmt::print("Beating is an order: what beats a hand beats all that it beats.\n");
  } else {
    fmt::print("Beating is no order.\n");
  }
  if (!ranks.circle.empty()) {
    const auto circle = categories(ranks, ranks.circle);
    fmt::print("A shortest circle: {} beats {}\n", fmt::join(circle, " beats "), circle.front());
  }
  print_share("Deals to three players with hands in a circle", ranks.circles, ranks.deals);
  print_share("Deals to three in which it matters who shows first", ranks.depends_on_order,
              ranks.deals);
}

}  // namespace

void add_ranks(Command& app, Globals& globals) {
  auto arguments = std::make_shared<RuleOptions>();
  Command& command =
      app.command("ranks", "Show which hands of a betting game beat which, and in circles");
  prints(command, kRanksDocument);
  arguments->add_rules_to(command).required = true;
  command.run = [&globals, arguments] {
    const rulebook::Edition& edition = globals.edition_for("ranks", arguments->edition);
    const rulebook::Ruleset rules = arguments->ruleset(edition);
    rulebook::refuse_uncounted(rules);
    const Ranks ranks = checker::rank_hands(rules);
    if (globals.json) return print_json(kRanksDocument.written({&edition.id, &ranks}));
    print(edition.id, ranks);
  };
}

}  // namespace hanaproof::cli
