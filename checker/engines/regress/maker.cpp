#include "checker/engines/regress/maker.h"

#include <fmt/format.h>

#include "checker/games/registry.h"
#include "checker/situations/hachi_made_up.h"
#include "model/games/added.h"

namespace hanaproof::regress {

using games::Line;
using games::Move;
using games::Playout;
using games::Position;
using notation::HachiPhase;
using notation::HachiPosition;

namespace {

// Decisions on a card of Hachi-Hachi in a hundred of which every move is tried.
constexpr int kAllCards = 15;

// Plays as another does, but so many decisions in a hundred go where the rules are that few games
// have asked for.
class Steered : public Playout {
 public:
  // `played` has played the round so far; moves are tried by `tried`, a spec of the same rules.
  Steered(std::unique_ptr<Playout> player, int steered, const Guide& guide,
          const spec::Game& played, const spec::Game& tried, cards::Dice& dice)
      : player_(std::move(player)),
        steered_(steered),
        guide_(guide),
        played_(played),
        tried_(tried),
        dice_(dice) {}

  std::optional<Position> deal(const Position* last) override { return player_->deal(last); }
  Others others() override { return player_->others(); }
  Move choose(const Position& position, const std::vector<Move>& legal) override {
    Move chosen = player_->choose(position, legal);
    if (!dice_.chance(steered_)) return chosen;
    const spec::Consulted asked = reader(played_).consulted_bits();
    const auto state = tried_.at(position);
    double most = 0;
    for (const Move& move : legal) {
      tried_.forget();
      state->after(move);
      const double worth = guide_.worth(take_asked(tried_) & ~asked);
      if (worth <= most) continue;
      most = worth;
      chosen = move;
    }
    return chosen;
  }

 private:
  std::unique_ptr<Playout> player_;
  int steered_;
  const Guide& guide_;
  const spec::Game& played_;
  const spec::Game& tried_;
  cards::Dice& dice_;
};

}  // namespace

const spec::RuleReader& reader(const spec::Game& spec) {
  return *spec::visit_rules(spec,
                            [](const auto& rules) -> const spec::RuleReader* { return &rules; });
}

spec::Consulted take_asked(const spec::Game& spec) {
  const spec::Consulted asked = reader(spec).consulted_bits();
  spec.forget();
  return asked;
}

Maker::Maker(const rulebook::Ruleset& rules, std::uint64_t seed)
    : family_(games::family(rules)),
      spec_(spec::game(rules)),
      dealer_(spec::game(rules)),
      added_(games::added(rules.edition().game) != nullptr),
      guide_(reader(*spec_)),
      seed_(seed),
      dice_(seed),
      ideas_(ideas()) {}

std::vector<Maker::Idea> Maker::ideas() {
  if (added_) return {};
  if (const auto* capturing = dynamic_cast<const spec::CapturingGame*>(dealer_.get())) {
    const spec::Rules& rules = capturing->asked();
    const auto end = [this, &rules]() -> std::optional<Line> {
      const auto made = made_up_end(rules, guide_, dice_);
      return made ? std::optional(Line{.start = *made}) : std::nullopt;
    };
    const auto call = [this, &rules]() -> std::optional<Line> {
      const auto made = made_up_call(rules, guide_, dice_, calls_seen_);
      return made ? std::optional(Line{.start = *made}) : std::nullopt;
    };
    const auto deal = [this, &rules] {
      return Line{.start = made_up_deal(rules, dice_), .laid_out = true};
    };
    return {{.after_each_game = 6, .games = 1, .make = end},
            {.after_each_game = 8, .games = 1, .make = call},
            {.after_each_game = 2, .games = 1, .make = deal}};
  }
  if (const auto* hachi = dynamic_cast<const spec::HachiGame*>(dealer_.get())) {
    const spec::hachi::Rules& rules = hachi->asked();
    const auto end = [this, &rules]() -> std::optional<Line> {
      const auto made = checker::made_up_end(rules, dice_);
      return made ? std::optional(Line{.start = *made}) : std::nullopt;
    };
    const auto deal = [this, &rules] {
      return Line{.start = checker::made_up_deal(rules, dice_), .laid_out = true};
    };
    // What is made up takes longer than a round.
    return {{.after_each_game = 4, .games = 10, .make = end},
            {.after_each_game = 3, .games = 4, .make = deal}};
  }
  return {};
}

std::unique_ptr<Playout> Maker::next_playout(int steered) {
  const auto* capturing = dynamic_cast<const spec::CapturingGame*>(dealer_.get());
  if (added_ || !capturing) return family_.playout(*dealer_, seed_++);
  style_ = guide_.next_style(dice_);
  auto player =
      checker::playout(capturing->asked(), checker::styles()[style_], cards::Dice(seed_++));
  if (steered == 0) return player;
  return std::make_unique<Steered>(std::move(player), steered, guide_, *spec_, *dealer_, dice_);
}

std::vector<Round> Maker::rounds(int steered) {
  playout_ = next_playout(steered);
  std::vector<Round> rounds;
  spec_->forget();
  games::for_each_round(*spec_, *playout_, [&](const Line& line) {
    rounds.push_back({line, take_asked(*spec_)});
  });
  return rounds;
}

Playout::Others Maker::others(const Position& position) {
  const auto* hachi = std::get_if<HachiPosition>(&position);
  if (!hachi) return playout_->others();
  const bool words = hachi->phase != HachiPhase::play;
  return words || dice_.chance(kAllCards) ? Playout::Others::compare : Playout::Others::leave;
}

void Maker::make_up(const std::function<bool(const Line&)>& show) {
  for (const Idea& idea : ideas_) {
    for (int i = 0; i < idea.after_each_game; ++i) {
      const auto line = idea.make();
      if (line && !show(*line)) return;
    }
  }
}

void Maker::record(Recorder& recorder, int games) {
  for (int game = 0; game < games;) {
    for (Round& round : rounds(0)) {
      if (game == games) break;
      const auto over = games::end(*dealer_, round.line);
      for (const games::Hands& hands : playout_->hands(over->position())) {
        round.line.start = games::with_hands(std::move(round.line.start), hands);
      }
      recorder.line(round.line);
      played(recorder.asked());
      for (const Idea& idea : ideas_) {
        if (game % idea.games > 0) continue;
        if (const auto line = idea.make()) recorder.every_move(*line);
      }
      guide_.played(recorder.asked());
      ++game;
    }
  }
}

std::string Maker::kind(bool opens, const Position& position, const Move* move,
                        const Position& next) const {
  const auto* hachi = std::get_if<HachiPosition>(&next);
  const int players = spec_->rules().scope().players;
  if (opens) {
    return fmt::format("{} deal{}", players, games::is_over(next) ? ", over" : "");
  }
  // Its rounds are between three, whatever the number of players.
  std::string kind = hachi ? "" : fmt::format("{} ", players);
  if (!move) return kind + "over";
  kind += fmt::format("{} {}", static_cast<int>(move->sort), move->takes.size());
  if (const auto* before = std::get_if<notation::Position>(&position)) {
    kind.append(" ").append(name(before->phase));
  }
  if (hachi) {
    kind.append(" ").append(name(std::get<HachiPosition>(position).phase));
    if (hachi->phase == HachiPhase::over) kind.append(" ").append(name(hachi->end));
  }
  return kind;
}

}  // namespace hanaproof::regress
