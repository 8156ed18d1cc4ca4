#include "checker/engines/regress/corpus.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <unordered_map>
#include <utility>

#include "checker/engines/protocol/server.h"
#include "checker/engines/regress/maker.h"

namespace hanaproof::regress {

using games::Position;

namespace {

// A situation that might be kept.
struct Situation {
  bool opens = false;
  Position position;
  std::string move;
  std::set<std::string> shows;  // what comes up in it
};

// Keeps what shows something that few others do; the rest only takes up memory.
class SituationPool {
 public:
  void offer(Situation situation) {
    constexpr int kEnough = 4;
    const bool wanted = std::ranges::any_of(
        situation.shows, [&](const std::string& what) { return seen_[what] < kEnough; });
    if (!wanted) return;
    for (const std::string& what : situation.shows) ++seen_[what];
    all_.push_back(std::move(situation));
  }

  // As few as show everything: again and again the one that shows most that is new.
  std::vector<Situation> cover() const {
    std::set<std::string> left;
    for (const auto& [what, count] : seen_) left.insert(what);
    std::vector<Situation> kept;
    const auto gain = [&](const Situation& situation) {
      return std::ranges::count_if(situation.shows,
                                   [&](const std::string& what) { return left.contains(what); });
    };
    while (!left.empty()) {
      const auto best = std::ranges::max_element(all_, {}, gain);
      for (const std::string& what : best->shows) left.erase(what);
      kept.push_back(*best);
    }
    return kept;
  }

 private:
  std::map<std::string, int> seen_;
  std::vector<Situation> all_;
};

// Offers every situation to the pool, with the clauses that the spec consults in it.
class PoolRecorder : public Recorder {
 public:
  PoolRecorder(const rulebook::Ruleset& rules, const Maker& maker, SituationPool& pool)
      : spec_(spec::game(rules)), maker_(maker), pool_(pool) {}

  void line(const games::Line& line) override {
    Position position = line.laid_out ? open(line.start) : line.start;
    for (const games::Move& move : line.moves) position = offer(false, position, move);
    end(position);
  }

  void every_move(const games::Line& start) override {
    const Position position = start.laid_out ? open(start.start) : start.start;
    for (const games::Move& move : spec_->at(position)->moves()) end(offer(false, position, move));
    end(position);
  }

  spec::Consulted asked() override { return std::exchange(asked_, {}); }

 private:
  Position open(const Position& laid_out) { return offer(true, laid_out, std::nullopt); }

  void end(const Position& position) {
    if (games::is_over(position)) offer(false, position, std::nullopt);
  }

  Position offer(bool opens, const Position& position, const std::optional<games::Move>& move) {
    Position next = consult(*spec_, opens, position, move);
    const spec::Consulted asked = reader(*spec_).consulted_bits();
    asked_ |= asked;
    auto known = clauses_.find(asked);
    if (known == clauses_.end()) known = clauses_.emplace(asked, clauses_asked(*spec_)).first;
    Situation situation{opens, position, move ? move->text() : "", known->second};
    situation.shows.insert(maker_.kind(opens, position, move ? &*move : nullptr, next));
    // What follows from the bets is left out.
    if (auto* bets = std::get_if<notation::BetPosition>(&situation.position)) {
      *bets = {bets->edition, bets->rules, bets->round};
    }
    pool_.offer(std::move(situation));
    return next;
  }

  std::unique_ptr<spec::Game> spec_;
  const Maker& maker_;
  SituationPool& pool_;
  spec::Consulted asked_;
  std::unordered_map<spec::Consulted, std::set<std::string>> clauses_;  // by what was asked
};

Entry entry_of(const games::Game& game, const Situation& situation) {
  Entry entry{.opens = situation.opens, .position = situation.position, .move = situation.move};
  const auto ask = [&](protocol::Do what) {
    return protocol::answer(game, {.what = what, .position = entry.position, .move = entry.move});
  };
  if (entry.opens) {
    entry.next = std::get<Position>(ask(protocol::Do::open));
    return entry;
  }
  entry.moves = std::get<protocol::Moves>(ask(protocol::Do::moves)).moves;
  if (!entry.move.empty()) entry.next = std::get<Position>(ask(protocol::Do::play));
  entry.score = std::get<games::Score>(ask(protocol::Do::score));
  return entry;
}

}  // namespace

Corpus record(const rulebook::Edition& edition, const std::string& version, std::uint64_t seed,
              int games) {
  Corpus corpus{edition.id, version, seed, {}};
  // What was shown for so many players need not be shown with an option too.
  SituationPool pool;
  std::map<std::pair<int, std::map<std::string, std::string>>, rulebook::Ruleset> rulesets;
  for (const rulebook::Scope& scope : rulebook::scopes(edition)) {
    const rulebook::Ruleset rules(edition, scope);
    rulesets.emplace(std::pair(scope.players, rules.changes()), rules);
    Maker maker(rules, seed);
    PoolRecorder recorder(rules, maker, pool);
    maker.record(recorder, games);
  }
  for (const Situation& situation : pool.cover()) {
    const Position& position = situation.position;
    const rulebook::Ruleset& rules =
        rulesets.at({games::players_of(position), games::rules_of(position)});
    const auto game = protocol::served(rules, protocol::With::spec);
    corpus.entries.push_back(entry_of(*game, situation));
  }
  return corpus;
}

}  // namespace hanaproof::regress
