// The editions at hand: the built-in ones and the user's own.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "model/rulebook/edition.h"
#include "model/rulebook/mistakes.h"

namespace hanaproof::rulebook {

// A file with its text. `name` is shown in errors.
struct SourceText {
  std::string name;
  std::string text;
};

struct Draft;

class Library {
 public:
  // Reads and links the editions (inherit, supplements). Throws EditionError with all mistakes.
  explicit Library(const std::vector<SourceText>& files);

  // All editions in the order of their ids, base texts (that no one plays alone) included.
  const std::vector<Edition>& editions() const { return editions_; }
  // The playable editions of a game, in the order of their ids.
  std::vector<const Edition*> of_game(std::string_view game) const;
  // Null when there is none.
  const Edition* find(std::string_view id) const;
  // The edition, or EditionError naming the nearest id.
  const Edition& at(std::string_view id) const;
  // Adds a user's own edition, which may inherit or supplement those at hand; replaces one of the
  // same id. Throws EditionError, and then nothing has changed. Editions found before are no
  // longer valid afterwards.
  const Edition& add(const SourceText& file);

 private:
  // As they were read, in the order of the files: linking starts from here each time.
  std::shared_ptr<const std::vector<Draft>> drafts_;
  std::vector<Edition> editions_;
};

}  // namespace hanaproof::rulebook
