#include <algorithm>

#include <fmt/format.h>

#include "checker/engines/adapter/answers.h"

namespace hanaproof::adapter {

using protocol::Request;

namespace {

constexpr std::size_t kMost = 60;
constexpr const char* kRemedy =
    "Build the game from the position of each request, and keep nothing from one to the next.";

// All kinds of requests that the engine answers, about one moment after the other.
std::vector<Request> requests(const Asker& asker) {
  std::vector<Request> all;
  for (const Step& step : asker.subject().material.steps) {
    if (asker.does(Do::moves)) all.push_back({.what = Do::moves, .position = step.before});
    if (asker.does(Do::score)) all.push_back({.what = Do::score, .position = step.before});
    if (asker.does(Do::play)) {
      all.push_back({.what = Do::play, .position = step.before, .move = step.move.text()});
    }
  }
  if (all.size() > kMost) all.resize(kMost);
  if (!asker.does(Do::replay)) return all;
  for (const games::Line& round : asker.subject().material.rounds) {
    Request request{.what = Do::replay, .position = round.start};
    for (const games::Move& move : round.moves) {
      request.moves.push_back(move.text());
      if (request.moves.size() % 5 == 2) all.push_back(request);
    }
  }
  return all;
}

}  // namespace

void says_the_same_twice(Asker& asker) {
  for (const Request& request : requests(asker)) {
    const std::string first = meaning(asker.reply(request));
    if (meaning(asker.reply(request)) == first) continue;
    throw Wrong(fmt::format("asked twice in a row, {} is answered in two ways", name(request.what)),
                kRemedy);
  }
}

void forgets_other_positions(Asker& asker) {
  const auto all = requests(asker);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::string first = meaning(asker.reply(all[i]));
    // Of another moment, so that something left over from it is wrong here.
    asker.reply(all[(i + all.size() / 2) % all.size()]);
    if (meaning(asker.reply(all[i])) == first) continue;
    throw Wrong(fmt::format("after a request about another position, {} is answered otherwise",
                            name(all[i].what)),
                kRemedy);
  }
}

void has_no_order(Asker& asker) {
  const auto all = requests(asker);
  std::vector<std::string> forward;
  asker.talk().start_anew();
  for (const Request& request : all) forward.push_back(meaning(asker.reply(request)));
  asker.talk().start_anew();
  for (std::size_t i = all.size(); i-- > 0;) {
    if (meaning(asker.reply(all[i])) == forward[i]) continue;
    throw Wrong(fmt::format("asked in another order by a new process, {} is answered otherwise",
                            name(all[i].what)),
                kRemedy);
  }
}

}  // namespace hanaproof::adapter
