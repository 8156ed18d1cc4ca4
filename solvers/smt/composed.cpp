#include "solvers/smt/composed.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hanaproof::smt {

namespace {

using How = Composed::How;

// Some part of `a` differs from all of `b`: else the largest part of `a` is `b`.
Term part_differs_from(const Composed& a, const Composed& b) {
  std::vector<Term> ways;
  for (const auto& [name, part] : a.parts) ways.push_back(where_they_differ(part, b));
  return any_of(std::move(ways));
}

const Composed& part(const Composed& whole, const std::string& name) {
  static const Composed nothing = {constant(0)};
  const auto found = whole.parts.find(name);
  return found == whole.parts.end() ? nothing : found->second;
}

Term some_part_differs(const Composed& a, const Composed& b) {
  std::set<std::string> names;
  for (const Composed* whole : {&a, &b}) {
    for (const auto& [name, unused] : whole->parts) names.insert(name);
  }
  std::vector<Term> ways;
  for (const std::string& name : names)
    ways.push_back(where_they_differ(part(a, name), part(b, name)));
  return any_of(std::move(ways));
}

bool same_names(const Composed& a, const Composed& b) {
  return std::ranges::equal(
      a.parts, b.parts, {}, [](const auto& entry) { return entry.first; },
      [](const auto& entry) { return entry.first; });
}

}  // namespace

Term where_they_differ(const Composed& a, const Composed& b) {
  Term values = !equal(a.value, b.value);
  const bool alike = a.how == b.how && a.how != How::plain;
  if (alike && (a.how == How::sum || same_names(a, b))) {
    return all_of({values, some_part_differs(a, b)});
  }
  if (a.how == How::larger) return all_of({values, part_differs_from(a, b)});
  if (b.how == How::larger) return all_of({values, part_differs_from(b, a)});
  return values;
}

}  // namespace hanaproof::smt
