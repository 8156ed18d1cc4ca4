#include "checker/engines/regress/hunt.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "checker/engines/crosscheck/interrupted.h"
#include "checker/engines/regress/simplifier.h"
#include "model/notation/position_json.h"

namespace hanaproof::regress {

using Json = nlohmann::ordered_json;
using notation::NotationError;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostPassing = 3;
// More differences to hold other rules against: so many, from so many games, in such a part of the
// time for settling.
constexpr std::size_t kMore = 6;
constexpr int kMoreGames = 60;
constexpr double kMoreTime = 0.1;

class Hunt {
 public:
  Hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
       const rulebook::Library& library, const HuntOptions& options)
      : library_(library), options_(options) {
    for (const rulebook::Ruleset& rules : rulesets) {
      fuzzers_.push_back(std::make_unique<Fuzzer>(rules, opponent, options.seed));
    }
  }

  Hunted run() {
    try {
      play();
    } catch (const crosscheck::Interrupted&) {
      // What was found until then stands.
    }
    if (hunted_.seconds == 0) hunted_.seconds = seconds();
    if (hunted_.found) hunted_.found->settled_after = seconds();
    hunted_.interrupted = options_.interrupted();
    if (!hunted_.found) count();
    return std::move(hunted_);
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - began_).count(); }
  bool is_time_up() const {
    return options_.interrupted() || (options_.seconds > 0 && seconds() >= options_.seconds);
  }
  bool is_enough() const { return options_.games > 0 && hunted_.games >= options_.games; }
  std::string fault() const { return options_.fault().value_or(std::string()); }

  // What has been played so far.
  void count() {
    hunted_.positions = hunted_.moves = 0;
    hunted_.games_by_topic.clear();
    for (const auto& fuzzer : fuzzers_) {
      hunted_.positions += fuzzer->positions();
      hunted_.moves += fuzzer->moves();
      for (const auto& [topic, games] : fuzzer->games_by_topic()) {
        hunted_.games_by_topic[topic] += games;
      }
    }
  }

  void play() {
    const Stop stop = [this] { return is_time_up(); };
    while (!stop() && !is_enough() && !hunted_.found && hunted_.passing.size() < kMostPassing) {
      Fuzzer& fuzzer = *fuzzers_[hunted_.games % fuzzers_.size()];
      ++hunted_.games;
      fault();
      auto failure = fuzzer.game(stop);
      if (options_.progress) options_.progress(hunted_.games, seconds());
      if (failure) confirm(fuzzer, *failure);
    }
  }

  void pass(const Failure& failure, const std::string& fault) {
    hunted_.passing.push_back({failure, fault, hunted_.games});
  }

  // It counts when the same kind of thing comes up again, and nothing that the engine has in mind
  // can be why.
  void confirm(Fuzzer& fuzzer, const Failure& first) {
    const double found_after = seconds();
    count();
    const std::string fault_then = fault();
    Found found{.failure = first,
                .first = first,
                .fault = fault_then,
                .game = hunted_.games,
                .found_after = found_after};
    options_.anew();
    std::optional<Failure> again;
    try {
      again = lockstep::again(fuzzer.pair(), first);
    } catch (const crosscheck::Interrupted&) {
      keep(std::move(found));
      throw;
    }
    const std::string fault_now = fault();
    if (!again || fault_then.empty() != fault_now.empty()) {
      pass(first, fault_then);
      if (again) pass(*again, fault_now);
      return;
    }
    found.failure = *again;
    found.fault = fault_now;
    found.confirmed = true;
    settle(fuzzer, keep(std::move(found)));
  }

  Found& keep(Found found) {
    hunted_.seconds = found.found_after;
    hunted_.found = std::move(found);
    tell();
    return *hunted_.found;
  }

  void tell() {
    if (options_.found) options_.found(*hunted_.found);
  }

  void settle(Fuzzer& fuzzer, Found& found) {
    if (found.fault.empty()) {
      const Stop late = until(options_.settle_seconds);
      const Stop half = until(options_.settle_seconds / 2);
      auto least = shrink(fuzzer.pair(), found.failure, half);
      found.failure = std::move(least.failure);
      found.shrunk = least.complete;
      tell();
      attribute_to(fuzzer, found, late);
    } else {
      // What is wrong with the engine itself may take long to come up each time.
      found.failure = nearest(fuzzer.pair(), found.failure);
    }
    found.settled_after = seconds();
    tell();
  }

  // So many seconds from now; 0: never.
  Stop until(double more) const {
    const double end = seconds() + more;
    return [this, end, more] { return options_.interrupted() || (more > 0 && seconds() >= end); };
  }

  void attribute_to(Fuzzer& fuzzer, Found& found, const Stop& late) {
    std::vector<Trial> differences = {fuzzer.trial(found.failure.line),
                                      fuzzer.trial(found.first.line)};
    const Stop enough = until(kMoreTime * options_.settle_seconds);
    const Stop stop = [&] { return late() || enough(); };
    for (int i = 0; i < kMoreGames && differences.size() < 2 + kMore && !stop(); ++i) {
      fault();
      const auto more = fuzzer.game(stop);
      if (more && fault().empty())
        differences.push_back(fuzzer.trial(nearest(fuzzer.pair(), *more).line));
    }
    auto off = offsets(found.failure.difference);
    off.merge(offsets(found.first.difference));
    std::vector<Trial> agreements;
    for (const games::Line& line : fuzzer.agreements()) agreements.push_back(fuzzer.trial(line));
    options_.repeats(true);
    found.attribution = attribute(fuzzer.rules(), library_, differences, agreements, off, late);
    options_.repeats(false);
  }

  const rulebook::Library& library_;
  const HuntOptions& options_;
  std::vector<std::unique_ptr<Fuzzer>> fuzzers_;
  Clock::time_point began_ = Clock::now();
  Hunted hunted_;
};

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 5> kNames = {"agrees", "differs", "engine-fault",
                                                      "not-repeatable", "undecided"};
  return kNames[static_cast<std::size_t>(verdict)];
}

Verdict Hunted::verdict() const {
  if (found && !found->confirmed) return Verdict::undecided;
  if (found) return found->fault.empty() ? Verdict::differs : Verdict::engine_fault;
  // Unknown is never agreement.
  if (passing.empty()) {
    return interrupted || positions == 0 ? Verdict::undecided : Verdict::agrees;
  }
  // Even a fault that comes now and then is one.
  const bool faulty =
      std::ranges::any_of(passing, [](const Passing& one) { return !one.fault.empty(); });
  return faulty ? Verdict::engine_fault : Verdict::not_repeatable;
}

Hunted hunt(const std::vector<rulebook::Ruleset>& rulesets, const Opponent& opponent,
            const rulebook::Library& library, const HuntOptions& options) {
  return Hunt(rulesets, opponent, library, options).run();
}

namespace {

constexpr const char* kCaseSchema = "hanaproof.regress-case";
constexpr int kCaseVersion = 2;

Json failure_json(const Failure& failure) { return Json::parse(lockstep::to_json(failure)); }

Failure failure_from(const Json& json) { return lockstep::failure_from_json(json.dump()); }

Json suspect_json(const Suspect& one) {
  Json json = {{"topic", one.topic}, {"value", one.value}};
  json["clause"] = one.clause.empty() ? Json(nullptr) : Json(one.clause);
  if (!one.reading.empty()) json["reading"] = one.reading;
  if (!one.edition.empty()) json["edition"] = one.edition;
  json["explained"] = one.explained;
  json["broken"] = one.broken;
  return json;
}

Json attribution_json(const Attribution& attribution) {
  Json json;
  json["differences"] = attribution.differences;
  json["agreements"] = attribution.agreements;
  json["suspects"] = Json::array();
  for (const Suspect& one : attribution.suspects) json["suspects"].push_back(suspect_json(one));
  json["touched"] = attribution.touched;
  json["editions"] = attribution.editions;
  json["complete"] = attribution.complete;
  return json;
}

}  // namespace

std::string to_json(const Case& one) {
  Json json;
  json["schema"] = {{"name", kCaseSchema}, {"version", kCaseVersion}};
  json["edition"] = one.edition;
  json["players"] = one.players;
  json["engine"] = one.engine;
  json["seed"] = one.seed;
  json["game"] = one.found.game;
  json["fault"] = one.found.fault.empty() ? Json(nullptr) : Json(one.found.fault);
  json["turns"] = turns_of(one.found.failure);
  json["failure"] = failure_json(one.found.failure);
  json["first"] = failure_json(one.found.first);
  json["confirmed"] = one.found.confirmed;
  json["shrunk"] = one.found.shrunk;
  json["attribution"] = attribution_json(one.found.attribution);
  json["found_after"] = one.found.found_after;
  json["settled_after"] = one.found.settled_after;
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Case case_from_json(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    if (json.at("schema").at("name") != kCaseSchema ||
        json.at("schema").at("version") != kCaseVersion) {
      throw NotationError(fmt::format("case: expected schema {} {}", kCaseSchema, kCaseVersion));
    }
    Case one{json.at("edition"), json.at("players"), json.at("engine"), json.at("seed"),
             Found{failure_from(json.at("failure")), failure_from(json.at("first"))}};
    one.found.game = json.at("game");
    one.found.confirmed = json.value("confirmed", true);
    one.found.shrunk = json.value("shrunk", true);
    one.found.found_after = json.at("found_after");
    one.found.settled_after = json.at("settled_after");
    if (json.at("fault").is_string()) one.found.fault = json.at("fault").get<std::string>();
    return one;
  } catch (const Json::exception& error) {
    throw NotationError(fmt::format("case: {}", error.what()));
  }
}

}  // namespace hanaproof::regress
