// A table for Koi-Koi. It keeps to itself which yaku were announced, the card that was drawn and
// has two captures, and how many turns were played. It knows nothing of hanaproof.
const MONTHS = [
  ["pine", "light", "poem", "dreg", "dreg"],
  ["plum", "animal", "poem", "dreg", "dreg"],
  ["cherry", "curtain", "poem", "dreg", "dreg"],
  ["wisteria", "animal", "ribbon", "dreg", "dreg"],
  ["iris", "animal", "ribbon", "dreg", "dreg"],
  ["peony", "butterflies", "blue", "dreg", "dreg"],
  ["clover", "boar", "ribbon", "dreg", "dreg"],
  ["pampas", "moon", "animal", "dreg", "dreg"],
  ["chrysanthemum", "cup", "blue", "dreg", "dreg"],
  ["maple", "deer", "blue", "dreg", "dreg"],
  ["willow", "rain", "animal", "ribbon", "dreg"],
  ["paulownia", "light", "dreg", "dreg", "dreg"],
];
const KINDS = {
  light: ["light", "curtain", "moon", "rain"],
  animal: ["animal", "butterflies", "boar", "cup", "deer"],
  ribbon: ["ribbon", "poem", "blue"],
  dreg: ["dreg"],
};

// "pine light 1": flower, picture, number in the month.
export const cardOf = (month, number) => `${MONTHS[month - 1][0]} ${MONTHS[month - 1][number]} ${number}`;
const flower = (card) => card.split(" ")[0];
const picture = (card) => card.split(" ")[1];

export function yaku(pile) {
  const pictures = pile.map(picture);
  const count = (kind) => pictures.filter((one) => KINDS[kind].includes(one)).length;
  const times = (one) => pictures.filter((other) => other === one).length;
  const made = {};
  if (count("dreg") >= 10) made.kasu = count("dreg") - 9;
  if (count("ribbon") >= 5) made.tan = count("ribbon") - 4;
  const [red, blue] = [times("poem") === 3, times("blue") === 3];
  if (red && blue) made["akatan-aotan"] = count("ribbon") + 4;
  else if (red) made.akatan = count("ribbon") + 2;
  else if (blue) made.aotan = count("ribbon") + 2;
  if (count("animal") >= 5) made.tane = count("animal") - 4;
  if (["boar", "deer", "butterflies"].every(times)) made.inoshikachou = count("animal") + 2;
  if (times("moon") && times("cup")) made.tsukimi = 5;
  if (times("curtain") && times("cup")) made.hanami = 5;
  if (count("light") === 5) made.gokou = 10;
  else if (count("light") === 4) made[times("rain") ? "ame-shikou" : "shikou"] = times("rain") ? 7 : 8;
  else if (count("light") === 3) made.sankou = 5;
  return made;
}

export class Table {
  constructor({ hands, field, stock, piles, player, announced, drawn, asks, stopped }) {
    Object.assign(this, { hands, field, stock, piles, player, announced, drawn, asks, stopped });
    this.turns = 16 - hands.flat().length;
  }
  get over() {
    return this.stopped !== null || (this.turns === 16 && !this.drawn && !this.asks);
  }
  captures(card) {
    const same = this.field.filter((other) => flower(other) === flower(card));
    return same.length === 2 ? same.map((other) => [other]) : [same];
  }
  // Who can capture does.
  playable() {
    const hand = this.hands[this.player];
    const capturing = hand.filter((card) => this.captures(card)[0].length > 0);
    return capturing.length > 0 ? capturing : hand;
  }
  play(card, taken) {
    this.hands[this.player] = this.hands[this.player].filter((other) => other !== card);
    this.turns += 1;
    this.#settle(card, taken);
    const drawn = this.stock.shift();
    const captures = this.captures(drawn);
    if (captures.length > 1) this.drawn = drawn;
    else this.#finish(drawn, captures[0]);
  }
  choose(taken) {
    const drawn = this.drawn;
    this.drawn = null;
    this.#finish(drawn, taken);
  }
  answer(goesOn) {
    this.asks = false;
    if (goesOn) this.#pass();
    else this.stopped = this.player;
  }
  #settle(card, taken) {
    this.field = this.field.filter((other) => !taken.includes(other));
    if (taken.length > 0) this.piles[this.player].push(card, ...taken);
    else this.field.push(card);
  }
  #finish(drawn, taken) {
    this.#settle(drawn, taken);
    const made = Object.keys(yaku(this.piles[this.player]));
    this.asks = made.some((one) => !this.announced[this.player].includes(one));
    if (!this.asks) this.#pass();
  }
  #pass() {
    this.announced[this.player] = Object.keys(yaku(this.piles[this.player]));
    if (!this.over) this.player = 1 - this.player;
  }
}
