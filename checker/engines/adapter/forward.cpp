#include <algorithm>

#include <fmt/format.h>

#include "checker/engines/adapter/answers.h"
#include "checker/engines/client/successor.h"
#include "model/notation/position_json.h"

namespace hanaproof::adapter {

using games::Move;
using protocol::Replayed;
using protocol::Request;

namespace {

// Beginnings of a round: none of its moves, some, all.
std::vector<Request> beginnings(const games::Line& round) {
  constexpr std::size_t kStride = 4;
  std::vector<Request> all;
  Request request{.what = Do::replay, .position = round.start};
  for (const Move& move : round.moves) {
    if (request.moves.size() % kStride == 0) all.push_back(request);
    request.moves.push_back(move.text());
  }
  all.push_back(request);
  return all;
}

template <class Visit>
void for_each_beginning(Asker& asker, Visit visit) {
  asker.expect_does(Do::replay);
  for (const games::Line& round : asker.subject().material.rounds) {
    for (const Request& request : beginnings(round)) {
      const auto body = asker.reply(request);
      if (std::holds_alternative<protocol::Unsupported>(body)) continue;
      if (const auto* error = std::get_if<protocol::Error>(&body)) {
        throw Wrong(
            fmt::format("it answers a deal with an error: {}", error->error),
            R"(Answer a move that you do not play with {"id":N,"refused":K}, where K of the )"
            "moves were played.");
      }
      visit(request, std::get<Replayed>(body));
    }
  }
}

}  // namespace

void replays(Asker& asker) {
  for_each_beginning(asker, [&](const Request& request, const Replayed& said) {
    if (said.refused) {
      if (*said.refused < request.moves.size()) return;
      throw Wrong(fmt::format("it refuses move {} of {}", *said.refused + 1, request.moves.size()),
                  "Say in \"refused\" how many of the moves were played before the refused one.");
    }
    if (!said.moves && !said.position && !said.score) {
      throw Wrong("its reply has neither moves nor position nor score",
                  "Say at least one of moves, position and score after the moves.");
    }
    if (!said.position) return;
    const auto wrong = asker.subject().family->displaced(*request.position, *said.position);
    if (wrong.empty()) return;
    throw Wrong(fmt::format("the position that it comes to is not of this deal: {}", wrong),
                "Deal the cards of the request, and answer with every card in one place, and "
                "edition, rules, players, dealer and deck as they were.");
  });
}

void replays_its_moves(Asker& asker) {
  bool seen = false;
  for_each_beginning(asker, [&](const Request& request, const Replayed& said) {
    for (const std::string& text : said.moves.value_or(std::vector<std::string>())) {
      seen = true;
      if (!Move::parse(text)) {
        throw Wrong(fmt::format("\"{}\" is no move", text),
                    "Write moves as docs/positions.md has them: 11, 11x12, koi-koi, stop.");
      }
      Request further = request;
      further.moves.push_back(text);
      const auto next = asker.ask<Replayed>(further);
      if (!next || !next->refused) continue;
      throw Wrong(fmt::format("it lists {} and then refuses it", text),
                  "List only moves that can be played, and play all that you list.");
    }
  });
  if (!seen) throw Unseen("it lists no moves");
}

void deals(Asker& asker) {
  asker.expect_does(Do::deal);
  const rulebook::Ruleset& rules = asker.subject().spec->rules();
  std::set<std::string> different;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const Request request{.what = Do::deal,
                          .seed = seed,
                          .edition = rules.edition().id,
                          .players = rules.scope().players};
    const auto dealt = asker.ask<games::Position>(request);
    if (!dealt) {
      throw Wrong("it says that it deals, and gives no deal",
                  R"(Answer deal with the laid-out deal of the seed, or leave it out of "does".)");
    }
    try {
      asker.subject().family->validate_laid_out(*asker.subject().spec, *dealt);
    } catch (const notation::NotationError& error) {
      throw Wrong(fmt::format("its deal cannot be: {}", error.what()),
                  "Answer with hands, field and stock as dealt, and nothing played or captured.");
    }
    const std::string first = games::to_json(*dealt);
    different.insert(first);
    const auto again = asker.ask<games::Position>(request);
    if (again && games::to_json(*again) == first) continue;
    throw Wrong("the same seed gives another deal", "Shuffle by nothing but the seed.");
  }
  if (different.size() > 1) return;
  throw Wrong("three seeds give the same deal", "Shuffle by the seed of the request.");
}

}  // namespace hanaproof::adapter
