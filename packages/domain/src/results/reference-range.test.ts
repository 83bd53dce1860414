import { describe, expect, test } from 'vitest';
import { chooseRange, type ForWhom } from './reference-range.ts';

const END = 54_750;
const range = (name: string, sex: ForWhom['sex'], [ageFromDays, ageToDays = END]: number[]) => ({
  name,
  sex,
  ageFromDays: ageFromDays ?? 0,
  ageToDays,
});

describe('chooseRange', () => {
  const ranges = [
    range('neonate', null, [0, 28]),
    range('child', null, [28, 4383]),
    range('man', 'M', [4383]),
    range('woman', 'F', [4383]),
  ];

  test.each([
    { sex: 'M', ageInDays: 0, chosen: 'neonate' },
    { sex: 'M', ageInDays: 27, chosen: 'neonate' },
    { sex: 'M', ageInDays: 28, chosen: 'child' },
    { sex: 'F', ageInDays: 4382, chosen: 'child' },
    { sex: 'F', ageInDays: 4383, chosen: 'woman' },
    { sex: 'M', ageInDays: 4383, chosen: 'man' },
    { sex: 'M', ageInDays: END - 1, chosen: 'man' },
    { sex: 'M', ageInDays: END, chosen: undefined },
    { sex: 'O', ageInDays: 4383, chosen: undefined },
    { sex: 'O', ageInDays: 10, chosen: 'neonate' },
    { sex: null, ageInDays: 4383, chosen: undefined },
    { sex: null, ageInDays: 10, chosen: 'neonate' },
    { sex: 'M', ageInDays: null, chosen: undefined },
    { sex: 'M', ageInDays: -1, chosen: undefined },
  ] as const)('$sex of $ageInDays days has $chosen', ({ chosen, ...subject }) => {
    expect(chooseRange(ranges, subject)?.name).toBe(chosen);
  });
});

describe('of several that apply', () => {
  const man = { sex: 'M', ageInDays: 10 } as const;

  test.each([
    {
      why: 'the shorter span of ages',
      ranges: [range('all', null, [0]), range('neonate', null, [0, 28])],
      chosen: 'neonate',
    },
    { why: 'the one for a sex', ranges: [range('all', null, [0]), range('men', 'M', [0])], chosen: 'men' },
    {
      why: 'ages before sex',
      ranges: [range('men', 'M', [0]), range('neonate', null, [0, 28])],
      chosen: 'neonate',
    },
    { why: 'the first', ranges: [range('first', null, [0]), range('second', null, [0])], chosen: 'first' },
  ])('$why wins', ({ ranges, chosen }) => {
    expect(chooseRange(ranges, man)?.name).toBe(chosen);
    expect(chooseRange(ranges.toReversed(), man)?.name).toBe(chosen === 'first' ? 'second' : chosen);
  });

  test('none is none', () => {
    expect(chooseRange([], man)).toBeNull();
  });
});
