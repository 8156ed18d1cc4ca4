#include "properties/lattice.h"
#include "cli/json.h"

#include <stdexcept>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/table.h"
#include "cli/written_file.h"
#include "reports/atomic_file.h"
#include "reports/graph/draw.h"

namespace hanaproof::cli {

using properties::HeldYaku;
using properties::YakuLattice;
using rulebook::EditionError;
using rulebook::Ruleset;

namespace {

// A picture of more sets cannot be read.
constexpr std::size_t kMostDrawn = 64;

struct LatticeArguments : RuleOptions {
  std::string out;
  bool whole = false;
};

std::string_view per_month_text(const YakuLattice& lattice) {
  return lattice.per_month == piles::PerMonth::even ? "even" : "any";
}

struct RulesLattice {
  const Ruleset* rules = nullptr;
  const YakuLattice* lattice = nullptr;
};

std::vector<std::string> implied(const YakuLattice& lattice, std::size_t yaku) {
  auto ids = lattice.ids(lattice.closure(yaku).value_or(0));
  std::erase(ids, lattice.yaku[yaku]);
  return ids;
}

// The smallest pile that makes a yaku.
std::optional<cards::CardSet> smallest_pile(const YakuLattice& lattice, std::size_t yaku) {
  const auto smallest = lattice.smallest(yaku);
  return smallest ? std::optional(smallest->least) : std::nullopt;
}

constexpr auto kLattice = [](auto& io, const RulesLattice& both) {
  const YakuLattice* lattice = both.lattice;
  io.part(both.rules, kRules);
  const auto places = [=] {
    std::vector<std::size_t> all(lattice->yaku.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
  };
  const auto yaku = [=](auto& inner, std::size_t place) {
    inner.field("id", [=] { return lattice->yaku[place]; });
    inner.field_or_null(
        "smallest", [=] { return smallest_pile(*lattice, place); },
        "The smallest pile that makes it, the least as a set of bits among equals; "
        "null where none does.");
    inner.field(
        "implies", [=] { return implied(*lattice, place); },
        "Yaku that every pile makes that makes this one.");
  };
  const auto set = [=](auto& inner, const HeldYaku& node) {
    inner.field("yaku", [&] { return lattice->ids(node.yaku); });
    inner.field(
        "cards", [&] { return node.least.size(); }, "Fewest that make just these yaku.");
    inner.field("pile", node.least, "The smallest such pile.");
    inner.field("points", node.points, "What that pile is worth.");
    inner.whole("piles", fmt::format("{}", node.piles), "How many there are.");
  };
  const auto covers = [=] {
    std::vector<std::array<std::size_t, 2>> edges;
    for (const graph::Edge& edge : lattice->covers.edges) edges.push_back({edge.from, edge.to});
    return edges;
  };
  io.field(
      "cards_of_month", [=] { return per_month_text(*lattice); },
      "How many cards of a month a pile can have: even (0, 2 or 4), or any number.");
  io.objects("yaku", places, yaku);
  io.field(
      "relations", [=] { return lattice->relations; },
      "Sentences: of every two yaku that are not independent.");
  io.objects(
      "sets", [=] { return lattice->nodes; }, set, "Fewest yaku first.");
  io.field("covers", covers, "Places in `sets`: a set, and a next larger one.");
};
constexpr auto kLatticeDocument = documents::document<RulesLattice>(
    {"lattice", 1,
     "The sets of yaku that can be held at once, over all piles that can be captured, ordered by "
     "inclusion."},
    kLattice);

std::string set_text(const YakuLattice& lattice, const HeldYaku& node, const char* between) {
  return node.yaku == 0 ? "no yaku" : fmt::format("{}", fmt::join(lattice.ids(node.yaku), between));
}

void print(const Ruleset& rules, const YakuLattice& lattice) {
  fmt::print("{}, {}: piles of {} cards of each month\n\nthe smallest pile of each yaku\n",
             rules.edition().id, rules.scope().text(),
             lattice.per_month == piles::PerMonth::even ? "0, 2 or 4" : "0 to 4");
  for (std::size_t i = 0; i < lattice.yaku.size(); ++i) {
    const auto smallest = lattice.smallest(i);
    fmt::print("  {:<22} {}\n", lattice.yaku[i],
               smallest
                   ? fmt::format("{:>2} cards: {}", smallest->least.size(), smallest->least.codes())
                   : "cannot be made");
  }
  fmt::print("\nyaku that are not independent\n");
  for (const std::string& relation : lattice.relations) fmt::print("  {}\n", relation);
  if (lattice.relations.empty()) fmt::print("  none\n");
  fmt::print("\n{} sets of yaku can be held at once; fewest cards, and what these are worth\n",
             lattice.nodes.size());
  for (const HeldYaku& node : lattice.nodes) {
    fmt::print("  {:>2} cards {:>4}  {}\n", node.least.size(), node.points,
               set_text(lattice, node, ", "));
  }
}

void draw(const LatticeArguments& arguments, const YakuLattice& lattice) {
  const bool whole = arguments.whole || lattice.nodes.size() <= kMostDrawn;
  const YakuLattice drawn = whole ? lattice : of_single_yaku(lattice);
  graph::Labels labels;
  for (const HeldYaku& node : drawn.nodes) {
    labels.vertices.push_back(fmt::format("{}\n{} cards, {}", set_text(drawn, node, "\n"),
                                          node.least.size(), node.points));
  }
  labels.edges.resize(drawn.covers.edges.size());
  reports::write_file(arguments.out, reports::to_svg(drawn.covers, labels));
  fmt::print(stderr, "drawn: {} of {} sets{}\n", drawn.nodes.size(), lattice.nodes.size(),
             whole ? "" : ", those of single yaku; --whole draws all");
}

void run_command(Globals& globals, const LatticeArguments& arguments) {
  const rulebook::Edition& edition = globals.edition_for("lattice", arguments.edition);
  const Ruleset rules = arguments.ruleset(edition);
  if (rules.yaku().empty()) throw EditionError(fmt::format("{} has no yaku", edition.id));
  try {
    const YakuLattice lattice = properties::yaku_lattice(rules);
    if (!arguments.out.empty()) draw(arguments, lattice);
    if (globals.json) return print_json(kLatticeDocument.written({&rules, &lattice}));
    print(rules, lattice);
  } catch (const std::length_error& error) {
    throw EditionError(fmt::format("{}: {}", edition.id, error.what()));
  }
}

}  // namespace

void add_lattice(Command& app, Globals& globals) {
  auto arguments = std::make_shared<LatticeArguments>();
  Command& command = app.command(
      "lattice", "Which yaku can be held at once, and what with: the sets, in their order");
  prints(command, kLatticeDocument);
  command.option("edition", &arguments->edition, "An edition's id or file", {.required = true});
  command.option("--rule", &arguments->rules, "Another reading: TOPIC=READING");
  arguments->add_players_to(command, "Number of players; the edition's usual one without");
  written_file(command, "--out", &arguments->out,
               "Write a picture of the order (SVG) to this file");
  command.option("--whole", &arguments->whole,
                 fmt::format("Draw every set, also where there are more than {}", kMostDrawn));
  command.run = [&globals, arguments] { run_command(globals, *arguments); };
}

}  // namespace hanaproof::cli
