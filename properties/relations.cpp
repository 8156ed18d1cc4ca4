#include "properties/relations.h"

#include <fmt/format.h>

namespace hanaproof::properties {

Relation relation(const Seen& seen) {
  if (!seen.both && !seen.first_only && !seen.second_only) return Relation::never_made;
  if (!seen.both) return Relation::excludes;
  if (!seen.first_only && !seen.second_only) return Relation::same;
  if (!seen.first_only) return Relation::implies;
  return seen.second_only ? Relation::independent : Relation::implied_by;
}

std::string sentence(const std::string& first, Relation relation, const std::string& second) {
  switch (relation) {
    case Relation::implies:
      return fmt::format("{} implies {}", first, second);
    case Relation::implied_by:
      return fmt::format("{} implies {}", second, first);
    case Relation::same:
      return fmt::format("{} and {} are made by the same piles", first, second);
    case Relation::excludes:
      return fmt::format("{} and {} exclude each other", first, second);
    case Relation::never_made:
      return fmt::format("neither {} nor {} can be made", first, second);
    default:
      return {};
  }
}

}  // namespace hanaproof::properties
