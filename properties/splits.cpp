// All eights and double eights: by which divisions of the cards.
#include "solvers/settlement/splits.h"

#include <fmt/format.h>

#include "properties/discharge.h"

namespace hanaproof::properties {

namespace {

void tell(Proof& proof, const settlement::Splits& splits, const std::string& what, int par,
          int many) {
  proof.details.push_back(fmt::format("{}: {} divisions into three piles", what, splits.all));
  proof.details.push_back(
      fmt::format("{}: all three piles have {} points in {}", what, par, splits.all_par));
  proof.details.push_back(fmt::format("{}: some pile has {} points or more in {}, the richest {}",
                                      what, many, splits.double_eight, splits.most));
}

}  // namespace

Proof splits_counted(const Subject& subject, const Effort&) {
  const rulebook::Ruleset rules = subject.rules();
  const int par = rules.number("count.par");
  const int many = rules.number("double-eight.points");
  Proof proof{.verdict = Verdict::proved,
              .summary =
                  "Each month goes to one pile or in pairs to two: counted by points, month "
                  "by month."};
  const settlement::Splits all = settlement::count_splits(par, many);
  tell(proof, all, "all cards captured", par, many);
  tell(proof, settlement::count_splits_with_one_left(par, many), "a month left on the field", par,
       many);
  proof.space = all.all;
  if (all.all_par == 0 || all.double_eight == 0) {
    proof.verdict = Verdict::refuted;
    proof.witnesses.push_back({proof.details[all.all_par == 0 ? 1 : 2]});
    return proof;
  }
  const auto piles = [](const settlement::Split& split) {
    return fmt::format("{}; {}; {}", split.piles[0].codes(), split.piles[1].codes(),
                       split.piles[2].codes());
  };
  proof.witnesses.push_back({fmt::format("all {}: {}", par, piles(settlement::par_split(par)))});
  proof.witnesses.push_back({fmt::format("{} or more with the fewest cards: {}", many,
                                         piles(settlement::rich_split(many)))});
  return proof;
}

}  // namespace hanaproof::properties
