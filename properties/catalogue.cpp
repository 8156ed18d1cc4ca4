#include "properties/catalogue.h"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "properties/discharge.h"
#include "properties/division.h"
#include "properties/month_walk.h"
#include "solvers/rounds/bounds.h"
#include "solvers/small/betting_games.h"

namespace hanaproof::properties {

using rulebook::Clause;
using rulebook::Edition;
using rulebook::Ruleset;
using rulebook::Scope;

namespace {

// The games that the specification plays.
constexpr std::array<std::string_view, 5> kGames = {"hachi-hachi", "hana-awase", "koi-koi",
                                                    "sakura", "sutda"};

// Of which games something is said, by what counts when a round is over; or of those in which
// players bet.
enum class Counts {
  either,      // yaku, or cards, or both
  yaku,        // whether cards count too or not
  yaku_alone,  // and players call
  cards,       // whether yaku count too or not
  both,        // yaku act on the scores of cards
  coins,
  hachi,  // Hachi-Hachi
};

// What is said of every edition at every scope, or, with a topic, by the clauses on that topic.
struct Property {
  std::string id;
  std::string statement;
  std::string claim;                 // the topic, for claims
  std::vector<std::string> depends;  // topics that decide it, by their beginnings
  bool players = false;              // whether the number of players does, too
  Counts counts = Counts::either;    // of which games it is said
  std::vector<Means> means;
  bool (*applies)(const Ruleset&) = nullptr;  // of which scopes; of all where there is none
};

// The lightning can be played as a wildcard, every card comes to the table, and where it is not
// played so none is left.
bool wildcard_alone_leaves(const Ruleset& rules) {
  if (rules["option.wildcard"] != "on" || rules["wildcard.from-hand"] != "any-card" ||
      !rounds::all_cards_come(rules)) {
    return false;
  }
  const spec::Rules of_play(rules);
  return MonthWalk(of_play).leftovers(cards::CardSet::month(1)) == std::set{cards::CardSet()};
}

bool carries_fields(const Ruleset& rules) { return rules["field.carry"] == "carried"; }

bool plays_grand_first(const Ruleset& rules) {
  return carries_fields(rules) && rules["field.priority"] == "grand-first";
}

// Enough sides to have one card each of a yaku of three.
bool has_three_sides(const Ruleset& rules) {
  return can_be_divided(rules) && sides_of(spec::Rules(rules)).number() >= 3;
}

const std::vector<Property>& properties() {
  using enum Method;
  const std::vector<std::string> piles = {"yaku.", "card.sake-cup", "capture."};
  const std::vector<std::string> base = {"yaku.",          "card.sake-cup", "capture.",
                                         "score.yaku-add", "option.triad",  "triad.points"};
  const std::vector<std::string> scores = {"yaku.",          "card.sake-cup", "capture.",
                                           "score.",         "option.triad",  "triad.points",
                                           "deal.hand-size", "claim.scores"};
  const std::vector<std::string> rounds = {"yaku.",  "card.",         "capture.", "play.",
                                           "deal.",  "dealer.begins", "hand.",    "field.",
                                           "round.", "teams.",        "option.",  "score."};
  const std::vector<std::string> bets = {"bet.",         "dealer.", "payment.",  "showdown.",
                                         "combination.", "points.", "deck.cards"};
  const std::vector<std::string> fields = {"field.", "round.no-match-counts", "deal.field-size",
                                           "match.rounds", "claim.carry-examples"};
  const std::vector<std::string> money = {
      "money.",      "loan.",  "half.",   "marker.", "pot.",    "final.",
      "four-three.", "stay.",  "pass.",   "blank.",  "chased.", "deal.blank",
      "field.",      "combo.", "sage.",   "yoshi.",  "count",   "double-eight",
      "all-eights.", "escape", "diving.", "mizuten."};
  // A clause on the cards dealt comes up in some deal: one theorem a topic.
  const auto comes_up = [](const std::string& topic, const std::string& size) -> Property {
    return {topic,
            "Some deal makes this rule come up.",
            topic,
            {topic, "hand.four-pairs.means", size},
            true,
            Counts::either,
            {{exhaustive, deal_rule_counted}, {arithmetic, deal_rule_laid_out}}};
  };
  static const std::vector<Property> all = {
      {"betting-conserves-coins",
       "No coin is lost and none appears, no player ever has fewer than none, and so it stays when "
       "the round is settled.",
       "",
       bets,
       true,
       Counts::coins,
       {{exhaustive, coins_conserved}, {smt, coins_conserved_by_solver}}},
      {"betting-goes-on",
       "As long as the betting is not over, the player who is asked can do something.",
       "",
       bets,
       true,
       Counts::coins,
       {{exhaustive, betting_goes_on}}},
      {"claim.betting-ends",
       "However players bet, the betting ends.",
       "bet.ends",
       bets,
       true,
       Counts::coins,
       {{exhaustive, betting_ends}}},
      {"claim.stakes-are-paid-out",
       "Where somebody wins, the winners get all that others lose: no coin is left over.",
       "payment.pot",
       bets,
       true,
       Counts::coins,
       {{smt, stakes_paid_out_by_solver}}},
      {"claim.capture-parity",
       "A card captures with itself 0, 2 or 4 cards.",
       "claim.capture-parity",
       {"capture.", "wildcard.", "option.wildcard", "claim.capture-parity"},
       false,
       Counts::either,
       {{exhaustive, capture_parity}}},
      {"claim.counting-adds-up",
       "What the points of cards bring the three players of a round adds up to nothing.",
       "claim.equal-share",
       {"count.", "field.", "deal.", "claim.equal-share"},
       false,
       Counts::hachi,
       {{smt, counting_balances_by_solver}}},
      {"claim.every-field-is-played",
       "Every field that arises is played before the match is over.",
       "field.carry",
       fields,
       false,
       Counts::hachi,
       {{smt, every_field_played_by_solver}},
       carries_fields},
      {"claim.field-examples",
       "The fields of the worked examples are those that the rules have played.",
       "claim.carry-examples",
       fields,
       false,
       Counts::hachi,
       {{exhaustive, carry_examples_by_machine}, {smt, carry_examples_by_solver}}},
      {"claim.field-is-cleared",
       "When a round is played out, no card is left on the field.",
       "claim.field-is-cleared",
       {"capture.", "field.four-of-month", "deal.", "round.", "wildcard.", "option.wildcard",
        "hiki.", "claim.field-is-cleared"},
       true,
       Counts::either,
       {{exhaustive, field_cleared}, {simulation, field_cleared_in_play}}},
      {"claim.scores",
       "The scores that the text excludes do not occur.",
       "claim.scores",
       scores,
       false,
       Counts::yaku_alone,
       {{smt, excluded_by_solver}, {exhaustive, excluded_by_counting}}},
      {"claim.scores.without-counter",
       "The scores that the text excludes do not occur where no opponent said koi-koi.",
       "claim.scores",
       scores,
       false,
       Counts::yaku_alone,
       {{smt, excluded_without_counter_by_solver},
        {exhaustive, excluded_without_counter_by_counting}}},
      {"claim.yaku-count",
       "There are as many yaku as the text says.",
       "claim.yaku-count",
       {"yaku.", "claim.yaku-count"},
       false,
       Counts::yaku,
       {{arithmetic, count_yaku}}},
      {"claim.zero-sum",
       "The game is zero-sum.",
       "claim.zero-sum",
       {""},
       true,
       Counts::either,
       {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}},
      {"deal",
       "Every deal fits the deck, and the stock lasts for all turns.",
       "",
       {"deal.", "round.end"},
       true,
       Counts::either,
       {{arithmetic, deal_fits}, {simulation, deal_in_play}}},
      comes_up("field.four-of-month", "deal.field-size"),
      comes_up("field.four-pairs", "deal.field-size"),
      {"field-needs-duty",
       "Were capture a right, cards could be left on the field.",
       "",
       {"round.", "field.four-of-month", "capture."},
       false,
       Counts::cards,
       {{exhaustive, duty_clears_field}}},
      {"fields-are-conserved",
       "Every field that arises is played or waits.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_conserved_by_solver}, {simulation, fields_conserved_in_lines}},
       carries_fields},
      {"fields-do-not-starve",
       "A field waits for no more rounds than fields stand before it and grand ones arise.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_do_not_starve_by_solver}, {simulation, fields_do_not_starve_in_lines}},
       carries_fields},
      {"fields-in-order",
       "No double field is played while a grand one waits, and no small one while any waits.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, fields_ordered_by_solver}, {simulation, fields_ordered_in_lines}},
       plays_grand_first},
      {"fields-waiting-are-bounded",
       "How many fields can wait grows with the number of rounds, and no faster than this.",
       "",
       fields,
       false,
       Counts::hachi,
       {{smt, waiting_fields_bounded}}},
      comes_up("hand.four-of-month", "deal.hand-size"),
      comes_up("hand.four-pairs", "deal.hand-size"),
      {"money-is-conserved",
       "No point is lost and none appears: players, pot, track and bank account for all, and "
       "nobody "
       "has less than nothing.",
       "",
       money,
       true,
       Counts::hachi,
       {{smt, money_conserved_by_solver}}},
      {"payments-zero-sum",
       "The payments of every round add up to zero.",
       "",
       {""},
       true,
       Counts::either,
       {{exhaustive, payments_by_shape}, {simulation, payments_in_play}}},
      {"points-of-three-piles",
       "So many divisions of the cards give three players all eights, or one a double eight.",
       "",
       {"count.par", "double-eight.points"},
       false,
       Counts::hachi,
       {{exhaustive, splits_counted}}},
      {"results-add-up",
       "A result is the worth of a side's cards and so many times each yaku, of its own and of the "
       "others; so every yaku changes the sum of the sides' results by the same.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, results_add_up}, {simulation, results_add_up_in_play}},
       can_be_divided},
      {"rounds-end",
       "Every round ends.",
       "",
       {""},
       true,
       Counts::either,
       {{arithmetic, rounds_are_bounded}, {simulation, rounds_end_in_play}}},
      {"scores",
       "These base scores are possible with the cards that come into play, and no others.",
       "",
       {"yaku.", "card.sake-cup", "capture.", "score.yaku-add", "option.triad", "triad.points",
        "deal.", "round.end"},
       true,
       Counts::yaku_alone,
       {{exhaustive, scores_by_counting}}},
      {"scores-extreme",
       "These are the largest and the smallest result of a round.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, extreme_results}, {simulation, extreme_results_in_play}},
       can_be_divided},
      {"scores-low",
       "Of the low base scores exactly these never occur.",
       "",
       base,
       false,
       Counts::yaku_alone,
       {{smt, low_scores_by_solver}, {exhaustive, low_scores_by_counting}}},
      {"transfers-balance",
       "What players get from each other is what players pay.",
       "",
       money,
       true,
       Counts::hachi,
       {{smt, transfers_balance_by_solver}}},
      {"wildcard-leaves",
       "In a round in which the lightning was played as a wildcard and every card comes to the "
       "table, exactly these cards can be left that nobody gets.",
       "",
       {"capture.", "wildcard.", "hiki.", "field.", "round.", "play.", "option.wildcard",
        "score.card-values", "dealer.begins"},
       false,
       Counts::cards,
       {{exhaustive, wildcard_leaves_by_months},
        {exhaustive, wildcard_leaves_in_small_rounds},
        {simulation, wildcard_leaves_in_play}},
       wildcard_alone_leaves},
      {"yaku-by-sides",
       "The sides of a round can make these numbers of yaku, and no others.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, divide_yaku}, {simulation, divide_yaku_in_play}},
       can_be_divided},
      {"yaku-reachable",
       "Every yaku can be made in a round.",
       "",
       {"yaku.", "card.", "capture.", "play.", "deal.", "dealer.begins", "hand.", "field.", "call.",
        "round."},
       true,
       Counts::yaku,
       {{exhaustive, reach_yaku}}},
      {"yaku-relations",
       "Of every two yaku it is decided whether one implies, excludes or duplicates the other.",
       "",
       piles,
       false,
       Counts::yaku,
       {{smt, relate_by_solver}, {exhaustive, relate_by_counting}}},
      {"yaku-shared-cards",
       "Exactly these yaku have cards in common.",
       "",
       piles,
       false,
       Counts::both,
       {{arithmetic, share_by_ways}, {exhaustive, share_by_piles}},
       has_ways},
      {"yaku-split",
       "Three sides can have a card each of any yaku of three, so that nobody makes it.",
       "",
       rounds,
       true,
       Counts::both,
       {{exhaustive, split_yaku}},
       has_three_sides},
  };
  return all;
}

std::vector<Theorem> deck_theorems() {
  using enum Method;
  return {
      {"deck.kinds",
       "The deck has 5 lights, 9 animals, 10 ribbons and 24 dregs.",
       {},
       {{exhaustive, count_kinds}}},
      {"deck.months", "Every month has four cards.", {}, {{exhaustive, count_months}}},
      {"deck.points", "The deck is worth 264 card points.", {}, {{exhaustive, count_points}}},
      {"deck.ribbons",
       "The ribbons are 3 poem, 3 blue and 4 plain ones.",
       {},
       {{exhaustive, count_ribbons}}},
  };
}

// The answers that decide a property at a scope.
std::string deciding(const Property& property, const Ruleset& rules) {
  std::vector<std::string> topics;
  for (const rulebook::Topic& topic : rulebook::topics()) topics.push_back(topic.id);
  for (const rulebook::Yaku& yaku : rules.yaku()) topics.push_back("yaku." + yaku.id);
  std::string text =
      property.players ? fmt::format("{} players", rules.scope().players) : std::string();
  for (const std::string& topic : topics) {
    const bool decides =
        std::any_of(property.depends.begin(), property.depends.end(),
                    [&](const std::string& start) { return topic.starts_with(start); });
    if (decides) text += fmt::format("; {} = {}", topic, rules[topic].text());
  }
  return text;
}

// Whether a clause says that something is so, and not that it is not, or that nothing happens.
bool affirms(const Clause& clause) {
  if (clause.standing != rulebook::Standing::stated) return false;
  if (clause.readings.empty()) return true;
  const rulebook::Value& value = clause.readings.front().value;
  return value != rulebook::Value(false) && value != rulebook::Value("nothing");
}

// The clauses that make a claim; a property that is no claim is stated once without any.
std::vector<const Clause*> speakers(const Property& property, const Edition& edition,
                                    const Scope& scope) {
  if (property.claim.empty()) return {nullptr};
  auto clauses = in_force(edition, *rulebook::find_topic(property.claim), scope);
  std::erase_if(clauses, [](const Clause* clause) { return !affirms(*clause); });
  return clauses;
}

bool counts_as(const Property& property, const Ruleset& rules) {
  const bool cards = rules["score.by"] != rulebook::Value("yaku");
  const bool yaku = rules["score.by"] != rulebook::Value("card-points");
  switch (property.counts) {
    case Counts::yaku:
      return yaku;
    case Counts::yaku_alone:
      return yaku && !cards;
    case Counts::cards:
      return cards;
    case Counts::both:
      return cards && yaku;
    default:
      return true;
  }
}

bool said_of(const Property& property, const Ruleset& rules) {
  const rulebook::Family family = rulebook::family_of(rules.edition().game);
  const bool applies = property.applies == nullptr || property.applies(rules);
  if (family == rulebook::Family::hachi || property.counts == Counts::hachi) {
    return family == rulebook::Family::hachi && property.counts == Counts::hachi && applies;
  }
  const bool betting = family == rulebook::Family::betting;
  if (betting || property.counts == Counts::coins) {
    return betting && property.counts == Counts::coins &&
           rules.scope().players <= small::kMostBettors;
  }
  return counts_as(property, rules) && applies;
}

void add(std::vector<Theorem>& theorems, const Edition& edition, const Property& property) {
  std::set<std::string> stated;
  for (const Scope& scope : scopes(edition)) {
    const Ruleset rules(edition, scope);
    if (!said_of(property, rules)) continue;
    const std::string answers = deciding(property, rules);
    for (const Clause* clause : speakers(property, edition, scope)) {
      const std::string number =
          clause && clause->number > 1 ? fmt::format("#{}", clause->number) : "";
      if (!stated.insert(number + answers).second) continue;
      theorems.push_back({fmt::format("{}/{}{}/{}", edition.id, property.id, number, slug(scope)),
                          property.statement,
                          {&edition, scope, clause},
                          property.means});
    }
  }
}

}  // namespace

std::string slug(const Scope& scope) {
  std::string text = fmt::format("{}-players", scope.players);
  for (const std::string& option : scope.options) text += "-" + option;
  return text;
}

Proof refuted(const std::string& summary, Witness witness) {
  Proof proof{.verdict = Verdict::refuted, .summary = summary};
  proof.witnesses.push_back(std::move(witness));
  return proof;
}

std::vector<Theorem> catalogue(const rulebook::Library& library) {
  std::vector<Theorem> theorems = deck_theorems();
  for (const std::string_view game : kGames) {
    for (const Edition* edition : library.of_game(game)) {
      for (const Property& property : properties()) add(theorems, *edition, property);
    }
  }
  return theorems;
}

std::vector<Theorem> select(const std::vector<Theorem>& theorems, std::string_view prefix) {
  std::vector<Theorem> chosen;
  std::copy_if(theorems.begin(), theorems.end(), std::back_inserter(chosen),
               [&](const Theorem& theorem) { return theorem.id.starts_with(prefix); });
  return chosen;
}

}  // namespace hanaproof::properties
