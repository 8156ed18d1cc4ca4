#include <algorithm>
#include <map>
#include <memory>

#include "checker/engines/crosscheck/bet_walks.h"
#include "checker/engines/crosscheck/coverage.h"
#include "checker/engines/crosscheck/spec_subject.h"
#include "checker/engines/protocol/server.h"
#include "checker/engines/regress/corpus.h"
#include "checker/engines/regress/probes.h"
#include "checker/engines/regress/record_hachi.h"
#include "checker/engines/regress/situation_pool.h"
#include "model/spec/deal.h"
#include "model/spec/play.h"

namespace hanaproof::regress {

using notation::Phase;
using notation::Position;
using protocol::AnyPosition;
using protocol::BetPosition;

namespace {

// What comes up: the clauses that the spec consults, and for so many players what kind of situation
// it is.
std::set<std::string> shown(const spec::RuleReader& rules, const std::string& kind) {
  std::set<std::string> all = {std::to_string(rules.players()).append(" ").append(kind)};
  crosscheck::Coverage coverage;
  crosscheck::enter(coverage, "", rules, rules.ruleset());
  for (const auto& [clause, where] : coverage) all.insert(clause);
  return all;
}

class CapturingRecorder {
 public:
  CapturingRecorder(const rulebook::Ruleset& ruleset, SituationPool& pool, std::uint64_t seed)
      : rules_(ruleset), pool_(pool), guide_(rules_), dice_(seed) {}

  void game() {
    const std::size_t style = guide_.next_style(dice_);
    const auto deal =
        checker::dealt(rules_, checker::styles()[style], dice_, dice_.roll(rules_.players()));
    asked_.reset();
    Position position = opened(deal);
    while (position.phase != Phase::over) {
      rules_.forget();
      const auto legal = spec::legal_moves(rules_, position);
      const auto move = checker::choose(legal, position, checker::styles()[style], dice_);
      position = played(position, move);
    }
    ended(position);
    guide_.played(style, asked_);
    asked_.reset();
    opened(made_up_deal(rules_, dice_));
    ended(made_up_end(rules_, guide_, dice_));
    if (const auto call = made_up_call(rules_, guide_, dice_, calls_seen_)) {
      for (const auto& move : spec::legal_moves(rules_, *call)) ended(played(*call, move));
    }
    guide_.played(asked_);
  }

 private:
  void offer(bool opens, const Position& position, const std::string& move,
             const std::string& kind) {
    asked_ |= rules_.consulted_bits();
    pool_.offer({opens, position, move, shown(rules_, kind)});
  }

  Position opened(Position deal) {
    rules_.forget();
    Position position = spec::open(rules_, deal);
    deal.turn = position.turn;
    offer(true, deal, "", position.phase == Phase::over ? "deal, over" : "deal");
    return position;
  }

  Position played(const Position& position, const notation::Move& move) {
    rules_.forget();
    spec::legal_moves(rules_, position);
    spec::score(rules_, position);
    Position next = spec::play(rules_, position, move);
    std::string kind(name(position.phase));
    if (move.sort != notation::Move::Sort::card) kind.append(" ").append(move.text());
    offer(false, position, move.text(), kind.append(" ").append(std::to_string(move.takes.size())));
    return next;
  }

  void ended(const Position& position) {
    if (position.phase != Phase::over) return;
    rules_.forget();
    spec::score(rules_, position);
    offer(false, position, "", "over");
  }

  spec::Rules rules_;
  SituationPool& pool_;
  Guide guide_;
  cards::Dice dice_;
  CallsSeen calls_seen_;
  spec::Consulted asked_;
};

// The situations of one random round of bets.
void record_bets(const rulebook::Ruleset& ruleset, SituationPool& pool, std::uint64_t seed) {
  const spec::betting::Rules rules(ruleset);
  const auto subject = crosscheck::bet_spec_subject(ruleset);
  BetPosition position{ruleset.edition().id,
                       ruleset.changes(),
                       crosscheck::play_bets(rules, *subject, seed).last,
                       {}};
  const auto bets = std::exchange(position.round.bets, {});
  const notation::BetRound& round = position.round;
  if (round.hands.empty()) return;
  rules.forget();
  spec::betting::deck(rules);
  auto betting = spec::betting::begin(rules, round.dealer, round.money, round.ante);
  pool.offer({true, position, "", shown(rules, "deal")});
  for (const notation::Bet& bet : bets) {
    rules.forget();
    spec::betting::legal_bets(rules, betting);
    betting = spec::betting::bet(rules, betting, bet);
    pool.offer({false, position, bet.text(),
                shown(rules, bet.sort == notation::Bet::Sort::raise ? "raise" : bet.text())});
    position.round.bets.push_back(bet);
  }
  rules.forget();
  crosscheck::end_of(rules, betting, crosscheck::deal_of(rules, round.hands));
  pool.offer({false, position, "", shown(rules, "over")});
}

Entry entry_of(protocol::Table& table, const Situation& situation) {
  Entry entry;
  entry.opens = situation.opens;
  entry.position = situation.position;
  entry.move = situation.move;
  if (entry.opens) {
    entry.next = table.open(entry.position);
    return entry;
  }
  entry.moves = table.moves(entry.position).moves;
  if (!entry.move.empty()) entry.next = table.play(entry.position, entry.move);
  entry.score = std::get<games::Score>(table.score(entry.position));
  return entry;
}

}  // namespace

Corpus record(const rulebook::Edition& edition, const std::string& version, std::uint64_t seed,
              int games) {
  Corpus corpus{edition.id, version, seed, {}};
  const rulebook::Family family = rulebook::family_of(edition.game);
  // What was shown for so many players need not be shown with an option too.
  SituationPool pool;
  std::map<std::string, rulebook::Ruleset> rulesets;
  const auto key = [](int players, const std::map<std::string, std::string>& rules) {
    std::string text = std::to_string(players);
    for (const auto& [topic, reading] : rules) {
      text.append(" ").append(topic).append("=").append(reading);
    }
    return text;
  };
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const rulebook::Ruleset ruleset(edition, scope);
    rulesets.emplace(key(scope.players, ruleset.changes()), ruleset);
    if (family == rulebook::Family::hachi) {
      record_hachi(ruleset, pool, seed, games);
      continue;
    }
    if (family == rulebook::Family::betting) {
      for (int game = 0; game < games; ++game) {
        record_bets(ruleset, pool, seed + static_cast<std::uint64_t>(game));
      }
      continue;
    }
    CapturingRecorder recorder(ruleset, pool, seed);
    for (int game = 0; game < games; ++game) recorder.game();
  }
  for (const Situation& situation : pool.cover()) {
    const auto& rules =
        std::visit([](const auto& one) -> const auto& { return one.rules; }, situation.position);
    const int players = games::players_of(situation.position);
    const auto table = protocol::table_of(rulesets.at(key(players, rules)), protocol::With::spec);
    corpus.entries.push_back(entry_of(*table, situation));
  }
  return corpus;
}

}  // namespace hanaproof::regress
