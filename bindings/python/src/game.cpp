#include "hanaproof/game.h"

#include "bind.h"
#include "payments.h"
#include "record.h"

namespace hanaproof::python {

namespace {

KeptGame make_game(const py::object& rules, const std::string& referee) {
  if (referee != "engine" && referee != "specification") {
    throw py::value_error("referee: '" + referee + "'; expected 'engine' or 'specification'");
  }
  const Referee who = referee == "engine" ? Referee::engine : Referee::specification;
  return {rules, referee, Game(rules.cast<const KeptRules&>().rules, who)};
}

KeptState deal(const py::object& self, std::uint64_t seed, int dealer) {
  return {self, self.cast<const KeptGame&>().game.deal(seed, dealer)};
}

KeptState at(const py::object& self, const py::object& position) {
  const py::object text = py::isinstance<py::str>(position)
                              ? position
                              : py::module_::import("json").attr("dumps")(position);
  return {self, self.cast<const KeptGame&>().game.at(text.cast<std::string>())};
}

std::uint64_t perft(const KeptGame& self, const KeptState& state, int depth) {
  const py::gil_scoped_release release;
  return self.game.perft(state.state, depth);
}

std::string first_moves(const State& state) {
  constexpr std::size_t kShown = 4;
  const auto moves = state.legal_moves();
  std::string text;
  for (std::size_t i = 0; i < moves.size() && i < kShown; ++i) text += " " + moves[i];
  return text + (moves.size() > kShown ? " ..." : "");
}

std::string repr_of_state(const KeptState& self) {
  const std::string edition = self.game.cast<const KeptGame&>().game.rules().edition();
  const auto turn = self.state.turn();
  if (!turn) return "<hanaproof.State " + edition + ", over>";
  return "<hanaproof.State " + edition + ", seat " + std::to_string(*turn) +
         " to move:" + first_moves(self.state) + ">";
}

bool same(const KeptState& left, const KeptState& right) {
  return left.state.json() == right.state.json();
}

KeptState unpickled_state(const py::tuple& state) { return at(state[0], state[1]); }

void bind_score(py::module_& module) {
  Record<MadeYaku>(module, "MadeYaku", "A yaku that somebody holds.")
      .field("id", &MadeYaku::id, "Such as 'hanami'.")
      .field("points", &MadeYaku::points, "What it is worth, before any factor.");
  Record<Score>(module, "Score", "What a position is worth; one entry a seat, but for `winners`.")
      .field("yaku", &Score::yaku, "Those held now.")
      .field("points", &Score::points, "Of what is captured now, before any factor.")
      .field("result", &Score::result, "When over: what the edition has the players write down.")
      .field("payment", &Score::payment,
             "When over: what each gets from the others, less what it pays.")
      .field("money", &Score::money, "Betting games: coins left.")
      .field("winners", &Score::winners, "Betting games: the seats that have won.");
}

void bind_state(py::module_& module) {
  py::class_<KeptState> cls(
      module, "State", "A position at a decision, or over. It never changes: moves make new ones.");
  cls.def(
         "legal_moves", [](const KeptState& self) { return self.state.legal_moves(); },
         "The moves as docs/positions.md writes them; none when the round is over.")
      .def(
          "after",
          [](const KeptState& self, const std::string& move) {
            return KeptState{self.game, self.state.after(move)};
          },
          py::arg("move"), "The position after a legal move. Error names the legal ones.")
      .def_property_readonly(
          "over", [](const KeptState& self) { return self.state.over(); },
          "Whether the round is over.")
      .def_property_readonly(
          "turn", [](const KeptState& self) { return self.state.turn(); },
          "The seat that decides, from 0 on; None when over.")
      .def_property_readonly(
          "players", [](const KeptState& self) { return self.state.players(); }, "How many play.")
      .def_property_readonly(
          "game", [](const KeptState& self) { return self.game; },
          "The game that it is a position of.")
      .def_property_readonly(
          "position",
          [](const KeptState& self) {
            return py::module_::import("json").attr("loads")(self.state.json());
          },
          "The position as docs/positions.md writes it: a new dictionary each time.")
      .def(
          "score", [](const KeptState& self) { return self.state.score(); },
          "What it is worth, so far or in the end.")
      .def(
          "to_json", [](const KeptState& self) { return self.state.json(); },
          "The position as one line of JSON.")
      .def(
          "seen_by", [](const KeptState& self, int seat) { return self.state.seen_by(seat); },
          py::arg("seat"),
          "What a seat knows, as JSON: the position without the order of the stock and the hands "
          "of "
          "others.")
      .def("__repr__", &repr_of_state)
      .def("__eq__", &same, py::arg("other"), py::is_operator())
      .def("__hash__", [](const KeptState& self) { return py::hash(py::str(self.state.json())); })
      .def(py::pickle(
          [](const KeptState& self) { return py::make_tuple(self.game, self.state.json()); },
          &unpickled_state));
  copies_are_the_same(cls);
}

}  // namespace

void bind_game(py::module_& module) {
  bind_score(module);
  bind_payments(module);
  bind_state(module);
  py::class_<KeptGame> cls(module, "Game", "Rules at play. Threads may share it and its states.");
  cls.def(py::init(&make_game), py::arg("rules"), py::arg("referee") = "engine",
          "`referee`: 'engine' is fast; 'specification' is slow, literal, and what the engine is "
          "tested against.")
      .def_property_readonly(
          "rules", [](const KeptGame& self) { return self.rules; },
          "The rules that it is played by.")
      .def_property_readonly(
          "players", [](const KeptGame& self) { return self.game.rules().players(); },
          "How many play.")
      .def("deal", &deal, py::arg("seed"), py::arg("dealer") = 0,
           "A round from shuffled cards at its first decision, or over where the deal decides it. "
           "The "
           "same seed gives the same round on every machine.")
      .def("at", &at, py::arg("position"),
           "The state of a position: a dictionary or JSON, as docs/positions.md writes it.")
      .def("perft", &perft, py::arg("state"), py::arg("depth"),
           "How many sequences of so many moves there are, as chess engines count them.")
      .def(
          "play_at_random", &play_at_random, py::arg("rounds"), py::arg("seed") = 1,
          py::arg("threads") = 1, py::arg("results") = false,
          "What rounds bring that are played at random, every legal move equally likely: a numpy "
          "array of int32, a row a round, a column a seat; without numpy a memoryview of the same "
          "shape. These are payments, or with `results` what the players write down: in games such "
          "as hana-awase, Sakura and Hachi-Hachi nothing else is paid. Seats deal in turn. "
          "`threads` "
          "0: as many as the machine has; they do not change the result. Other Python threads run "
          "meanwhile.")
      .def("__repr__",
           [](const KeptGame& self) {
             return "<hanaproof.Game " + self.game.rules().edition() + ", " +
                    std::to_string(self.game.rules().players()) + " players>";
           })
      .def("__reduce__", [](const py::object& self) {
        const auto& kept = self.cast<const KeptGame&>();
        return py::make_tuple(py::type::of(self), py::make_tuple(kept.rules, kept.referee));
      });
  copies_are_the_same(cls);
}

}  // namespace hanaproof::python
