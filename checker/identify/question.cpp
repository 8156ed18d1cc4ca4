#include "checker/identify/question.h"

#include <algorithm>
#include <exception>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/compare/enact.h"
#include "model/spec/play.h"

namespace hanaproof::identify {

using checker::Witness;
using notation::Move;
using notation::Phase;
using notation::Position;

namespace {

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
  }
  return {};
}

bool is_for_engines(Ask ask) {
  return ask == Ask::moves || ask == Ask::play || ask == Ask::score || ask == Ask::bets ||
         ask == Ask::settle;
}

bool same(const Question& a, const Question& b) {
  return a.ask == b.ask && a.where.position == b.where.position && a.where.move == b.where.move &&
         a.where.bets == b.where.bets && a.where.drawn == b.where.drawn &&
         a.where.pile == b.where.pile && a.where.own_calls == b.where.own_calls &&
         a.where.opponent_called == b.where.opponent_called && a.where.totals == b.where.totals &&
         a.where.won == b.where.won;
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

std::string bets_text(std::vector<notation::Bet> bets, const sutda::Betting& betting) {
  std::ranges::sort(bets);
  std::vector<std::string> put_in;
  std::vector<int> left;
  for (const sutda::Stake& seat : betting.seats) {
    put_in.push_back(seat.folded ? fmt::format("({})", seat.put_in())
                                 : fmt::format("{}", seat.put_in()));
    left.push_back(seat.money);
  }
  const std::string who = betting.over
                              ? "the betting is over"
                              : fmt::format("player {} may: {}", betting.turn, words(bets));
  return fmt::format("{}; put in {}, left {}", who, fmt::join(put_in, " "), fmt::join(left, " "));
}

std::string settled_text(const sutda::Settlement& settlement) {
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

struct Oracle::Held {
  rulebook::Ruleset rules;
  std::optional<spec::Rules> capturing;
  std::optional<sutda::Rules> betting;

  explicit Held(const rulebook::Ruleset& ruleset) : rules(ruleset) {
    if (rulebook::family_of(rules.edition().game) == rulebook::Family::betting) {
      betting.emplace(rules);
    } else {
      capturing.emplace(rules);
    }
  }

  std::string of_bets(const Question& question) const {
    const notation::BetRound& round = *question.where.bets;
    sutda::Betting now = sutda::begin(*betting, round.dealer, round.money, round.ante);
    for (const notation::Bet& bet : round.bets) {
      const auto legal = sutda::legal_bets(*betting, now);
      if (std::ranges::find(legal, bet) == legal.end()) return kIllegal;
      now = sutda::bet(*betting, now, bet);
    }
    if (question.ask == Ask::bets) return bets_text(sutda::legal_bets(*betting, now), now);
    if (!now.over) return kIllegal;
    sutda::Round over{now.dealer, now.seats, {}};
    for (const cards::CardSet hand : round.hands) {
      if (!sutda::deck(*betting).contains(hand)) return kCannotBe;
      over.hands.push_back(sutda::standing(*betting, hand));
    }
    return settled_text(sutda::settle(*betting, over));
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
        return enact(*capturing, where);
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
    return held_->betting ? held_->of_bets(question) : held_->of_cards(question);
  } catch (const std::exception&) {
    return kCannotBe;
  }
}

}  // namespace hanaproof::identify
