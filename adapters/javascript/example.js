// An engine for hana-awase.pl that lists moves and scores; hanaproof makes the moves itself.
import { month, serve } from "hanaproof-adapter";

const WORTH = { light: 20, animal: 10, ribbon: 5, dreg: 1 };
const LIGHTS = [11, 31, 81, "B1", "C1"].map(String);
const ANIMALS = [21, 41, 51, 61, 71, 82, 91, "A1", "B2"].map(String);
const RIBBONS = [12, 22, 32, 42, 52, 62, 72, 92, "A2", "B3"].map(String);
const kind = (card) =>
  LIGHTS.includes(card) ? "light" : ANIMALS.includes(card) ? "animal" : RIBBONS.includes(card) ? "ribbon" : "dreg";
const worth = (pile) => pile.reduce((sum, card) => sum + WORTH[kind(card)], 0);

const captures = (card, field) => {
  const same = field.filter((other) => month(other) === month(card));
  return same.length === 2 ? same.map((other) => [other]) : [same];
};

const moves = ({ phase, hands, turn, drawn, field }) => {
  const cards = { play: hands[turn], choose: [drawn], over: [] }[phase];
  return cards.flatMap((card) => captures(card, field).map((takes) => ({ card, takes })));
};

const score = ({ captured }) => ({ yaku: captured.map(() => ({})), points: captured.map(worth) });

serve({ name: "example", editions: ["hana-awase.pl"], keeps: [], moves, score });
