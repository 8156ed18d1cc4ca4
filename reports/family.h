// How far the editions of a game are from each other, as the page of a report shows it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hanaproof::reports {

struct Family {
  // Two editions that are neighbours in the tree.
  struct Link {
    std::size_t a = 0;  // places in `editions`
    std::size_t b = 0;
    std::vector<std::string> topics = {};  // whose answers separate them; as many as the distance
  };
  struct Distance {
    int clauses = 0;         // to change
    std::string marks = {};  // of "~", "?" and "+", what the number leaves open (length_text)
  };
  std::string game;                              // "koi-koi"
  std::string scope;                             // "2 players"
  std::vector<std::string> editions;             // ids
  std::vector<std::vector<Distance>> distances;  // by places in `editions`: from, to
  std::vector<Link> links;                       // of the family tree: one fewer than editions
  std::string svg;                               // a drawing of the tree, a whole <svg> element
};

}  // namespace hanaproof::reports
