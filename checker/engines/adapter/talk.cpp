#include "checker/engines/adapter/talk.h"

#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "checker/engines/crosscheck/interrupted.h"

namespace hanaproof::adapter {

using Outcome = client::Child::Outcome;

namespace {

constexpr client::Milliseconds kToEnd{500};

// The last line that names an error, else the last one: what runs programs adds to both ends.
std::string telling_line(const std::string& complaints) {
  std::istringstream lines(complaints);
  std::string last;
  std::string error;
  for (std::string line; std::getline(lines, line);) {
    if (line.find("rror") != std::string::npos) error = line;
    if (!line.empty()) last = line;
  }
  return error.empty() ? last : error;
}

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
  std::string how = child->ended(kToEnd) ? "it " + child->ending() : "it closed its output";
  if (const auto last = telling_line(child->complaints()); !last.empty())
    how += " and said: " + last;
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
