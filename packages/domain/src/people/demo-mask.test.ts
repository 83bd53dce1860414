import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEmail, maskName, maskOther, maskPhone } from './demo-mask.ts';

test.each([
  ['Ramesh Kumar', 'R****h K***r'],
  ['Ann', 'A*n'],
  ['Al', 'A*'],
  ['A', '*'],
  ['', ''],
  ['  Ann  Lee ', '  A*n  L*e '],
  ['ज़ोया', 'ज़ो*'],
  ['😀👍😀', '😀*😀'],
])('name %j is shown as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['ramesh@x.in', 'ram***@x.in'],
  ['abc@x.in', 'abc***@x.in'],
  ['ab@x.in', 'ab***@x.in'],
  ['a"@"b@x.in', 'a"@***@x.in'],
  ['@x.in', '***@x.in'],
  ['plain', '***'],
  ['', ''],
])('e-mail %j is shown as %j', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['9876543210', '98xxxxxx10'],
  ['+919876543210', '+91xxxxxxxx10'],
  ['98765 43210', '98xxx xxx10'],
  ['12345', '12x45'],
  ['९८७६५४३२१०', '९८xxxxxx१०'],
  ['98765 43210 (Asha)', '98xxx xxx10 (xxxx)'],
  ['1234', 'xxxx'],
  ['', ''],
])('phone %j is shown as %j', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test('other values tell nothing but that there is one', () => {
  expect([maskOther(''), maskOther('a'), maskOther('a longer value')]).toEqual(['', '***', '***']);
});

describe('no more than the permitted letters ever survive', () => {
  test('of a word at most the first and the last, and never the whole word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{1,20}$/u), (word) => {
        const masked = maskName(word);
        expect(masked).toHaveLength(word.length);
        expect(masked.slice(1, -1)).toBe('*'.repeat(Math.max(0, word.length - 2)));
        expect(masked).not.toBe(word);
      }),
    );
  });

  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

  test('of a name in any script the same, word by word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
        const words = name.match(/\S+/gu) ?? [];
        const masked = maskName(name).match(/\S+/gu) ?? [];
        expect(masked).toHaveLength(words.length);
        for (const [index, word] of words.entries()) {
          const letters = lettersOf(word);
          const kept = lettersOf(masked[index] ?? '').filter((letter) => letter !== '*');
          const allowed =
            letters.length > 2 ? [letters[0], letters.at(-1)] : letters.slice(0, letters.length - 1);
          expect(kept.length).toBeLessThanOrEqual(2);
          expect(allowed.filter((letter) => letter !== '*').join('')).toBe(kept.join(''));
        }
      }),
    );
  });

  test('of any text at most three characters and what follows the last at-sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const masked = maskEmail(text);
        const domain = text.includes('@') ? text.slice(text.lastIndexOf('@')) : '';
        const shown = masked.slice(0, masked.length - domain.length);
        expect(text === '' ? shown : lettersOf(shown.replace('***', '')).length <= 3).toBe(
          text === '' ? '' : true,
        );
        expect(masked.endsWith(domain)).toBe(true);
      }),
    );
  });

  test('of a phone written with anything else at most four digits and no letter', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...Array.from('0123456789०९+ -()xAbज')), maxLength: 20 }),
        (phone) => {
          const shown = maskPhone(phone);
          expect(shown.match(/\p{Nd}/gu)?.length ?? 0).toBeLessThanOrEqual(4);
          expect(shown).toMatch(/^[\p{Nd}+ \-()x]*$/u);
        },
      ),
    );
  });

  test('of an address at most three characters before the at-sign', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z.]{1,30}$/u), (local) => {
        expect(maskEmail(`${local}@lab.example`)).toBe(`${local.slice(0, 3)}***@lab.example`);
      }),
    );
  });

  test('of a phone at most four digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,15}$/u), (phone) => {
        const shown = maskPhone(phone).replaceAll('x', '');
        expect(shown).toBe(phone.length < 5 ? '' : phone.slice(0, 2) + phone.slice(-2));
      }),
    );
  });
});
