// What a report says, whatever it is printed as: headings, sentences, and tables of exact numbers.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <boost/multiprecision/cpp_int.hpp>

#include "reports/terminal.h"

namespace hanaproof::reports {

using Whole = boost::multiprecision::cpp_int;
using Exact = boost::multiprecision::cpp_rational;

// How people read the numbers of a column.
enum class Unit {
  text,      // words instead of numbers
  whole,     // "1250"
  chance,    // "12.34 %", "1 in 23,456", "never"
  percent,   // "12.34 %", "-" for nothing
  fraction,  // the same in a terminal; "38/150" in a document
  share,     // "12.3" in a terminal, which has room for many then; "12.34 %" in a document
  mean,      // "0.625000"
  gain,      // "+1.25"
};

// So many of all cases, every one equally likely. A document has their number beside the chance.
struct Part {
  Whole cases;
  Whole all;
};
using Cell = std::variant<std::string, Exact, Part>;

struct Column {
  std::string name;
  Unit unit;

  Column(std::string title, Unit shown_as = Unit::text) : name(std::move(title)), unit(shown_as) {}
  Column(const char* title, Unit shown_as = Unit::text) : name(title), unit(shown_as) {}
};

struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows = {};  // each with a cell for every column
};

struct Block {
  enum class Sort { title, heading, text, item, evidence, table };
  Sort sort;
  std::string text;  // plain; empty for a table
  Table table = {};
  bool detail = false;  // left out in a terminal
};

class Document {
 public:
  void title(std::string text) { add(Block::Sort::title, std::move(text)); }
  void heading(std::string text) { add(Block::Sort::heading, std::move(text)); }
  void text(std::string text) { add(Block::Sort::text, std::move(text)); }
  // Of a list.
  void item(std::string text) { add(Block::Sort::item, std::move(text)); }
  // How something is known.
  void evidence(std::string text) { add(Block::Sort::evidence, std::move(text)); }
  // Nothing for a table without rows.
  void table(Table table);
  // Whether what follows is detail: for documents, which are longer than terminals.
  void detail(bool on) { detail_ = on; }

  const std::vector<Block>& blocks() const { return blocks_; }

 private:
  void add(Block::Sort sort, std::string text, Table table = {}) {
    blocks_.push_back({sort, std::move(text), std::move(table), detail_});
  }
  std::vector<Block> blocks_;
  bool detail_ = false;
};

std::string to_terminal(const Document& document, const TerminalStyle& style);
// `level` is that of titles; headings stand one below.
std::string to_markdown(const Document& document, int level = 1);
std::string to_markdown(const Table& table);
// A line for each row, after one of names. Numbers that are not whole are decimals of 12 digits.
std::string to_csv(const Table& table);

}  // namespace hanaproof::reports
