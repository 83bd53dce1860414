import { expect, it } from 'vitest';
import { findingViewOf } from './finding-view.ts';

const counts = { new: 3, changed: 2, same: 1, bad: 4 };

it.each([
  ['bad', { counts, typedRows: 0 }, 'bad'],
  ['new', { counts, typedRows: 0 }, 'new'],
  ['typed', { counts, typedRows: 2 }, 'typed'],
  ['typed', { counts, typedRows: 0 }, 'bad'],
  ['same', { counts, typedRows: 0 }, 'bad'],
  ['bad', { counts: { ...counts, bad: 0 }, typedRows: 0 }, 'changed'],
  ['bad', { counts: { ...counts, bad: 0, changed: 0 }, typedRows: 0 }, 'new'],
  ['new', { counts: { new: 0, changed: 0, same: 9, bad: 0 }, typedRows: 0 }, 'bad'],
])('asked for %s of %j, it is %s', (asked, file, view) => {
  expect(findingViewOf(file, asked)).toBe(view);
});
