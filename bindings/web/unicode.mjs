// What characters are and become: known to JavaScript, so the module carries no tables of its own
// (platform/utf8proc.cpp).

// In the order of utf8proc.
const CATEGORIES = ['Cn', 'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc', 'Pd', 'Ps',
                    'Pe', 'Pi', 'Pf', 'Po', 'Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf', 'Cs', 'Co']
    .map((name) => new RegExp(`^\\p{${name}}`, 'u'));

const categories = new Map();
const category = (code) => {
  if (!categories.has(code)) {
    const character = String.fromCodePoint(code);
    categories.set(code, CATEGORIES.findIndex((pattern) => pattern.test(character)));
  }
  return categories.get(code);
};

const plain = (code) => {
  // To upper case first: there "\u00DF" is two letters, and all forms of a letter are one.
  const folded = String.fromCodePoint(code).normalize('NFKD').toUpperCase().toLowerCase();
  return [...folded.normalize('NFKD').replace(/\p{M}/gu, '')].map((each) => each.codePointAt(0));
};

export const unicode = (memory) => ({
  category,
  plain: (code, at, room) => {
    const codes = plain(code);
    new Int32Array(memory().buffer, at, room).set(codes.slice(0, room));
    return codes.length;
  },
  compose: (text, bytes, at, room) => {
    const given = new TextDecoder('utf-8', {ignoreBOM: true}).decode(new Uint8Array(memory().buffer, text, bytes));
    return new TextEncoder().encodeInto(given.normalize('NFC'), new Uint8Array(memory().buffer, at, room)).written;
  },
});
