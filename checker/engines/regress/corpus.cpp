#include "checker/engines/regress/corpus.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/regress/json_lines.h"
#include "checker/games/registry.h"
#include "model/documents/document.h"
#include "model/games/position_value.h"
#include "model/notation/json_outside.h"
#include "model/notation/position_json.h"
#include "model/spec/betting/betting.h"
#include "model/spec/betting/hands.h"
#include "solvers/runs/identity.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using notation::BetPosition;
using notation::NotationError;

namespace {

// Who deals next is asked when a round is over, not after every bet.
games::Position consult_bets(const spec::betting::Rules& rules, bool opens, BetPosition position,
                             const std::optional<games::Move>& move) {
  if (opens) {
    rules.forget();
    spec::betting::deck(rules);
    const auto& round = position.round;
    position.betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  } else if (move) {
    position.betting = spec::betting::bet(rules, position.betting.value(), *move);
    position.round.bets.push_back(*move);
  }
  return position;
}

}  // namespace

games::Position consult(const spec::Game& spec, bool opens, const games::Position& position,
                        const std::optional<games::Move>& move) {
  const auto* bets = dynamic_cast<const spec::BettingGame*>(&spec);
  if (opens) {
    if (bets) return consult_bets(bets->asked(), opens, std::get<BetPosition>(position), move);
    spec.forget();
    return spec.open(position)->position();
  }
  const auto state = spec.at(position);
  spec.forget();
  state->moves();
  state->score();
  if (bets) {
    return consult_bets(bets->asked(), opens, std::get<BetPosition>(state->position()), move);
  }
  return move ? state->after(*move)->position() : state->position();
}

std::set<std::string> clauses_asked(const spec::Game& spec) {
  crosscheck::Coverage coverage;
  crosscheck::enter(coverage, "", spec, spec.rules());
  std::set<std::string> clauses;
  for (const auto& [clause, where] : coverage) clauses.insert(clause);
  return clauses;
}

namespace {

struct Head {
  std::string edition = {};
  std::string recorded_by = {};
  std::uint64_t seed = 0;
  std::size_t entries = 0;
  std::string signature = {};
};
constexpr auto kHead = [](auto& io, const Head& head) {
  io.field("edition", head.edition);
  io.field("recorded_by", head.recorded_by);
  io.field("seed", head.seed);
  io.field("entries", head.entries);
  io.field("signature", head.signature);
};
constexpr auto kHeadDocument =
    documents::document<Head>({"corpus", 2, "The first line of a corpus says what it is."}, kHead);

// A reply carries what an entry has; its id is left aside.
Json reply_json(protocol::Body body) {
  Json json = Json::parse(protocol::to_json(protocol::Reply{0, std::move(body)}));
  json.erase("id");
  return json;
}

constexpr auto kEntry = [](auto& io, const Entry& entry) {
  io.field(
      "players", [&] { return games::players_of(entry.position); },
      "For how many players the situation is.");
  io.maybe("open", entry.opens, "The position is a deal, and was opened.");
  io.field("position", entry.position);
  if (io.has("moves", !entry.opens)) io.field("moves", entry.moves);
  io.maybe("move", entry.move);
  io.maybe("next", entry.next);
  if (io.has("score", entry.score.has_value())) {
    io.document("score", "score", [&] { return reply_json(*entry.score); });
  }
};

Json entry_json(const Entry& entry) { return documents::Out::written(entry, kEntry); }

Entry to_entry(const Json& json) {
  Entry entry{json.value("open", false), games::position_from_value(json.at("position"))};
  if (json.at("players") != games::players_of(entry.position)) {
    throw NotationError(fmt::format("\"players\" is {}, but the position has {}",
                                    json.at("players").dump(), games::players_of(entry.position)));
  }
  if (!entry.opens) entry.moves = json.at("moves").get<std::vector<std::string>>();
  entry.move = json.value("move", std::string());
  if (json.contains("next")) entry.next = games::position_from_value(json.at("next"));
  if (entry.opens && !entry.next) throw NotationError("\"next\" is missing");
  if (json.contains("score"))
    entry.score = score_from_json(json.at("score").dump(), entry.position);
  return entry;
}

}  // namespace

std::string signature(const Corpus& corpus) {
  std::string text = corpus.edition;
  for (const Entry& entry : corpus.entries) text += entry_json(entry).dump();
  return runs::fingerprint(text);
}

std::string to_json_lines(const Corpus& corpus) {
  const Json head = kHeadDocument.written(
      {corpus.edition, corpus.version, corpus.seed, corpus.entries.size(), signature(corpus)});
  std::string text = head.dump();
  for (const Entry& entry : corpus.entries) text.append("\n").append(entry_json(entry).dump());
  return text.append("\n");
}

std::string corpus_schema() {
  const Json lines = Json::array({kHeadDocument.shape(), documents::Shaper::shape<Entry>(kEntry)});
  return notation::json::schema_text(
      "corpus", "A line of a corpus: the first says what it is, each other one is a situation.",
      {{"anyOf", lines}});
}

Corpus corpus_from_json_lines(std::string_view text, const std::string& name) {
  Corpus corpus;
  corpus.name = name;
  std::string claimed;
  const std::size_t lines =
      for_each_line(text, name, [&](std::size_t number, std::string_view line) {
        const Json json = notation::read_json(line);
        if (number > 1) {
          corpus.entries.push_back(to_entry(json));
          return;
        }
        documents::expect(json, kHeadDocument, "corpus");
        corpus.edition = json.at("edition").get<std::string>();
        corpus.version = json.at("recorded_by").get<std::string>();
        corpus.seed = notation::whole<std::uint64_t>(json, "seed");
        claimed = json.at("signature").get<std::string>();
      });
  if (lines == 0) throw NotationError(fmt::format("{}: it is empty", name));
  if (const std::string own = signature(corpus); own != claimed) {
    throw NotationError(fmt::format("{}:1: its signature is {}, expected was {}: it was changed",
                                    name, own, claimed));
  }
  return corpus;
}

rulebook::Ruleset rules_of(const rulebook::Library& library, const Entry& entry) {
  const games::Position& position = entry.position;
  return {library.at(games::edition_of(position)),
          {games::players_of(position), {}},
          games::rules_of(position)};
}

std::set<std::string> clauses_of(const rulebook::Library& library, const Entry& entry) {
  const rulebook::Ruleset rules = rules_of(library, entry);
  const auto spec = spec::game(rules);
  const games::Family& family = games::family(rules);
  if (entry.opens) {
    family.validate_laid_out(*spec, entry.position);
  } else {
    family.validate(*spec, entry.position);
  }
  std::optional<games::Move> move;
  if (!entry.move.empty() && !(move = games::Move::parse(entry.move))) {
    throw NotationError(fmt::format("\"{}\" is no move", entry.move));
  }
  consult(*spec, entry.opens, entry.position, move);
  return clauses_asked(*spec);
}

std::set<std::string> clauses_of(const rulebook::Library& library, const Corpus& corpus,
                                 std::size_t entry) {
  try {
    return clauses_of(library, corpus.entries.at(entry));
  } catch (const std::exception& error) {
    constexpr std::size_t kFirstLine = 2;  // after that which says what it is
    throw NotationError(fmt::format("{}:{}: {}", corpus.name, entry + kFirstLine, error.what()));
  }
}

}  // namespace hanaproof::regress
