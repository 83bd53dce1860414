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

describe('under conditions', () => {
  const woman = { sex: 'F', ageInDays: 10_000 } as const;
  const general = range('general', null, [0]);
  const pregnant = { ...range('pregnant', 'F', [4_000, 20_000]), pregnancy: 'pregnant' } as const;
  const second = { ...range('2nd trimester', 'F', [4_000, 20_000]), pregnancy: 'trimester2' } as const;
  const fasting = { ...range('fasting', null, [0]), fasting: 'fasting' } as const;
  const urine = { ...range('urine', null, [0]), sampleTypeId: 'urine' } as const;
  const fluid = { ...range('fluid', null, [0]), sampleTypeId: 'fluid' } as const;
  const method = { ...range('Hexokinase', null, [0]), method: 'Hexokinase' } as const;
  const hill = { ...range('hill', null, [0]), locationId: 'hill' } as const;
  const young = range('young', 'F', [9_000, 11_000]);

  test.each([
    ['nothing known', [general, pregnant, second, fasting, urine, fluid, method, hill], {}, 'general'],
    ['the second trimester', [general, pregnant, second], { trimester: 2 }, '2nd trimester'],
    ['another trimester', [general, pregnant, second], { trimester: 1 }, 'pregnant'],
    ['a trimester without ranges', [general, second], { trimester: 3 }, 'general'],
    ['fasting', [general, fasting], { fasting: 'fasting' }, 'fasting'],
    ['not fasting', [general, fasting], { fasting: 'notFasting' }, 'general'],
    ['the specimen', [general, urine, fluid], { sampleTypeId: 'fluid' }, 'fluid'],
    ['another specimen', [general, urine, fluid], { sampleTypeId: 'serum' }, 'general'],
    ['no tube', [urine, fluid], { sampleTypeId: null }, undefined],
    [
      'the specimen and the method',
      [general, urine, method],
      { sampleTypeId: 'urine', method: 'Hexokinase' },
      undefined,
    ],
    ['the method', [general, method], { method: 'Hexokinase' }, 'Hexokinase'],
    ['another method', [general, method], { method: 'GOD-POD' }, 'general'],
    ['the place', [general, hill], { locationId: 'hill' }, 'hill'],
    ['a condition before a shorter span of ages', [young, hill], { locationId: 'hill' }, 'hill'],
    ['a tie', [general, pregnant, fasting], { trimester: 1, fasting: 'fasting' }, undefined],
    [
      'a tie that is settled',
      [general, pregnant, fasting, { ...pregnant, name: 'both', fasting: 'fasting' }],
      { trimester: 1, fasting: 'fasting' },
      'both',
    ],
  ] as const)('%s', (...[, ranges, known, chosen]) => {
    expect(chooseRange(ranges, { ...woman, ...known })?.name).toBe(chosen);
    expect(chooseRange(ranges.toReversed(), { ...woman, ...known })?.name).toBe(chosen);
  });

  test('ages outside those of the condition have the general interval', () => {
    const known = { trimester: 2, sex: 'F' } as const;
    expect(chooseRange([general, second], { ...known, ageInDays: 3_999 })?.name).toBe('general');
    expect(chooseRange([general, second], { ...known, ageInDays: 20_000 })?.name).toBe('general');
  });
});

describe('hours of a newborn', () => {
  const hours = [
    { sex: null, ageFromDays: 0, ageToDays: 0.25, name: 'before 6 h' },
    { sex: null, ageFromDays: 0.25, ageToDays: 1, name: '6 to 24 h' },
    { sex: null, ageFromDays: 1, ageToDays: 54_750, name: 'later' },
  ];
  test.each([
    [0, 'before 6 h'],
    [5, 'before 6 h'],
    [6, '6 to 24 h'],
    [23, '6 to 24 h'],
    [24, 'later'],
  ])('%i hours old', (ageInHours, name) => {
    const subject = { sex: 'F' as const, ageInDays: Math.floor(ageInHours / 24), ageInHours };
    expect(chooseRange(hours, subject)).toMatchObject({ name });
  });

  test('none counts where only the day is known, and a whole day is of the day', () => {
    expect(chooseRange(hours, { sex: 'F', ageInDays: 0 })).toBeNull();
    expect(chooseRange(hours, { sex: 'F', ageInDays: 1 })).toMatchObject({ name: 'later' });
  });
});

describe('weeks', () => {
  const women = { sex: 'F' as const, ageFromDays: 4_000, ageToDays: 20_000 };
  const ranges = [
    { sex: null, ageFromDays: 0, ageToDays: 54_750, name: 'everybody' },
    { ...women, pregnancy: 'pregnant' as const, name: 'pregnant' },
    { ...women, pregnancy: 'trimester1' as const, name: 'trimester' },
    { ...women, pregnancy: 'pregnant' as const, pregnancyWeeks: '4-6', name: 'weeks 4 and 5' },
    { sex: null, ageFromDays: 0, ageToDays: 100, birthWeeks: '24-37', name: 'born early' },
  ];
  test.each([
    [{ trimester: 1, pregnancyWeeks: 3 }, 'trimester'],
    [{ trimester: 1, pregnancyWeeks: 4 }, 'weeks 4 and 5'],
    [{ trimester: 1, pregnancyWeeks: 5 }, 'weeks 4 and 5'],
    [{ trimester: 1, pregnancyWeeks: 6 }, 'trimester'],
    [{ trimester: 1, pregnancyWeeks: null }, 'trimester'],
    [{ trimester: 2, pregnancyWeeks: 20 }, 'pregnant'],
    [{ trimester: null, pregnancyWeeks: null }, 'everybody'],
  ] as const)('of a pregnancy: %o', (known, name) => {
    expect(chooseRange(ranges, { sex: 'F', ageInDays: 10_000, ...known })).toMatchObject({ name });
  });

  test.each([
    [23, 'everybody'],
    [24, 'born early'],
    [36, 'born early'],
    [37, 'everybody'],
    [null, 'everybody'],
  ])('of gestation at birth: %s', (birthWeeks, name) => {
    expect(chooseRange(ranges, { sex: 'M', ageInDays: 9, birthWeeks })).toMatchObject({ name });
  });
});
