import { expect, it } from 'vitest';
import { findingViewOf } from './finding-view.ts';

const counts = { new: 3, changed: 2, same: 1, bad: 4 };
const none = { fixedRows: 0, typedRows: 0 };

it.each([
  ['bad', { counts, ...none }, 'bad'],
  ['new', { counts, ...none }, 'new'],
  ['typed', { counts, ...none, typedRows: 2 }, 'typed'],
  ['fixed', { counts, ...none, fixedRows: 2 }, 'fixed'],
  ['fixed', { counts, ...none }, 'bad'],
  ['typed', { counts, ...none }, 'bad'],
  ['same', { counts, ...none }, 'bad'],
  ['bad', { counts: { ...counts, bad: 0 }, ...none }, 'changed'],
  ['bad', { counts: { ...counts, bad: 0, changed: 0 }, ...none }, 'new'],
  ['new', { counts: { new: 0, changed: 0, same: 9, bad: 0 }, ...none }, 'bad'],
])('asked for %s of %j, it is %s', (asked, file, view) => {
  expect(findingViewOf(file, asked)).toBe(view);
});
