#include "checker/engines/regress/guide.h"

#include <algorithm>

#include "checker/engines/crosscheck/coverage.h"

namespace hanaproof::regress {

using spec::Consulted;

namespace {

constexpr int kAnyStyle = 30;  // in a hundred

}  // namespace

Guide::Guide(const spec::RuleReader& rules)
    : rules_(rules),
      games_(Consulted().size()),
      asked_by_style_(checker::styles().size()),
      by_style_(checker::styles().size()) {}

double Guide::worth(const Consulted& asked) const {
  double sum = 0;
  for (std::size_t bit = 0; bit < asked.size(); ++bit) {
    if (asked.test(bit)) sum += 1.0 / static_cast<double>(1 + games_[bit]);
  }
  return sum;
}

std::size_t Guide::next_style(cards::Dice& dice) const {
  const auto count = asked_by_style_.size();
  const auto any = static_cast<std::size_t>(dice.roll(static_cast<int>(count)));
  if (dice.chance(kAnyStyle)) return any;
  // Those that were never tried come first.
  const auto fresh = std::ranges::find(by_style_, 0U);
  if (fresh != by_style_.end()) return static_cast<std::size_t>(fresh - by_style_.begin());
  std::size_t best = any;
  for (std::size_t style = 0; style < count; ++style) {
    if (worth(asked_by_style_[style]) > worth(asked_by_style_[best])) best = style;
  }
  return best;
}

void Guide::played(std::size_t style, const Consulted& asked) {
  asked_by_style_[style] |= asked;
  ++by_style_[style];
  played(asked);
}

void Guide::played(const Consulted& asked) {
  for (std::size_t bit = 0; bit < asked.size(); ++bit) games_[bit] += asked.test(bit) ? 1 : 0;
}

std::map<std::string, std::uint64_t> Guide::games_by_topic() const {
  std::map<std::string, std::uint64_t> games;
  for (const std::string& topic : rules_.topics()) {
    const rulebook::Topic* known = rulebook::find_topic(topic);
    if (known && crosscheck::has_effect(rules_, *known)) games[topic] = games_[rules_.bit(topic)];
  }
  return games;
}

}  // namespace hanaproof::regress
