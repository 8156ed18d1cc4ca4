#include "model/phrases/chapters.h"

#include <algorithm>

#include "model/phrases/book.h"

namespace hanaproof::phrases {

std::size_t chapter_of(const rulebook::Topic& topic) {
  const std::string group = topic.id.substr(0, topic.id.find('.'));
  const auto& chapters = entries("chapter");
  const auto has_group = [&](const rulebook::TomlNode& chapter) {
    const auto& groups = chapter.find("topics")->items;
    return std::ranges::find(groups, group, &rulebook::TomlNode::text) != groups.end();
  };
  const auto found = std::ranges::find_if(chapters, has_group);
  return std::min<std::size_t>(static_cast<std::size_t>(found - chapters.begin()),
                               chapters.size() - 1);
}

const std::string& chapter_title(std::size_t chapter, Language language) {
  return entries("chapter").at(chapter).find(code(language))->text;
}

}  // namespace hanaproof::phrases
