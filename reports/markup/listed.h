// Lists in a line of text.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace hanaproof::reports {

// The items, each as `to_text` has it (a function, or a member of the item), with `between` them.
template <class Items, class ToText = std::identity>
std::string listed(const Items& items, std::string_view between, const ToText& to_text = {}) {
  std::string text;
  std::string_view separator;
  for (const auto& item : items) {
    text.append(separator).append(std::invoke(to_text, item));
    separator = between;
  }
  return text;
}

}  // namespace hanaproof::reports
