// What two captured piles are worth in every Koi-Koi rulebook, and which rules make the difference.
//   node score.mjs 31,81,91 11,B1
import {open} from 'hanaproof';

const captured = process.argv.slice(2).map((pile) => pile.split(','));
const table = await open();
const score = table.ask({ask: 'score', game: 'koi-koi', captured});
if (score.error) {
  console.error(score.error);
  process.exit(2);
}
for (const {editions, seats} of score.groups) {
  console.log(editions.join(', '));
  seats.forEach(({yaku, points}, seat) => {
    const made = yaku.map((each) => `${each.name} ${each.points}`).join(', ') || 'nothing';
    console.log(`  player ${seat + 1}: ${points} (${made})`);
  });
}
for (const {rules} of score.differences)
  for (const {question, a, b} of rules) console.log(`${question}\n  ${a.sentence}\n  ${b.sentence}`);
