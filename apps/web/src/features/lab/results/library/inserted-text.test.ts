import { expect, it } from 'vitest';
import { asksForText } from './asks-for-text.ts';
import { wordsThatMatch } from './entry-library.ts';
import { insertedText } from './inserted-text.ts';

it.each([
  { text: '', from: 0, to: 0, piece: 'No growth', after: 'No growth', caret: 9 },
  { text: 'Smear:', from: 6, to: 6, piece: 'normal', after: 'Smear:\nnormal', caret: 13 },
  { text: 'Smear: ', from: 7, to: 7, piece: 'normal', after: 'Smear: normal', caret: 13 },
  { text: 'old words', from: 0, to: 9, piece: 'new', after: 'new', caret: 3 },
  { text: 'a b', from: 2, to: 3, piece: 'c', after: 'a c', caret: 3 },
])('into "$text" from $from to $to', ({ text, from, to, piece, after, caret }) => {
  expect(insertedText(text, { from, to }, piece)).toEqual({ text: after, caret });
});

it('words of a help list are found in any place and in either case', () => {
  expect(wordsThatMatch(['Clear', 'Slightly turbid', 'Turbid'], 'TURB').map(({ text }) => text)).toEqual([
    'Slightly turbid',
    'Turbid',
  ]);
});

it.each([
  { key: '/', value: '', at: 0, asks: true },
  { key: '/', value: 'Smear: ', at: 7, asks: true },
  { key: '/', value: 'Smear\n', at: 6, asks: true },
  { key: '/', value: '4 mg', at: 4, asks: false },
  { key: ' ', value: 'Smear', at: 5, ctrl: true, asks: true },
  { key: ' ', value: 'Smear', at: 5, asks: false },
  { key: 'a', value: '', at: 0, asks: false },
])('the stroke "$key" after "$value" asks for a text: $asks', ({ key, value, at, ctrl = false, asks }) => {
  const stroke = { key, ctrlKey: ctrl, altKey: false, metaKey: false };
  expect(asksForText(stroke, { value, selectionStart: at })).toBe(asks);
});
