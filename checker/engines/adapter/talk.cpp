#include "checker/engines/adapter/talk.h"

#include <utility>

#include <fmt/format.h>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::adapter {

using Outcome = client::Child::Outcome;

namespace {

constexpr client::Milliseconds kToEnd{500};

}  // namespace

Talk::Talk(std::string command, client::Limits limits)
    : command_(std::move(command)), limits_(std::move(limits)) {}

void Talk::fall_silent(Outcome outcome, client::Milliseconds limit) {
  const auto child = std::move(child_);
  if (outcome == Outcome::stopped) throw crosscheck::Interrupted();
  if (outcome == Outcome::timeout) {
    throw Silence(fmt::format("it gives no reply within {} ms", limit.count()));
  }
  if (outcome == Outcome::too_long) {
    throw Silence(fmt::format("it writes a line of more than {} bytes", limits_.longest));
  }
  std::string how = child->ended(kToEnd) ? "it " + child->ending() : "it closes its output";
  if (!child->complaints().empty()) how += " and says:\n" + child->complaints();
  while (how.back() == '\n') how.pop_back();
  throw Silence(how);
}

const std::string& Talk::say(const std::string& request) {
  if (!child_) {
    child_ = std::make_unique<client::Child>(command_, limits_.stop);
    fresh_ = true;
  }
  request_ = request;
  reply_.clear();
  const client::Milliseconds limit = fresh_ ? limits_.start : limits_.reply;
  const Outcome written = child_->write(request + "\n", limit);
  // What it still wrote before it closed its input counts.
  if (written != Outcome::done && written != Outcome::closed) fall_silent(written, limit);
  const Outcome read = child_->read_line(reply_, limits_.longest, limit);
  if (read != Outcome::done) {
    reply_.clear();
    fall_silent(read, limit);
  }
  fresh_ = false;
  return reply_;
}

}  // namespace hanaproof::adapter
