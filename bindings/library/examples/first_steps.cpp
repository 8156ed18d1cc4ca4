// House rules against the book, a round at random, and the best play at its end.
#include <hanaproof/hanaproof.h>

#include <iostream>
#include <vector>

int main() try {
  const auto editions = hanaproof::Editions::builtin();
  const hanaproof::Rules book(editions, "robin-red.koi-koi.en");
  const hanaproof::Rules house(editions, "robin-red.koi-koi.en",
                               {.changes = {{"score.own-calls", "none"}}});
  for (const auto* rules : {&book, &house}) std::cout << rules->sentence("score.own-calls") << '\n';

  const hanaproof::Game game(house);
  std::vector<hanaproof::State> round = {game.deal(3)};
  while (!round.back().over())
    round.push_back(round.back().after(round.back().legal_moves().front()));
  std::cout << round.size() - 1 << " moves; player 0 gets " << round.back().score().payment[0]
            << '\n';

  hanaproof::Solver solver(house);
  const auto solution = solver.solve(round.at(round.size() - 7));
  std::cout << "with best play from the sixth move before the end " << solution.value << ':';
  for (const auto& move : solution.line) std::cout << ' ' << move;
  std::cout << "\nfour of a month in a hand: "
            << hanaproof::deal_odds(book).combinations.front().given_hand.text() << '\n';
} catch (const hanaproof::Error& error) {
  std::cerr << error.what() << '\n';
  return 1;
}
