// How far the editions of a game are from each other, as the page of a report shows it.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hanaproof::reports {

// What a distance leaves open.
struct Mark {
  char sign;
  std::string_view meaning;
};
inline constexpr std::array<Mark, 3> kMarks = {
    {{'~', "smaller sets were not all tried; none of the clauses can be left out by itself"},
     {'?', "some clause may be left out by itself; there may be a smaller set"},
     {'+', "more may be needed: some answers could not be compared, or show together"}}};

struct Family {
  // Two editions that are neighbours in the tree.
  struct Link {
    std::size_t a = 0;  // places in `editions`
    std::size_t b = 0;
    std::vector<std::string> topics = {};  // whose answers separate them; as many as the distance
  };
  struct Distance {
    int clauses = 0;         // to change
    std::string marks = {};  // signs of kMarks
  };
  std::string game;                              // "koi-koi"
  std::string scope;                             // "2 players"
  std::vector<std::string> editions;             // ids
  std::vector<std::vector<Distance>> distances;  // by places in `editions`: from, to
  std::vector<Link> links;                       // of the family tree: one fewer than editions
  std::string svg;                               // a drawing of the tree, a whole <svg> element
};

}  // namespace hanaproof::reports
