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
