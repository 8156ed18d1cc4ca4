#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "checker/engines/adapter/answers.h"
#include "checker/engines/protocol/parse.h"

namespace hanaproof::adapter {

using protocol::Json;
using protocol::Request;

namespace {

// A request of this kind that could be answered.
Request example(const Asker& asker, Do what) {
  const Material& material = asker.subject().material;
  const games::Position& deal = material.rounds.front().start;
  if (what == Do::deal) {
    return {.what = what,
            .seed = 1,
            .edition = games::edition_of(deal),
            .players = games::players_of(deal)};
  }
  if (what == Do::open || what == Do::replay) return {.what = what, .position = deal};
  const Step& step = material.steps.front();
  return {.what = what,
          .position = step.before,
          .move = what == Do::play ? step.move.text() : std::string()};
}

template <std::size_t n>
void expect_known(const std::vector<std::string>& words, const std::string& field,
                  const std::array<std::string_view, n>& known, std::size_t from) {
  for (const std::string& word : words) {
    if (std::find(known.begin() + from, known.end(), word) != known.end()) continue;
    throw Wrong(fmt::format("\"{}\" names {}", field, word),
                fmt::format("Name only what there is: {}.",
                            fmt::join(known.begin() + from, known.end(), ", ")));
  }
}

// An object with an "error" that is a word, under this id.
void expect_error(Asker& asker, const std::string& line, const Json& id) {
  const Json reply = Json::parse(asker.talk().say(line), nullptr, false);
  const bool is_error = reply.is_object() && reply.contains("error") && reply["error"].is_string();
  if (!is_error) {
    throw Wrong("it does not answer with an error",
                R"(Answer what you do not understand with {"id":N,"error":"what is wrong"}.)");
  }
  if (!reply.contains("id") || reply["id"] != id) {
    throw Wrong(fmt::format("the error has not the id {}", id.dump()),
                "Give an error the id of its request, and null where none can be read.");
  }
}

}  // namespace

void starts(Asker& asker) {
  asker.talk().start_anew();
  asker.talk().say(R"({"id":1,"do":"hello"})");
}

void says_hello(Asker& asker) {
  const auto hello = asker.ask<protocol::Hello>({});
  if (!hello) {
    throw Wrong("it does not answer hello",
                R"(Answer hello with {"id":N,"name":"my engine","version":"1"}.)");
  }
  expect_known(hello->does, "does", protocol::kNames, 1);
  if (hello->keeps) expect_known(*hello->keeps, "keeps", protocol::kBooks, 0);
  asker.greeted(*hello);
}

void keeps_ids(Asker& asker) {
  for (const std::int64_t id : {std::int64_t{0}, std::int64_t{7}, (std::int64_t{1} << 53) - 1}) {
    const Request request{.id = id};
    asker.reply(protocol::to_json(request), request);
  }
}

void refuses_unknown(Asker& asker) {
  expect_error(asker, R"({"id":11,"do":"dance"})", 11);
  expect_error(asker, R"({"id":12})", 12);
  expect_error(asker, "not JSON", nullptr);
  asker.reply(Request{});
}

void passes_over_fields(Asker& asker) {
  const Request request{.id = 13};
  const auto body = asker.reply(R"({"id":13,"do":"hello","later":{"more":[1]}})", request);
  if (std::holds_alternative<protocol::Hello>(body)) return;
  throw Wrong("it refuses a request for a field that it does not know",
              "Pass over unknown fields of a message; later versions may have more of them.");
}

void says_unsupported(Asker& asker) {
  int asked = 0;
  for (std::size_t i = 1; i < protocol::kNames.size(); ++i) {
    const auto what = static_cast<Do>(i);
    if (asker.does(what)) continue;
    ++asked;
    const auto body = asker.reply(example(asker, what));
    if (std::holds_alternative<protocol::Unsupported>(body)) continue;
    const bool refuses = std::holds_alternative<protocol::Error>(body);
    throw Wrong(
        fmt::format("its hello does not say that it does {}, and it answers {}", name(what),
                    refuses ? "with an error" : "all the same"),
        fmt::format(R"(Answer {} with {{"id":N,"unsupported":"why"}}, or name it in "does".)",
                    name(what)));
  }
  if (asked == 0) throw Unseen("it does everything");
}

void needs_no_hello(Asker& asker) {
  for (const Do what : {Do::moves, Do::score, Do::play, Do::replay}) {
    if (!asker.does(what)) continue;
    const Request request = example(asker, what);
    const std::string later = meaning(asker.reply(request));
    asker.talk().start_anew();
    if (meaning(asker.reply(request)) == later) return;
    throw Wrong("as the first request of a process it is answered otherwise than later",
                "Be ready for any request from the start; a new process may get no hello.");
  }
}

}  // namespace hanaproof::adapter
