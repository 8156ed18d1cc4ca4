// What was found, as a file that any command takes for an edition.
#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>

#include "cli/identify.h"

namespace hanaproof::cli {

using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Topic;
using rulebook::Value;

namespace {

// The name of the file without its end, as an id that no edition at hand has.
std::string id_for(const std::string& path, const rulebook::Library& library) {
  std::string id = std::filesystem::path(path).stem().string();
  for (char& c : id) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const bool is_valid = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-';
    if (!is_valid) c = '-';
  }
  while (library.find(id)) id.insert(0, "my-");
  return id;
}

// Topics on which rules differ in more than words.
std::vector<std::string> changed(const Ruleset& from, const Ruleset& to) {
  auto topics = identify::differing_topics(from, to);
  std::erase_if(topics, [&](const std::string& topic) {
    return identify::same_answer(topic, from[topic], to[topic]);
  });
  return topics;
}

// What to inherit from: the edition that was found, or of those of the game the nearest.
const Edition& parent_of(const Ruleset& rules, const rulebook::Library& library) {
  if (const Edition* same = library.find(rules.edition().id)) return *same;
  const Edition* nearest = nullptr;
  std::size_t least = 0;
  for (const Edition* edition : library.of_game(rules.edition().game)) {
    if (std::ranges::find(edition->players, rules.scope().players) == edition->players.end()) {
      continue;
    }
    const auto topics = changed(Ruleset(*edition, {rules.scope().players, {}}), rules);
    if (nearest && topics.size() >= least) continue;
    nearest = edition;
    least = topics.size();
  }
  if (nearest) return *nearest;
  throw rulebook::EditionError(
      fmt::format("--out: no edition of {} for {} players to inherit from: expected a game that "
                  "hanaproof editions lists",
                  rules.edition().game, rules.scope().players));
}

// A rule that is played is one that a rulebook prints as the standard.
std::string value_text(const Topic& topic, const Value& value) {
  if (rulebook::is_option(topic)) return value == "on" ? "\"standard\"" : "\"none\"";
  return value.word() ? fmt::format("\"{}\"", *value.word()) : value.text();
}

std::string clause_text(const std::string& id, const Ruleset& parent, const Ruleset& rules) {
  const Topic& topic = *rulebook::find_topic(id);
  const rulebook::Answer& before = parent.answer(id);
  std::string text = fmt::format("\n# {}\n# Instead of {} ({}).\n", topic.question,
                                 value_text(topic, before.value),
                                 before.clause ? before.clause->id() : "the text is silent");
  return text +
         fmt::format("[[clause]]\ntopic = \"{}\"\nvalue = {}\n", id, value_text(topic, rules[id]));
}

// What cannot be told apart, and why.
std::string comments(const char* heading, const std::vector<identify::Untold>& rules) {
  if (rules.empty()) return {};
  std::string text = fmt::format("\n# These answers were not told apart; {}.\n", heading);
  for (const identify::Untold& one : rules) {
    text += fmt::format("# - {}\n#   {}\n", in_words(one), why(one));
  }
  return text;
}

}  // namespace

std::string edition_file(const Globals& globals, const Identified& identified,
                         const std::string& path) {
  Globals fresh;
  fresh.editions_dir = globals.editions_dir;
  rulebook::Library& library = fresh.library();
  const Ruleset rules = identified.verdict.explanation.rules(identified.all->candidates());
  const rulebook::Scope scope{rules.scope().players, {}};
  const Edition& parent = parent_of(rules, library);
  const Ruleset printed(parent, scope);
  const std::string id = id_for(path, library);
  std::string text = fmt::format(
      "# The rules that `hanaproof identify` found. Check them: hanaproof check {}\n"
      "id = \"{}\"\ntitle = \"The rules that {} by\"\ninherit = \"{}\"\nplayers = [{}]\n",
      std::filesystem::path(path).filename().string(), id,
      identified.engine.empty() ? "a table plays" : "an engine plays", parent.id, scope.players);
  for (const std::string& topic : changed(printed, rules)) {
    text += clause_text(topic, printed, rules);
  }
  text += comments("no situation was found that shows it", identified.verdict.alike);
  text += comments("the situations that show it cannot be asked about", identified.verdict.untold);
  const Ruleset written(library.add({path, text}), scope);
  if (const auto wrong = changed(written, rules); !wrong.empty()) {
    throw std::logic_error("--out: the file says otherwise on " + wrong.front());
  }
  return text;
}

}  // namespace hanaproof::cli
