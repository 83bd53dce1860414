import { expect, test } from 'vitest';
import { writtenAlike } from './written-alike.ts';

test.each([
  ['pune', ['pune', 'Pune', 'PUNE']],
  [' navi  mumbai ', ['navi mumbai', 'Navi Mumbai', 'NAVI MUMBAI']],
  ['Navi mumbai', ['Navi mumbai', 'Navi Mumbai', 'navi mumbai', 'NAVI MUMBAI']],
  ['पुणे', ['पुणे']],
  ['411004', ['411004']],
])('%s', (text, ways) => {
  expect(writtenAlike(text)).toEqual(ways);
});
