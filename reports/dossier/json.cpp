#include "reports/dossier/json.h"

#include "checker/editions/survey/answers.h"
#include "model/documents/document.h"
#include "model/phrases/sentence.h"
#include "reports/summary.h"

namespace hanaproof::reports {

namespace {

// What the dossier is written with.
struct Whole {
  const Dossier* dossier = nullptr;
  const Options* options = nullptr;
};

struct AskedWith {
  const Asked* asked = nullptr;
  const Options* options = nullptr;
};

template <class Part>
struct OfAsked {
  const Asked* asked = nullptr;
  const Options* options = nullptr;
  const Part* part = nullptr;
};

template <class Part>
std::vector<OfAsked<Part>> of_asked(const AskedWith& one, const std::vector<Part>& parts) {
  std::vector<OfAsked<Part>> all;
  for (const Part& part : parts) all.push_back({one.asked, one.options, &part});
  return all;
}

std::vector<AskedWith> all_asked(const std::vector<Asked>& asked, const Options& options) {
  std::vector<AskedWith> all;
  for (const Asked& each : asked) all.push_back({&each, &options});
  return all;
}

std::map<std::string, std::string> sentences(const rulebook::Topic& topic,
                                             const rulebook::Value& answer,
                                             rulebook::Family family) {
  std::map<std::string, std::string> all;
  for (const phrases::Language language : phrases::languages()) {
    all[std::string(phrases::code(language))] = phrases::sentence(topic, answer, family, language);
  }
  return all;
}

constexpr const char* kPrint = "The rule as a sentence, by language.";

constexpr auto kStand = [](auto& io, const OfAsked<Stand>& one) {
  const auto answers = [&] {
    std::vector<std::string> all;
    for (const rulebook::Value& answer : one.part->answers) {
      all.push_back(checker::answer_text(*one.asked->topic, answer));
    }
    return all;
  };
  io.field("edition", [&] { return one.part->edition; });
  io.choice(
      "stance", [&] { return one.part->stance; }, documents::all_to(checker::Stance::assumed));
  io.field("answers", answers, "What it says, or how it can be read.");
};

constexpr auto kProposal = [](auto& io, const AskedWith& one) {
  const Asked* asked = one.asked;
  io.field("answer", [=] { return checker::answer_text(*asked->topic, asked->proposal->answer); });
  io.choice(
      "because", [=] { return asked->proposal->because; }, documents::all_to(Because::custom));
  io.field(
      "print", [=] { return sentences(*asked->topic, asked->proposal->answer, asked->family); },
      kPrint);
};

constexpr auto kMend = [](auto& io, const OfAsked<Mend>& one) {
  io.field("edition", [&] { return one.part->edition; });
  io.field("text", [&] { return text_of(*one.asked, *one.part, *one.options); });
};

constexpr auto kAsked = [](auto& io, const AskedWith& one) {
  const Asked* asked = one.asked;
  io.field("topic", [=] { return asked->topic->id; });
  io.field(
      "question", [=] { return asked->topic->question; }, "In English.");
  io.objects(
      "stands", [&] { return of_asked(one, one.asked->stands); }, kStand,
      "Where each text stands.");
  io.objects(
      "elsewhere", [&] { return of_asked(one, one.asked->elsewhere); }, kStand);
  if (io.has("proposal", [=] { return asked->proposal.has_value(); })) {
    io.object("proposal", one, kProposal,
              "An answer to print. Left out for words, lists and references.");
  }
  if (io.has("moot", [=] { return asked->moot; })) {
    io.field(
        "moot", [=] { return asked->moot; },
        "It does not arise once the other questions are settled as proposed.");
  }
  if (io.has("mends", [=] { return !asked->mends.empty(); })) {
    io.objects(
        "mends", [&] { return of_asked(one, one.asked->mends); }, kMend,
        "Where nothing is proposed, as for words, lists and references: what to mend in "
        "each text, in its language.");
  }
};

struct EntryWith {
  const Entry* entry = nullptr;
  const Options* options = nullptr;
};

constexpr auto kEntryOfDossier = [](auto& io, const EntryWith& one) {
  io.field(
      "finding", [&] { return one.entry->finding->id; },
      "The id of the finding, as in findings.json.");
  io.choice(
      "severity", [&] { return one.entry->finding->severity; }, checker::severities());
  io.part([&] { return AskedWith{&one.entry->asked, one.options}; }, kAsked);
  io.objects(
      "also", [&] { return all_asked(one.entry->also, *one.options); }, kAsked,
      "Further questions to settle with it.");
  io.objects(
      "others", [&] { return all_asked(one.entry->others, *one.options); }, kAsked,
      "Further questions of its kind, of something else.");
};

constexpr auto kRuleToPrint = [](auto& io, const Rule& rule) {
  io.field("edition", rule.edition);
  io.field("topic", [&] { return rule.topic->id; });
  io.field("changed", rule.changed, "Whether it is new, or other than what the text says.");
  io.field(
      "print", [&] { return sentences(*rule.topic, rule.answer, rule.family); }, kPrint);
  io.maybe("players", rule.players, "For which numbers of them it holds; left out for all.");
};

struct Text {
  std::string id = {};
  std::string language = {};
};

constexpr auto kText = [](auto& io, const Text& text) {
  io.field("id", text.id);
  io.field("language", text.language);
};

constexpr auto kWhole = [](auto& io, const Whole& whole) {
  const Dossier* dossier = whole.dossier;
  const auto editions = [&] {
    std::vector<Text> texts;
    for (const std::string& id : whole.dossier->editions) {
      texts.push_back({id, info_of(id, *whole.options).language});
    }
    return texts;
  };
  const auto entries = [&] {
    std::vector<EntryWith> all;
    for (const Entry& entry : whole.dossier->entries) all.push_back({&entry, whole.options});
    return all;
  };
  const auto between = [=] {
    std::vector<std::string> ids;
    for (const Entry& entry : dossier->between) ids.push_back(entry.finding->id);
    return ids;
  };
  io.field("title", [=] { return dossier->title; });
  io.objects("editions", editions, kText, "Of the book, each a language, or the user's own.");
  io.objects("entries", entries, kEntryOfDossier, "By severity, the weightiest first.");
  io.field("between", between, "Ids of findings: where other books of the game rule otherwise.");
  io.objects(
      "rules", [=] { return dossier->rules; }, kRuleToPrint,
      "All rules of the text, corrected: for each game of the book those of its edition in "
      "the language of the dossier.");
};
constexpr auto kDossierDocument = documents::document<Whole>(
    {"dossier", 1,
     "What `hanaproof dossier --json` prints: every question to settle before the next printing, "
     "with a sentence to print in each language."},
    kWhole);

}  // namespace

std::string to_json(const Dossier& dossier, const Options& options) {
  return kDossierDocument.written({&dossier, &options})
             .dump(2, ' ', false, documents::Json::error_handler_t::replace) +
         "\n";
}

std::string dossier_schema() { return kDossierDocument.schema_text(); }

}  // namespace hanaproof::reports
