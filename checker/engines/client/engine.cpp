#include "checker/engines/client/engine.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "checker/engines/crosscheck/interrupted.h"
#include "model/notation/position_json.h"
#include "model/rulebook/printable.h"

namespace hanaproof::client {

namespace {

// How long a process that has closed its output may take to end, so that one can say how.
constexpr Milliseconds kToEnd{500};
constexpr std::size_t kShown = 120;

// The beginning and the end of something, as a person can read it whatever it is.
std::string shown(std::string_view text) {
  return rulebook::cut(rulebook::printable(text), kShown);
}

}  // namespace

std::string_view name(Fault fault) {
  constexpr std::array<std::string_view, 11> kNames = {
      "hang",    "crash",    "closed",      "half line",    "too long",         "not UTF-8",
      "garbage", "wrong id", "error reply", "illegal move", "illegal successor"};
  return kNames[static_cast<std::size_t>(fault)];
}

EngineFault::EngineFault(Fault fault, const std::string& text)
    : std::runtime_error(fmt::format("engine fault, {}: {}", name(fault), text)), fault_(fault) {}

Engine::Engine(std::string command, Limits limits)
    : command_(std::move(command)), limits_(std::move(limits)) {}

void Engine::blame(Fault fault, const std::string& what) {
  const std::string text = rulebook::cut(rulebook::printable(what));
  incident_ = Incident{fault, text, last_request_};
  FaultCount& count = faults_[fault];
  ++count.times;
  count.last = text;
  // After a whole reply to the right question the next one can follow.
  const bool in_step = fault == Fault::error_reply || fault == Fault::illegal_move ||
                       fault == Fault::illegal_successor;
  if (!in_step) {
    child_.reset();
    fell_ = true;
  }
  throw EngineFault(fault, text);
}

void Engine::leave() {
  child_.reset();
  throw crosscheck::Interrupted();
}

void Engine::blame_end() {
  const bool ended = child_->ended(kToEnd);
  if (limits_.stop()) leave();
  std::string how = ended ? "it " + child_->ending() : std::string("it closed its output");
  const std::string half = child_->rest();
  const std::string& complaints = child_->complaints();
  if (!complaints.empty()) {
    // The last line is what matters.
    std::string_view last = complaints;
    while (!last.empty() && last.back() == '\n') last.remove_suffix(1);
    if (const auto line = last.rfind('\n'); line != std::string_view::npos) {
      last.remove_prefix(line + 1);
    }
    how.append(" and said: ").append(shown(last));
  }
  if (ended && !child_->ended_well()) blame(Fault::crash, how);
  if (!half.empty()) {
    blame(Fault::half_line, fmt::format("{} after {} bytes without a line end", how, half.size()));
  }
  blame(Fault::closed, how);
}

std::string Engine::read_line(Milliseconds limit) {
  std::string line;
  switch (child_->read_line(line, limits_.longest, limit)) {
    case Child::Outcome::done:
      return line;
    case Child::Outcome::timeout:
      blame(Fault::hang,
            child_->rest().empty()
                ? fmt::format("no reply within {} ms", limit.count())
                : fmt::format("half a line, and no more of it within {} ms", limit.count()));
    case Child::Outcome::too_long:
      blame(Fault::too_long, fmt::format("a line of more than {} bytes", limits_.longest));
    case Child::Outcome::stopped:
      leave();
    default:
      blame_end();
  }
}

protocol::Body Engine::exchange(const protocol::Request& request) {
  const Milliseconds limit = fresh_ ? limits_.start : limits_.reply;
  switch (child_->write(last_request_ + "\n", limit)) {
    case Child::Outcome::timeout:
      blame(Fault::hang, fmt::format("it read nothing for {} ms", limit.count()));
    case Child::Outcome::too_long:
      blame(Fault::too_long, "it writes without reading");
    case Child::Outcome::stopped:
      leave();
    default:
      break;  // what it still wrote before it closed its input counts
  }
  const std::string line = read_line(limit);
  if (!rulebook::is_utf8(line)) blame(Fault::not_utf8, shown(line));
  try {
    protocol::Reply reply = protocol::reply_from_json(line, request);
    fresh_ = false;
    if (const auto* error = std::get_if<protocol::Error>(&reply.body)) {
      blame(Fault::error_reply, shown(error->error));
    }
    if (const auto* unsupported = std::get_if<protocol::Unsupported>(&reply.body)) {
      ++unsupported_[shown(unsupported->why)];
      throw games::Untold(shown(unsupported->why));
    }
    return std::move(reply.body);
  } catch (const protocol::ProtocolError& error) {
    const bool other = error.id() && *error.id() != request.id;
    const bool position = request.what == protocol::Do::play ||
                          request.what == protocol::Do::open || request.what == protocol::Do::deal;
    const auto fault = other                    ? Fault::wrong_id
                       : error.id() && position ? Fault::illegal_successor
                                                : Fault::garbage;
    blame(fault, fmt::format("{}: {}", error.what(), shown(line)));
  }
}

void Engine::remember(bool on) {
  remembers_ = on;
  remembered_.clear();
}

protocol::Body Engine::ask(protocol::Request request) {
  if (told_.empty() || request.what == protocol::Do::hello) {
    return ask_as_named(std::move(request));
  }
  const auto renamed = [](games::Position position, const std::string& edition) {
    const auto rules = games::rules_of(position);
    return games::with_rules(std::move(position), edition, rules);
  };
  const std::string own = request.position ? games::edition_of(*request.position) : request.edition;
  if (request.position) request.position = renamed(std::move(*request.position), told_);
  request.edition = told_;
  protocol::Body body = ask_as_named(std::move(request));
  auto* position = std::get_if<protocol::AnyPosition>(&body);
  auto* replayed = std::get_if<protocol::Replayed>(&body);
  if (replayed && replayed->position) position = &*replayed->position;
  if (position && games::edition_of(*position) == told_) *position = renamed(*position, own);
  return body;
}

protocol::Body Engine::ask_as_named(protocol::Request request) {
  if (!remembers_) return ask_again(std::move(request));
  request.id = 0;
  const std::string key = protocol::to_json(request);
  const auto found = remembered_.find(key);
  if (found != remembered_.end()) return found->second;
  protocol::Body body = ask_again(std::move(request));
  constexpr std::size_t kMost = 50000;
  if (remembered_.size() >= kMost) remembered_.clear();
  remembered_.emplace(key, body);
  return body;
}

protocol::Body Engine::ask_again(protocol::Request request) {
  if (!child_) {
    child_ = std::make_unique<Child>(command_, limits_.stop);
    fresh_ = true;
    restarts_ += std::exchange(fell_, false) ? 1 : 0;
  }
  request.id = next_id_++;
  ++requests_;
  last_request_ = protocol::to_json(request);
  return exchange(request);
}

const protocol::Hello& Engine::hello() {
  if (!hello_) hello_ = std::get<protocol::Hello>(ask({.what = protocol::Do::hello}));
  return *hello_;
}

const games::Tells& Engine::tells() {
  if (tells_) return *tells_;
  games::Tells tells;
  try {
    const protocol::Hello& says = hello();
    const bool replays = says.does_it(protocol::Do::replay);
    tells.anywhere = says.does_it(protocol::Do::play) || says.does_it(protocol::Do::moves) ||
                     says.does_it(protocol::Do::score);
    tells.moves = says.does_it(protocol::Do::moves) || !tells.anywhere;
    tells.positions = says.does_it(protocol::Do::play) || !tells.anywhere;
    tells.scores = says.does_it(protocol::Do::score) || !tells.anywhere;
    tells.small_decks = !says.whole_decks;
    tells.made_up = !says.reachable_only;
    tells.deals = replays && !tells.anywhere && says.does_it(protocol::Do::deal);
    if (says.keeps) {
      tells.silent.insert(protocol::kBooks.begin(), protocol::kBooks.end());
      for (const std::string& book : *says.keeps) tells.silent.erase(book);
    }
  } catch (const EngineFault&) {
    // What is asked next shows whether it does anything at all; this is no part of that.
    forget_incident();
  } catch (const games::Untold&) {
    // It does not say.
  }
  tells.silent.insert(ignored_.begin(), ignored_.end());
  tells_ = std::move(tells);
  return *tells_;
}

bool Engine::does_play(const std::string& edition) {
  const auto& all = hello().editions;
  return all.empty() || std::ranges::find(all, edition) != all.end();
}

}  // namespace hanaproof::client
