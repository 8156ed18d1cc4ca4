#include "model/notation/bet.h"

#include <charconv>

namespace hanaproof::notation {

namespace {

constexpr std::string_view kFold = "fold";
constexpr std::string_view kFollow = "follow";
constexpr std::string_view kRaise = "raise:";

}  // namespace

std::string Bet::text() const {
  if (sort == Sort::fold) return std::string(kFold);
  if (sort == Sort::follow) return std::string(kFollow);
  return std::string(kRaise) + std::to_string(stake);
}

std::optional<Bet> Bet::parse(std::string_view text) {
  if (text == kFold) return fold();
  if (text == kFollow) return follow();
  if (!text.starts_with(kRaise)) return std::nullopt;
  text.remove_prefix(kRaise.size());
  int stake = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), stake);
  if (error != std::errc() || end != text.data() + text.size() || stake < 1) return std::nullopt;
  return raise(stake);
}

}  // namespace hanaproof::notation
