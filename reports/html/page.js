// The filter: by words, by edition, by kind. Without it the page is complete, only longer.
(() => {
  'use strict';
  const form = document.getElementById('filter');
  const all = [...document.querySelectorAll('[data-finding]')];
  const rows = all.filter((each) => each.tagName === 'TR');
  if (!form) return;

  // What is searched: the row's words and the words of the finding's own section.
  const words = new Map();
  for (const each of all) {
    const id = each.dataset.finding;
    const text = `${id} ${each.dataset.editions} ${each.textContent}`.toLowerCase();
    words.set(id, `${words.get(id) ?? ''} ${text}`);
  }

  const chosen = () => {
    const data = new FormData(form);
    return {
      kinds: data.getAll('kind'),
      edition: data.get('edition'),
      terms: data.get('q').toLowerCase().split(/\s+/).filter(Boolean),
    };
  };

  const fits = ({kinds, edition, terms}, element) => {
    const {kind, editions, finding} = element.dataset;
    return (kinds.length === 0 || kinds.includes(kind)) &&
        (edition === '' || editions.split(' ').includes(edition)) &&
        terms.every((term) => words.get(finding).includes(term));
  };

  // A filtered view can be sent to someone: it is kept after "#?".
  const remember = () => {
    const data = [...new FormData(form)].filter(([, value]) => value !== '');
    const hash = data.length > 0 ? `#?${new URLSearchParams(data)}` : '#';
    if (hash !== '#' || location.hash.startsWith('#?')) history.replaceState(null, '', hash);
  };

  const apply = () => {
    const filter = chosen();
    let shown = 0;
    for (const each of all) {
      each.hidden = !fits(filter, each);
      if (!each.hidden && each.tagName === 'TR') shown += 1;
    }
    document.getElementById('shown').textContent = `${shown} of ${rows.length} shown`;
    document.getElementById('nothing').hidden = shown > 0;
  };

  const recall = () => {
    if (!location.hash.startsWith('#?')) return;
    const data = new URLSearchParams(location.hash.slice(2));
    form.elements.q.value = data.get('q') ?? '';
    form.elements.edition.value = data.get('edition') ?? '';
    if (form.elements.edition.selectedIndex < 0) form.elements.edition.value = '';
    for (const box of form.querySelectorAll('[name=kind]')) {
      box.checked = data.getAll('kind').includes(box.value);
    }
    apply();
  };

  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => { apply(); remember(); });
  form.addEventListener('reset', () => setTimeout(() => { apply(); remember(); }));
  addEventListener('hashchange', recall);
  apply();
  recall();

  // Paper has nothing to click on.
  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details.way:not([open])')];
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => {
    for (const each of closed) each.open = false;
  });
})();
