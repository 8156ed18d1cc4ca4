#include "reports/yaku_names.h"

#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include "reports/summary.h"

namespace hanaproof::reports {

namespace {

struct Name {
  std::string_view id, japanese;
};

constexpr std::array kNames = std::to_array<Name>({
    {"gokou", "五光"},
    {"shikou", "四光"},
    {"ame-shikou", "雨四光"},
    {"sankou", "三光"},
    {"hanami", "花見酒"},
    {"tsukimi", "月見酒"},
    {"inoshikachou", "猪鹿蝶"},
    {"akatan", "赤短"},
    {"aotan", "青短"},
    {"akatan-aotan", "赤短・青短の重複"},
    {"plain-ribbons", "草短"},
    {"crane-warbler-curtain", "表菅原"},
    {"tane", "タネ"},
    {"tan", "タン"},
    {"kasu", "カス"},
    {"tanabata", "七夕"},
    // Combos of the hand in Hachi-Hachi.
    {"three", "三本"},
    {"standing-three", "立三本"},
    {"double-three", "二三本"},
    {"full-house", "跳剣"},
    {"triple-pair", "喰付"},
    {"four", "手四"},
    {"four-and-pair", "一二四"},
    {"four-and-three", "四三"},
    {"all-dregs", "空素"},
    {"single-light", "光一"},
    {"single-animal", "十一"},
    {"single-ribbon", "短一"},
    {"red", "赤"},
});

std::string in_small_letters(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

}  // namespace

std::string_view japanese_name(std::string_view id) {
  const auto found = std::ranges::find(kNames, id, &Name::id);
  return found == kNames.end() ? std::string_view() : found->japanese;
}

std::string_view yaku_id(std::string_view topic) {
  for (const std::string_view family : {"yaku.", "hand-combo."}) {
    if (topic.starts_with(family)) return topic.substr(family.size());
  }
  return {};
}

std::string named_yaku(std::string_view id) {
  const std::string_view japanese = japanese_name(id);
  return japanese.empty() ? std::string(id) : fmt::format("{} {}", id, japanese);
}

std::vector<PrintedName> printed_names(const std::string& topic,
                                       const std::vector<std::string>& editions,
                                       const Options& options) {
  std::vector<PrintedName> names;
  for (const std::string& edition : editions) {
    const auto& known = info_of(edition, options).names;
    const auto printed = known.find(topic);
    if (printed == known.end() || printed->second.empty()) continue;
    const auto same = std::ranges::find_if(names, [&](const PrintedName& each) {
      return in_small_letters(each.name) == in_small_letters(printed->second);
    });
    if (same != names.end()) {
      same->editions.push_back(edition);
    } else {
      names.push_back({printed->second, {edition}});
    }
  }
  return names;
}

}  // namespace hanaproof::reports
