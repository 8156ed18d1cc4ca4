#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "reports/distances/distances.h"

namespace hanaproof::reports {

using distance::Distances;

namespace {

// Pixels.
constexpr double kWidth = 640;
constexpr double kRow = 30;
constexpr double kMargin = 16;
constexpr double kStep = 22;     // of a link, beside its length
constexpr double kLabels = 230;  // right of the farthest edition
constexpr double kDot = 4;

struct Place {
  double x = 0;
  double y = 0;
};

// Editions row by row, each below the one that it is linked to.
class Tree {
 public:
  explicit Tree(const Distances& game) : game_(game), places_(game.editions.size()) {
    const std::size_t root = middle(game);
    measure(root, root, 0, 0);
    scale_ = farthest_ > 0 ? (kWidth - kLabels - 2 * kMargin - kStep * deepest_) / farthest_ : 0;
    place(root, root, kMargin);
  }

  std::string draw() const {
    std::string out = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"plot\" viewBox=\"0 0 {:.0f} {:.0f}\" "
        "width=\"{:.0f}\" height=\"{:.0f}\" role=\"img\" aria-label=\"family tree of {}\">\n",
        kWidth, height(), kWidth, height(), game_.game);
    for (const auto& [from, to, length, label] : drawn_) {
      const Place& a = places_[from];
      const Place& b = places_[to];
      out += fmt::format(
          "<path d=\"M{:.1f} {:.1f}V{:.1f}H{:.1f}\" fill=\"none\" stroke=\"currentColor\"/>"
          "<text x=\"{:.1f}\" y=\"{:.1f}\" font-size=\"11\" fill=\"currentColor\">{}</text>\n",
          a.x, a.y, b.y, b.x, a.x + 5, b.y - 4, label);
    }
    for (std::size_t i = 0; i < places_.size(); ++i) {
      out += fmt::format(
          "<circle cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"{2:.0f}\" fill=\"currentColor\"/>"
          "<text x=\"{3:.1f}\" y=\"{4:.1f}\" font-size=\"13\" fill=\"currentColor\">{5}</text>\n",
          places_[i].x, places_[i].y, kDot, places_[i].x + 9, places_[i].y + 4,
          game_.editions[i]->id);
    }
    return out + "</svg>\n";
  }

 private:
  struct Drawn {
    std::size_t from;
    std::size_t to;
    int length;
    std::string label;
  };

  // Neighbours other than where we come from, the nearest first.
  std::vector<Drawn> onward(std::size_t at, std::size_t from) const {
    std::vector<Drawn> all;
    for (const distance::Link& link : game_.tree) {
      if (link.a != at && link.b != at) continue;
      const std::size_t other = link.a == at ? link.b : link.a;
      if (other != from) {
        all.push_back({at, other, link.length, length_text(game_.longer(link.a, link.b))});
      }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Drawn& a, const Drawn& b) { return a.length < b.length; });
    return all;
  }

  void measure(std::size_t at, std::size_t from, int length, int depth) {
    farthest_ = std::max(farthest_, length);
    deepest_ = std::max(deepest_, depth);
    for (const Drawn& link : onward(at, from)) {
      measure(link.to, at, length + link.length, depth + 1);
    }
  }

  void place(std::size_t at, std::size_t from, double x) {
    places_[at] = {x, kMargin + kRow * rows_++};
    for (const Drawn& link : onward(at, from)) {
      drawn_.push_back(link);
      place(link.to, at, x + kStep + scale_ * link.length);
    }
  }

  double height() const { return 2 * kMargin + kRow * (rows_ - 1); }

  const Distances& game_;
  std::vector<Place> places_;
  std::vector<Drawn> drawn_;
  int farthest_ = 0;
  int deepest_ = 0;
  int rows_ = 0;
  double scale_ = 0;
};

}  // namespace

std::string marks(const distance::EditPath& way) {
  const char* mark = way.least ? "" : way.needed ? "~" : "?";
  return fmt::format("{}{}", mark, way.open ? "+" : "");
}

std::string length_text(const distance::EditPath& way) {
  return fmt::format("{}{}", way.length(), marks(way));
}

std::size_t middle(const Distances& game) {
  std::vector<int> farthest(game.editions.size());
  for (std::size_t a = 0; a < farthest.size(); ++a) {
    for (std::size_t b = 0; b < farthest.size(); ++b) {
      farthest[a] = std::max(farthest[a], game.length(a, b));
    }
  }
  return static_cast<std::size_t>(std::ranges::min_element(farthest) - farthest.begin());
}

std::string to_svg(const Distances& game) {
  return game.editions.empty() ? std::string() : Tree(game).draw();
}

Family family_of(const Distances& game) {
  Family family{game.game, game.scope.text(), {}, {}, {}, to_svg(game)};
  for (std::size_t a = 0; a < game.editions.size(); ++a) {
    family.editions.push_back(game.editions[a]->id);
    family.distances.emplace_back();
    for (std::size_t b = 0; b < game.editions.size(); ++b) {
      const distance::EditPath& way = game.ways[a][b];
      family.distances.back().push_back({way.length(), a == b ? std::string() : marks(way)});
    }
  }
  for (const distance::Link& link : game.tree) {
    family.links.push_back({link.a, link.b, {}});
    for (const distance::Change& change : link.changes) {
      family.links.back().topics.push_back(change.topic->id);
    }
  }
  return family;
}

}  // namespace hanaproof::reports
