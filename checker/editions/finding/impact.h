// What hangs on a finding: how often its situation comes up, and by how many points the answers
// differ. Data only, as everything of a finding.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hanaproof::checker {

// How a share was established.
enum class Basis {
  counted,    // every case; the numbers are exact
  simulated,  // a sample of rounds in lockstep under a stated policy, with an interval
};

// Cases in which the answers of a finding differ, among all.
struct Share {
  // Among the piles (or whatever `of` names) that hold so many cards.
  struct Size {
    int cards = 0;
    std::string hits;
    std::string all;
  };

  Basis basis = Basis::counted;
  std::string of;  // what the cases are: "deals to two players", "piles that can be captured"
  // Whether the cases come up equally often, so that the share says how often: deals, hands and
  // rounds do; piles do not, and theirs is called a share of piles.
  bool frequency = true;
  std::string hits;  // whole numbers in decimal: exact counts outgrow 64 bits
  std::string all;
  // By how many points (or coins) the answers differ: largest, and in the mean over all hits;
  // nothing where no hit differs in points. Of a simulation, those of the sample.
  std::optional<int> most_points = {};
  std::optional<double> mean_points = {};
  std::vector<Size> by_size = {};  // for piles; smallest first

  // Of a simulation: how decisions were taken, where the sample began, and the 95 % interval of the
  // share, each between 0 and 1.
  std::string policy = {};  // "uniform random", "greedy"
  std::uint64_t seed = 0;
  double low = 0;
  double high = 0;
  // The 95 % interval of the mean over all hits, not only those of the sample; nothing where the
  // sample has too few hits to say.
  std::optional<double> mean_low = {};
  std::optional<double> mean_high = {};
  // Of rounds played on to their ends: hits in which the lines part before the end, so that the
  // luck of what follows has a part in the points.
  std::optional<std::uint64_t> parted = {};
};

struct Impact {
  std::optional<int> points = {};  // or coins: the difference between the sides in the witness
  std::string text = {};           // "5 points in the witness", or why there can be none
  std::vector<Share> shares = {};  // counted ones first
  // Why there is no share: "none: the question is never asked in play"; empty when there is one.
  std::string none = {};
  // What the findings about one game are ordered by, largest first: points expected in a round.
  // Nothing where it cannot be known; such findings stand last.
  std::optional<double> weight = {};
  // Its 95 % interval; nothing where the weight was counted, or too few hits were sampled to say.
  std::optional<double> weight_low = {};
  std::optional<double> weight_high = {};
};

}  // namespace hanaproof::checker
