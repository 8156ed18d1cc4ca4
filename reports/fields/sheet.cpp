#include "reports/fields/sheet.h"
#include "model/documents/document.h"

#include <fmt/format.h>

#include "reports/document/html.h"
#include "reports/document/json.h"
#include "reports/document/numbers.h"
#include "reports/html/parts.h"

namespace hanaproof::reports {

using fields::RoundOdds;

namespace {

constexpr const char* kFieldsDefinition =
    "A Markov chain over the rounds in exact fractions: every round is dealt anew, three players "
    "stay in each, and no hand ends the match early.";

// What a deal makes, and which deals are void.
std::string dealt_text(const FieldSheet& sheet) {
  const Exact made(sheet.dealt.deals, sheet.dealt.all);
  return fmt::format("A field of {} cards makes none in {}, {} in the mean. Void deals: {}.",
                     sheet.shape.field, chance(sheet.dealt.chance({})), mean(sheet.dealt.mean()),
                     chance(1 - made));
}

Table rounds(const FieldSheet& sheet) {
  Table table{{{"round", Unit::whole},
               {"small", Unit::chance},
               {"double", Unit::chance},
               {"grand", Unit::chance},
               {"factor", Unit::mean},
               {"a field waits", Unit::chance},
               {"fields waiting", Unit::mean}}};
  for (const RoundOdds& round : sheet.own().chain.rounds) {
    table.rows.push_back({table.rows.size() + 1, round.small, round.twofold, round.grand,
                          fields::Chain::factor(sheet.own().reading.rules, round), round.waits,
                          round.waiting()});
  }
  return table;
}

// What is left after the last round, and the extra rounds it would take.
std::string left_text(const FieldReading& reading) {
  const RoundOdds& last = reading.chain.last();
  if (last.waits == 0) return "No field ever waits after the last round.";
  return fmt::format(
      "After the last round a field waits in {}, in the mean {} grand and {} double. To play them "
      "all, with what is dealt meanwhile, takes {} extra rounds in the mean{}.",
      chance(last.waits), mean(last.waiting_grand), mean(last.waiting_twofold),
      mean(reading.chain.extra_rounds),
      reading.reading.rules.extra_rounds ? "" : ", which the rules do not have");
}

Table last_round(const FieldSheet& sheet) {
  Table table{{fmt::format("round {} under", sheet.rounds),
               {"small", Unit::chance},
               {"double", Unit::chance},
               {"grand", Unit::chance},
               {"a field waits", Unit::chance},
               {"extra rounds", Unit::mean}}};
  for (const FieldReading& each : sheet.readings) {
    const RoundOdds& last = each.chain.last();
    table.rows.push_back({each.reading.text(), last.small, last.twofold, last.grand, last.waits,
                          each.chain.extra_rounds});
  }
  return table;
}

using Fractions = std::vector<std::array<std::string, 2>>;

Fractions fractions(const std::vector<Exact>& numbers) {
  Fractions all;
  for (const Exact& number : numbers) all.push_back(fraction(number));
  return all;
}

struct RoundOfReading {
  const fields::Rules* rules = nullptr;
  const fields::RoundOdds* odds = nullptr;
};

constexpr auto kRoundOfFields = [](auto& io, const RoundOfReading& one) {
  const auto chance = [&](auto fields::RoundOdds::*which) {
    return [&, which] { return fraction(one.odds->*which); };
  };
  io.field("small", chance(&fields::RoundOdds::small));
  io.field("double", chance(&fields::RoundOdds::twofold));
  io.field("grand", chance(&fields::RoundOdds::grand));
  io.field(
      "factor", [&] { return fraction(fields::Chain::factor(*one.rules, *one.odds)); },
      "Mean of what the field multiplies by.");
  io.field("waits", chance(&fields::RoundOdds::waits), "That any field waits after the round.");
  io.field("waiting_grand", chance(&fields::RoundOdds::waiting_grand),
           "How many wait then, in the mean.");
  io.field("waiting_double", chance(&fields::RoundOdds::waiting_twofold));
};

constexpr auto kReadingOfFields = [](auto& io, const FieldReading& each) {
  const auto rules = [&] {
    std::map<std::string, std::string> all;
    for (const auto& answer : each.reading.answers) all[answer.topic] = answer.value;
    return all;
  };
  const auto rounds = [&] {
    std::vector<RoundOfReading> all;
    for (const auto& odds : each.chain.rounds) all.push_back({&each.reading.rules, &odds});
    return all;
  };
  io.field("rules", rules, "Answers other than the rules' own, by topic.");
  io.objects("rounds", rounds, kRoundOfFields);
  io.field(
      "left", [&] { return fractions(each.chain.left); },
      "Chance that so many fields wait after the last round, from none on.");
  io.field(
      "extra_rounds", [&] { return fraction(each.chain.extra_rounds); },
      "Rounds that would be played on, in the mean, if rounds went on while fields wait.");
  io.field(
      "extra", [&] { return fractions(each.chain.extra); },
      "Chance of exactly so many of them, from none on; more are left out.");
};

struct MadeFields {
  const FieldSheet* sheet = nullptr;
  fields::Made made = {};
};

constexpr auto kMadeFields = [](auto& io, const MadeFields& one) {
  io.field("grand", one.made.grand);
  io.field("double", one.made.twofold);
  io.field("chance", [&] { return fraction(one.sheet->dealt.chance(one.made)); });
};

constexpr auto kFieldSheet = [](auto& io, const FieldSheet& sheet) {
  const auto made = [&] {
    std::vector<MadeFields> all;
    for (const auto& [fields, deals] : sheet.dealt.made) all.push_back({&sheet, fields});
    return all;
  };
  io.field("edition", sheet.edition);
  io.field("title", sheet.title);
  io.field("players", sheet.scope.players);
  io.field("rounds", sheet.rounds);
  io.field("field", sheet.shape.field, "Cards on the field.");
  io.field(
      "not_void", [&] { return fraction(Exact(sheet.dealt.deals, sheet.dealt.all)); },
      "Share of deals that are not void.");
  io.objects("made", made, kMadeFields, "What a deal makes.");
  io.objects("readings", sheet.readings, kReadingOfFields,
             "The rules as they are, then each other answer by itself.");
};
constexpr auto kFieldSheets = [](auto& io, const std::vector<FieldSheet>& sheets) {
  io.objects("tables", sheets, kFieldSheet);
};
constexpr auto kFieldsDocument = documents::document<std::vector<FieldSheet>>(
    {"odds-fields", 1,
     "Exact odds of the sorts of field over the rounds of a match of Hachi-Hachi. Fractions are "
     "pairs of whole numbers as strings, in lowest terms. Every round is dealt anew, three players "
     "stay in each, and no hand ends the match early."},
    kFieldSheets);

}  // namespace

FieldSheet FieldSheet::of(const rulebook::Ruleset& rules, int rounds) {
  FieldSheet sheet;
  sheet.edition = rules.edition().id;
  sheet.title = rules.edition().title;
  sheet.scope = rules.scope();
  sheet.rounds = rounds;
  sheet.shape = fields::Shape(rules);
  for (const fields::Reading& reading : fields::readings(rules)) {
    if (reading.answers.size() > 1) break;
    // What becomes of rounds for which too few stay is no matter of chance.
    if (reading.rules.no_match_waits != fields::Rules(rules).no_match_waits ||
        reading.rules.no_match_counts != fields::Rules(rules).no_match_counts) {
      continue;
    }
    const fields::Dealt dealt = fields::count_fields(reading.rules, sheet.shape);
    sheet.readings.push_back({reading, fields::run_chain(reading.rules, dealt, rounds)});
    if (reading.answers.empty()) sheet.dealt = dealt;
  }
  return sheet;
}

FieldOdds of_report(const FieldSheet& sheet) {
  const auto decimal = [](const fields::Fraction& number) { return static_cast<double>(number); };
  FieldOdds odds{sheet.edition, sheet.scope.players, {}, {}};
  for (const fields::RoundOdds& round : sheet.own().chain.rounds) {
    odds.rounds.push_back(
        {decimal(round.small), decimal(round.twofold), decimal(round.grand), decimal(round.waits)});
  }
  for (const FieldReading& each : sheet.readings) {
    odds.readings.push_back(
        {each.reading.text(), decimal(each.chain.last().waits), decimal(each.chain.extra_rounds)});
  }
  return odds;
}

Document to_document(const std::vector<FieldSheet>& sheets) {
  Document document;
  for (const FieldSheet& sheet : sheets) {
    document.title(sheet.title + ": odds of fields");
    if (&sheet == &sheets.front()) document.text(kFieldsDefinition);
    document.heading(
        fmt::format("{}, {}, {} rounds", sheet.edition, sheet.scope.text(), sheet.rounds));
    document.text(dealt_text(sheet));
    document.table(rounds(sheet));
    document.text(left_text(sheet.own()));
    document.table(last_round(sheet));
  }
  return document;
}

std::string to_html(const std::vector<FieldSheet>& sheets) {
  Options plots;
  for (const FieldSheet& sheet : sheets) plots.fields.push_back(of_report(sheet));
  return page_of("Odds of fields", fields_html(plots) + to_html(to_document(sheets)));
}

Table to_rows(const std::vector<FieldSheet>& sheets) {
  Table table{{"edition", "players", "rounds", "reading", "round", "small", "double", "grand",
               "waits", "waiting_grand", "waiting_double"}};
  for (const FieldSheet& sheet : sheets) {
    for (const FieldReading& each : sheet.readings) {
      int number = 0;
      for (const RoundOdds& round : each.chain.rounds) {
        table.rows.push_back({sheet.edition, sheet.scope.players, sheet.rounds,
                              each.reading.answers.empty() ? "" : each.reading.text(), ++number,
                              round.small, round.twofold, round.grand, round.waits,
                              round.waiting_grand, round.waiting_twofold});
      }
    }
  }
  return table;
}

std::string to_json(const std::vector<FieldSheet>& sheets) {
  return kFieldsDocument.written(sheets).dump(2) + "\n";
}

std::string odds_fields_schema() { return kFieldsDocument.schema_text(); }

}  // namespace hanaproof::reports
