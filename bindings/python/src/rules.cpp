#include "hanaproof/rules.h"

#include "bind.h"
#include "record.h"

namespace hanaproof::python {

namespace {

using Changes = std::map<std::string, std::string>;

KeptRules make_rules(const std::string& edition, std::optional<int> players,
                     std::vector<std::string> options, Changes changes,
                     const std::optional<py::object>& editions) {
  const py::object from = editions_or_builtin(editions);
  const Choice choice{
      .players = players.value_or(0), .options = std::move(options), .changes = std::move(changes)};
  return {.editions = from, .choice = choice, .rules = Rules(editions_of(from), edition, choice)};
}

KeptRules changed(const KeptRules& kept, const Changes& changes) {
  Choice choice = kept.choice;
  for (const auto& [topic, answer] : changes) choice.changes[topic] = answer;
  return {.editions = kept.editions,
          .choice = choice,
          .rules = Rules(editions_of(kept.editions), kept.rules.edition(), choice)};
}

py::tuple reduced(const py::object& self) {
  const auto& kept = self.cast<const KeptRules&>();
  return py::make_tuple(py::type::of(self),
                        py::make_tuple(kept.rules.edition(), kept.rules.players(),
                                       kept.choice.options, kept.choice.changes, kept.editions));
}

std::string repr_of_rules(const KeptRules& kept) {
  std::string text =
      "Rules('" + kept.rules.edition() + "', players=" + std::to_string(kept.rules.players());
  if (!kept.choice.options.empty()) {
    text += ", options=" + std::string(py::repr(py::cast(kept.choice.options)));
  }
  if (!kept.choice.changes.empty()) {
    text += ", changes=" + std::string(py::repr(py::cast(kept.choice.changes)));
  }
  return text + ")";
}

py::dict answers(const KeptRules& kept) {
  py::dict dict;
  for (const auto& [topic, answer] : kept.rules.answers()) dict[py::str(topic)] = answer;
  return dict;
}

}  // namespace

void bind_rules(py::module_& module) {
  Record<Yaku>(module, "Yaku", "A yaku that counts under some rules.")
      .field("id", &Yaku::id, "Such as 'hanami'.")
      .field("cards", &Yaku::cards, "Which cards make it, as edition files write it.")
      .field("points", &Yaku::points, "What it is worth, as edition files write it.");
  py::class_<KeptRules> cls(
      module, "Rules",
      "One answer to every question, so that a game can be played: those of an "
      "edition, with answers changed as a house likes.");
  cls.def(py::init(&make_rules), py::arg("edition"), py::arg("players") = py::none(),
          py::arg("options") = std::vector<std::string>(), py::arg("changes") = Changes(),
          py::arg("editions") = py::none(),
          "`players`: the usual number where none is given. `options`: to switch on, such as "
          "['wildcard']. `changes`: answers by topic, as edition files write them. `editions`: "
          "where "
          "the edition is looked up; the built-in ones where none are given.")
      .def_property_readonly(
          "edition", [](const KeptRules& self) { return self.rules.edition(); },
          "The id of the edition.")
      .def_property_readonly(
          "editions", [](const KeptRules& self) { return self.editions; },
          "Where the edition was looked up.")
      .def_property_readonly(
          "game", [](const KeptRules& self) { return self.rules.game(); },
          "'koi-koi', 'sakura', 'sutda', ...")
      .def_property_readonly(
          "players", [](const KeptRules& self) { return self.rules.players(); }, "How many play.")
      .def_property_readonly(
          "family", [](const KeptRules& self) { return self.rules.family(); },
          "'capturing', 'betting' or 'hachi': which games are played alike.")
      .def_property_readonly(
          "changes", [](const KeptRules& self) { return self.rules.changes(); },
          "The changes that make a difference, as positions carry them.")
      .def("with_changes", &changed, py::arg("changes"),
           "The same rules with more answers changed.")
      .def(
          "answer",
          [](const KeptRules& self, const std::string& topic) { return self.rules.answer(topic); },
          py::arg("topic"), "The answer in force, as edition files write it.")
      .def(
          "sentence",
          [](const KeptRules& self, const std::string& topic, const std::string& language) {
            return self.rules.sentence(topic, language);
          },
          py::arg("topic"), py::arg("language") = "en",
          "The answer in force as a sentence that a rulebook can print, in 'en', 'fr', 'es', 'de' "
          "or "
          "'pl'.")
      .def("answers", &answers, "All answers in force, by topic.")
      .def(
          "yaku", [](const KeptRules& self) { return self.rules.yaku(); }, "The yaku that count.")
      .def("__repr__", &repr_of_rules)
      .def("__reduce__", &reduced);
  copies_are_the_same(cls);
}

}  // namespace hanaproof::python
