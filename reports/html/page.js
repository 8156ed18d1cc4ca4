// The page as an application: a list that is searched and filtered, findings opened one at a time,
// and lines of play (walk.js) walked with the arrow keys. Without it the page is complete, only
// longer.
(() => {
  'use strict';
  const root = document.documentElement;
  const form = document.getElementById('filter');
  if (!form) return;
  const rows = [...document.querySelectorAll('tr[data-finding]')];
  const articles = [...document.querySelectorAll('article.finding')];
  const articleOf = new Map(articles.map((each) => [each.dataset.finding, each]));
  const title = document.title;

  // What an address names; nothing for one that is no address, such as "#%".
  const named = (hash) => {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      return null;
    }
  };

  // ---- The filter ------------------------------------------------------------------------------

  // What is searched: the row's words and the words of the finding's own page.
  const words = new Map();
  for (const row of rows) {
    const id = row.dataset.finding;
    const text = `${id} ${row.dataset.editions} ${row.textContent} ${articleOf.get(id).textContent}`;
    words.set(id, text.toLowerCase());
  }

  // Lists of which one is chosen, and boxes of which several may be ticked. A finding has several of
  // the first, as `data-games`, and one of the second.
  const kLists = ['book', 'game', 'language', 'edition'];
  const kBoxes = ['severity', 'kind'];
  const boxes = (name) => form.querySelectorAll(`[name=${name}]`);

  const fits = (data, row) =>
      kLists.every((name) => data.get(name) === '' ||
                             row[`${name}s`].split(' ').includes(data.get(name))) &&
      kBoxes.every((name) => data.getAll(name).length === 0 ||
                             data.getAll(name).includes(row[name])) &&
      data.get('q').toLowerCase().split(/\s+/).every((term) => words.get(row.finding).includes(term));

  const bars = [...document.querySelectorAll('.bars li')];

  // A filtered view can be sent to someone: it is kept after "#?".
  const filterHash = () => {
    const data = [...new FormData(form)].filter(([, value]) => value !== '');
    return data.length > 0 ? `#?${new URLSearchParams(data)}` : '#findings';
  };

  const apply = () => {
    const filter = new FormData(form);
    let shown = 0;
    for (const row of rows) {
      row.hidden = !fits(filter, row.dataset);
      articleOf.get(row.dataset.finding).hidden = row.hidden;
      shown += row.hidden ? 0 : 1;
    }
    // A plot shows what the list shows.
    for (const bar of bars) {
      bar.hidden = Boolean(named(bar.querySelector('a').hash)?.hidden);
    }
    root.classList.toggle('appendices', filter.has('appendices'));
    document.getElementById('shown').textContent = `${shown} of ${rows.length} shown`;
    document.getElementById('nothing').hidden = shown > 0;
  };

  const remember = () => {
    const hash = filterHash();
    if (hash !== '#findings' || location.hash.startsWith('#?')) {
      history.replaceState(null, '', hash);
    }
  };

  const recall = () => {
    const data = new URLSearchParams(location.hash.slice(2));
    form.elements.q.value = data.get('q') ?? '';
    for (const name of kLists) {
      form.elements[name].value = data.get(name) ?? '';
      if (form.elements[name].selectedIndex < 0) form.elements[name].value = '';
    }
    for (const name of kBoxes) {
      for (const box of boxes(name)) box.checked = data.getAll(name).includes(box.value);
    }
    form.elements.appendices.checked = data.has('appendices');
    apply();
  };

  // ---- One finding at a time -------------------------------------------------------------------

  let open = null;

  // Previous and next go through what the filter shows, and through everything when it does not
  // show the finding itself.
  const turn = (article) => {
    const bar = article.querySelector('.turner');
    const list = article.hidden ? articles : articles.filter((each) => !each.hidden);
    const at = list.indexOf(article);
    const link = (name, other) => {
      const each = bar.querySelector(name);
      if (other) {
        each.href = `#${other.id}`;
        each.removeAttribute('aria-disabled');
      } else {
        each.removeAttribute('href');
        each.setAttribute('aria-disabled', 'true');
      }
    };
    link('.previous', list[at - 1]);
    link('.next', list[at + 1]);
    bar.querySelector('.up').href = filterHash();
    bar.querySelector('.place').textContent = `${at + 1} of ${list.length}`;
    bar.hidden = false;
  };

  const show = (article) => {
    const left = open;
    if (left) left.classList.remove('open');
    open = article;
    root.classList.toggle('reading', Boolean(article));
    if (article) {
      article.classList.add('open');
      turn(article);
      document.title = `${article.querySelector('h2').textContent} – ${title}`;
      // The target of the address, which the browser would focus too.
      article.focus({preventScroll: true});
      scrollTo(0, 0);
      return;
    }
    document.title = title;
    // Back in the list, the reader is where the reading began.
    const row = left && rows.find((each) => each.dataset.finding === left.dataset.finding);
    if (row && !row.hidden && !document.getElementById(location.hash.slice(1))?.closest('section')) {
      row.scrollIntoView({block: 'center'});
      row.querySelector('a').focus({preventScroll: true});
    }
  };

  const route = () => {
    if (location.hash.startsWith('#?')) recall();
    const target = named(location.hash);
    const article = target?.closest('article.finding') ?? null;
    if (article === open) return;
    show(article);
    if (target && !article && target.closest('section')) target.scrollIntoView();
  };

  // ---- Keyboard -------------------------------------------------------------------------------

  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, select, textarea, pre')) return;
    const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
    const walk = by && open && walkers.find((each) => open.contains(each.section));
    if (!walk) return;
    event.preventDefault();
    walk.step(by);
  });

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => { apply(); remember(); });
  form.addEventListener('reset', () => setTimeout(() => { apply(); remember(); }));
  addEventListener('hashchange', route);
  apply();
  route();
})();
