import { expect, test } from 'vitest';
import { patternOf } from './pattern-of.ts';

test.each([
  [' kt2011* ', 'KT2011*'],
  ['KT20112600?2', 'KT20112600?2'],
  ['', null],
  ['KT 2011', null],
  ['KT%', null],
  ['K'.repeat(41), null],
])('%j is the pattern %j', (text, pattern) => {
  expect(patternOf(text)).toBe(pattern);
});
