import { expect, it } from 'vitest';
import { foldFullWidth } from './fold-full-width.ts';

it.each([
  ['Ａｓｈａ ２', 'Asha 2'],
  ['மீனா', 'மீனா'],
  // Signs stay: in a file of data they would become its own.
  ['＂＼', '＂＼'],
])('%s becomes %s', (text, folded) => {
  expect(foldFullWidth(text)).toBe(folded);
});
