#include "checker/engines/identify/respondent.h"

#include <exception>

namespace hanaproof::identify {

namespace {

constexpr int kMostFaults = 5;

}  // namespace

bool EngineRespondent::has_ended() const { return faults_ >= kMostFaults; }

EngineRespondent::EngineRespondent(const games::Game& game, std::string edition,
                                   IsRefusal is_refusal, bool opens)
    : game_(game),
      spec_(spec::game(game.rules())),

      edition_(std::move(edition)),
      is_refusal_(std::move(is_refusal)),
      opens_(opens) {}

std::optional<std::string> EngineRespondent::answer(const Question& question,
                                                    const std::vector<std::string>&) {
  if (has_ended() || !takes(question.ask)) return std::nullopt;
  try {
    return answer_of(game_, question, line_of(question, *spec_, edition_));
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
