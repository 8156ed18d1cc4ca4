#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/adapter/answers.h"
#include "model/cards/seat.h"

namespace hanaproof::adapter {

using games::Move;
using notation::Position;

namespace {

// A book of a position: what there is in it, as text that differs where it does.
struct Book {
  const char* name;
  std::string (*of)(const Position& position);
};
const std::array<Book, 5> kBooks = {
    {{"calls", [](const Position& p) { return fmt::format("{}", fmt::join(p.calls, " ")); }},
     {"called_at",
      [](const Position& p) { return fmt::format("{}", fmt::join(p.called_at, " ")); }},
     {"called_yaku",
      [](const Position& p) {
        std::vector<std::string> text;
        for (auto seat : p.called_yaku) {
          std::ranges::sort(seat);
          text.push_back(fmt::format("[{}]", fmt::join(seat, " ")));
        }
        return fmt::format("{}", fmt::join(text, " "));
      }},
     {"last_call",
      [](const Position& p) { return p.last_call ? std::to_string(*p.last_call) : "-"; }},
     {"november_played",
      [](const Position& p) { return fmt::format("{}", fmt::join(p.november_played, " ")); }}}};

// What the books say after the move, by the engine's own score of the position before it.
Position booked(Asker& asker, const Position& before, const Move& move, const Position& after) {
  Position right = after;
  right.calls = before.calls;
  right.called_at = before.called_at;
  right.called_yaku = before.called_yaku;
  right.last_call = before.last_call;
  right.november_played = before.november_played;
  const std::size_t seat = cards::at(before.turn);
  if (plays_november(before, move)) right.november_played[seat] = true;
  if (move.sort != Move::Sort::koi_koi) return right;
  ++right.calls[seat];
  right.last_call = before.turn;
  // Without a score of its own nobody knows what it takes the yaku for.
  right.called_at = after.called_at;
  right.called_yaku = after.called_yaku;
  if (!asker.does(Do::score)) return right;
  const auto score = asker.ask<games::Score>({.what = Do::score, .position = before});
  if (!score || score->yaku.size() <= seat || score->points.size() <= seat) return right;
  right.called_at = before.called_at;
  right.called_at[seat] = score->points[seat];
  right.called_yaku = before.called_yaku;
  right.called_yaku[seat].clear();
  for (const auto& made : score->yaku[seat]) right.called_yaku[seat].push_back(made.id);
  return right;
}

// Calls `visit` with each step that the engine plays, where the round goes on after it.
template <class Visit>
void for_each_step(Asker& asker, Visit visit) {
  asker.expect_does(Do::play);
  for (const Step& step : asker.subject().material.steps) {
    const auto* before = std::get_if<Position>(&step.before);
    if (!before) throw Unseen("positions of this game have no such books");
    const auto moves = asker.moves_at(step);
    if (std::ranges::find(moves, step.move.text()) == moves.end()) continue;
    const auto after = asker.ask<games::Position>(
        {.what = Do::play, .position = step.before, .move = step.move.text()});
    const auto* position = after ? std::get_if<Position>(&*after) : nullptr;
    if (!position || position->phase == notation::Phase::over) continue;
    visit(*before, step.move, *position);
  }
}

// What it takes to see it in the report: the exchange about the move, after others.
void ask_again(Asker& asker, const Position& before, const Move& move) {
  asker.ask<games::Position>({.what = Do::play, .position = before, .move = move.text()});
}

}  // namespace

void keeps_books(Asker& asker) {
  bool changed = false;
  for_each_step(asker, [&](const Position& before, const Move& move, const Position& after) {
    const Position right = booked(asker, before, move, after);
    for (const Book& book : kBooks) {
      if (!asker.keeps(book.name)) continue;
      changed = changed || book.of(right) != book.of(before);
      if (book.of(after) == book.of(right)) continue;
      ask_again(asker, before, move);
      throw Wrong(
          fmt::format("after {} \"{}\" is {}, not {}", move.text(), book.name, book.of(after),
                      book.of(right)),
          fmt::format(R"(Keep "{}" as docs/positions.md says, or leave it out of "keeps" in )"
                      R"(hello.)",
                      book.name));
    }
  });
  if (!changed) throw Unseen("no book that it keeps has changed in these rounds");
}

void leaves_books(Asker& asker) {
  const bool all = std::ranges::all_of(kBooks, [&](const Book& b) { return asker.keeps(b.name); });
  if (all) throw Unseen("it keeps all books");
  for_each_step(asker, [&](const Position& before, const Move& move, const Position& after) {
    for (const Book& book : kBooks) {
      if (asker.keeps(book.name) || book.of(after) == book.of(before)) continue;
      throw Wrong(
          fmt::format("after {} \"{}\" is {}, not {} as before, and it does not keep it",
                      move.text(), book.name, book.of(after), book.of(before)),
          fmt::format(R"(Hand "{}" on as it came, or name it in "keeps" in hello.)", book.name));
    }
  });
}

}  // namespace hanaproof::adapter
