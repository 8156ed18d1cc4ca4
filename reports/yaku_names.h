// What yaku are called: in Japanese, and as the editions print them.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/options.h"

namespace hanaproof::reports {

// The customary Japanese name of a yaku, or of a combo of the hand in Hachi-Hachi, by its id
// without "yaku." or "hand-combo."; empty where there is none, or none that is well known.
std::string_view japanese_name(std::string_view id);
// "akatan" of the topic "yaku.akatan", "three" of "hand-combo.three"; empty for other topics.
std::string_view yaku_id(std::string_view topic);
// "akatan 赤短".
std::string named_yaku(std::string_view id);

// The names that editions print for a topic that is a yaku: each name with who prints it, in the
// order of the editions; names that differ only in capitals are one.
struct PrintedName {
  std::string name;
  std::vector<std::string> editions;
};
std::vector<PrintedName> printed_names(const std::string& topic,
                                       const std::vector<std::string>& editions,
                                       const Options& options);

}  // namespace hanaproof::reports
