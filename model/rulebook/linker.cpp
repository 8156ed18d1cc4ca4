#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "model/rulebook/edition_reader.h"
#include "model/rulebook/nearest.h"
#include "model/rulebook/open_topics.h"
#include "model/rulebook/playable.h"
#include "model/rulebook/toml_reader.h"

namespace hanaproof::rulebook {

namespace {

class Linker {
 public:
  explicit Linker(std::vector<Draft> drafts) : drafts_(std::move(drafts)) {
    std::ranges::sort(drafts_, {}, [](const Draft& draft) { return draft.edition.id; });
  }

  std::vector<Edition> link() {
    for (const Draft& draft : drafts_) mistakes_.add(draft.mistakes.all());
    for (Draft& draft : drafts_) {
      if (mistakes_.keep([&] { link(draft); })) continue;
      // What led to the mistake would only repeat it.
      linked_.insert(chain_.begin(), chain_.end());
      chain_.clear();
    }
    for (const Draft& draft : drafts_) check_clauses(draft.edition);
    // What was not read is not there to be named.
    if (mistakes_.all().empty()) {
      for (const Draft& draft : drafts_) check_names(draft);
    }
    mistakes_.refuse();
    std::vector<Edition> editions;
    for (Draft& draft : drafts_) editions.push_back(std::move(draft.edition));
    return editions;
  }

 private:
  void link(Draft& draft) {
    if (linked_.contains(draft.edition.id)) return;
    chain_.push_back(draft.edition.id);
    if (!draft.edition.inherits.empty()) {
      const Edition& parent = base(draft, draft.edition.inherits, draft.inherits, "inherit");
      check_same_game(draft, parent);
      inherit(draft.edition, parent);
    }
    if (!draft.edition.supplements.empty()) {
      const Edition& added =
          base(draft, draft.edition.supplements, draft.supplements, "supplements");
      draft.edition.clauses.insert(draft.edition.clauses.end(), added.clauses.begin(),
                                   added.clauses.end());
      draft.edition.options.insert(added.options.begin(), added.options.end());
    }
    chain_.pop_back();
    linked_.insert(draft.edition.id);
  }

  // The edition that a draft names, linked.
  const Edition& base(const Draft& draft, const std::string& id, const FilePosition& position,
                      std::string_view key) {
    const auto found =
        std::ranges::find(drafts_, id, [](const Draft& other) { return other.edition.id; });
    if (found == drafts_.end()) {
      fail_at(draft.edition.file, position,
              fmt::format("{}: there is no edition {}: expected one of those at hand{}", key, id,
                          nearest_is(nearest(id, ids()))));
    }
    const auto begun = std::ranges::find(chain_, id);
    if (begun != chain_.end()) {
      std::string circle;
      for (auto step = begun; step != chain_.end(); ++step) circle += *step + " -> ";
      fail_at(draft.edition.file, position,
              fmt::format("{}: the editions build on each other in a circle: {}{}; expected an "
                          "edition that does not build on this one",
                          key, circle, id));
    }
    link(*found);
    return found->edition;
  }

  static void check_same_game(const Draft& draft, const Edition& parent) {
    const Edition& edition = draft.edition;
    if (edition.game.empty() || is_base(parent) || edition.game == parent.game) return;
    fail_at(
        edition.file, draft.inherits,
        fmt::format("inherit: {} is of the game {}: expected an edition of {}, or game = \"{}\"",
                    parent.id, parent.game, edition.game, parent.game));
  }

  static void inherit(Edition& edition, const Edition& parent) {
    if (edition.title.empty()) edition.title = parent.title;
    if (edition.terms.empty()) edition.terms = parent.terms;
    if (edition.game.empty()) edition.game = parent.game;
    if (edition.language.empty()) edition.language = parent.language;
    if (edition.players.empty()) edition.players = parent.players;
    edition.options.insert(parent.options.begin(), parent.options.end());
    std::set<const Topic*> own;
    for (const Clause& clause : edition.clauses) own.insert(clause.topic);
    for (const Clause& clause : parent.clauses) {
      if (!own.contains(clause.topic)) edition.clauses.push_back(clause);
    }
  }

  // What only the linked edition can tell of its own clauses.
  void check_clauses(const Edition& edition) {
    if (edition.game.empty()) return;  // it could not be read
    for (const Clause& clause : edition.clauses) {
      if (clause.edition != edition.id) continue;
      mistakes_.keep([&] { check_game(edition, clause); });
      mistakes_.keep([&] { check_players(edition, clause); });
      mistakes_.keep([&] { check_options(edition, clause); });
    }
  }

  // Clauses, yaku and combinations that others name.
  void check_names(const Draft& draft) {
    const Edition& edition = draft.edition;
    std::vector<std::string> clauses;
    for (const Clause& clause : edition.clauses) clauses.push_back(clause.id());
    for (const auto& [id, position] : draft.settles) {
      if (std::ranges::find(clauses, id) != clauses.end()) continue;
      mistakes_.keep([&] { fail_at(edition.file, position, unknown_clause(id, clauses)); });
    }
    for (const Clause& clause : edition.clauses) {
      if (clause.edition != edition.id) continue;
      for (const Reading& reading : clause.readings) {
        mistakes_.keep([&] { check_hides(edition, clause, reading.value); });
        mistakes_.keep([&] { check_combination(edition, clause, reading.value); });
      }
    }
  }

  static std::string unknown_clause(const std::string& id,
                                    const std::vector<std::string>& clauses) {
    return fmt::format("settles: there is no clause {}: expected one of the supplemented edition{}",
                       id, nearest_is(nearest(id, clauses)));
  }

  static void check_players(const Edition& edition, const Clause& clause) {
    for (const int players : clause.when.players) {
      const bool known = edition.players.empty() ||
                         std::ranges::find(edition.players, players) != edition.players.end();
      if (!known) {
        fail_at(edition.file, clause.position,
                fmt::format("{} holds for {} players, whom {} does not know: expected one of its "
                            "players = [{}]",
                            clause.id(), players, edition.id, fmt::join(edition.players, ", ")));
      }
    }
  }

  // Options are those of all games, and those that the edition names.
  static void check_options(const Edition& edition, const Clause& clause) {
    std::vector<std::string> known;
    for (const Topic* option : options_of(edition))
      known.push_back(option->id.substr(kOptionTopics.size()));
    const auto check = [&](const std::string& option) {
      if (std::ranges::find(known, option) == known.end())
        fail_at(edition.file, clause.position, unknown_word("option", option, known));
    };
    if (clause.when.option) check(*clause.when.option);
    if (is_option(*clause.topic)) check(clause.topic->id.substr(kOptionTopics.size()));
  }

  static void check_game(const Edition& edition, const Clause& clause) {
    if (concerns(*clause.topic, edition.game)) return;
    fail_at(edition.file, clause.position,
            fmt::format("{} is a question of {} games, and {} is a {} game: expected one of its "
                        "own (`hanaproof topics`)",
                        clause.topic->id, name(clause.topic->family), edition.game,
                        name(family_of(edition.game))));
  }

  // A combination can only catch, be replayed up to, and stand in order beside those that exist.
  static void check_combination(const Edition& edition, const Clause& clause, const Value& value) {
    std::vector<Value> named;
    const auto add_all = [&](const Value* list) {
      if (list) named.insert(named.end(), list->list()->begin(), list->list()->end());
    };
    if (clause.topic->id == "combination.order") add_all(&value);
    if (clause.topic->id.starts_with(kCombinationTopics) && value.record()) {
      add_all(value.field("catches"));
      if (const Value* limit = value.field("replays-up-to")) named.push_back(*limit);
    }
    for (const Value& one : named) {
      const Topic* topic = find_topic(std::string(kCombinationTopics) + *one.word());
      const auto states = [&](const Clause& other) { return other.topic == topic; };
      if (topic && std::ranges::any_of(edition.clauses, states)) continue;
      std::vector<std::string> known;
      for (const Clause& other : edition.clauses) {
        if (other.topic->id.starts_with(kCombinationTopics)) {
          known.push_back(other.topic->id.substr(kCombinationTopics.size()));
        }
      }
      fail_at(edition.file, clause.position,
              fmt::format("{}: {} has no combination {}{}", clause.topic->id, edition.id,
                          *one.word(), nearest_is(nearest(*one.word(), known))));
    }
  }

  // A yaku can only hide one that exists.
  static void check_hides(const Edition& edition, const Clause& clause, const Value& value) {
    const Value* hides =
        clause.topic->type.sort() == Type::Sort::yaku ? value.field("hides") : nullptr;
    if (!hides) return;
    const std::vector<std::string> known = named(kYakuTopics, edition);
    for (const std::string& hidden : hides->words()) {
      if (std::ranges::find(known, hidden) != known.end()) continue;
      fail_at(edition.file, clause.position,
              fmt::format("hides: there is no yaku {}: expected one of {}{}", hidden,
                          fmt::join(known, ", "), nearest_is(nearest(hidden, known))));
    }
  }

  std::vector<std::string> ids() const {
    std::vector<std::string> all;
    for (const Draft& draft : drafts_) all.push_back(draft.edition.id);
    return all;
  }

  std::vector<Draft> drafts_;
  Mistakes mistakes_;
  std::set<std::string> linked_;
  std::vector<std::string> chain_;  // the editions that are being linked, each for the one before
};

}  // namespace

std::vector<Edition> link(std::vector<Draft> drafts) { return Linker(std::move(drafts)).link(); }

}  // namespace hanaproof::rulebook
