// What becomes of differences that were met: they come up again, are explained by other rules, and
// are made simple.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "checker/engines/regress/hunt.h"

namespace hanaproof::regress {

// Situations that other answers are tried on: so many, and so many where it takes more to choose.
inline constexpr std::size_t kTried = 24;
inline constexpr std::size_t kTriedAgain = 64;

// A situation in a game of one of the rulesets.
struct Example {
  std::size_t fuzzer = 0;
  games::Line line;
  std::set<std::string> aside = {};  // members that were set aside when it was met
};

// What was met with one signature, until a rule explains it.
struct Kind {
  enum class State {
    fresh,        // met, and not yet looked at again
    confirmed,    // it came up again
    unexplained,  // by no rule, as far as was tried
    explained,    // it belongs to a rule now
    fault,        // of the engine itself
    passing,      // it did not come up again
  };
  Found found;
  std::size_t fuzzer = 0;  // that met it first
  State state = State::fresh;
  std::vector<Example> examples = {};
};
using Kinds = std::list<Kind>;

// The same questions come many times while this lives.
class Repeating {
 public:
  explicit Repeating(const HuntOptions& options) : options_(options) { options_.repeats(true); }
  ~Repeating() { options_.repeats(false); }
  Repeating(const Repeating&) = delete;
  Repeating& operator=(const Repeating&) = delete;

 private:
  const HuntOptions& options_;
};

// All but one.
inline Answers without(Answers answers, const std::string& topic) {
  answers.erase(topic);
  return answers;
}

class Settler {
 public:
  // All must outlive it.
  Settler(const std::vector<std::unique_ptr<Fuzzer>>& fuzzers, const rulebook::Library& library,
          const HuntOptions& options, Hunted& hunted, Kinds& kinds)
      : fuzzers_(fuzzers), library_(library), options_(options), hunted_(hunted), kinds_(kinds) {}

  // It counts when the same kind of thing comes up again, and nothing that the engine has in mind
  // can be why.
  void confirm(Kind& kind);
  // Gives up answers that the engine was seen not to play by, and takes others for its own, one
  // after the other, the one that explains most first, as long as one explains anything that is
  // open. Whether anything changed.
  bool explain();
  // From now on by formulas, too: what is open is looked at anew, once.
  void allow_formulas();
  // What explained most at its time may stand in the way of what explains more: gives up all
  // that may do so, and one after the other, and keeps what comes of it where less is open then.
  // Whether anything changed.
  bool reconsider();
  // Takes back answers that the others make needless, makes everything simple, and looks for other
  // editions.
  void finish();
  // Enters what there is.
  void collect();

 private:
  // What one answer explains.
  struct Explained {
    Found found;
    std::vector<Example> examples;
    std::optional<Attribution> before = {};  // whose answer to the same question this one replaced
  };

  Fuzzer& fuzzer(std::size_t at) const { return *fuzzers_[at]; }
  bool is_open(const Kind& kind) const {
    return kind.state == Kind::State::confirmed || kind.state == Kind::State::unexplained;
  }
  // Somebody's answer to what some open kinds of one ruleset come to, if there is one.
  std::optional<Attribution> next_rule();
  std::vector<Kind*> open_of_one_ruleset(std::size_t& at);
  void adopt(const Attribution& attribution);
  bool retract();
  // The answers as they were before this one.
  Answers before(const Explained& one) const;
  // Enters situations that are open, by what they show now.
  void reopen(const Found& found, const std::vector<Example>& examples);
  Explained& explained_by(const Attribution& attribution);
  std::optional<lockstep::Difference> held_against(const spec::Game& spec,
                                                   const Example& example) const;
  void move_explained(Kind& kind, const std::function<bool(const Example&)>& agrees, Explained& to);
  void drop_needless();
  bool speaks_against(const Example& example, const std::set<std::string>& members,
                      const Explained& one) const;
  bool is_spoken_against(const Explained& one) const;
  // Kinds that no rule would explain if this were the end.
  std::ptrdiff_t left_unexplained();
  // Gives up answers that make something differ, where less is then left unexplained.
  void drop_bought();
  // What is given up may be taken back.
  struct Memory {
    Answers rules;
    Kinds kinds;
    std::list<Explained> explained;
    std::set<Answers> played_by;
  };
  Memory remembered() const;
  void recall(const Memory& memory);
  void regroup();
  void merge_unexplained();
  // Of each fuzzer.
  std::vector<std::shared_ptr<const spec::Game>> specs(const Answers& answers) const;
  bool is_in_the_way(const Explained& one) const;
  // For the answer before it, if there was one.
  void give_up(std::list<Explained>::iterator one);
  void give_up(const std::string& topic);  // altogether
  // Whether the engine plays by these answers in a situation.
  std::function<bool(const Example&)> agreeing(const Answers& answers) const;
  void simplify(Explained& one);
  void simplify(Kind& kind);
  bool simplify_by(Explained& one, const Answers& base);
  void look_for_editions();
  void play_by(const Answers& answers);
  void tell();
  Stop until(double seconds) const;

  const std::vector<std::unique_ptr<Fuzzer>>& fuzzers_;
  const rulebook::Library& library_;
  const HuntOptions& options_;
  Hunted& hunted_;
  Kinds& kinds_;
  std::list<Explained> explained_;
  Formulas formulas_ = Formulas::none;
  std::size_t tried_ = kTried;
  std::set<Answers> played_by_;  // all that were taken for the engine's so far
};

}  // namespace hanaproof::regress
