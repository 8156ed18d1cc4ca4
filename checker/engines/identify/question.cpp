#include "checker/engines/identify/question.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "checker/games/registry.h"
#include "model/notation/position_json.h"
#include "model/spec/betting/hands.h"
#include "model/spec/betting/showdown.h"
#include "model/spec/hachi/round.h"

namespace hanaproof::identify {

namespace {

bool same_round(const std::optional<notation::HachiRound>& a,
                const std::optional<notation::HachiRound>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->position == b->position && a->match == b->match && a->deal == b->deal &&
         a->line == b->line;
}

template <class List>
std::string words(const List& list) {
  std::vector<std::string> texts;
  for (const auto& entry : list) texts.push_back(entry.text());
  return texts.empty() ? "nothing" : fmt::format("{}", fmt::join(texts, " "));
}

}  // namespace

std::string_view name(Ask ask) {
  constexpr std::array<std::string_view, 13> kNames = {"draw",  "deal",  "match", "pile",   "moves",
                                                       "play",  "score", "bets",  "settle", "open",
                                                       "round", "hand",  "fields"};
  return kNames[static_cast<std::size_t>(ask)];
}

bool is_for_engines(Ask ask) {
  return ask == Ask::moves || ask == Ask::play || ask == Ask::score || ask == Ask::bets ||
         ask == Ask::settle || ask == Ask::open || ask == Ask::round;
}

bool is_of_hachi(const Question& question) { return question.where.hachi.has_value(); }

bool same(const Question& a, const Question& b) {
  return a.ask == b.ask && a.where.position == b.where.position && a.where.move == b.where.move &&
         a.where.bets == b.where.bets && a.where.drawn == b.where.drawn &&
         a.where.pile == b.where.pile && a.where.own_calls == b.where.own_calls &&
         a.where.opponent_called == b.where.opponent_called && a.where.totals == b.where.totals &&
         a.where.won == b.where.won && a.where.fields == b.where.fields &&
         a.where.line == b.where.line && same_round(a.where.hachi, b.where.hachi);
}

namespace {

std::string moves_text(std::vector<notation::Move> moves) {
  std::ranges::sort(moves);
  return words(moves);
}

std::string phase_text(const notation::Position& position) {
  if (position.phase != notation::Phase::over) {
    return fmt::format("player {}: {}", position.turn, notation::name(position.phase));
  }
  if (position.deal_end == notation::DealEnd::void_deal) return "the deal is void";
  if (position.deal_end == notation::DealEnd::hand_win) {
    return fmt::format("the hand of player {} wins",
                       fmt::join(position.hand_winners, " and of player "));
  }
  return "the round is over";
}

std::string seen_text(const notation::Position& position) {
  std::string text = checker::table_text(position) + "; " + phase_text(position);
  for (std::size_t seat = 0; seat < position.forfeited.size(); ++seat) {
    const int lost = position.forfeited[seat];
    if (lost != 0) text += fmt::format("; player {} has lost {}", seat, lost);
  }
  return text;
}

// The yaku of each seat by their ids: those of one worth are not the same yaku.
std::string yaku_text(const games::Score& score) {
  std::string text;
  for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
    std::vector<std::string> made;
    for (const notation::MadeYaku& one : score.yaku[seat]) {
      made.push_back(fmt::format("{} {}", one.id, one.points));
    }
    std::ranges::sort(made);
    if (!made.empty()) text += fmt::format("player {} makes {}; ", seat, fmt::join(made, ", "));
  }
  return text;
}

std::string score_text(const games::Score& score) {
  std::string text = yaku_text(score) + fmt::format("points {}", fmt::join(score.points, " "));
  if (score.result.empty()) return text;
  return text + fmt::format("; written down {}; payments {:+}", fmt::join(score.result, " "),
                            fmt::join(score.payment, " "));
}

std::string bets_text(const games::State& state, const std::vector<notation::Move>& legal) {
  const games::Position position = games::outlined(state.position());
  const notation::BetStanding& standing = *std::get<notation::BetPosition>(position).standing;
  std::vector<std::string> put_in;
  for (std::size_t seat = 0; seat < standing.put_in.size(); ++seat) {
    const std::string coins = std::to_string(standing.put_in[seat]);
    put_in.push_back(standing.folded[seat] ? "(" + coins + ")" : coins);
  }
  const std::string who = standing.over
                              ? "the betting is over"
                              : fmt::format("player {} may: {}", standing.turn, moves_text(legal));
  return fmt::format("{}; put in {}, left {}", who, fmt::join(put_in, " "),
                     fmt::join(standing.left, " "));
}

std::string seen_text(const notation::HachiMatch& before, const games::State& after) {
  std::vector<notation::Move> legal;
  if (!games::is_over(after.position())) legal = after.moves();
  std::ranges::sort(legal);
  return checker::step_text(before, std::get<notation::HachiPosition>(after.position()), legal);
}

// With the captured combos and their kan.
std::string hachi_score_text(const games::Score& score) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
    std::vector<std::string> made;
    for (const notation::MadeYaku& one : score.yaku[seat]) {
      made.push_back(fmt::format("{} for {} kan", one.id, one.points));
    }
    std::ranges::sort(made);
    if (!made.empty()) {
      parts.push_back(fmt::format("player {} has {}", seat, fmt::join(made, " and ")));
    }
  }
  parts.push_back(fmt::format("points of cards {}", fmt::join(score.points, " ")));
  if (!score.result.empty()) {
    parts.push_back(fmt::format("the round brought {}", fmt::join(score.result, " ")));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

// Cards play no part before the end: some are dealt where the question names none.
notation::BetRound dealt(notation::BetRound round, const spec::betting::Rules& rules) {
  round.seats.clear();  // who made each bet is what the engine has to know
  round.bets.clear();
  if (!round.hands.empty()) return round;
  round.hands = spec::betting::deal(rules.players(), 0, spec::betting::deck(rules).cards());
  return round;
}

}  // namespace

games::Line line_of(const Question& question, const spec::Game& spec, const std::string& edition) {
  const checker::Witness& where = question.where;
  games::Line line;
  if (where.bets) {
    const auto& bets = dynamic_cast<const spec::BettingGame&>(spec);
    line = {notation::BetPosition{.edition = edition, .round = dealt(*where.bets, bets.asked())},
            true, where.bets->bets};
  } else if (!where.hachi) {
    const bool dealt = question.ask == Ask::round && where.situation == checker::Situation::round;
    line = {*where.position, dealt || question.ask == Ask::open, where.line};
    if (question.ask == Ask::play) line.moves = {*where.move};
  } else if (question.ask == Ask::open) {
    const auto& hachi = dynamic_cast<const spec::HachiGame&>(spec);
    line = {spec::hachi::laid_out(hachi.asked(), where.hachi->match, where.hachi->deal), true, {}};
  } else {
    line.start = *where.hachi->position;
    if (question.ask == Ask::play) line.moves = {where.hachi->line.front()};
  }
  line.start = games::with_rules(std::move(line.start), edition, {});
  return line;
}

std::string answer_of(Walker& walker, const Question& question, const games::Line& line) {
  const games::State* state = walker.follow(line);
  if (!state) return kIllegal;
  switch (question.ask) {
    case Ask::moves:
      return moves_text(walker.legal());
    case Ask::bets:
      return bets_text(*state, walker.legal());
    case Ask::settle: {
      if (!games::is_over(state->position())) return kIllegal;
      const games::Score score = state->score();
      std::string text =
          checker::money_text(score.money, score.carried, score.replay, score.excluded);
      if (score.next_dealer) text += fmt::format("; player {} deals next", *score.next_dealer);
      return text;
    }
    case Ask::score:
      return is_of_hachi(question) ? hachi_score_text(state->score()) : score_text(state->score());
    case Ask::round: {
      const auto& position = std::get<notation::Position>(state->position());
      return seen_text(position) + "; " +
             (games::is_over(position) ? score_text(state->score())
                                       : "legal: " + moves_text(walker.legal()));
    }
    default:
      if (!is_of_hachi(question)) return seen_text(std::get<notation::Position>(state->position()));
      return seen_text(std::get<notation::HachiPosition>(line.start).match, *state);
  }
}

bool can_be(const Question& question, const spec::Game& spec) {
  if (!question.where.position || question.ask == Ask::round) return true;
  try {
    const auto line = line_of(question, spec, spec.rules().edition().id);
    const games::Family& family = games::family(spec.rules());
    line.laid_out ? family.validate_laid_out(spec, line.start) : family.validate(spec, line.start);
    return true;
  } catch (const notation::NotationError&) {
    return false;
  }
}

Oracle::Oracle(const rulebook::Ruleset& rules)
    : game_(spec::game(rules)),
      family_(games::family(rules)),
      walker_(std::make_unique<Walker>(*game_)) {}

std::string Oracle::of_engines(const Question& question) const {
  const auto line = line_of(question, *game_, rules().edition().id);
  if (is_of_hachi(question) && line.laid_out) family_.validate_laid_out(*game_, line.start);
  const bool has_to_be = is_of_hachi(question) || question.ask == Ask::settle;
  if (has_to_be && (!line.laid_out || question.ask == Ask::settle)) {
    family_.validate(*game_, line.start);
  }
  return answer_of(*walker_, question, line);
}

std::string Oracle::of_people(const Question& question) const {
  const bool capturing = dynamic_cast<const spec::CapturingGame*>(game_.get()) != nullptr;
  return capturing ? checker::enact(*game_, question.where)
                   : checker::enact(rules(), question.where);
}

std::string Oracle::answer(const Question& question) const {
  try {
    return is_for_engines(question.ask) ? of_engines(question) : of_people(question);
  } catch (const std::exception&) {
    return kCannotBe;
  }
}

namespace {

constexpr int kMostFaults = 5;

}  // namespace

bool EngineRespondent::has_ended() const { return faults_ >= kMostFaults; }

EngineRespondent::EngineRespondent(const games::Game& game, std::string edition,
                                   IsRefusal is_refusal, bool opens)
    : walker_(game),
      spec_(spec::game(game.rules())),
      edition_(std::move(edition)),
      is_refusal_(std::move(is_refusal)),
      opens_(opens) {}

std::optional<std::string> EngineRespondent::answer(const Question& question,
                                                    const std::vector<std::string>&) {
  if (has_ended() || !takes(question.ask)) return std::nullopt;
  try {
    auto line = line_of(question, *spec_, edition_);
    line.laid_out = line.laid_out && (opens_ || question.ask != Ask::round);
    return answer_of(walker_, question, line);
  } catch (const std::exception& error) {
    if (is_refusal_ && is_refusal_(error)) {
      if (!refusal_) refusal_ = error.what();
      return kCannotBe;
    }
    ++faults_;
    if (!fault_) fault_ = error.what();
    return std::nullopt;
  }
}

}  // namespace hanaproof::identify
