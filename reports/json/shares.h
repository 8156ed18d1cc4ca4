// How documents have shares of cases: how often answers differ. For source files only.
#pragma once

#include <array>
#include <string_view>

#include "checker/editions/finding/finding.h"
#include "reports/impact_text.h"

// Names of values, where the archives look for them: beside the types.
namespace hanaproof::checker {

inline std::string_view name(Basis basis) {
  return basis == Basis::counted ? "counted" : "simulated";
}

}  // namespace hanaproof::checker

namespace hanaproof::reports {

inline constexpr std::array kBases = {checker::Basis::counted, checker::Basis::simulated};

inline constexpr auto kSize = [](auto& io, auto& size) {
  io.field("cards", size.cards);
  io.whole("hits", size.hits);
  io.whole("all", size.all);
};

inline constexpr auto kEstimate = [](auto& io, auto& estimate) {
  io.field("value", estimate.value);
  io.maybe("low", estimate.low);
  io.maybe("high", estimate.high);
};

inline constexpr auto kShare = [](auto& io, auto& share) {
  io.choice("basis", share.basis, kBases, "Every case, exact; or a sample of rounds in lockstep.");
  io.field("of", share.of, "What the cases are.");
  io.field("frequency", share.frequency,
           "Whether the cases come up equally often; not so for piles, whose share says nothing of "
           "how often.");
  io.whole("hits", share.hits);
  io.whole("all", share.all);
  io.note(
      "share", [&] { return share_of(share.hits, share.all); }, "Hits of all.");
  io.maybe("most_points", share.most_points,
           "Points or coins by which the answers differ at most.");
  io.maybe("mean_points", share.mean_points,
           "The same in the mean over all hits. Of a simulation, less what luck alone makes where "
           "the lines part.");
  if (io.has("by_size", !share.by_size.empty())) {
    io.objects("by_size", share.by_size, kSize, "Of piles, by the number of cards.");
  }
  io.when(share.basis == checker::Basis::simulated, [&] {
    io.field("policy", share.policy, "Of a simulation: how decisions were taken.");
    io.field("seed", share.seed);
    io.field("low", share.low, "The 95 % interval of the share.");
    io.field("high", share.high);
    io.maybe("mean_low", share.mean_low,
             "The 95 % interval of mean_points. Left out where the sample has too few hits.");
    io.maybe("mean_high", share.mean_high);
    io.maybe("parted", share.parted,
             "Hits in which the lines part before the end, so that luck has a part in what "
             "follows.");
    if (io.has("winner", share.winner.has_value())) {
      io.object("winner", share.winner, kEstimate,
                "In what part of all rounds another seat wins, less how often luck alone would do "
                "that.");
    }
    if (io.has("dealer", share.dealer.has_value())) {
      io.object("dealer", share.dealer, kEstimate,
                "Of two sides: what the dealer gets more on the second, in the mean over all "
                "hits.");
    }
  });
};

}  // namespace hanaproof::reports
