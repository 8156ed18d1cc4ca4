#include "checker/engines/adapter/check.h"

#include <array>

#include "checker/engines/adapter/answers.h"
#include "checker/games/registry.h"

namespace hanaproof::adapter {

namespace {

struct Rule {
  const char* id;
  const char* holds;
  void (*look)(Asker&);
};

// Before it has said who it is.
const std::array<Rule, 2> kFirst = {
    {{"start", "A new process answers in time.", starts},
     {"hello", "Hello says who is there, what it does and what it keeps, in known words.",
      says_hello}}};

const std::array<Rule, 21> kThen = {
    {{"ids", "Each reply has the id of its request.", keeps_ids},
     {"unknown", "What it does not understand it answers with an error, and goes on.",
      refuses_unknown},
     {"fields", "Unknown fields of a request are passed over.", passes_over_fields},
     {"unsupported", "What it does not do it answers with unsupported.", says_unsupported},
     {"first", "The first request of a process need not be hello.", needs_no_hello},
     {"moves", "Moves are written as the notation has them, each once.", lists_moves},
     {"playable", "Each move that it lists it can play.", plays_its_moves},
     {"positions", "A position comes back with its edition and its cards.", returns_positions},
     {"rules", "A position comes back with its rules.", keeps_rules},
     {"order", "Sets of cards come back in the order of the codes.", sorts_cards},
     {"sets", "The order of hands, field and captured in a request changes nothing.",
      takes_any_order},
     {"score", "A score has an entry for each seat, and at the end what it keeps.", scores},
     {"open", "A deal that it opens comes back with its cards.", opens},
     {"books-kept", "The books that it keeps change with calls and cards.", keeps_books},
     {"books-left", "The books that it does not keep come back as they were.", leaves_books},
     {"replay", "A deal that is played forward keeps its cards.", replays},
     {"replay-moves", "Each move that it lists after a line it can play.", replays_its_moves},
     {"deal", "A seed gives one deal, and others give others.", deals},
     {"twice", "The same request is answered in the same way twice.", says_the_same_twice},
     {"between", "The answer stays the same after a request about another position.",
      forgets_other_positions},
     {"backwards", "The order of the requests changes no answer.", has_no_order}}};

Check run(const Rule& rule, Asker& asker) {
  Check check{.id = rule.id, .holds = rule.holds};
  const auto wrong = [&](const std::string& found, const std::string& change) {
    check.verdict = Verdict::wrong;
    check.found = found;
    check.change = change;
    check.request = asker.talk().request();
    check.reply = asker.talk().reply();
  };
  try {
    rule.look(asker);
  } catch (const Unseen& unseen) {
    check.verdict = Verdict::skipped;
    check.found = unseen.what();
  } catch (const Wrong& it) {
    wrong(it.what(), it.change);
  } catch (const Silence& silence) {
    wrong(silence.what(),
          "Write one line for each request, flush it at once, and let no request end the process; "
          "--start-seconds and --reply-seconds give it more time.");
  }
  return check;
}

}  // namespace

std::string_view name(Verdict verdict) {
  constexpr std::array<std::string_view, 3> kNames = {"ok", "wrong", "skipped"};
  return kNames[static_cast<std::size_t>(verdict)];
}

std::vector<Check> check(const std::string& command, const client::Limits& limits,
                         const ChooseRules& choose) {
  Talk talk(command, limits);
  Asker asker(talk);
  std::vector<Check> checks;
  bool greets = true;
  for (const Rule& rule : kFirst) {
    if (greets) {
      checks.push_back(run(rule, asker));
      greets = checks.back().verdict == Verdict::ok;
    } else {
      checks.push_back({rule.id, rule.holds, Verdict::skipped, "it does not start"});
    }
  }
  if (greets) {
    Subject subject;
    const rulebook::Ruleset rules = choose(asker.hello());
    subject.family = &games::family(rules);
    subject.spec = spec::game(rules);
    subject.material = material(*subject.spec, *subject.family);
    asker.ask_about(std::move(subject));
  }
  for (const Rule& rule : kThen) {
    checks.push_back(greets
                         ? run(rule, asker)
                         : Check{rule.id, rule.holds, Verdict::skipped, "it does not say hello"});
  }
  return checks;
}

}  // namespace hanaproof::adapter
