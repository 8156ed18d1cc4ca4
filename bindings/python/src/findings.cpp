#include "hanaproof/findings.h"

#include "bind.h"
#include "record.h"

namespace hanaproof::python {

namespace {

// With its JSON as Python has it, once somebody has asked.
struct KeptFinding : Finding {
  py::object parsed = {};
};

std::vector<KeptFinding> kept(const std::vector<Finding>& findings) {
  std::vector<KeptFinding> all;
  for (const Finding& finding : findings) all.push_back({finding, {}});
  return all;
}

template <typename Find>
std::vector<KeptFinding> found(const std::optional<py::object>& editions, const Find& find) {
  const py::object from = editions_or_builtin(editions);
  const Editions& among = editions_of(from);
  std::vector<Finding> findings;
  {
    const py::gil_scoped_release release;
    findings = find(among);
  }
  return kept(findings);
}

py::object json(KeptFinding& finding) {
  const std::string& text = finding.Finding::json;
  if (text.empty()) return py::none();
  if (!finding.parsed) finding.parsed = py::module_::import("json").attr("loads")(text);
  return finding.parsed;
}

void bind_finding(py::module_& module) {
  Record<Answer>(module, "Answer", "One side of a finding.")
      .field("value", &Answer::value, "As edition files write it.")
      .field("words", &Answer::words, "As a sentence.")
      .field("editions", &Answer::editions, "Whose text can be read so.");
  Record<KeptFinding> finding(module, "Finding",
                              "Where rulebooks disagree, say nothing or can be read in two ways.");
  finding.field("id", &KeptFinding::id, "The same from run to run.")
      .field(
          "kind", &KeptFinding::kind,
          "'contradiction', 'translation', 'ambiguity', 'gap', ...; 'undecided': no solver could "
          "tell.")
      .field("severity", &KeptFinding::severity,
             "'must-fix', 'should-say' or 'style'; '' of what is undecided.")
      .field("topic", &KeptFinding::topic, "The question's id.")
      .field("question", &KeptFinding::question, "The question in words.")
      .field("summary", &KeptFinding::summary, "What is found, in words.")
      .field("editions", &KeptFinding::editions, "The ids of the editions concerned.")
      .field("answers", &KeptFinding::answers, "What each side says.")
      .field("suggestion", &KeptFinding::suggestion, "What an editor can do about it.");
  finding.shown_as([](const KeptFinding& self) { return self.id; });
  finding.cls().def_property_readonly("json", &json,
                                      "All of it, witness and evidence included "
                                      "(docs/schemas/finding.schema.json), parsed when first asked "
                                      "for; None of what is undecided.");
}

}  // namespace

void bind_findings(py::module_& module) {
  bind_finding(module);
  module.def(
      "find_contradictions",
      [](const std::vector<std::string>& ids, const std::optional<py::object>& editions,
         int threads) {
        return found(editions, [&](const Editions& among) {
          return find_contradictions(among, ids, threads);
        });
      },
      py::arg("ids") = std::vector<std::string>(), py::arg("editions") = py::none(),
      py::arg("threads") = 0,
      "All that can be found among some editions; without ids among all. Takes seconds to tens of "
      "seconds; other Python threads run meanwhile.");
  module.def(
      "check",
      [](const std::string& id, const std::optional<py::object>& editions, int threads) {
        return found(editions, [&](const Editions& among) { return check(among, id, threads); });
      },
      py::arg("id"), py::arg("editions") = py::none(), py::arg("threads") = 0,
      "All that can be found in one edition: against itself and against the others of its game.");
}

}  // namespace hanaproof::python
