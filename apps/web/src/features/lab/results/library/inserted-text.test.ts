import { expect, it } from 'vitest';
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
