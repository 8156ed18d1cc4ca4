#include "checker/engines/regress/fuzz.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "checker/engines/lockstep/guarded.h"
#include "checker/engines/regress/signature.h"
#include "checker/engines/regress/silenced.h"
#include "checker/games/registry.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using games::Line;
using games::Move;
using games::Playout;
using games::Position;
using games::State;
using lockstep::Difference;
using lockstep::Held;

namespace {

// ---- Games --------------------------------------------------------------------------------------

// Of a game so many rounds are played on both sides.
constexpr int kRounds = 3;
constexpr std::size_t kAgreements = 100;

}  // namespace

Fuzzer::Fuzzer(const rulebook::Ruleset& rules, const Opponent& opponent, std::uint64_t seed)
    : edition_rules_(rules), seed_(seed), subject_(opponent(rules)), dice_(seed) {
  play_by({});
}

rulebook::Ruleset Fuzzer::with(const Answers& answers) const {
  rulebook::Ruleset rules = edition_rules_;
  for (const auto& [topic, text] : answers) {
    rules = rules.with(topic, rulebook::Value::parse(text));
  }
  return rules;
}

void Fuzzer::play_by(const Answers& answers) {
  if (maker_) games_by_topic_ = games_by_topic();
  const rulebook::Ruleset rules = with(answers);
  maker_.reset();
  pair_.reset();
  spec_ = spec::game(rules);
  pair_.emplace(games::family(rules), *spec_, subject(aside_));
  // Other rules, other games.
  maker_ = std::make_unique<Maker>(rules, seed_ + answers.size() * 1000003);
}

void Fuzzer::set_aside(const std::set<std::string>& members) {
  aside_.insert(members.begin(), members.end());
  pair_.emplace(pair_->family, *spec_, subject(aside_));
}

const games::Game& Fuzzer::subject(const std::set<std::string>& aside) const {
  auto& game = silenced_[aside];
  if (!game) game = silenced(*subject_, aside);
  return *game;
}

std::map<std::string, std::uint64_t> Fuzzer::games_by_topic() const {
  auto all = games_by_topic_;
  for (const auto& [topic, games] : maker_->guide().games_by_topic()) all[topic] += games;
  return all;
}

games::Position Fuzzer::named(games::Position position) const {
  return games::with_rules(std::move(position), edition_rules_.edition().id,
                           edition_rules_.changes());
}

void Fuzzer::agree() {
  ++offered_;
  if (agreements_.size() < kAgreements) {
    agreements_.push_back(here_);
    return;
  }
  const auto place = static_cast<std::size_t>(dice_.next() % offered_);
  if (place < kAgreements) agreements_[place] = here_;
}

template <class Compare>
bool Fuzzer::agrees(Compare compare) {
  auto difference = lockstep::guarded(compare);
  moves_differ_ = difference.has_value();
  if (!difference) return true;
  const Signature met = signature(*difference);
  // What another difference hides is met elsewhere, or when that one is explained.
  const auto hidden = [&](const Line& line) {
    const auto shown = lockstep::follow(*pair_, line);
    return shown && signature(shown->difference) != met;
  };
  Line line = here_;
  // Before any deal nothing can be hidden.
  const bool dealt = line != Line{};
  if (dealt && hidden(line) && pair_->subject.tells().anywhere) {
    line = {.start = games::end(*spec_, here_)->position()};
  }
  if (!dealt || !hidden(line)) (*report_)(Failure{std::move(line), 0, std::move(*difference)});
  return false;
}

bool Fuzzer::start(const Line& line, Held& held) {
  here_ = line;
  ++positions_;
  held.ours = games::start(*spec_, line);
  const bool same = agrees([&] {
    held.theirs = games::start(*subject_, line);
    auto difference = lockstep::compare(*pair_, held);
    return difference ? difference : lockstep::compare_conserved(*pair_, line.start, held);
  });
  if (same) agree();
  return held.theirs != nullptr && (same || pair_->subject.tells().anywhere);
}

bool Fuzzer::step(Held& held, Playout::Others others, const Move* chosen) {
  const games::Tells& tells = pair_->subject.tells();
  const Position before = held.ours->position();
  const Line way = here_;
  ++positions_;
  Held next;
  bool chosen_differs = false;
  // Nobody is asked to make a move that they do not list.
  std::optional<std::vector<Move>> listed;
  if (moves_differ_ && tells.moves) {
    agrees([&]() -> std::optional<Difference> {
      listed = held.theirs->moves();
      return std::nullopt;
    });
  }
  for (const Move& move : held.ours->moves()) {
    const bool goes_on = chosen && move == *chosen;
    if (listed && std::ranges::find(*listed, move) == listed->end()) {
      if (!goes_on) continue;
      if (!tells.anywhere) return false;
      chosen_differs = true;
      auto ours = held.ours->after(move);
      const Position& reached = ours->position();
      next = {std::move(ours), subject_->at(reached)};
      continue;
    }
    if (!goes_on && (others == Playout::Others::leave || !tells.anywhere)) continue;
    const bool wholly = goes_on || others == Playout::Others::compare;
    Held after{held.ours->after(move), nullptr};
    if (!tells.anywhere) {
      here_ = way;
      here_.moves.push_back(move);
    } else if (tells.positions) {
      here_ = {.start = before, .moves = {move}};
    } else {
      here_ = {.start = after.ours->position()};
    }
    ++moves_;
    const bool same = agrees([&]() -> std::optional<Difference> {
      after.theirs = tells.positions || !tells.anywhere ? held.theirs->after(move)
                                                        : subject_->at(after.ours->position());
      auto difference = lockstep::compare_positions(*pair_, after);
      if (!difference) difference = lockstep::compare_conserved(*pair_, before, after);
      if (difference || !wholly) return difference;
      return lockstep::compare_answers(*pair_, after, after.ours->moves());
    });
    if (same && wholly) agree();
    if (!goes_on) continue;
    chosen_differs = moves_differ_;
    // Every line that goes on from there shows this difference first.
    if (!same && !tells.anywhere) return false;
    // What it said otherwise is not to be said again and again.
    const bool put_right = tells.anywhere && (!same || !tells.silent.empty());
    if (put_right) after.theirs = subject_->at(after.ours->position());
    next = std::move(after);
  }
  if (!chosen) return true;
  moves_differ_ = chosen_differs;
  held = std::move(next);
  return held.theirs != nullptr;
}

void Fuzzer::settle(const Held& held) {
  if (!games::is_over(held.ours->position())) return;
  const Line way = here_;
  for (const games::Hands& hands : maker_->hands(held.ours->position())) {
    if (pair_->subject.tells().anywhere) {
      here_ = {.start = games::with_hands(held.ours->position(), hands)};
    } else {
      here_ = way;
      here_.start = games::with_hands(way.start, hands);
    }
    ++moves_;
    if (agrees([&] { return lockstep::compare_hands(*pair_, held, hands); })) agree();
  }
}

void Fuzzer::play(const Line& round, const Stop& stop) {
  Held held;
  if (!start({named(round.start), round.laid_out, {}, round.seed}, held)) return;
  for (const Move& move : round.moves) {
    if (stop()) return;
    const auto others = round.seed ? Playout::Others::leave : maker_->others(held.ours->position());
    if (!step(held, others, &move)) return;
  }
  if (!round.seed) settle(held);
}

// The subject's own deck, played at random.
void Fuzzer::play_own_deal(const Stop& stop) {
  here_ = {};
  Line round{.laid_out = true, .seed = seed_ + deals_++};
  round.start = subject_->deal(*round.seed).value();
  auto state = games::start(*spec_, round);
  for (auto legal = state->moves(); !legal.empty(); legal = state->moves()) {
    round.moves.push_back(dice_.pick(legal));
    state = state->after(round.moves.back());
  }
  play(round, stop);
}

void Fuzzer::play(const Stop& stop) {
  if (pair_->subject.tells().deals) return play_own_deal(stop);
  auto rounds = maker_->rounds();
  for (int i = 0; i < kRounds && !rounds.empty() && !stop(); ++i) {
    const auto best = std::ranges::max_element(
        rounds, {}, [&](const Round& one) { return maker_->guide().worth(one.asked); });
    play(best->line, stop);
    rounds.erase(best);
  }
}

void Fuzzer::make_up(const Stop& stop) {
  const games::Tells& tells = pair_->subject.tells();
  if (!tells.made_up || tells.deals) return;
  maker_->make_up([&](const Line& line) {
    if (stop()) return false;
    if (!tells.anywhere && !line.laid_out) return true;
    Held held;
    if (start({named(line.start), line.laid_out}, held) && tells.anywhere) {
      step(held, Playout::Others::compare, nullptr);
    }
    return true;
  });
}

void Fuzzer::game(const Stop& stop, const Report& report) {
  report_ = &report;
  const auto guarded = [&](auto what) {
    agrees([&]() -> std::optional<Difference> {
      what();
      return std::nullopt;
    });
  };
  spec_->forget();
  guarded([&] { play(stop); });
  const spec::Consulted in_play = take_asked(*spec_);
  maker_->played(in_play);
  guarded([&] { make_up(stop); });
  // What has been asked for in play is counted already: it is one game.
  maker_->guide().played(take_asked(*spec_) & ~in_play);
}

void Fuzzer::given(const Line& round, const Report& report) {
  report_ = &report;
  here_ = {named(round.start), round.laid_out, {}, round.seed};
  ++positions_;
  const auto differ = [&](const std::vector<Move>& legal, const std::string& instead) {
    const std::string moves = lockstep::text(legal);
    report(Failure{here_, 0, {"moves", moves, instead}});
  };
  auto state = games::start(*spec_, here_);
  for (const Move& move : round.moves) {
    const auto legal = state->moves();
    here_.moves.push_back(move);
    if (std::ranges::find(legal, move) == legal.end()) {
      auto more = legal;
      more.push_back(move);
      return differ(legal, lockstep::text(more));
    }
    ++moves_;
    state = state->after(move);
  }
  if (const auto legal = state->moves(); !legal.empty()) return differ(legal, "refused");
  const auto failure = lockstep::follow(*pair_, here_);
  failure ? report(*failure) : agree();
}

}  // namespace hanaproof::regress
