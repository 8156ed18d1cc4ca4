// Says what a number of a grid is made of. The page is complete without it: the same stands in the
// table of all numbers.
'use strict';

for (const grid of document.querySelectorAll('.decide')) {
  const output = grid.querySelector('output');
  const counted = (number, noun) => `${number} ${noun}${number === '1' ? '' : 's'}`;
  grid.addEventListener('click', ({target}) => {
    const cell = target.closest('button');
    if (!cell) return;
    for (const each of grid.querySelectorAll('button')) {
      each.setAttribute('aria-pressed', String(each === cell));
    }
    const told = cell.dataset;
    output.textContent =
        `${counted(told.points, 'point')}, ${counted(told.cards, 'card')} left: stopping gets ` +
        `${told.stop} in the mean, koi-koi ${told.koi}. The difference is ${told.low} to ` +
        `${told.high} (95 %, ${told.rounds} rounds). Of 100 who go on, ${told.ahead} still get ` +
        `something and ${told.behind} pay.`;
  });
}
