#include "model/cards/names.h"

#include <array>

namespace hanaproof::cards {

namespace {

struct MonthNames {
  std::string_view month, flower, japanese;
};

constexpr std::array<MonthNames, kMonths> kMonthNames = {{{"January", "pine", "matsu"},
                                                          {"February", "plum", "ume"},
                                                          {"March", "cherry", "sakura"},
                                                          {"April", "wisteria", "fuji"},
                                                          {"May", "iris", "ayame"},
                                                          {"June", "peony", "botan"},
                                                          {"July", "clover", "hagi"},
                                                          {"August", "pampas", "susuki"},
                                                          {"September", "chrysanthemum", "kiku"},
                                                          {"October", "maple", "momiji"},
                                                          {"November", "willow", "yanagi"},
                                                          {"December", "paulownia", "kiri"}}};

constexpr std::array<std::string_view, kMonths> kAnimals = {
    "",     "warbler", "",         "cuckoo", "bridge",  "butterflies",
    "boar", "geese",   "sake cup", "deer",   "swallow", ""};

const MonthNames& names_of(Month month) { return kMonthNames[static_cast<std::size_t>(month - 1)]; }

std::string_view light_motif(Card card) {
  if (card == kCrane) return "crane";
  if (card == kCurtain) return "curtain";
  if (card == kMoon) return "moon";
  if (card == kRainMan) return "rain man";
  return "phoenix";
}

}  // namespace

std::string_view flower(Month month) { return names_of(month).flower; }
std::string_view month_name(Month month) { return names_of(month).month; }
std::string_view flower_japanese(Month month) { return names_of(month).japanese; }

std::string_view name(Kind kind) {
  constexpr std::array<std::string_view, 4> kNames = {"light", "animal", "ribbon", "dreg"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string_view motif(Card card) {
  constexpr std::array<std::string_view, 4> kRibbons = {"", "poem ribbon", "blue ribbon",
                                                        "plain ribbon"};
  switch (card.kind()) {
    case Kind::light:
      return light_motif(card);
    case Kind::animal:
      return kAnimals[static_cast<std::size_t>(card.month() - 1)];
    case Kind::ribbon:
      return kRibbons[static_cast<std::size_t>(card.ribbon())];
    default:
      return card == kLightning ? "lightning" : "dreg";
  }
}

std::string describe(Card card) {
  return std::string(motif(card)) + " (" + std::string(flower(card.month())) + ", " +
         std::string(month_name(card.month())) + ")";
}

}  // namespace hanaproof::cards
