// What every check has at hand: an engine to talk to, what it says of itself, and what to ask.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "checker/engines/adapter/material.h"
#include "checker/engines/adapter/talk.h"
#include "checker/engines/protocol/messages.h"

namespace hanaproof::adapter {

using protocol::Do;

// A check does not hold: what is wrong, and what to change. The last exchange shows it.
struct Wrong : std::runtime_error {
  Wrong(const std::string& found, std::string change_it)
      : std::runtime_error(found), change(std::move(change_it)) {}
  std::string change;
};

// A check has nothing to see, and why.
struct Unseen : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// What is asked about, once the engine has said who it is.
struct Subject {
  const games::Family* family = nullptr;
  std::unique_ptr<spec::Game> spec;
  Material material;
};

class Asker {
 public:
  explicit Asker(Talk& talk) : talk_(talk) {}

  Talk& talk() { return talk_; }
  const protocol::Hello& hello() const { return hello_; }
  bool does(Do what) const { return hello_.does_it(what); }
  bool keeps(const std::string& book) const;
  const Subject& subject() const { return subject_; }
  void greeted(protocol::Hello hello) { hello_ = std::move(hello); }
  void ask_about(Subject subject) { subject_ = std::move(subject); }

  // The reply, whatever it is. Throws Wrong where it is none, under the id of the request.
  protocol::Body reply(const protocol::Request& request);
  // The same of a request as a line.
  protocol::Body reply(const std::string& line, const protocol::Request& request);
  // The reply of the kind that belongs to the request; nothing where the engine answers that it
  // does not do that, or that it cannot.
  template <class Body>
  std::optional<Body> ask(const protocol::Request& request) {
    auto body = reply(request);
    if (auto* answer = std::get_if<Body>(&body)) return std::move(*answer);
    return std::nullopt;
  }
  // The moves to try at a step: those that the engine lists, or that of the step.
  std::vector<std::string> moves_at(const Step& step);

  // Throws Unseen.
  void expect_does(Do what) const;

 private:
  Talk& talk_;
  protocol::Hello hello_;
  Subject subject_;
  std::int64_t next_id_ = 1;
};

// A reply as one line, the same for replies that mean the same: in whatever order moves and yaku
// stand, and whatever its id.
std::string meaning(protocol::Body body);

// ---- The checks: each throws Wrong, Unseen or Silence -------------------------------------------

// manners.cpp: what every reply has to keep to.
void starts(Asker& asker);
void says_hello(Asker& asker);
void keeps_ids(Asker& asker);
void refuses_unknown(Asker& asker);
void passes_over_fields(Asker& asker);
void says_unsupported(Asker& asker);
void needs_no_hello(Asker& asker);
// positions.cpp: moves, scores, and what positions come back as.
void lists_moves(Asker& asker);
void plays_its_moves(Asker& asker);
void returns_positions(Asker& asker);
void keeps_rules(Asker& asker);
void sorts_cards(Asker& asker);
void takes_any_order(Asker& asker);
void scores(Asker& asker);
void opens(Asker& asker);
// books.cpp: those that it keeps, and those that it does not.
void keeps_books(Asker& asker);
void leaves_books(Asker& asker);
// memory.cpp: replies depend on the request alone.
void says_the_same_twice(Asker& asker);
void forgets_other_positions(Asker& asker);
void has_no_order(Asker& asker);
// forward.cpp: engines that play from a deal.
void replays(Asker& asker);
void replays_its_moves(Asker& asker);
void deals(Asker& asker);

}  // namespace hanaproof::adapter
