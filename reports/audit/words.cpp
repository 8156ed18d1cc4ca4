#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "reports/audit/audit.h"

namespace hanaproof::reports {

using audit::Audit;
using audit::Basis;
using audit::Circle;
using audit::Evidence;
using audit::IdleClause;
using audit::IdleClauses;
using audit::MatchEnd;
using audit::MatchEnds;
using audit::Round;
using audit::Rounds;
using audit::Scores;
using audit::SharedYaku;
using audit::SharedYakus;
using audit::Trap;
using audit::Traps;
using audit::UnusedClause;
using audit::UnusedClauses;

namespace {

// "counted: ... (1,340,029,796,352 cases)".
std::string evidence_text(const Evidence& evidence) {
  std::string text = fmt::format("[{}] {}", name(evidence.basis), evidence.method);
  if (evidence.space > 0) text += fmt::format(" Cases: {}.", evidence.space);
  return text;
}

template <class Move>
std::string line_text(const std::vector<Move>& line) {
  std::vector<std::string> moves;
  for (const Move& move : line) moves.push_back(move.text());
  return fmt::format("{}", fmt::join(moves, " "));
}

std::string line_text(const Round& round) {
  if (round.bets) {
    return fmt::format("with {} coins: {}", fmt::join(round.bets->money, ", "),
                       line_text(round.bets->bets));
  }
  return round.hachi ? line_text(round.hachi->line) : line_text(round.line);
}

class Writer {
 public:
  explicit Writer(const Audit& audit) : audit_(audit) {}

  void write() {
    if (audit_.traps) traps(*audit_.traps);
    if (audit_.idle) idle(*audit_.idle);
    if (audit_.unused) unused(*audit_.unused);
    if (audit_.scores) scores(*audit_.scores);
    if (audit_.shared) shared(*audit_.shared);
    if (audit_.rounds) rounds(*audit_.rounds);
    if (audit_.matches) matches(*audit_.matches);
    if (audit_.left_out.empty()) return;
    heading("Left out");
    for (const std::string& what : audit_.left_out) item(what);
  }
  std::vector<AuditPart> take() { return std::move(parts_); }

 private:
  void heading(const std::string& text) { parts_.push_back({text}); }
  void say(AuditLine::Sort sort, const std::string& text) {
    parts_.back().lines.push_back({sort, text});
  }
  void item(const std::string& text) { say(AuditLine::Sort::item, text); }
  void paragraph(const std::string& text) { say(AuditLine::Sort::text, text); }
  void evidence(const Evidence& one) { say(AuditLine::Sort::evidence, evidence_text(one)); }

  void list(const std::vector<Trap>& traps) {
    for (const Trap& trap : traps) {
      item(fmt::format("{}. Least: {} + {}: {} falls to {}; {} lost at most; {} piles and captures",
                       trap.cause, trap.before.empty() ? "nothing" : trap.before.codes(),
                       trap.captured.codes(), trap.from, trap.to, trap.deepest, trap.steps));
    }
  }

  void traps(const Traps& found) {
    heading("Does capturing more ever lower one's score?");
    paragraph(found.traps.empty() ? fmt::format("Never ({}).", found.of)
                                  : fmt::format("Yes, in {} way{} ({}):", found.traps.size(),
                                                found.traps.size() == 1 ? "" : "s", found.of));
    list(found.traps);
    evidence(found.evidence);
    if (found.results_follow) {
      paragraph(*found.results_follow
                    ? "What is written down, multiplied, falls exactly where points do."
                    : "What is written down, multiplied, may fall where points do not.");
      evidence(found.result_evidence);
    }
    if (!found.by_card) return;
    paragraph(found.by_card->empty() ? "A single card more: never."
                                     : "A single card more, in these ways:");
    list(*found.by_card);
    evidence(found.by_card_evidence);
  }

  void idle(const IdleClauses& found) {
    heading("Clauses without an effect that can be seen");
    std::vector<std::string> assumed;
    for (const IdleClause& one : found.idle) {
      if (one.why == IdleClause::Why::assumed) assumed.push_back(one.clause);
      if (one.why == IdleClause::Why::twice) {
        item(fmt::format("{}: {}. Another clause says the same.", one.clause, one.value));
      }
      if (one.why == IdleClause::Why::unseen) {
        item(fmt::format("{}: {}. Without it: {}. {}", one.clause, one.value, one.otherwise,
                         evidence_text(one.evidence)));
      }
    }
    if (assumed.size() == found.idle.size()) paragraph("None that only says things again.");
    paragraph(
        fmt::format("{} more say what is assumed of a silent text anyway; {} are never played by.",
                    assumed.size(), found.text_only));
    if (!found.uncompared.empty()) {
      paragraph(fmt::format(
          "Not compared, because nothing asked for them or the solver gave no answer: {}",
          fmt::join(found.uncompared, ", ")));
    }
    evidence(found.evidence);
  }

  void unused(const UnusedClauses& found) {
    heading("Clauses that no situation uses");
    for (const UnusedClause& one : found.unused) {
      const std::string only = one.only_at.empty() ? "" : fmt::format("only at {}: ", one.only_at);
      item(fmt::format("{}: {}{}{}", one.clause, only, one.why,
                       one.evidence.basis == Basis::searched
                           ? std::string()
                           : fmt::format(" {}", evidence_text(one.evidence))));
    }
    paragraph(fmt::format("{} clauses were used.", found.used));
    evidence(found.evidence);
  }

  void scores(const Scores& found) {
    heading("Scores that can never occur");
    paragraph(fmt::format("Possible ({}): {}", found.of, found.possible));
    paragraph(fmt::format("Never, up to the highest: {}", found.never));
    if (!found.results_never.empty()) {
      paragraph(
          fmt::format("Never as a result, multiplied as calls and points have it, up to the "
                      "highest points: {}",
                      found.results_never));
    }
    const auto& best = *found.table.rows.rbegin();
    paragraph(fmt::format("The highest, {}, in {} piles, the least of them {} cards: {}",
                          best.first, best.second.piles, best.second.least.size(),
                          best.second.least.codes()));
    evidence(found.evidence);
  }

  void shared(const SharedYakus& found) {
    heading("Yaku that only one side can make in a round");
    std::vector<std::string> never;
    for (const SharedYaku& one : found.yaku) {
      if (!one.possible) never.push_back(one.yaku);
    }
    paragraph(never.empty() ? "None." : fmt::format("{}", fmt::join(never, ", ")));
    for (const SharedYaku& one : found.yaku) {
      if (!one.possible) continue;
      item(fmt::format("both: {}, with {} and {}{}", one.yaku, one.first.codes(),
                       one.second.codes(),
                       one.deal ? fmt::format("; a round of {} decisions shows it", one.line.size())
                       : one.looked_for ? "; no round was found that shows it"
                                        : "; no round was looked for"));
    }
    evidence(found.evidence);
  }

  void round(const char* what, const std::optional<Round>& one, int bound, const char* relation,
             const std::string& argument) {
    if (one && one->plies == bound) {
      paragraph(
          fmt::format("{}: {} decisions, as few or as many as can be: {}.", what, bound, argument));
    } else {
      paragraph(fmt::format(
          "{}: {} {} decisions: {}. {}", what, relation, bound, argument,
          one ? fmt::format("Found: {}.", one->plies) : std::string("None was found.")));
    }
    if (one) item(line_text(*one));
  }

  void rounds(const Rounds& found) {
    heading("The shortest and the longest round");
    if (found.may_be_unplayed) {
      paragraph("A deal may end the round before the first decision.");
    }
    if (found.unplayed) {
      item(fmt::format("A round may be over after {} decision{}, with no card played: {}",
                       found.unplayed->plies, found.unplayed->plies == 1 ? "" : "s",
                       line_text(*found.unplayed)));
    }
    round("Shortest that is played", found.shortest, found.shortest_bound, "at least",
          found.shortest_argument);
    round("Longest", found.longest, found.longest_bound, "at most", found.longest_argument);
    for (const std::string& game : found.small_games) item(game);
    evidence(found.evidence);
  }

  void matches(const MatchEnds& found) {
    heading("Does a match come to its end?");
    for (const MatchEnd& end : found.rules) {
      std::vector<std::string> readings;
      for (const auto& [topic, value] : end.readings) {
        readings.push_back(fmt::format("{} = {}", topic, value));
      }
      const std::string rules = readings.empty()
                                    ? std::string("By default rules")
                                    : fmt::format("With {}", fmt::join(readings, ", "));
      if (end.most_rounds > 0) {
        item(fmt::format("{}: after {} rounds that are not void: {}.", rules, end.most_rounds,
                         end.argument));
      } else {
        item(fmt::format("{}: it need not.", rules));
      }
      for (const Circle& circle : end.circles) {
        item(
            fmt::format("{}: {}. After {} rounds, {} more lead back to the same match{}{}",
                        by(circle.by), circle.how, circle.before.size(), circle.rounds.size(),
                        circle.amounts_differ ? ", but for amounts, which grow" : "",
                        circle.by == Circle::By::void_deals ? "" : ", but for the round's number"));
      }
    }
    evidence(found.evidence);
  }

  static std::string_view by(Circle::By by) {
    switch (by) {
      case Circle::By::players:
        return "players can make it go on";
      case Circle::By::fields:
        return "fields make it go on";
      default:
        return "void deals make it go on";
    }
  }

  const Audit& audit_;
  std::vector<AuditPart> parts_;
};

}  // namespace

EditionAudit in_words(const Audit& audit) {
  Writer writer(audit);
  writer.write();
  return {audit.edition, audit.scope.text(), writer.take()};
}

}  // namespace hanaproof::reports
