#include "checker/engines/identify/question.h"

#include <algorithm>
#include <exception>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/editions/compare/enact.h"
#include "model/spec/hachi/round.h"
#include "model/spec/hachi/score.h"
#include "model/spec/hachi/validate.h"
#include "model/spec/play.h"

namespace hanaproof::identify {

using checker::Witness;
using notation::Move;
using notation::Phase;
using notation::Position;

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
  switch (ask) {
    case Ask::draw:
      return "draw";
    case Ask::deal:
      return "deal";
    case Ask::match:
      return "match";
    case Ask::pile:
      return "pile";
    case Ask::moves:
      return "moves";
    case Ask::play:
      return "play";
    case Ask::score:
      return "score";
    case Ask::bets:
      return "bets";
    case Ask::settle:
      return "settle";
    case Ask::open:
      return "open";
    case Ask::hand:
      return "hand";
    case Ask::fields:
      return "fields";
  }
  return {};
}

bool is_for_engines(Ask ask) {
  return ask == Ask::moves || ask == Ask::play || ask == Ask::score || ask == Ask::bets ||
         ask == Ask::settle || ask == Ask::open;
}

bool is_of_hachi(const Question& question) { return question.where.hachi.has_value(); }

bool same(const Question& a, const Question& b) {
  return a.ask == b.ask && a.where.position == b.where.position && a.where.move == b.where.move &&
         a.where.bets == b.where.bets && a.where.drawn == b.where.drawn &&
         a.where.pile == b.where.pile && a.where.own_calls == b.where.own_calls &&
         a.where.opponent_called == b.where.opponent_called && a.where.totals == b.where.totals &&
         a.where.won == b.where.won && a.where.fields == b.where.fields &&
         same_round(a.where.hachi, b.where.hachi);
}

std::string moves_text(std::vector<Move> moves) {
  std::ranges::sort(moves);
  return words(moves);
}

std::string seen_text(const Position& position) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < position.captured.size(); ++seat) {
    if (position.captured[seat].empty()) continue;
    parts.push_back(
        fmt::format("player {} has captured {}", seat, position.captured[seat].codes()));
  }
  parts.push_back(position.field.empty() ? "the field is empty"
                                         : "on the field " + position.field.codes());
  if (position.phase != Phase::over) {
    parts.push_back(fmt::format("player {}: {}", position.turn, notation::name(position.phase)));
  } else {
    parts.emplace_back("the round is over");
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

std::string score_text(const spec::Score& score) {
  std::string text = fmt::format("points {}", fmt::join(score.points, " "));
  if (score.result.empty()) return text;
  std::vector<std::string> payments;
  for (const int payment : score.payment) payments.push_back(fmt::format("{:+}", payment));
  return text + fmt::format("; written down {}; payments {}", fmt::join(score.result, " "),
                            fmt::join(payments, " "));
}

std::string bets_text(std::vector<notation::Bet> bets, const spec::betting::Betting& betting) {
  std::ranges::sort(bets);
  std::vector<std::string> put_in;
  std::vector<int> left;
  for (const spec::betting::Stake& seat : betting.seats) {
    put_in.push_back(seat.folded ? fmt::format("({})", seat.put_in())
                                 : fmt::format("{}", seat.put_in()));
    left.push_back(seat.money);
  }
  const std::string who = betting.over
                              ? "the betting is over"
                              : fmt::format("player {} may: {}", betting.turn, words(bets));
  return fmt::format("{}; put in {}, left {}", who, fmt::join(put_in, " "), fmt::join(left, " "));
}

std::string settled_text(const spec::betting::Settlement& settlement) {
  std::string text = fmt::format("money afterwards {}", fmt::join(settlement.money, " "));
  if (settlement.carried > 0) {
    text += fmt::format("; {} left in the middle for {}", settlement.carried,
                        settlement.replay ? "a replay" : "the next round");
  }
  if (!settlement.excluded.empty()) {
    text += fmt::format("; player {} leaves the game", fmt::join(settlement.excluded, " and "));
  }
  return text;
}

std::string seen_text(const notation::HachiMatch& before, const notation::HachiPosition& after,
                      std::vector<notation::HachiMove> legal) {
  std::ranges::sort(legal);
  return checker::step_text(before, after, legal);
}

std::string hachi_score_text(const spec::Score& score) {
  std::vector<std::string> parts;
  for (std::size_t seat = 0; seat < score.yaku.size(); ++seat) {
    std::vector<std::string> made;
    for (const spec::MadeYaku& one : score.yaku[seat]) {
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

struct Oracle::Held {
  rulebook::Ruleset rules;
  std::optional<spec::hachi::Rules> eights;
  std::unique_ptr<spec::CapturingGame> spec;
  const spec::Rules* capturing = nullptr;
  std::optional<spec::betting::Rules> betting;

  explicit Held(const rulebook::Ruleset& ruleset) : rules(ruleset) {
    switch (rulebook::family_of(rules.edition().game)) {
      case rulebook::Family::betting:
        betting.emplace(rules);
        break;
      case rulebook::Family::hachi:
        eights.emplace(rules);
        break;
      default:
        spec = spec::capturing_game(rules);
        capturing = &spec->asked();
    }
  }

  std::string of_hachi(const Question& question) const {
    if (!identify::is_of_hachi(question)) return checker::enact(rules, question.where);
    const notation::HachiRound& round = *question.where.hachi;
    if (question.ask == Ask::open) {
      spec::hachi::validate_laid_out(*eights,
                                     spec::hachi::laid_out(*eights, round.match, round.deal));
      const auto first = spec::hachi::begin(*eights, round.match, round.deal);
      return seen_text(round.match, first, spec::hachi::legal_moves(*eights, first));
    }
    const notation::HachiPosition& position = *round.position;
    spec::hachi::validate(*eights, position);
    if (question.ask == Ask::score) return hachi_score_text(spec::hachi::score(*eights, position));
    const auto legal = spec::hachi::legal_moves(*eights, position);
    if (question.ask == Ask::moves) return moves_text(legal);
    if (std::ranges::find(legal, round.line.front()) == legal.end()) return kIllegal;
    const auto next = spec::hachi::play(*eights, position, round.line.front());
    return seen_text(position.match, next, spec::hachi::legal_moves(*eights, next));
  }

  std::string of_bets(const Question& question) const {
    const notation::BetRound& round = *question.where.bets;
    spec::betting::Betting now =
        spec::betting::begin(*betting, round.dealer, round.money, round.ante);
    for (const notation::Bet& bet : round.bets) {
      const auto legal = spec::betting::legal_bets(*betting, now);
      if (std::ranges::find(legal, bet) == legal.end()) return kIllegal;
      now = spec::betting::bet(*betting, now, bet);
    }
    if (question.ask == Ask::bets) return bets_text(spec::betting::legal_bets(*betting, now), now);
    if (!now.over) return kIllegal;
    spec::betting::Round over{now.dealer, now.seats, {}};
    for (const cards::CardSet hand : round.hands) {
      if (!spec::betting::deck(*betting).contains(hand)) return kCannotBe;
      over.hands.push_back(spec::betting::standing(*betting, hand));
    }
    return settled_text(spec::betting::settle(*betting, over));
  }

  std::string of_cards(const Question& question) const {
    const Witness& where = question.where;
    switch (question.ask) {
      case Ask::moves:
        return moves_text(spec::legal_moves(*capturing, *where.position));
      case Ask::play: {
        const auto legal = spec::legal_moves(*capturing, *where.position);
        const bool may = std::ranges::find(legal, *where.move) != legal.end();
        return may ? seen_text(spec::play(*capturing, *where.position, *where.move)) : kCannotBe;
      }
      case Ask::score:
        return score_text(spec::score(*capturing, *where.position));
      default:
        return checker::enact(*spec, where);
    }
  }
};

Oracle::Oracle(const rulebook::Ruleset& rules) : held_(std::make_unique<Held>(rules)) {}
Oracle::~Oracle() = default;
Oracle::Oracle(Oracle&&) noexcept = default;

const rulebook::Ruleset& Oracle::rules() const { return held_->rules; }

std::string Oracle::answer(const Question& question) const {
  try {
    if (question.ask == Ask::draw) return checker::enact(held_->rules, question.where);
    if (held_->eights) return held_->of_hachi(question);
    return held_->betting ? held_->of_bets(question) : held_->of_cards(question);
  } catch (const std::exception&) {
    return kCannotBe;
  }
}

}  // namespace hanaproof::identify
