#include "solvers/runs/identity.h"

#include <fmt/format.h>

namespace hanaproof::runs {

std::string fingerprint(const std::string& text) {
  constexpr std::uint64_t kBasis = 0xcbf2'9ce4'8422'2325;
  constexpr std::uint64_t kPrime = 0x100'0000'01b3;
  std::uint64_t hash = kBasis;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * kPrime;
  return fmt::format("{:016x}", hash);
}

std::string Identity::fingerprint() const {
  std::string text = fmt::format("{}\n{}\n{}\n", command, version, units);
  for (const auto& [name, value] : parameters) text += fmt::format("{}={}\n", name, value);
  return runs::fingerprint(text);
}

std::string Identity::difference(const Identity& other) const {
  const auto differ = [](const std::string& what, const std::string& a, const std::string& b) {
    return a == b ? std::string() : fmt::format("{}: {}, not {}", what, a, b);
  };
  if (auto text = differ("command", command, other.command); !text.empty()) return text;
  if (auto text = differ("version", version, other.version); !text.empty()) return text;
  auto all = parameters;
  all.insert(other.parameters.begin(), other.parameters.end());
  const auto value = [](const Identity& of, const std::string& name) {
    const auto found = of.parameters.find(name);
    return found == of.parameters.end() ? std::string("none") : found->second;
  };
  for (const auto& [name, unused] : all) {
    if (auto text = differ(name, value(*this, name), value(other, name)); !text.empty()) {
      return text;
    }
  }
  return differ("units", fmt::format("{}", units), fmt::format("{}", other.units));
}

}  // namespace hanaproof::runs
