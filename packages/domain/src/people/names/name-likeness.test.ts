import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameLikeness } from './name-likeness.ts';

describe('two spellings of one name are alike', () => {
  test.each([
    ['Shalini Vaidya', 'Shalini Vaidy'],
    ['Shalini Vaidya', 'VAIDYA SHALINEE'],
    ['Ravi Kumar Patil', 'Ravi Patil'],
    ['Lakshmi Iyer', 'Laxmi Iyer'],
    ['Mohammed Sheikh', 'Mohamad Shaikh'],
    ['Sunita Deshpande', 'Sunita Deshapande'],
    ['शालिनी वैद्य', 'शालिनि वैद्य'],
  ])('%s and %s', (one, other) => {
    expect(nameLikeness(one, other)).toBeGreaterThanOrEqual(0.8);
  });
});

describe('two names of a family are not', () => {
  test.each([
    ['Ravi Patil', 'Rani Patil'],
    ['Asha Pandit', 'Usha Pandit'],
    ['Ramesh Kulkarni', 'Suresh Kulkarni'],
    ['Ravi Kumar', 'Kumar Gaurav'],
    ['Anil Joshi', 'Sunil Joshi'],
    ['', 'Ravi'],
    ['...', '...'],
  ])('%s and %s', (one, other) => {
    expect(nameLikeness(one, other)).toBeLessThan(0.75);
  });
});

test('it is whole for the same name in any order, and the same both ways', () => {
  const word = fc.constantFrom('ravi', 'kumar', 'patil', 'r', 'laxmi', 'lakshmi');
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(name, (words) => {
      expect(nameLikeness(words.join(' '), words.toReversed().join(' '))).toBe(1);
    }),
  );
});
