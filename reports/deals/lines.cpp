#include "reports/deals/lines.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace hanaproof::reports {

using deals::Combination;
using deals::CombinationOdds;
using deals::Count;
using deals::digits;
using deals::Means;
using deals::Verdict;

namespace {

// Mean number of deals until one is among these.
double deals_until(const DealSheet& sheet, const Count& among) { return ratio(sheet.deals, among); }

// In groups of three digits.
std::string grouped(const Count& count) {
  constexpr int kGroup = 1000;
  if (count < kGroup) return digits(count);
  return fmt::format("{},{:03}", grouped(count / kGroup), static_cast<int>(count % kGroup));
}

std::string both_win_text(const DealSheet& sheet) {
  switch (sheet.rules.both_win) {
    case deals::BothWin::draw:
      return "nobody scores";
    case deals::BothWin::dealer:
      return fmt::format("the dealer wins if one of them, {}",
                         chance(sheet.verdicts.several_with_given, sheet.deals));
    case deals::BothWin::both_score:
      return fmt::format("all of them score, a given player {}",
                         chance(sheet.verdicts.several_with_given, sheet.deals));
    case deals::BothWin::redeal:
      break;
  }
  return "the cards are dealt anew";
}

// Every sheet has a line for it.
const DealRuleLine& line_of(const DealSheet& sheet, std::string_view topic) {
  return *std::ranges::find(sheet.lines, topic,
                            [](const DealRuleLine& line) { return line.use.topic; });
}

// What is to be added where the text does not say it.
std::string unless_said(const DealRuleLine& line) {
  switch (line.said) {
    case Said::silent:
    case Said::unmentioned:
      return " (the text is silent: this is assumed)";
    case Said::transcription:
      return " (garbled in transcription: this is assumed)";
    default:
      return "";
  }
}

}  // namespace

std::string_view name(Said said) {
  constexpr std::array<std::string_view, 5> kNames = {"stated", "silent", "transcription",
                                                      "unmentioned", "chosen"};
  return kNames[static_cast<std::size_t>(said)];
}

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, deals::kVerdicts> kNames = {
      "played", "won", "several-won", "hand-redeal", "both-redeal", "field-void"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::vector<DealCount> places(const CombinationOdds& odds) {
  std::vector<DealCount> all = {{"given-hand", odds.given_hand}, {"any-hand", odds.any_hand}};
  for (std::size_t k = 0; k < odds.in_hands.size(); ++k) {
    all.push_back({fmt::format("in-hands-{}", k), odds.in_hands[k]});
  }
  all.push_back({"several-hands", odds.several_hands});
  all.push_back({"field", odds.field});
  all.push_back({"hand-and-field", odds.hand_and_field});
  all.push_back({"nowhere", odds.nowhere});
  return all;
}

std::vector<DealCount> verdicts(const DealSheet& sheet) {
  std::vector<DealCount> all;
  for (std::size_t v = 0; v < deals::kVerdicts; ++v) {
    const auto verdict = static_cast<Verdict>(v);
    all.push_back({std::string(name(verdict)), sheet.verdicts.of(verdict)});
  }
  all.push_back({"won-by-given", sheet.verdicts.of(Verdict::won) / sheet.shape.players});
  all.push_back({"several-won-with-given", sheet.verdicts.several_with_given});
  all.push_back({"dealt-anew", sheet.verdicts.anew()});
  all.push_back({"hand-against-field", sheet.verdicts.clash});
  return all;
}

std::string label(const CombinationOdds& odds) {
  const std::string_view reading = !odds.means                         ? ""
                                   : *odds.means == Means::four_months ? ", four months"
                                                                       : ", a month as two";
  switch (odds.combination) {
    case Combination::four_of_month:
      return "four of a month";
    case Combination::four_pairs:
      return fmt::format("four pairs{}", reading);
    case Combination::either:
      return fmt::format("either{}", reading);
    case Combination::both:
      break;
  }
  return fmt::format("both{}", reading);
}

std::string label(Verdict verdict) {
  constexpr std::array<std::string_view, deals::kVerdicts> kLabels = {
      "the deal is clean and played",
      "one hand wins",
      "several hands win at once",
      "dealt anew because of a hand",
      "dealt anew because several hands win",
      "void because of the field"};
  return std::string(kLabels[static_cast<std::size_t>(verdict)]);
}

std::string shape_text(const DealSheet& sheet) {
  return fmt::format("{}: hands of {}, a field of {}, a stock of {}", sheet.scope.text(),
                     sheet.shape.hand, sheet.shape.field, sheet.shape.stock());
}

std::string answer_text(const DealRuleLine& line) {
  switch (line.said) {
    case Said::silent:
      return line.answer + " (silent: assumed)";
    case Said::transcription:
      return line.answer + " (garbled: assumed)";
    case Said::unmentioned:
      return line.answer + " (not mentioned: assumed)";
    case Said::chosen:
      return line.answer + " (chosen)";
    case Said::stated:
      break;
  }
  return line.answer;
}

std::string use_text(const DealSheet& sheet, const DealRuleLine& line) {
  if (line.use.deals > 0) return chance(line.use.deals, sheet.deals);
  return line.use.dead() ? "cannot occur" : "-";
}

std::string hands_text(const DealSheet& sheet, const CombinationOdds& odds) {
  if (sheet.shape.players <= 2) return {};
  std::vector<std::string> parts;
  for (std::size_t k = 1; k < odds.in_hands.size(); ++k) {
    if (odds.in_hands[k] == 0) continue;
    parts.push_back(fmt::format("{}: {}", k, chance(odds.in_hands[k], sheet.deals)));
  }
  return fmt::format("{}", fmt::join(parts, ", "));
}

std::vector<std::string> remarks(const DealSheet& sheet) {
  std::vector<std::string> all;
  const deals::VerdictOdds& odds = sheet.verdicts;
  if (odds.of(Verdict::won) > 0) {
    all.push_back(fmt::format("One hand wins, that of a given player: {}.",
                              chance(odds.of(Verdict::won), sheet.deals * sheet.shape.players)));
  }
  const DealRuleLine& both = line_of(sheet, "hand.both-win");
  if (both.use.deals > 0) {
    all.push_back(fmt::format("Several hands win at once, {}: {}{}.",
                              chance(both.use.deals, sheet.deals), both_win_text(sheet),
                              unless_said(both)));
  }
  if (odds.clash > 0) {
    const DealRuleLine& against = line_of(sheet, "hand.against-field");
    all.push_back(fmt::format("A hand wins and the field voids, {}: the {}{}.",
                              chance(odds.clash, sheet.deals),
                              sheet.rules.hand_first ? "hand comes first and wins"
                                                     : "field comes first and voids the deal",
                              unless_said(against)));
  }
  const Count decided = sheet.deals - odds.anew();
  if (decided > 0) {
    all.push_back(fmt::format("Deals until one is not dealt anew, in the mean: {:.6f}.",
                              deals_until(sheet, decided)));
  }
  if (odds.of(Verdict::played) > 0) {
    all.push_back(fmt::format("Deals until one is played, in the mean: {:.6f}.",
                              deals_until(sheet, odds.of(Verdict::played))));
  }
  return all;
}

double ratio(const Count& part, const Count& all) {
  return static_cast<double>(boost::multiprecision::cpp_rational(part, all));
}

std::string chance(const Count& part, const Count& all) {
  constexpr int kOften = 10;  // at least one in so many: as a percentage
  if (part == 0) return "never";
  if (part == all) return "always";
  if (part * kOften < all) {
    // Rounded to the nearest whole number; beyond a million only the magnitude tells anything.
    constexpr int kMany = 1'000'000;
    if (part * kMany <= all) return fmt::format("1 in {:.3g}", ratio(all, part));
    return fmt::format("1 in {}", grouped((2 * all + part) / (2 * part)));
  }
  const double percent = 100 * ratio(part, all);
  return percent > 99.995 ? "> 99.99 %" : fmt::format("{:.2f} %", percent);
}

}  // namespace hanaproof::reports
