#include "checker/measures/graph/state_graphs.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <unordered_map>

#include <fmt/format.h>

#include "checker/engines/crosscheck/coverage.h"
#include "model/games/position.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"
#include "model/spec/settle.h"
#include "solvers/graph/analysis.h"
#include "solvers/parallel/executor.h"
#include "solvers/reduced_decks/deals.h"

namespace hanaproof::checker {

using notation::Position;

namespace {

std::string label(const Position& position) {
  std::string text;
  if (position.phase == notation::Phase::over) {
    text = position.stopped ? fmt::format("over, {} stopped", *position.stopped) : "over";
  } else {
    text = fmt::format("{}: {}", position.turn, name(position.phase));
    if (position.drawn) text += fmt::format(" {}", position.drawn->code());
  }
  for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
    text += fmt::format("\n{} has {}", seat, position.hands[seat].codes());
    if (!position.captured[seat].empty()) {
      text += fmt::format(" | {}", position.captured[seat].codes());
    }
  }
  return text + fmt::format("\nfield {}", position.field.codes());
}

}  // namespace

StateGraph explore(const spec::Rules& rules, const Position& dealt, Reach reach, std::size_t most) {
  StateGraph states;
  std::unordered_map<std::string, graph::Vertex> known;
  const auto arrive = [&](Position position) {
    const auto [found, is_new] = known.try_emplace(games::key(position), states.positions.size());
    if (is_new) {
      if (states.positions.size() == most) {
        throw TooManyPositions(fmt::format("more than {} positions follow upon the deal", most));
      }
      states.positions.push_back(std::move(position));
    }
    return found->second;
  };
  rules.forget();
  arrive(spec::open(rules, dealt));
  for (graph::Vertex at = 0; at < states.positions.size(); ++at) {
    spec::score(rules, states.positions[at]);
    if (reach == Reach::played_out) {
      for (const notation::Move& move : spec::legal_moves(rules, states.positions[at])) {
        const graph::Vertex to = arrive(spec::play(rules, states.positions[at], move));
        states.graph.edges.push_back({at, to});
        states.moves.push_back(move);
      }
    }
    states.asked.push_back(rules.consulted_bits());
    rules.forget();
  }
  states.graph.vertices = states.positions.size();
  return states;
}

graph::Labels labels(const StateGraph& states) {
  graph::Labels labels;
  for (const Position& position : states.positions) labels.vertices.push_back(label(position));
  for (const notation::Move& move : states.moves) labels.edges.push_back(move.text());
  return labels;
}

namespace {

// Whether the clause holds at the rules' scope and its text is the answer that they go by. A clause
// says that an option may be played; the answer is whether it is.
bool gives_answer(const rulebook::Ruleset& rules, const rulebook::Clause& clause) {
  const auto in_force = rulebook::in_force(rules.edition(), *clause.topic, rules.scope());
  if (std::ranges::find(in_force, &clause) == in_force.end()) return false;
  if (rulebook::is_option(*clause.topic)) return true;
  const rulebook::Value& answer = rules[clause.topic->id];
  return std::ranges::any_of(clause.readings,
                             [&](const auto& reading) { return reading.value == answer; });
}

}  // namespace

std::uint64_t Firing::all() const {
  std::uint64_t sum = 0;
  for (const auto& [table, count] : positions) sum += count;
  return sum;
}

std::vector<Firing> firings(const rulebook::Ruleset& rules, const TopicCounts& counts) {
  const spec::Rules executable(rules);
  std::vector<Firing> all;
  for (const rulebook::Clause& clause : rules.edition().clauses) {
    if (!crosscheck::has_effect(executable, *clause.topic) || !gives_answer(rules, clause)) {
      continue;
    }
    const auto found = counts.find(clause.topic->id);
    all.push_back({clause.id(),
                   found == counts.end() ? std::map<std::string, std::uint64_t>() : found->second});
  }
  return all;
}

namespace {

constexpr std::uint64_t kDealsAtATime = 16;

using BitCounts = std::array<std::uint64_t, spec::Consulted().size()>;

// Some deals of one small game, and what was found in them.
struct Piece {
  std::size_t game;
  std::uint64_t first;  // among those explored
  std::uint64_t last;   // one beyond
  TableGraphs found = {};
  BitCounts asked = {};
};

std::vector<notation::Move> moves_of(const StateGraph& states, const graph::Path& path) {
  std::vector<notation::Move> moves;
  for (const std::size_t edge : path) moves.push_back(states.moves[edge]);
  return moves;
}

// Keeps the line that is longer (or shorter), the earlier of equals.
template <class Better>
void keep(std::optional<Line>& kept, const std::optional<Line>& line, Better better) {
  if (line && (!kept || better(line->moves.size(), kept->moves.size()))) kept = line;
}

void merge(TableGraphs& all, const TableGraphs& more) {
  all.deals += more.deals;
  all.positions += more.positions;
  all.moves += more.moves;
  all.rounds += more.rounds;
  all.looping += more.looping;
  keep(all.longest, more.longest, std::greater<>());
  keep(all.shortest, more.shortest, std::less<>());
  if (!all.cycle) all.cycle = more.cycle;
}

TableGraphs graphs_of(const StateGraph& states, std::uint64_t deal) {
  const graph::Analysis analysis = graph::analyse(states.graph);
  const auto line = [&](const std::optional<graph::Path>& path) {
    return path ? std::optional(Line{deal, moves_of(states, *path)}) : std::nullopt;
  };
  TableGraphs found;
  found.deals = 1;
  found.positions = states.positions.size();
  found.moves = states.moves.size();
  found.rounds = analysis.ways.value_or(0);
  for (const auto& loop : analysis.loops) found.looping += loop.size();
  found.longest = line(analysis.longest);
  found.shortest = line(analysis.shortest);
  found.cycle = line(analysis.cycle);
  return found;
}

void explore_piece(const reduced_decks::Game& game, std::uint64_t chosen,
                   const GraphOptions& options, Piece& piece) {
  const spec::Rules rules(game.rules);
  const reduced_decks::Deals deals(game);
  const Reach reach = game.table.deal_only ? Reach::opened : Reach::played_out;
  for (std::uint64_t i = piece.first; i < piece.last; ++i) {
    // Evenly spread: the first of each of so many parts of equal size.
    const std::uint64_t deal =
        deals.size() / chosen * i + std::min<std::uint64_t>(i, deals.size() % chosen);
    const StateGraph states = explore(rules, deals.at(deal), reach, options.positions);
    merge(piece.found, graphs_of(states, deal));
    for (const spec::Consulted& asked : states.asked) {
      for (std::size_t bit = 0; bit < asked.size(); ++bit) piece.asked[bit] += asked[bit] ? 1 : 0;
    }
  }
}

void enter(TopicCounts& counts, const reduced_decks::Game& game, const BitCounts& asked) {
  const spec::Rules rules(game.rules);
  for (const auto& topic : rules.topics()) {
    const std::uint64_t positions = asked[rules.bit(topic)];
    if (positions > 0) counts[topic][game.table.id] += positions;
  }
}

}  // namespace

bool GraphSurvey::ends() const {
  return std::ranges::all_of(tables, [](const TableGraphs& table) { return !table.cycle; });
}

GraphSurvey survey_graphs(const rulebook::Ruleset& rules,
                          const std::vector<reduced_decks::Table>& tables,
                          const GraphOptions& options) {
  GraphSurvey survey;
  std::vector<reduced_decks::Game> games;
  for (const reduced_decks::Table& table : tables) {
    if (const auto misfit = reduced_decks::misfit(rules, table)) {
      survey.misfits.push_back(table.id + ": " + *misfit);
    } else {
      games.push_back(reduced_decks::derive(rules, table));
    }
  }
  std::vector<Piece> pieces;
  std::vector<std::uint64_t> chosen;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const std::uint64_t all = reduced_decks::Deals(games[i]).size();
    chosen.push_back(options.deals == 0 ? all : std::min(options.deals, all));
    TableGraphs& graphs = survey.tables.emplace_back();
    graphs.table = games[i].table.id;
    graphs.deal_only = games[i].table.deal_only;
    graphs.all_deals = all;
    for (std::uint64_t first = 0; first < chosen.back(); first += kDealsAtATime) {
      pieces.push_back({i, first, std::min(first + kDealsAtATime, chosen.back()), {}, {}});
    }
  }
  std::atomic<std::size_t> done = 0;
  parallel::for_each_index(pieces.size(), options.threads, [&](std::size_t i) {
    explore_piece(games[pieces[i].game], chosen[pieces[i].game], options, pieces[i]);
    if (options.progress) options.progress(++done, pieces.size());
  });
  TopicCounts counts;
  for (const Piece& piece : pieces) {
    merge(survey.tables[piece.game], piece.found);
    enter(counts, games[piece.game], piece.asked);
  }
  survey.clauses = firings(rules, counts);
  return survey;
}

}  // namespace hanaproof::checker
