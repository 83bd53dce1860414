import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_NAME_TOKENS, nameTokens, nameWords } from './name-tokens.ts';

test.each([
  ['Ramesh', ['ramesh', 'amesh', 'mesh', 'esh']],
  ['Al', ['al']],
  ['Ravi Rao', ['ravi', 'rao', 'avi']],
  ['José', ['jose', 'ose']],
  ["<b>O'Brien</b>", ['b', 'o', 'brien', 'rien', 'ien']],
  ['Rao Rao', ['rao']],
  ['', []],
  ['- . -', []],
])('%s is indexed under %o', (name, tokens) => {
  expect(nameTokens(name)).toEqual(tokens);
});

test('a Devanagari name keeps its marks, and no token begins with one', () => {
  const tokens = nameTokens('ज़ोया खान');
  expect(tokens).toContain('ज़ोया'.normalize('NFKC'));
  expect(tokens.every((token) => !/^\p{M}/u.test(token))).toBe(true);
});

test('both ways to write a nukta are one word', () => {
  expect(nameWords('\u095b')).toEqual(nameWords('\u091c\u093c'));
});

describe('a search by prefix of a token', () => {
  const word = fc.stringMatching(/^[a-z]{3,14}$/u);

  test('finds every piece of at least three letters of any word', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        (words, which, where) => {
          const chosen = words[which % words.length] ?? '';
          const piece = chosen.slice(where % (chosen.length - 2));
          expect(nameTokens(words.join(' ')).some((token) => token.startsWith(piece))).toBe(true);
        },
      ),
    );
  });

  test('never meets more than the bound of tokens, and every short name keeps its whole words', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (name) => {
        expect(nameTokens(name).length).toBeLessThanOrEqual(MOST_NAME_TOKENS);
      }),
    );
    expect(nameTokens('a'.repeat(120))[0]).toBe('a'.repeat(120));
    expect(nameTokens('a'.repeat(120))).toHaveLength(64);
  });
});
