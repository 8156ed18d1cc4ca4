#include "checker/engines/identify/respondent.h"

#include <algorithm>
#include <exception>

namespace hanaproof::identify {

using notation::Position;

namespace {

constexpr int kMostFaults = 5;

}  // namespace

bool EngineRespondent::has_ended() const { return faults_ >= kMostFaults; }

EngineRespondent::EngineRespondent(const crosscheck::Subject& subject, std::string edition,
                                   IsRefusal is_refusal)
    : cards_(&subject), edition_(std::move(edition)), is_refusal_(std::move(is_refusal)) {}
EngineRespondent::EngineRespondent(const crosscheck::BetSubject& subject, std::string edition,
                                   IsRefusal is_refusal)
    : bets_(&subject), edition_(std::move(edition)), is_refusal_(std::move(is_refusal)) {}
EngineRespondent::EngineRespondent(const crosscheck::HachiSubject& subject, std::string edition,
                                   IsRefusal is_refusal, bool opens)
    : hachi_(&subject),
      opens_(opens),
      edition_(std::move(edition)),
      is_refusal_(std::move(is_refusal)) {}

std::string EngineRespondent::of_cards(const Question& question) const {
  Position position = *question.where.position;
  position.edition = edition_;
  position.rules.clear();
  const auto board = cards_->at(position);
  switch (question.ask) {
    case Ask::score:
      return score_text(board->score());
    case Ask::play: {
      const auto legal = board->moves();
      const bool may = std::ranges::find(legal, *question.where.move) != legal.end();
      return may ? seen_text(board->after(*question.where.move)->position()) : kIllegal;
    }
    default:
      return moves_text(board->moves());
  }
}

std::string EngineRespondent::of_bets(const Question& question) const {
  notation::BetRound round = *question.where.bets;
  round.seats.clear();  // who made each bet is what the engine has to know
  auto board = bets_->begin(round);
  for (const notation::Bet& bet : round.bets) {
    const auto legal = board->bets();
    if (std::ranges::find(legal, bet) == legal.end()) return kIllegal;
    board = board->after(bet);
  }
  const spec::betting::Betting betting = board->betting();
  if (question.ask == Ask::bets) return bets_text(board->bets(), betting);
  return betting.over ? settled_text(board->end(round.hands).settlement) : kIllegal;
}

std::string EngineRespondent::of_hachi(const Question& question) const {
  const notation::HachiRound& round = *question.where.hachi;
  const auto seen = [](const notation::HachiMatch& before, const crosscheck::HachiBoard& board) {
    const auto position = board.position();
    const bool is_over = position.phase == notation::HachiPhase::over;
    return seen_text(before, position,
                     is_over ? std::vector<notation::HachiMove>() : board.moves());
  };
  if (question.ask == Ask::open) return seen(round.match, *hachi_->begin(round.match, round.deal));
  notation::HachiPosition position = *round.position;
  position.edition = edition_;
  const auto board = hachi_->at(position);
  if (question.ask == Ask::score) return hachi_score_text(board->score());
  const auto legal = board->moves();
  if (question.ask == Ask::moves) return moves_text(legal);
  const bool may = std::ranges::find(legal, round.line.front()) != legal.end();
  return may ? seen(position.match, *board->after(round.line.front())) : kIllegal;
}

std::optional<std::string> EngineRespondent::answer(const Question& question,
                                                    const std::vector<std::string>&) {
  if (has_ended() || !takes(question.ask)) return std::nullopt;
  try {
    if (hachi_) return of_hachi(question);
    return cards_ ? of_cards(question) : of_bets(question);
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
