#include "checker/measures/ranks/ranks.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>

#include "cli/globals.h"
#include "cli/table.h"

namespace hanaproof::cli {

using checker::HandTriple;
using checker::Ranks;
using nlohmann::ordered_json;

namespace {

std::vector<std::string> categories(const Ranks& ranks, const std::vector<std::size_t>& places) {
  std::vector<std::string> all;
  for (const std::size_t place : places) all.push_back(ranks.classes[place].standing.category());
  return all;
}

std::string triple_text(const HandTriple& triple) {
  return fmt::format("{} / {} / {}", triple[0].codes(), triple[1].codes(), triple[2].codes());
}

ordered_json hand_json(cards::CardSet hand) {
  ordered_json codes = ordered_json::array();
  for (const cards::Card card : hand) codes.push_back(card.code());
  return codes;
}

ordered_json share_json(const checker::DealCount& share) {
  ordered_json json = {{"deals", share.deals}};
  if (share.first) {
    for (const cards::CardSet hand : *share.first) json["first"].push_back(hand_json(hand));
  }
  return json;
}

ordered_json as_json(const std::string& edition, const Ranks& ranks) {
  ordered_json json;
  json["schema"] = {{"name", "hanaproof.ranks"}, {"version", 1}};
  json["edition"] = edition;
  json["hands"] = ranks.hands;
  json["strict_weak_order"] = ranks.strict_weak_order;
  json["classes"] = ordered_json::array();
  for (const checker::HandClass& one : ranks.classes) {
    ordered_json entry = {{"category", one.standing.category()},
                          {"points", one.standing.points},
                          {"multiplier", one.standing.multiplier},
                          {"hands", one.hands.size()},
                          {"first", hand_json(one.hands.front())}};
    if (one.standing.place) entry["place"] = *one.standing.place;
    json["classes"].push_back(std::move(entry));
  }
  json["loops"] = ordered_json::array();
  for (const auto& loop : ranks.loops) json["loops"].push_back(categories(ranks, loop));
  json["circle"] = categories(ranks, ranks.circle);
  json["unranked"] = ranks.unranked;
  json["never_meet"] = ordered_json::array();
  for (const auto& [a, b] : ranks.never_meet)
    json["never_meet"].push_back(categories(ranks, {a, b}));
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
  for (auto one = ranks.classes.rbegin(); one != ranks.classes.rend(); ++one) {
    fmt::print("  {:20} x{:<3} {:3} hand{}  {}\n", one->standing.category(),
               one->standing.multiplier, one->hands.size(), one->hands.size() == 1 ? " " : "s",
               one->hands.front().codes());
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
  arguments->add_rules_to(command).require();
  command.run = [&globals, arguments] {
    const rulebook::Edition& edition = globals.edition_for("ranks", arguments->edition);
    const rulebook::Ruleset rules(edition, {edition.players.front(), {}},
                                  chosen_rules(arguments->rules));
    const Ranks ranks = checker::rank_hands(rules);
    if (globals.json) {
      fmt::print("{}\n", as_json(edition.id, ranks).dump(2));
    } else {
      print(edition.id, ranks);
    }
  };
}

}  // namespace hanaproof::cli
