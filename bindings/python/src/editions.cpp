#include "hanaproof/editions.h"

#include "bind.h"
#include "record.h"

namespace hanaproof::python {

namespace {

using Release = py::call_guard<py::gil_scoped_release>;

KeptEditions from_folder(const std::string& path) {
  return {.editions = Editions::from_folder(path), .folder = path};
}

KeptEditions with_edition(const KeptEditions& kept, const std::string& toml,
                          const std::string& name) {
  KeptEditions more = kept;
  more.editions = kept.editions.with(toml, name);
  more.additions.emplace_back(toml, name);
  return more;
}

// Read once. The object lives as long as the interpreter.
py::object builtin() {
  static const py::handle kept = py::cast(KeptEditions{.editions = Editions::builtin()}).release();
  return py::reinterpret_borrow<py::object>(kept);
}

py::tuple pickled(const KeptEditions& kept) { return py::make_tuple(kept.folder, kept.additions); }

KeptEditions unpickled(const py::tuple& state) {
  const auto folder = state[0].cast<std::optional<std::string>>();
  KeptEditions kept = folder ? from_folder(*folder) : builtin().cast<KeptEditions>();
  for (const auto& [toml, name] :
       state[1].cast<std::vector<std::pair<std::string, std::string>>>()) {
    kept = with_edition(kept, toml, name);
  }
  return kept;
}

bool contains(const KeptEditions& kept, const std::string& id) {
  for (const std::string& known : kept.editions.ids()) {
    if (known == id) return true;
  }
  return false;
}

void bind_values(py::module_& module) {
  Record<Citation>(module, "Citation", "Where a text says something.")
      .field("document", &Citation::document, "The id of the document.")
      .field("place", &Citation::place, "Such as 'page 3' or 'section 2.1'.")
      .field("line", &Citation::line, "The line in the text; 0: not known.")
      .field("anchor", &Citation::anchor, "At most five words, as they stand there.");
  Record<Clause>(module, "Clause", "The answer of an edition to one rules question.")
      .field("id", &Clause::id, "EDITION/TOPIC#N.")
      .field("topic", &Clause::topic, "The question that it answers, such as 'call.trigger'.")
      .field("standing", &Clause::standing, "'stated', 'silent', ... (docs/edition-format.md).")
      .field("readings", &Clause::readings,
             "Values as edition files write them, the default first.")
      .field("note", &Clause::note, "What the encoder remarks, or nothing.")
      .field("sources", &Clause::sources, "Where the text says it.");
  Record<Topic>(module, "Topic", "A rules question.")
      .field("id", &Topic::id, "Such as 'call.trigger'.")
      .field("question", &Topic::question, "The question in words.");
  Record<Edition> edition(module, "Edition", "A rulebook in one language as a list of clauses.");
  edition.field("id", &Edition::id, "Such as 'robin-red.koi-koi.en'.")
      .field("title", &Edition::title, "For people.")
      .field("game", &Edition::game, "'koi-koi', 'sakura', 'sutda', 'hachi-hachi', ...")
      .field("language", &Edition::language, "Two letters.")
      .field("document", &Edition::document, "The id of the document that it encodes.")
      .field("inherits", &Edition::inherits,
             "The id of the edition whose clauses it takes over, or ''.")
      .field("players", &Edition::players, "How many can play; the usual number first.")
      .field("options", &Edition::options, "Rules that may be switched on, such as 'wildcard'.")
      .field("clauses", &Edition::clauses, "All clauses, inherited ones included.");
  edition.shown_as([](const Edition& self) {
    return self.id + ", " + std::to_string(self.clauses.size()) + " clauses";
  });
}

}  // namespace

py::object editions_or_builtin(const std::optional<py::object>& editions) {
  if (!editions) return builtin();
  if (!py::isinstance<KeptEditions>(*editions)) {
    throw py::type_error("editions: expected hanaproof.Editions");
  }
  return *editions;
}

const Editions& editions_of(const py::object& editions) {
  return editions.cast<const KeptEditions&>().editions;
}

void bind_editions(py::module_& module) {
  bind_values(module);
  py::class_<KeptEditions> cls(module, "Editions",
                               "Rulebooks, by id. `len`, `in`, `[id]` and iteration work as in a "
                               "dictionary of ids.");
  cls.def_static("builtin", &builtin, "Those that are part of hanaproof.")
      .def_static(
          "from_folder",
          [](const py::object& path) {
            const auto text = py::module_::import("os").attr("fspath")(path).cast<std::string>();
            const py::gil_scoped_release release;
            return from_folder(text);
          },
          py::arg("path"),
          "All *.toml of a folder. Error lists every mistake, one a line: FILE:LINE:COLUMN: what.")
      .def("with_edition", &with_edition, py::arg("toml"), py::arg("name") = "edition.toml",
           Release(),
           "These and one more, written as docs/edition-format.md says; it may inherit from these. "
           "`name` stands for the file in messages.")
      .def(
          "ids", [](const KeptEditions& self) { return self.editions.ids(); },
          "All ids in alphabetical order.")
      .def(
          "at",
          [](const KeptEditions& self, const std::string& id) { return self.editions.at(id); },
          py::arg("id"), "The edition with this id. Error names the nearest id.")
      .def(
          "topics", [](const KeptEditions& self) { return self.editions.topics(); },
          "Every rules question that somebody could ask.")
      .def(
          "find",
          [](const KeptEditions& self, const std::string& words) {
            return self.editions.find(words);
          },
          py::arg("words"),
          "The questions that some words are about, in English, French, Spanish, German or Polish; "
          "the best first.")
      .def(
          "__getitem__",
          [](const KeptEditions& self, const std::string& id) {
            if (!contains(self, id)) throw py::key_error(id);
            return self.editions.at(id);
          },
          py::arg("id"))
      .def("__len__", [](const KeptEditions& self) { return self.editions.ids().size(); })
      .def("__contains__", &contains, py::arg("id"))
      .def("__iter__",
           [](const KeptEditions& self) { return py::iter(py::cast(self.editions.ids())); })
      .def("__repr__",
           [](const KeptEditions& self) {
             return "<hanaproof.Editions: " + std::to_string(self.editions.ids().size()) + ">";
           })
      .def(py::pickle(&pickled, &unpickled));
  copies_are_the_same(cls);
}

}  // namespace hanaproof::python
