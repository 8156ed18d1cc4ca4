// Rules: one answer to every question, so that a game can be played.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "hanaproof/editions.h"

namespace hanaproof {

namespace rulebook {
class Ruleset;
}

struct Choice {
  int players = 0;                        // 0: the usual number of the edition
  std::vector<std::string> options = {};  // that are on: {"wildcard"}
  // Answers other than the default, by topic: names of readings, or values as edition files write
  // them ({"call.trigger", "new-yaku"}), as `--rule` takes them.
  std::map<std::string, std::string> changes = {};
};

// A yaku that counts under some rules.
struct Yaku {
  std::string id;     // without "yaku."
  std::string cards;  // as edition files write it: "all(moon | sake)"
  std::string points;
};

class HANAPROOF_API Rules {
 public:
  // Throws Error for what the editions do not have (naming the nearest), or cannot be dealt.
  Rules(const Editions& editions, const std::string& edition, const Choice& choice = {});

  const std::string& edition() const;
  const std::string& game() const;
  int players() const;
  // "capturing", "betting", "hachi": which games are played alike.
  std::string family() const;
  // The changes that make a difference, as positions carry them.
  const std::map<std::string, std::string>& changes() const;

  // The answer in force, as edition files write it. Throws Error for an unknown topic.
  std::string answer(const std::string& topic) const;
  // The same as a sentence that a rulebook can print; `language`: "en", "fr", "es", "de", "pl".
  std::string sentence(const std::string& topic, const std::string& language = "en") const;
  // Every topic that the rules answer, with the answer.
  std::vector<std::pair<std::string, std::string>> answers() const;
  std::vector<Yaku> yaku() const;

  const rulebook::Ruleset& ruleset() const;

 private:
  struct Parts;
  std::shared_ptr<const Parts> parts_;
};

}  // namespace hanaproof
