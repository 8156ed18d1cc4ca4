#include "checker/engines/adapter/answers.h"

#include <algorithm>

#include <fmt/format.h>

namespace hanaproof::adapter {

bool Asker::keeps(const std::string& book) const {
  return !hello_.keeps || std::ranges::find(*hello_.keeps, book) != hello_.keeps->end();
}

void Asker::expect_does(Do what) const {
  if (!does(what)) throw Unseen(fmt::format("it does not say that it does {}", name(what)));
}

protocol::Body Asker::reply(const std::string& line, const protocol::Request& request) {
  try {
    const auto reply = protocol::reply_from_json(talk_.say(line), request);
    if (!reply.id) {
      throw Wrong("it answers that it could not read the request",
                  "Read one JSON object a line; every request here is one.");
    }
    return reply.body;
  } catch (const protocol::ProtocolError& error) {
    const bool other = error.id() && *error.id() != request.id;
    const bool position = error.id() && (request.what == Do::play || request.what == Do::open);
    throw Wrong(fmt::format("its reply cannot be read: {}", error.what()),
                other      ? "Answer each request with the id that it has, once, and in turn."
                : position ? "Answer with a position as docs/positions.md has it."
                           : "Write one JSON object a line on standard output, with the fields of "
                             "the reply, and nothing else.");
  }
}

protocol::Body Asker::reply(const protocol::Request& request) {
  protocol::Request numbered = request;
  numbered.id = next_id_++;
  return reply(protocol::to_json(numbered), numbered);
}

std::vector<std::string> Asker::moves_at(const Step& step) {
  if (!does(Do::moves)) return {step.move.text()};
  const auto listed = ask<protocol::Moves>({.what = Do::moves, .position = step.before});
  return listed ? listed->moves : std::vector<std::string>();
}

namespace {

void sort_yaku(games::Score& score) {
  for (auto& seat : score.yaku) std::ranges::sort(seat, {}, &notation::MadeYaku::id);
}

}  // namespace

std::string meaning(protocol::Body body) {
  if (auto* listed = std::get_if<protocol::Moves>(&body)) std::ranges::sort(listed->moves);
  if (auto* score = std::get_if<games::Score>(&body)) sort_yaku(*score);
  if (auto* said = std::get_if<protocol::Replayed>(&body)) {
    if (said->moves) std::ranges::sort(*said->moves);
    if (said->score) sort_yaku(*said->score);
  }
  return protocol::to_json(protocol::Reply{0, std::move(body)});
}

}  // namespace hanaproof::adapter
