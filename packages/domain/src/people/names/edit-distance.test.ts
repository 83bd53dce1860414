import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['vaidya', 'vaidya', 0],
  ['vaidya', 'vaidy', 1],
  ['', 'ravi', 4],
  ['ravi', 'rani', 1],
  ['shalini', 'shailni', 1],
  ['kitten', 'sitting', 3],
  ['शालिनी', 'शालिनि', 1],
])('from %s to %s it is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('it is the same both ways, nothing only for the same text, and never more than the longer text', () => {
  const word = fc.string({ maxLength: 9, unit: fc.constantFrom('a', 'b', 'h', 'ी') });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance === 0).toBe(one === other);
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
    }),
  );
});
