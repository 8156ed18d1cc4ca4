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

Json share_json(const checker::DealCount& share) {
  Json json = {{"deals", share.deals}};
  if (share.first) json["first"] = list(*share.first, [](auto hand) { return codes(hand); });
  return json;
}

Json as_json(const std::string& edition, const Ranks& ranks) {
  Json json = json_document("hanaproof.ranks");
  json["edition"] = edition;
  json["hands"] = ranks.hands;
  json["strict_weak_order"] = ranks.strict_weak_order;
  json["classes"] = list(ranks.classes, [](const checker::HandClass& one) {
    Json entry = {{"category", one.standing.category()},
                  {"points", one.standing.points},
                  {"multiplier", one.standing.multiplier},
                  {"hands", one.hands.size()},
                  {"first", codes(one.hands.front())}};
    if (one.standing.place) entry["place"] = *one.standing.place;
    return entry;
  });
  json["loops"] = list(ranks.loops, [&](const auto& loop) { return categories(ranks, loop); });
  json["circle"] = categories(ranks, ranks.circle);
  json["unranked"] = ranks.unranked;
  json["never_meet"] = list(ranks.never_meet, [&](const auto& pair) {
    return categories(ranks, {pair.first, pair.second});
  });
  json["three_players"] = {{"deals", ranks.deals},
                           {"circles", share_json(ranks.circles)},
                           {"depends_on_order", share_json(ranks.depends_on_order)}};
  return json;
}

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
  arguments->add_rules_to(command).required = true;
  command.run = [&globals, arguments] {
    const rulebook::Edition& edition = globals.edition_for("ranks", arguments->edition);
    const rulebook::Ruleset rules = arguments->ruleset(edition);
    rulebook::refuse_uncounted(rules);
    const Ranks ranks = checker::rank_hands(rules);
    if (globals.json) return print_json(as_json(edition.id, ranks));
    print(edition.id, ranks);
  };
}

}  // namespace hanaproof::cli
