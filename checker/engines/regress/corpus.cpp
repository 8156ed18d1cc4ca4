#include "checker/engines/regress/corpus.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "checker/engines/crosscheck/bet_compare.h"
#include "checker/engines/crosscheck/coverage.h"
#include "model/notation/position_json.h"
#include "model/notation/validate.h"
#include "model/spec/deal.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"
#include "model/spec/hachi/validate.h"
#include "model/spec/play.h"

namespace hanaproof::regress {

using notation::NotationError;
using Json = nlohmann::ordered_json;
using protocol::AnyPosition;
using protocol::BetPosition;

namespace {

constexpr const char* kCorpusSchema = "hanaproof.corpus";

// A reply carries what an entry has; its id is left aside.
Json reply_json(protocol::Body body) {
  Json json = Json::parse(protocol::to_json(protocol::Reply{0, std::move(body)}));
  json.erase("id");
  return json;
}

Json entry_json(const Entry& entry) {
  Json json;
  if (entry.opens) json["open"] = true;
  json["position"] = Json::parse(games::to_json(entry.position));
  if (!entry.opens) json["moves"] = entry.moves;
  if (!entry.move.empty()) json["move"] = entry.move;
  if (entry.next) json["next"] = Json::parse(games::to_json(*entry.next));
  if (entry.score) json["score"] = reply_json(*entry.score);
  return json;
}

// Read as the reply to a request for it.
games::Score to_score(const Json& json, const AnyPosition& position) {
  Json reply = json;
  reply["id"] = 0;
  protocol::Request request;
  request.what = protocol::Do::score;
  request.position = position;
  const auto body = protocol::reply_from_json(reply.dump(), request).body;
  if (const auto* score = std::get_if<games::Score>(&body)) return *score;
  throw NotationError("\"score\": expected a score");
}

Entry to_entry(const Json& json) {
  Entry entry;
  entry.opens = json.value("open", false);
  entry.position = games::position_from_json(json.at("position").dump());
  if (!entry.opens) entry.moves = json.at("moves").get<std::vector<std::string>>();
  entry.move = json.value("move", std::string());
  if (json.contains("next")) {
    entry.next = games::position_from_json(json.at("next").dump());
  }
  if (entry.opens && !entry.next) throw NotationError("\"next\" is missing");
  if (json.contains("score")) entry.score = to_score(json.at("score"), entry.position);
  return entry;
}

std::uint64_t hashed(std::uint64_t hash, std::string_view text) {
  // FNV-1a.
  constexpr std::uint64_t kPrime = 1099511628211U;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return hash;
}

void consult(const spec::Rules& rules, const Entry& entry) {
  const auto& position = std::get<notation::Position>(entry.position);
  if (entry.opens) {
    spec::open(rules, position);
    return;
  }
  notation::validate(position, rules.ruleset());
  spec::legal_moves(rules, position);
  spec::score(rules, position);
  if (entry.move.empty()) return;
  const auto move = notation::Move::parse(entry.move);
  if (!move) throw NotationError(fmt::format("\"{}\" is no move", entry.move));
  spec::play(rules, position, *move);
}

void consult(const spec::betting::Rules& rules, const Entry& entry) {
  const notation::BetRound& round = std::get<BetPosition>(entry.position).round;
  if (entry.opens) spec::betting::deck(rules);
  auto betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  if (entry.opens) return;
  for (const notation::Bet& bet : round.bets) betting = spec::betting::bet(rules, betting, bet);
  rules.forget();
  spec::betting::legal_bets(rules, betting);
  if (betting.over) crosscheck::end_of(rules, betting, crosscheck::deal_of(rules, round.hands));
  if (entry.move.empty()) return;
  const auto bet = notation::Bet::parse(entry.move);
  if (!bet) throw NotationError(fmt::format("\"{}\" is no bet", entry.move));
  spec::betting::bet(rules, betting, *bet);
}

void consult(const spec::hachi::Rules& rules, const Entry& entry) {
  const auto& position = std::get<notation::HachiPosition>(entry.position);
  if (entry.opens) {
    spec::hachi::validate_laid_out(rules, position);
    rules.forget();
    spec::hachi::begin(rules, position.match, position.deal);
    return;
  }
  spec::hachi::validate(rules, position);
  rules.forget();
  spec::hachi::legal_moves(rules, position);
  spec::hachi::score(rules, position);
  if (entry.move.empty()) return;
  const auto move = notation::HachiMove::parse(entry.move);
  if (!move) throw NotationError(fmt::format("\"{}\" is no move", entry.move));
  spec::hachi::play(rules, position, *move);
}

rulebook::Ruleset rules_of(const rulebook::Library& library, const AnyPosition& any) {
  const auto& rules = std::visit([](const auto& one) -> const auto& { return one.rules; }, any);
  return {library.at(games::edition_of(any)), {games::players_of(any), {}}, rules};
}

template <class Rules>
std::set<std::string> fired(const rulebook::Ruleset& ruleset, const Entry& entry) {
  const Rules rules(ruleset);
  rules.forget();
  consult(rules, entry);
  crosscheck::Coverage coverage;
  crosscheck::enter(coverage, "entry", rules, ruleset);
  std::set<std::string> clauses;
  for (const auto& [clause, where] : coverage) clauses.insert(clause);
  return clauses;
}

}  // namespace

std::string signature(const Corpus& corpus) {
  constexpr std::uint64_t kOffset = 14695981039346656037U;
  std::uint64_t hash = hashed(kOffset, corpus.edition);
  for (const Entry& entry : corpus.entries) hash = hashed(hash, entry_json(entry).dump());
  return fmt::format("{:016x}", hash);
}

std::string to_json_lines(const Corpus& corpus) {
  Json head;
  head["schema"] = {{"name", kCorpusSchema}, {"version", 1}};
  head["edition"] = corpus.edition;
  head["recorded_by"] = corpus.version;
  head["seed"] = corpus.seed;
  head["entries"] = corpus.entries.size();
  head["signature"] = signature(corpus);
  std::string text = head.dump();
  for (const Entry& entry : corpus.entries) text.append("\n").append(entry_json(entry).dump());
  return text.append("\n");
}

Corpus corpus_from_json_lines(std::string_view text, const std::string& name) {
  Corpus corpus;
  corpus.name = name;
  std::string claimed;
  std::size_t number = 0;
  for (std::size_t start = 0; start < text.size(); ++number) {
    const std::size_t end = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, end - start);
    start = end + 1;
    try {
      const Json json = Json::parse(line);
      if (number > 0) {
        corpus.entries.push_back(to_entry(json));
        continue;
      }
      if (json.at("schema").at("name") != kCorpusSchema || json.at("schema").at("version") != 1) {
        throw NotationError(fmt::format("expected schema {} 1", kCorpusSchema));
      }
      corpus.edition = json.at("edition").get<std::string>();
      corpus.version = json.at("recorded_by").get<std::string>();
      corpus.seed = json.at("seed").get<std::uint64_t>();
      claimed = json.at("signature").get<std::string>();
    } catch (const std::exception& error) {
      throw NotationError(fmt::format("{}:{}: {}", name, number + 1, error.what()));
    }
  }
  if (number == 0) throw NotationError(fmt::format("{}: it is empty", name));
  if (const std::string own = signature(corpus); own != claimed) {
    throw NotationError(fmt::format("{}:1: its signature is {}, expected was {}: it was changed",
                                    name, own, claimed));
  }
  return corpus;
}

std::set<std::string> clauses_of(const rulebook::Library& library, const Entry& entry) {
  const rulebook::Ruleset ruleset = rules_of(library, entry.position);
  if (std::holds_alternative<BetPosition>(entry.position)) {
    return fired<spec::betting::Rules>(ruleset, entry);
  }
  if (std::holds_alternative<notation::HachiPosition>(entry.position)) {
    return fired<spec::hachi::Rules>(ruleset, entry);
  }
  return fired<spec::Rules>(ruleset, entry);
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
