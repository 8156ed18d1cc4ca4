// The page in a real browser, through all its uses: at the size of a desk by mouse, at the size of a
// phone by touch, and by keyboard.
import assert from 'node:assert/strict';
import {after, before, beforeEach, describe, test} from 'node:test';
import {Browser} from './browser.mjs';
import {packed, serve} from './served.mjs';

let site;
let browser;

const ready = (view, language = 'en') =>
    browser.until(`document.querySelector('main')?.dataset.ready === '${view} ${language}'`);
const go = async (place) => {
  await browser.value(`location.hash = '#${place}'`);
  await ready(place.split('/')[0]);
};
const texts = (selector) => browser.value(
    `[...document.querySelectorAll(${JSON.stringify(selector)})].map((each) => each.textContent)`);
const count = (selector) => browser.value(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const seen = (selector) => browser.until(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const kept = async () => JSON.parse(await browser.value(`localStorage.getItem('house')`));

before(async () => {
  site = await serve();
  browser = await Browser.start();
});

after(async () => {
  await browser?.stop();
  site?.stop();
});

const fresh = async () => {
  await browser.open('about:blank');
  await browser.open(site.address);
  await browser.until(`!!document.querySelector('main')?.dataset.ready`);
  await browser.value(`localStorage.clear(); localStorage.setItem('language', 'en')`);
  browser.complaints.length = 0;
  browser.requests.length = 0;
  await browser.open('about:blank');
  await browser.open(site.address);
  await ready('ask');
};

// Nothing that a reader would trip over, wherever the test has gone.
const sound = async () => {
  assert.deepEqual(browser.complaints, []);
  const foreign = browser.requests.filter((each) => !each.startsWith(site.address) && !/^(data|blob):/.test(each));
  assert.deepEqual(foreign, []);
  assert.equal(await browser.value(`document.querySelector('.mishap').textContent`), '');
  assert.equal(await browser.value('document.documentElement.scrollWidth > innerWidth'), false, 'too wide');
  const small = await browser.value(`[...document.querySelectorAll('main button, main select, .views a')]
      .filter((each) => each.checkVisibility() && each.tabIndex >= 0)
      .map((each) => [each.getBoundingClientRect(), each.textContent])
      .filter(([{width, height}]) => width < 24 || height < 24).map(([, text]) => text)`);
  assert.deepEqual(small, [], 'too small to tap');
};

for (const width of [1280, 390]) {
  describe(`at ${width} pixels`, () => {
    beforeEach(async () => {
      await browser.size(width);
      await fresh();
    });

    test('questions by word are answered by every book', async () => {
      await browser.tap('#words');
      await browser.type('coupe de saké');
      await seen('.questions li');
      assert.equal(await count('.results > .cards use[href="#c91"]'), 1);
      assert.match((await texts('.questions span'))[0], /sake cup count as an animal/);
      await sound();
      await browser.tap('.questions a');
      await seen('.stance');
      const sentences = await texts('.stance .sentence');
      assert.ok(sentences.includes('The sake cup counts only as an animal, never as a dreg.'));
      assert.ok(sentences.includes('The sake cup counts either as an animal or as a dreg, as its holder chooses.'));
      await browser.tap('.stance details summary');
      assert.ok((await texts('.stance details[open] .sources li li')).some((each) => each.includes('blog-koi-koi-fr line 9')));
      await sound();
    });

    test('a card that is tapped is asked about', async () => {
      await browser.tap('.picker summary');
      await browser.tap('.picker [data-card="B4"]');
      await seen('.questions li');
      assert.equal(await browser.value(`document.querySelector('#words').value`), 'lightning');
      await sound();
    });

    test('house rules are changed by tapping, kept, saved and printed on one page', async () => {
      await go('house');
      await browser.tap('.choice button:nth-child(3)');  // left open
      await seen('.rule.is-open');
      await browser.tap('.choice button');
      await browser.until(`document.querySelectorAll('.chapter').length > 5`);
      await browser.tap('[data-topic="yaku.hanami"] .line');
      await seen('.choices .option');
      const none = await browser.value(`1 + [...document.querySelectorAll('.choices .option')].findIndex(
          (each) => each.textContent.startsWith('There is no yaku Hanami'))`);
      await browser.tap(`.choices .option:nth-of-type(${none})`);
      await seen('[data-topic="yaku.hanami"].is-chosen');
      assert.deepEqual((await kept()).changes, {'yaku.hanami': 'none'});
      await sound();

      await browser.tap('.yaku-section > div .tools button');
      await browser.tap('.builder input');
      await browser.type('Three "lights"');
      for (const card of ['11', '31', '81']) await browser.tap(`.builder [data-card="${card}"]`);
      await browser.tap('.builder .main');
      await seen('[data-topic="yaku.house-three-lights"]');
      assert.match((await texts('[data-topic="yaku.house-three-lights"] .line'))[0], /^Three "lights"Crane, curtain and moon, 5 points/);
      await sound();

      await browser.value(`URL.createObjectURL = (blob) => { window.saved = blob.text(); return '#house'; };`);
      await browser.tap('.tools button:nth-child(2)');
      await browser.until('!!window.saved');
      const file = await browser.value('window.saved');
      assert.match(file, /inherit = "robin-red.koi-koi.en"/);
      assert.match(file, /name = "Three \\"lights\\""\ncards = "all\(11 \| 31 \| 81\)"/);
      const pages = (await browser.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
      assert.equal(pages.length, 1);

      // Opened again, the file says what was saved.
      const before = await kept();
      await browser.value(`localStorage.removeItem('house'); location.reload()`);
      await browser.until(`document.querySelectorAll('.is-chosen').length === 0 && !!document.querySelector('.tools input')`);
      await browser.value(`(() => {
        const files = new DataTransfer();
        files.items.add(new File([${JSON.stringify(file)}], 'house.toml'));
        const input = document.querySelector('.tools input');
        input.files = files.files;
        input.dispatchEvent(new Event('change'));
      })()`);
      await seen('[data-topic="yaku.house-three-lights"]');
      const opened = await kept();
      assert.deepEqual(Object.keys(opened.changes).sort(), Object.keys(before.changes).sort());
      assert.deepEqual(opened.names, before.names);
    });

    test('piles are scored by every book at once', async () => {
      await go('position');
      for (const card of ['31', '91']) await browser.tap(`.deck-of [data-card="${card}"]`);
      await browser.tap('[data-into="captured1"]');
      await browser.tap('.deck-of [data-card="11"]');
      await browser.until(`document.querySelectorAll('.group').length > 1`);
      // Hanami is worth 5, 3 or nothing; nobody makes anything else of these.
      const worth = new Set((await texts('.group .seat:first-of-type .sum')).map((each) => each.match(/Points: (\d+)/)[1]));
      assert.deepEqual([...worth].sort(), ['0', '3', '5']);
      assert.ok((await texts('.difference a')).every((each) => each.includes('Hanami')));
      await sound();
      await browser.tap('.setting .tools button');
      await browser.until(`document.querySelectorAll('.zone [data-card]').length === 14`);
      await sound();
    });

    test('the best play is shown, and a round is played on', async () => {
      await go('position');
      await browser.tap('main header .choice button:nth-child(2)');
      await browser.tap('.outcome .tools button:nth-child(2)');
      await seen('.move');
      assert.equal(await count('[data-zone="hand0"] [data-card]'), 3);
      await browser.tap('button.solve');
      await seen('.best');
      const best = await browser.value(`document.querySelector('.move.good').dataset.move`);
      const worths = (await texts('.move .worth')).map((each) => Number(each.replace(/[^\d-]/g, '')));
      assert.equal(worths.length, await count('.move'));
      const toMove = (await texts('.next h3'))[0];
      const extreme = toMove.includes('Player A') ? Math.max(...worths) : Math.min(...worths);
      assert.ok((await texts('.move.good .worth')).every((each) => Number(each.replace(/[^\d-]/g, '')) === extreme));
      await sound();
      await browser.tap(`[data-move="${best}"]`);
      await browser.until(`!document.querySelector('.tools button:nth-child(3)').disabled`);
      await browser.tap('.outcome .tools button:nth-child(3)');
      await browser.until(`document.querySelector('.next h3')?.textContent === ${JSON.stringify(toMove)}`);
      await sound();
    });

    test('a table that is begun is filled in', async () => {
      await go('position');
      await browser.tap('main header .choice button:nth-child(2)');
      await browser.tap('[data-into="hand0"]');
      for (const card of ['11', '31', '81', 'C1']) await browser.tap(`.deck-of [data-card="${card}"]`);
      await seen('.next .main');
      await browser.tap('.next .main');
      await seen('.move');
      assert.equal(await count('[data-zone="hand1"] [data-card]'), 4);
      assert.equal(await count('.zone [data-card]'), 48);
      assert.equal(await count('[data-zone="hand0"] [data-card="81"]'), 1);
      await sound();
    });

    test('the quiz names an edition, and makes a house of it', async () => {
      await go('quiz');
      for (let asked = 0; asked < 12 && !(await count('.quiz-result')); ++asked) {
        const question = (await texts('.quiz h2'))[0];
        await browser.tap('.quiz-answers button:last-child');
        await browser.until(`document.querySelector('.quiz h2').textContent !== ${JSON.stringify(question)}`);
        await sound();
      }
      await seen('.nearest li');
      const [nearest] = await browser.value(`[...document.querySelectorAll('.nearest li')].map((each) => each.dataset.edition)`);
      const otherwise = await count('.plain li');
      await browser.tap('.quiz-result .main');
      await ready('house');
      const house = await kept();
      assert.equal(house.edition, nearest);
      assert.equal(Object.keys(house.changes).length, otherwise);
    });

    test('odds of hands, deals and rounds', async () => {
      await go('odds/hands');
      for (const card of ['31', '81']) await browser.tap(`.deck-of [data-card="${card}"]`);
      await seen('.big');
      assert.match((await texts('.big'))[0], /100/);  // nothing beats the curtain with the moon
      await sound();
      await browser.tap('.deck-of [data-card="81"]');
      await browser.tap('.deck-of [data-card="33"]');
      await browser.until(`document.querySelector('.mine h2')?.textContent.includes('March')`);
      await go('odds/deals');
      await seen('.chances tbody tr');
      // 12 months x C(44,4) of C(48,8) hands, less what was counted twice: 0.432 %.
      assert.match((await texts('.chances tbody tr:first-child td'))[0], /0\.43%.*1 in 232/);
      await sound();
      await go('odds/rounds');
      await seen('[data-rounds="32000"]');
      const shares = (await texts('.bars strong')).map(parseFloat);
      assert.ok(shares[0] + shares[1] > 90 && shares[0] + shares[1] <= 100.1, String(shares));
      await sound();
    });

    test('every view fits in every language, light and dark', async () => {
      for (const language of ['fr', 'es', 'de', 'pl']) {
        await browser.size(width, undefined, language === 'de');
        await browser.value(`(() => {
          const select = document.querySelector('.language');
          select.value = '${language}';
          select.dispatchEvent(new Event('change'));
        })()`);
        for (const view of ['house', 'position', 'quiz', 'odds', 'ask']) {
          await browser.value(`location.hash = '#${view}'`);
          await ready(view, language);
          await sound();
          assert.equal((await texts('main')).some((each) => /undefined|\{\w+\}/.test(each)), false, `${view} ${language}`);
        }
      }
    });
  });
}

describe('by keyboard', () => {
  beforeEach(async () => {
    await browser.size(1280);
    await fresh();
  });
  const focused = () => browser.value(`document.activeElement.dataset.card ?? document.activeElement.dataset.into ??
      document.activeElement.id ?? ''`);
  const tabTo = async (selector) => {
    for (let steps = 0; steps < 80; ++steps) {
      if (await browser.value(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
      await browser.press('Tab');
    }
    assert.fail(`Tab never gets to ${selector}`);
  };

  test('a question is asked and answered', async () => {
    await tabTo('#words');
    await browser.type('Sakeschale');
    await seen('.questions li');
    await tabTo('.questions a');
    await browser.press('Enter');
    await seen('.stance');
    assert.equal(await focused(), 'question');
    await tabTo('.stance summary');
    await browser.press('Enter');
    await seen('.stance details[open]');
    await sound();
  });

  test('cards are laid by arrows and space', async () => {
    await go('position');
    await tabTo('.deck-of [data-card="11"]');
    await browser.press('ArrowRight');
    await browser.press('ArrowDown');
    assert.equal(await focused(), '22');
    await browser.press('Space');
    await seen('[data-zone="captured0"] [data-card="22"]');
    // The focus stays where it was, so that one can go on.
    assert.equal(await focused(), '22');
    await browser.press('End');
    assert.equal(await focused(), 'C4');
    await sound();
  });

  test('a rule is changed', async () => {
    await go('house');
    await tabTo('[data-topic="yaku.kasu"] .line');
    await browser.press('Enter');
    await seen('.choices .option');
    await browser.value(`document.querySelector('[data-topic="yaku.kasu"] .line').focus()`);
    await tabTo('.choices .option[aria-pressed=false]');
    await browser.press('Enter');
    await seen('[data-topic="yaku.kasu"].is-chosen');
    await sound();
  });
});

test('all of it works without a network', {skip: packed ? false : 'the page is not packed'}, async () => {
  await browser.size(390);
  await fresh();
  await browser.until(`navigator.serviceWorker.ready.then(() => !!navigator.serviceWorker.controller)`);
  await browser.offline(true);
  try {
    await browser.value('location.reload()');
    await browser.until(`performance.getEntriesByType('navigation')[0].type === 'reload'`);
    await ready('ask');
    await browser.tap('.examples button');
    await seen('.questions li');
    for (const view of ['house', 'position', 'quiz', 'odds']) await go(view);
    await sound();
  } finally {
    await browser.offline(false);
  }
});
