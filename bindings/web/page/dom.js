// Elements by name, properties and children. Text stays text: nothing here reads HTML.
const SVG = 'http://www.w3.org/2000/svg';

const add = (element, children) => {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
};

// `on…` are listeners, `data` a dataset, true an attribute without a value; null and false are left out.
const set = (element, properties) => {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'data') Object.assign(element.dataset, value);
    else if (name === 'value') element.value = value;
    else element.setAttribute(name, value === true ? '' : value);
  }
  return element;
};

// A select takes its value only when it has its options.
export const h = (tag, properties = {}, ...children) => {
  const {value, ...others} = properties;
  const element = add(set(document.createElement(tag), others), children);
  return value === undefined ? element : set(element, {value});
};

export const svg = (tag, properties = {}, ...children) =>
    add(set(document.createElementNS(SVG, tag), properties), children);

export const fill = (element, ...children) => {
  element.replaceChildren();
  return add(element, children);
};

// A choice of one by buttons: `items` are [value, label].
export const choice = (label, items, chosen, choose) =>
    h('div', {class: 'choice', role: 'group', 'aria-label': label},
      items.map(([value, text]) => h('button', {
        type: 'button', 'aria-pressed': String(value === chosen), onclick: () => choose(value),
      }, text)));

export const field = (label, input) => h('label', {class: 'field'}, h('span', {}, label), input);

export const options = (items, chosen, choose, properties = {}) =>
    h('select', {...properties, value: chosen, onchange: (event) => choose(event.target.value)},
      items.map(([value, text]) => h('option', {value}, text)));

// A whole number with a button on either side.
export const stepper = (label, value, least, most, choose) => {
  const step = (by) => h('button', {
    type: 'button', 'aria-label': `${label} ${by > 0 ? '+' : '−'}`,
    disabled: value + by < least || value + by > most, onclick: () => choose(value + by),
  }, by > 0 ? '+' : '−');
  return h('div', {class: 'stepper', role: 'group', 'aria-label': label}, step(-1),
           h('output', {}, String(value)), step(1));
};
