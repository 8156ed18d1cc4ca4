#include <array>
#include <map>

#include <fmt/format.h>

#include "model/documents/document.h"
#include "reports/document/json.h"
#include "reports/hands/sheet.h"

namespace hanaproof::reports {

namespace {

template <class Part>
using OfSheet = documents::PartOf<HandSheet, Part>;

auto share_of_hands(const HandSheet& sheet, std::uint64_t hands) {
  return fraction(Exact(hands, sheet.summary.hands));
}

std::map<std::string, std::array<std::string, 2>> by_kan(
    const HandSheet& sheet, const std::map<int, std::uint64_t>& counts) {
  std::map<std::string, std::array<std::string, 2>> all;
  for (const auto& [kan, hands] : counts) {
    all[fmt::format("{}", kan)] = share_of_hands(sheet, hands);
  }
  return all;
}

const std::string& combo_id(const HandSheet& sheet, std::size_t combo) {
  return sheet.rules.combos[combo].id;
}
std::optional<std::string> combo_id(const HandSheet& sheet, std::optional<std::size_t> combo) {
  return combo ? std::optional(combo_id(sheet, *combo)) : std::nullopt;
}

constexpr auto kConcerned = [](auto& io, const OfSheet<hands::Concerned>& some) {
  io.field("chance", [&] { return share_of_hands(*some.whole, some.part->hands); });
  io.field_or_null(
      "least", [&] { return some.part->least; },
      "The least of these hands, as a set of bits; null where there is none.");
};

constexpr auto kUse = [](auto& io, const OfSheet<hands::Use>& one) {
  const auto concerned = [&](hands::Concerned hands::Use::*which) {
    return [&one, which] { return OfSheet<hands::Concerned>{one.whole, &(one.part->*which)}; };
  };
  const auto covered = [&] {
    std::vector<std::string> ids;
    for (const std::size_t other : one.part->covered_by) ids.push_back(combo_id(*one.whole, other));
    return ids;
  };
  io.field("id", [&] { return combo_id(*one.whole, one.part->combo); });
  io.field(
      "type", [&] { return name(one.whole->rules.combos[one.part->combo].type); }, "dreg or suit.");
  io.object("made", concerned(&hands::Use::made), kConcerned);
  io.field(
      "by_kan", [&] { return by_kan(*one.whole, one.whole->summary.worths[one.part->combo]); },
      "By kan.");
  io.object("adds", concerned(&hands::Use::matters), kConcerned,
            "Hands that would be worth less without it.");
  io.field("covered_by", covered,
           "Combos of its type that all of its hands make, too, and that are worth as much at "
           "least.");
};

constexpr auto kPair = [](auto& io, const OfSheet<hands::Pair>& one) {
  io.field("first", [&] { return combo_id(*one.whole, one.part->first); });
  io.field("second", [&] { return combo_id(*one.whole, one.part->second); });
  io.field("both", [&] { return share_of_hands(*one.whole, one.part->hands); });
};

constexpr auto kBestPair = [](auto& io, const OfSheet<hands::BestPair>& one) {
  io.field_or_null("dreg", [&] { return combo_id(*one.whole, one.part->dreg); });
  io.field_or_null("suit", [&] { return combo_id(*one.whole, one.part->suit); });
  io.field("chance", [&] { return share_of_hands(*one.whole, one.part->hands); });
};

constexpr auto kOverlap = [](auto& io, const OfSheet<hands::Overlap>& one) {
  const auto concerned = [&](hands::Concerned hands::Overlap::*which) {
    return [&one, which] { return OfSheet<hands::Concerned>{one.whole, &(one.part->*which)}; };
  };
  io.field("first", [&] { return combo_id(*one.whole, one.part->first); });
  io.field("second", [&] { return combo_id(*one.whole, one.part->second); });
  io.object("both", concerned(&hands::Overlap::both), kConcerned);
  io.object("worth_the_same", concerned(&hands::Overlap::equal), kConcerned);
  io.field("first_implies_second", [&] { return one.part->first_implies_second; });
  io.field("second_implies_first", [&] { return one.part->second_implies_first; });
};

constexpr auto kDiffering = [](auto& io, const HandSheet* sheet) {
  using Some = OfSheet<hands::Concerned>;
  io.object(
      "made",
      [=] {
        return Some{sheet, &sheet->differing.made};
      },
      kConcerned,
      "Hands that make other combos or such of other worth than under the first table's "
      "rules.");
  io.object(
      "kan",
      [=] {
        return Some{sheet, &sheet->differing.kan};
      },
      kConcerned, "Hands that are worth other kan.");
};

constexpr auto kHandSheet = [](auto& io, const HandSheet* sheet) {
  io.field("players", [=] { return sheet->players; });
  io.field(
      "rules", [=] { return sheet->chosen; }, "Readings other than the defaults, by topic.");
  io.field(
      "hand", [=] { return sheet->rules.cards; }, "Cards in a hand.");
  io.field(
      "hands", [=] { return fmt::format("{}", sheet->summary.hands); }, "All of them.");
  io.objects(
      "combos", [=] { return documents::parts_of(*sheet, sheet->uses); }, kUse);
  io.objects(
      "pairs", [=] { return documents::parts_of(*sheet, sheet->summary.pairs); }, kPair);
  io.objects(
      "best", [=] { return documents::parts_of(*sheet, sheet->summary.best); }, kBestPair,
      "The worthiest combo of each type, null for none; the chances add up to 1.");
  io.field(
      "kan", [=] { return by_kan(*sheet, sheet->summary.kan); },
      "What a hand is worth in all; the chances add up to 1.");
  io.field("mean_kan", [=] { return share_of_hands(*sheet, sheet->summary.total_kan()); });
  io.objects(
      "overlaps", [=] { return documents::parts_of(*sheet, sheet->overlaps); }, kOverlap,
      "Every two combos of one type that some hand makes at once.");
  io.object(
      "differs", [=] { return sheet; }, kDiffering);
};

constexpr auto kHandReport = [](auto& io, const HandReport& report) {
  io.field("edition", report.edition);
  io.field("title", report.title);
  io.objects(
      "tables", [&] { return documents::pointers_to(report.sheets); }, kHandSheet,
      "The rules as they stand, then each other reading of a clause on combos of the hand.");
};
constexpr auto kHandReports = [](auto& io, const std::vector<HandReport>& reports) {
  io.objects("editions", reports, kHandReport);
};
constexpr auto kHandsDocument = documents::document<std::vector<HandReport>>(
    {"odds-hands", 1,
     "Exact odds of the combos of a hand of Hachi-Hachi, over all hands, every one equally likely. "
     "Fractions are pairs of whole numbers as strings, in lowest terms."},
    kHandReports);

}  // namespace

std::string to_json(const std::vector<HandReport>& reports) {
  return kHandsDocument.written(reports).dump(2) + "\n";
}

std::string odds_hands_schema() { return kHandsDocument.schema_text(); }

}  // namespace hanaproof::reports
