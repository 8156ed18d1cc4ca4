#include "reports/dossier/proposal.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <tuple>

#include "checker/editions/survey/answers.h"

namespace hanaproof::reports {

using checker::Finding;
using checker::Kind;
using checker::Stance;
using rulebook::Topic;
using rulebook::Value;

namespace {

// How much speaks for an answer: texts of the book that give it, those that can be read so, and
// those that can be read so in the first place; then other books.
struct Votes {
  Value answer;
  std::ptrdiff_t said = 0, elsewhere = 0, read = 0, read_first = 0;
};

std::ptrdiff_t those_that_say(const std::vector<Stand>& stands, const Value& answer) {
  return std::ranges::count_if(stands, [&](const Stand& stand) {
    return stand.stance == Stance::says && !stand.answers.empty() &&
           stand.answers.front() == answer;
  });
}

// What firmly says what is proposed for a question decides what belongs to it, so that the two fit.
std::vector<Stand> that_agree(const std::vector<Stand>& stands, const Asked* head) {
  if (!head || !head->proposal) return stands;
  std::vector<Stand> agreeing;
  std::ranges::copy_if(stands, std::back_inserter(agreeing), [&](const Stand& stand) {
    const auto same = std::ranges::find(head->stands, stand.edition, &Stand::edition);
    return same != head->stands.end() && !is_news(*head, *same);
  });
  return agreeing.empty() ? stands : agreeing;
}

std::vector<Votes> votes_of(const Asked& asked) {
  std::vector<Votes> all;
  for (const Stand& stand : asked.stands) {
    if (stand.stance != Stance::says && stand.stance != Stance::either) continue;
    for (const Value& answer : stand.answers) {
      auto votes = std::ranges::find(all, answer, &Votes::answer);
      if (votes == all.end()) {
        const auto said = those_that_say(asked.stands, answer);
        votes = all.insert(votes, {answer, said, those_that_say(asked.elsewhere, answer)});
      }
      if (stand.stance != Stance::either) continue;
      ++votes->read;
      if (answer == stand.answers.front()) ++votes->read_first;
    }
  }
  return all;
}

// What is said by most; of the same number, what more can be read so, or other books say.
std::optional<Votes> most_said(const std::vector<Votes>& votes) {
  const auto rank = [](const Votes& each) {
    return std::tuple(each.said, each.read, each.elsewhere);
  };
  if (votes.empty()) return std::nullopt;
  const Votes& most = *std::ranges::max_element(votes, {}, rank);
  return most.said > 0 ? std::optional(most) : std::nullopt;
}

// The reading that most have; of several, what other books say, or stands first.
std::optional<Proposal> most_read(const std::vector<Votes>& votes) {
  if (votes.empty()) return std::nullopt;
  const auto rank = [](const Votes& each) {
    return std::tuple(each.read, each.elsewhere, each.read_first);
  };
  const Votes& most = *std::ranges::max_element(votes, {}, rank);
  const bool alike = std::ranges::count(votes, most.read, &Votes::read) > 1;
  return Proposal{most.answer,
                  alike && most.elsewhere > 0 ? Because::elsewhere : Because::likeliest};
}

}  // namespace

std::optional<Value> answer_told(const Topic& topic, const std::string& text,
                                 const std::vector<Stand>& stands) {
  for (const Stand& stand : stands) {
    for (const Value& answer : stand.answers) {
      if (checker::answer_text(topic, answer) == text) return answer;
    }
  }
  const Value value = Value::parse(text);
  return topic.type.mismatch(value) ? std::nullopt : std::optional(value);
}

std::optional<Proposal> proposal_of(const Topic& topic, const Asked& asked, const Finding* finding,
                                    const Asked* head) {
  if (finding && !finding->leans.empty()) {
    if (const auto value = answer_told(topic, finding->leans, asked.stands))
      return Proposal{*value, Because::leans};
  }
  // What its rules come to, and not what the text claims of them, stands on the second side.
  if (finding && finding->evidence.method == checker::Method::arithmetic &&
      finding->positions.size() == 2) {
    if (const auto value = answer_told(topic, finding->positions[1].value, asked.stands))
      return Proposal{*value, Because::only};
  }
  // What a text claims of its own rules and they refute is to be left out: nobody prints a denial.
  if (finding && finding->kind == Kind::internal && topic.id.starts_with("claim."))
    return std::nullopt;
  const std::vector<Votes> votes =
      votes_of({.stands = that_agree(asked.stands, head), .elsewhere = asked.elsewhere});
  if (const auto most = most_said(votes)) {
    const auto all = std::ssize(asked.stands);
    // What is printed beside the rules is mended towards what is usual.
    if (topic.asked == rulebook::Asked::text && !topic.id.starts_with("claim.") &&
        those_that_say(asked.stands, topic.customary) > 0)
      return Proposal{topic.customary, all == 1 ? Because::only : Because::some};
    return Proposal{most->answer, all == 1               ? Because::only
                                  : 2 * most->said > all ? Because::most
                                                         : Because::some};
  }
  if (auto reading = most_read(votes)) return reading;
  if (const auto other = most_said(votes_of({.stands = asked.elsewhere})))
    return Proposal{other->answer, Because::elsewhere};
  if (topic.type.mismatch(topic.customary)) return std::nullopt;
  return Proposal{topic.customary, Because::custom};
}

}  // namespace hanaproof::reports
