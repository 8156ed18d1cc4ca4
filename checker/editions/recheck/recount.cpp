#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <exception>
#include <map>
#include <sstream>
#include <tuple>

#include <fmt/format.h>
#include <unistd.h>

#include "checker/editions/recheck/recheck.h"
#include "checker/engines/client/child.h"
#include "checker/measures/impact/impact.h"
#include "solvers/statistics/intervals.h"

namespace hanaproof::checker {

using Clock = std::chrono::steady_clock;

namespace {

// So large that a sample tells what is made up, and so small that all findings take seconds.
constexpr std::uint64_t kRounds = 2000;
constexpr std::uint64_t kEndgames = 40;
// Ten times the standard deviation: among thousands of shares chance goes not half as far.
constexpr double kChance = 5;
constexpr double kRounding = 1e-9;
// How many times as wide an interval may be because rounds of one match are alike: a match has 12
// rounds, and if all of them said the same it would be the root of that.
constexpr double kWidest = 3.5;

bool close(std::optional<double> a, std::optional<double> b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return std::abs(*a - *b) <= 1e-9 * std::max({1.0, std::abs(*a), std::abs(*b)});
}

// What a share is about: of one impact no two have the same.
auto key(const Share& share) { return std::tie(share.basis, share.of, share.policy); }

std::string label(const Share& share) {
  return share.policy.empty() ? share.of : fmt::format("{}, {}", share.of, share.policy);
}

bool equal_counts(const Share& a, const Share& b) {
  const auto same_size = [](const Share::Size& one, const Share::Size& other) {
    return one.cards == other.cards && one.hits == other.hits && one.all == other.all;
  };
  return a.frequency == b.frequency && a.hits == b.hits && a.all == b.all &&
         a.most_points == b.most_points && close(a.mean_points, b.mean_points) &&
         std::ranges::equal(a.by_size, b.by_size, same_size);
}

struct Sampled {
  double share = 0;
  statistics::Interval
      least;  // as narrow as it would be if no two rounds had to do with each other
};

// Nothing where the numbers cannot be those of a sample.
std::optional<Sampled> sampled(const Share& share) {
  const auto number = [](const std::string& text) -> std::optional<std::uint64_t> {
    const bool digits = !text.empty() && text.size() <= 18 &&
                        std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return digits ? std::optional<std::uint64_t>(std::stoull(text)) : std::nullopt;
  };
  const auto hits = number(share.hits);
  const auto all = number(share.all);
  if (!hits || !all || *all == 0 || *hits > *all) return std::nullopt;
  const auto hit = static_cast<double>(*hits);
  const auto rounds = static_cast<double>(*all);
  return Sampled{hit / rounds, statistics::interval_of_share(hit, rounds)};
}

std::optional<std::string> fault_in_sample(const Share& then, const Share& now) {
  const auto a = sampled(then);
  const auto b = sampled(now);
  if (!a) return fmt::format("{} hits of {} are no sample", then.hits, then.all);
  const double wide = then.high - then.low;
  const double least = a->least.high - a->least.low;
  const bool covers =
      then.low <= a->least.low + kRounding && a->least.high <= then.high + kRounding;
  if (!covers || wide > kWidest * least + kRounding) {
    return fmt::format("the interval of {} hits of {} is {:.6f} to {:.6f}, not {:.6f} to {:.6f}",
                       then.hits, then.all, a->least.low, a->least.high, then.low, then.high);
  }
  const auto half = [](const Share& share) { return (share.high - share.low) / 2; };
  if (b && std::abs(a->share - b->share) > kChance * (half(then) + half(now))) {
    return fmt::format("{} hits of {}, simulated again it is {} of {}", then.hits, then.all,
                       now.hits, now.all);
  }
  return std::nullopt;
}

std::uint64_t seed_of(const Finding& finding) {
  for (const Share& share : finding.impact.shares) {
    if (share.basis == Basis::simulated) return share.seed;
  }
  return impact::Options{}.seed;
}

// Whether the rules of its sides can be put together at all.
bool is_measurable(const Finding& finding, const rulebook::Library& library) try {
  impact::sides_of(finding, library);
  return true;
} catch (const rulebook::EditionError&) {
  return false;
}

struct Measured {
  Impact impact;
  std::optional<std::string> fault;  // why it could not be measured
};

std::vector<Measured> measure(const std::vector<Kept>& all, const std::vector<std::size_t>& places,
                              const rulebook::Library& library, const impact::Options& how) {
  Report report;
  for (const std::size_t i : places) report.findings.push_back(all[i].finding);
  std::vector<Measured> measured;
  try {
    impact::measure(report, library, how);
    for (Finding& finding : report.findings) {
      measured.push_back({std::move(finding.impact), std::nullopt});
    }
    return measured;
  } catch (const std::exception& error) {
    if (places.size() == 1) {
      return {{{}, fmt::format("impact: cannot be measured: {}", error.what())}};
    }
  }
  // One of them is at fault: the others are measured without it.
  for (const std::size_t i : places) measured.push_back(measure(all, {i}, library, how).front());
  return measured;
}

}  // namespace

std::optional<std::string> difference(const Impact& then, const Impact& now) {
  if (then.none != now.none) {
    return fmt::format("impact: the finding says \"{}\", measured again it is \"{}\"", then.none,
                       now.none);
  }
  if (then.shares.size() != now.shares.size()) {
    return fmt::format("impact: {} shares, measured again there are {}", then.shares.size(),
                       now.shares.size());
  }
  for (const Share& share : then.shares) {
    const auto again = std::ranges::find_if(
        now.shares, [&](const Share& each) { return key(each) == key(share); });
    if (again == now.shares.end()) {
      return fmt::format("impact: there is no share of {}", label(share));
    }
    if (share.basis == Basis::simulated) {
      if (const auto fault = fault_in_sample(share, *again)) {
        return fmt::format("impact, {}: {}", label(share), *fault);
      }
    } else if (!equal_counts(share, *again)) {
      return fmt::format(
          "impact, {}: exactly {} of {} and their points, counted again it is {} of {}",
          label(share), share.hits, share.all, again->hits, again->all);
    }
  }
  Impact weighed = then;
  impact::weigh(weighed);
  if (!close(then.weight, weighed.weight) || !close(then.weight_low, weighed.weight_low) ||
      !close(then.weight_high, weighed.weight_high)) {
    return "impact: the weight is not that of the shares";
  }
  return std::nullopt;
}

void recount(const std::vector<Kept>& all, const rulebook::Library& library,
             const RecheckOptions& options,
             const std::function<void(std::size_t done, std::size_t all)>& progress,
             std::vector<Rechecked>& results) {
  // Findings that were measured with one seed go together: some counts serve several of them.
  std::map<std::uint64_t, std::vector<std::size_t>> by_seed;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (results[i].verdict != Verdict::damaged && is_measurable(all[i].finding, library)) {
      by_seed[seed_of(all[i].finding)].push_back(i);
    }
  }
  for (const auto& [seed, places] : by_seed) {
    impact::Options how;
    how.threads = options.threads;
    how.seed = seed;
    how.precision.least = how.precision.most = kRounds;
    how.endgames = kEndgames;
    how.progress = progress;
    const std::vector<Measured> measured = measure(all, places, library, how);
    for (std::size_t k = 0; k < places.size(); ++k) {
      const Kept& kept = all[places[k]];
      Rechecked& result = results[places[k]];
      const auto wrong = measured[k].fault ? measured[k].fault
                                           : difference(kept.finding.impact, measured[k].impact);
      const bool same = result.changed.empty() && kept.versions.hanaproof == options.now.hanaproof;
      if (wrong) result.add(same ? Verdict::disagrees : Verdict::holds_no_more, *wrong);
    }
  }
}

namespace {

constexpr std::size_t kLongestLine = 1 << 16;

std::string quoted(const std::string& path) {
  std::string text = "'";
  for (const char c : path) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

std::string one_line(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20) c = ' ';
  }
  return text.substr(0, 200);
}

// How it ended, and the last that it said.
std::string ending_of(client::Child& child) {
  if (!child.ended(std::chrono::seconds(1))) return "closed its output without an answer";
  const std::string complaints = one_line(child.complaints());
  return complaints.empty() ? child.ending() : fmt::format("{}: {}", child.ending(), complaints);
}

}  // namespace

SolverAnswer ask(const std::string& command, const std::filesystem::path& file,
                 std::chrono::milliseconds limit) {
  // An absolute path is never taken for an option.
  client::Child child(
      fmt::format("{} {}", command, quoted(std::filesystem::absolute(file).string())));
  const auto until = Clock::now() + limit;
  // Also where it says one line after the other that is no answer.
  while (Clock::now() < until) {
    std::string line;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    switch (child.read_line(line, kLongestLine, left)) {
      case client::Child::Outcome::done:
        if (line == "sat" || line == "unsat") return {line, ""};
        if (line == "unknown") return {line, "it says so itself"};
        break;
      case client::Child::Outcome::timeout:
      case client::Child::Outcome::stopped:
        break;
      case client::Child::Outcome::too_long:
        return {"unknown", "no answer, but a line of more than 64 KiB"};
      case client::Child::Outcome::closed:
        return {"unknown", ending_of(child)};
    }
  }
  return {"unknown",
          fmt::format("no answer within {:.3g} s", std::chrono::duration<double>(limit).count())};
}

std::string installed_solver() {
  const char* path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');) {
    const std::filesystem::path file = std::filesystem::path(folder) / "cvc5";
    if (::access(file.c_str(), X_OK) == 0 && std::filesystem::is_regular_file(file)) return "cvc5";
  }
  return {};
}

}  // namespace hanaproof::checker
