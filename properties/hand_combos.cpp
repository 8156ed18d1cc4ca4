// Combos of a hand: every hand gone through, and all of them counted month by month.
#include <numeric>

#include <fmt/format.h>

#include "properties/discharge.h"
#include "solvers/hands/count.h"
#include "solvers/hands/enumerate.h"
#include "solvers/hands/readings.h"
#include "solvers/hands/summary.h"

namespace hanaproof::properties {

namespace {

std::string kan_line(const hands::Summary& summary) {
  std::string text;
  for (const auto& [kan, number] : summary.kan) {
    text += fmt::format("{}{} kan: {}", text.empty() ? "" : ", ", kan, number);
  }
  return text;
}

// What tells one tally from any other, in a number: FNV-1a over all that its classes say.
std::uint64_t signature(const hands::Tally& tally) {
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto mix = [&](std::uint64_t word) {
    for (int byte = 0; byte < 8; ++byte, word >>= 8U) hash = (hash ^ (word & 0xFF)) * 0x100000001b3;
  };
  for (const hands::Class& one : tally.classes) {
    for (const int kan : one.made) mix(static_cast<std::uint64_t>(kan));
    mix(one.hands);
    mix(one.least.bits());
  }
  return hash;
}

void describe(Proof& proof, const hands::Reading& reading, const hands::Tally& tally) {
  const hands::Summary summary = hands::summarise(reading.rules, tally);
  std::string name;
  for (const auto& [topic, chosen] : reading.chosen)
    name += fmt::format("{} = {}: ", topic, chosen);
  for (std::size_t i = 0; i < summary.made.size(); ++i) {
    proof.details.push_back(fmt::format("{}{}: {} of {} hands", name, reading.rules.combos[i].id,
                                        summary.made[i], summary.hands));
  }
  proof.details.push_back(name + kan_line(summary));
  proof.details.push_back(fmt::format("{}{} classes of hands, signature {:016x}", name,
                                      tally.classes.size(), signature(tally)));
}

template <class Method>
Proof tally_all(const Subject& subject, const std::string& how, const Method& method) {
  Proof proof{.verdict = Verdict::proved, .summary = {}};
  const auto readings = hands::readings(subject.rules());
  for (const hands::Reading& reading : readings) {
    const hands::Tally tally = method(reading.rules);
    const std::uint64_t all = hands::choose(reading.rules.deck.size(), reading.rules.cards);
    if (tally.hands != all) {
      return refuted(how, {.text = fmt::format("{} hands were seen of {}", tally.hands, all)});
    }
    proof.space += static_cast<long long>(tally.hands);
    describe(proof, reading, tally);
  }
  proof.summary = fmt::format("{} {} hands in all, under {} reading{}.", how, proof.space,
                              readings.size(), readings.size() == 1 ? "" : "s");
  return proof;
}

}  // namespace

Proof hands_gone_through(const Subject& subject, const Effort&) {
  return tally_all(subject, "Every hand was gone through as a set of cards:",
                   [](const hands::HandRules& rules) { return hands::enumerate_hands(rules); });
}

Proof hands_counted(const Subject& subject, const Effort&) {
  return tally_all(subject, "Counted month by month:", [](const hands::HandRules& rules) {
    return hands::count_hands(rules);
  });
}

}  // namespace hanaproof::properties
