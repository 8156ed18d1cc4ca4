#include "checker/measures/audit/plan.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "solvers/runs/identity.h"

namespace hanaproof::audit {

namespace {

// An edition may have been rewritten: everything that it says counts.
std::string text_of(const rulebook::Edition& edition) {
  std::string text =
      fmt::format("{} {} {}\n", edition.id, edition.game, fmt::join(edition.players, " "));
  for (const rulebook::Clause& clause : edition.clauses) {
    text += fmt::format("{} {} {} {} {}\n", clause.id(), name(clause.standing),
                        fmt::join(clause.when.players, " "), clause.when.option.value_or("-"),
                        fmt::join(clause.settles, " "));
    for (const rulebook::Reading& reading : clause.readings) {
      text += fmt::format("{} {} {}\n", reading.name, reading.value.text(), reading.strained);
    }
  }
  return text;
}

void add(Audit& all, const Audit& part) {
  const auto take = [](auto& to, const auto& from) {
    if (from) to = from;
  };
  all.edition = part.edition;
  all.scope = part.scope;
  take(all.traps, part.traps);
  take(all.idle, part.idle);
  take(all.unused, part.unused);
  take(all.scores, part.scores);
  take(all.shared, part.shared);
  all.left_out.insert(all.left_out.end(), part.left_out.begin(), part.left_out.end());
}

}  // namespace

Plan::Plan(const std::vector<const rulebook::Edition*>& editions, const Options& options)
    : editions_(editions),
      sections_(options.sections.begin(), options.sections.end()),
      players_(options.players),
      known_(options.known) {}

std::map<std::string, std::string> Plan::parameters() const {
  std::string text;
  for (const rulebook::Edition* edition : editions_) text += text_of(*edition);
  std::vector<std::string_view> names;
  for (const Section section : sections_) names.push_back(name(section));
  return {{"editions", runs::fingerprint(text)},
          {"players", std::to_string(players_)},
          {"sections", fmt::format("{}", fmt::join(names, " "))}};
}

Audit Plan::run(std::uint64_t unit) const {
  Options options;
  options.sections = {sections_[unit % sections_.size()]};
  options.players = players_;
  options.known = known_;
  return audit(*editions_.at(unit / sections_.size()), comparer_, options);
}

std::vector<Audit> Plan::joined(const AuditedUnits& all) const {
  std::vector<Audit> audits(editions_.size());
  for (const auto& [unit, part] : all) add(audits.at(unit / sections_.size()), part);
  return audits;
}

}  // namespace hanaproof::audit
