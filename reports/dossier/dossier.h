// What an editor takes to the next printing of a rulebook: every question with where each language
// of the book stands, and a sentence to print.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "checker/editions/finding/finding.h"
#include "model/phrases/language.h"
#include "model/rulebook/edition.h"
#include "reports/options.h"

namespace hanaproof::reports {

// Why this answer is proposed. The editor decides.
enum class Because {
  leans,      // other words of the text speak for it
  most,       // most languages of the book say so
  some,       // some of them do, and more of them than say anything else
  only,       // another passage of the text says so
  likeliest,  // the likelier reading
  elsewhere,  // what other books of the game say
  custom,     // what is customary
};
std::string_view name(Because because);

// Where one text stands.
struct Stand {
  std::string edition;
  checker::Stance stance = checker::Stance::open;
  std::vector<rulebook::Value> answers = {};  // said, or read
  std::vector<rulebook::Citation> passages = {};
};

// What is to be mended of a text's words, of a list or reference, or of a claim that its rules
// refute: for the answer that names it. `things`: where one word, the answer, stands for several
// things, what it means.
struct Mend {
  std::string edition;
  rulebook::Value answer;
  std::vector<const rulebook::Topic*> things = {};
  friend bool operator==(const Mend&, const Mend&) = default;
};

struct Proposal {
  rulebook::Value answer;
  Because because = Because::custom;
};

// One question to settle.
struct Asked {
  const rulebook::Topic* topic = nullptr;
  rulebook::Family family = rulebook::Family::any;  // of the game in which it is asked
  std::vector<Stand> stands = {};                   // of the book, in the order of its editions
  std::vector<Stand> elsewhere = {};                // of other books of the game that settle it
  std::optional<Proposal> proposal = {};            // nothing for words, lists and references
  std::vector<Mend> mends = {};                     // where nothing is proposed
  std::vector<std::string> sound = {};  // of words: editions of the book without a fault
  bool moot = false;                    // does not come up once all else is settled as proposed
  // Answers of the finding's sides that none of the texts gives, by what the finding calls them.
  std::map<std::string, rulebook::Value> unsaid = {};
};

struct Entry {
  const checker::Finding* finding = nullptr;
  Asked asked;
  std::vector<Asked> also = {};    // what is to be settled with it
  std::vector<Asked> others = {};  // of its kind, but of something else
  bool for_some = false;           // numbers of players, and not for all
};

// A rule of the book as it would stand after the corrections.
struct Rule {
  std::string edition;
  const rulebook::Topic* topic = nullptr;
  rulebook::Family family = rulebook::Family::any;
  rulebook::Value answer;
  bool changed = false;
  std::vector<int> players = {};  // for which it holds; empty: for all
};

struct Dossier {
  std::string title;
  std::vector<std::string> editions;  // of the book, each a language, or the user's own
  std::vector<Entry> entries;         // by severity, the weightiest first
  std::vector<Entry> between;         // where other books rule otherwise
  // Of each game the first edition in the language asked for, or else the first.
  std::vector<Rule> rules;
};

// Whether a rule is proposed to print, and not something else to mend.
bool is_rule(const Asked& asked);
// Whether the text does not say yet what is proposed, or says more.
bool is_news(const Asked& asked, const Stand& stand);

// Of a text; `otherwise` where it has none that sentences are written in.
phrases::Language language_of(const std::string& edition, phrases::Language otherwise,
                              const Options& options);
// Those of the texts that are asked, in their order; `otherwise` where none has a language.
std::vector<phrases::Language> languages_of(const Asked& asked, phrases::Language otherwise,
                                            const Options& options);

// What the editor is asked to mend, in the language of the text, or else in this one; empty where
// nothing is.
std::string text_of(const Asked& asked, const Mend& mend, const Options& options,
                    phrases::Language otherwise = phrases::Language::en);

// Of a report on nothing but the book. `surveyed` are the editions that it was held against, itself
// among them. All that the dossier points to must outlive it.
Dossier dossier_of(const checker::Report& report,
                   const std::vector<const rulebook::Edition*>& surveyed,
                   const std::vector<const rulebook::Edition*>& book, phrases::Language language,
                   const Options& options);

// One page that needs nothing else, made for A4 or A5 paper and for phones.
enum class Paper { a4, a5 };
std::string to_html(const Dossier& dossier, phrases::Language language, Paper paper,
                    const Options& options);

}  // namespace hanaproof::reports
