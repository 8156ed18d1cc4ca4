#include "payments.h"

namespace hanaproof::python {

namespace {

struct Table {
  py::ssize_t rounds;
  py::ssize_t players;
  std::vector<std::int32_t> numbers;
};

py::buffer_info layout(Table& table) {
  constexpr auto kSize = static_cast<py::ssize_t>(sizeof(std::int32_t));
  return {table.numbers.data(), {table.rounds, table.players}, {kSize * table.players, kSize}};
}

Table played(const Game& game, std::uint64_t rounds, std::uint64_t seed, int threads,
             bool results) {
  const py::gil_scoped_release release;
  Playouts playouts = game.play_at_random(rounds, seed, threads);
  return {.rounds = static_cast<py::ssize_t>(playouts.rounds),
          .players = playouts.players,
          .numbers = std::move(results ? playouts.results : playouts.payments)};
}

}  // namespace

void bind_payments(py::module_& module) {
  py::class_<Table>(module, "_Table", py::buffer_protocol(),
                    "Holds the memory of what Game.play_at_random returns.")
      .def_buffer(&layout);
}

py::object play_at_random(const KeptGame& self, std::uint64_t rounds, std::uint64_t seed,
                          int threads, bool results) {
  const py::object table = py::cast(played(self.game, rounds, seed, threads, results));
  try {
    return py::module_::import("numpy").attr("asarray")(table);
  } catch (py::error_already_set& error) {
    if (!error.matches(PyExc_ImportError)) throw;
  }
  return py::memoryview(table);
}

}  // namespace hanaproof::python
