import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AgeSpan } from './age-spans.ts';
import { END_OF_AGE_DAYS as END } from './range-coverage.ts';
import {
  bothConditions,
  FASTING_STATES,
  isMet,
  PREGNANCY_CONDITIONS,
  type RangeCondition,
} from './range-condition.ts';
import { countRangeFaults, proveRangeSets } from './range-proof.ts';
import { chooseRange, type ForWhom, type Subject } from './reference-range.ts';

const span = (fromDays: number, toDays: number): AgeSpan => ({ fromDays, toDays });

function range(
  sex: ForWhom['sex'],
  [ageFromDays, ageToDays]: readonly [number, number],
  condition: Partial<RangeCondition> = {},
): ForWhom {
  return { sex, ageFromDays, ageToDays, ...condition };
}

const all = range(null, [0, END]);
const trimester = (number: 1 | 2 | 3, ages: readonly [number, number] = [4_000, 20_000]): ForWhom =>
  range('F', ages, { pregnancy: `trimester${number}` });
const trimesters = [trimester(1), trimester(2), trimester(3)];

describe('a proof', () => {
  test('holds the general set and each trimester from its first to its last age', () => {
    const proof = proveRangeSets([...trimesters, all]);
    expect(countRangeFaults(proof)).toBe(0);
    expect(
      proof.sets.map(({ condition, coverage }) => [condition.pregnancy, coverage.map(({ sex }) => sex)]),
    ).toEqual([
      [null, ['M', 'F']],
      ['trimester1', ['F']],
      ['trimester2', ['F']],
      ['trimester3', ['F']],
    ]);
  });

  test('names the trimester that is lacking', () => {
    const proof = proveRangeSets([all, trimester(1), trimester(3)]);
    const found = proof.sets.find(({ condition }) => condition.pregnancy === 'trimester2');
    expect(found?.coverage).toEqual([{ sex: 'F', gaps: [span(4_000, 20_000)], overlaps: [], beyond: [] }]);
    expect(countRangeFaults(proof)).toBe(1);
  });

  test('names the ages that one trimester has and another has not', () => {
    const proof = proveRangeSets([all, trimester(1), trimester(2), trimester(3, [4_000, 15_000])]);
    const found = proof.sets.find(({ condition }) => condition.pregnancy === 'trimester3');
    expect(found?.coverage[0]?.gaps).toEqual([span(15_000, 20_000)]);
  });

  test('lets one trimester stand alone beside ranges for all of pregnancy', () => {
    const pregnant = range('F', [4_000, 20_000], { pregnancy: 'pregnant' });
    expect(countRangeFaults(proveRangeSets([all, pregnant, trimester(3)]))).toBe(0);
  });

  test('names a hole and a double day within a condition', () => {
    const fasting = { fasting: 'fasting' } as const;
    const proof = proveRangeSets([
      all,
      range(null, [0, 9], fasting),
      range(null, [8, 20], fasting),
      range(null, [30, 40], fasting),
    ]);
    expect(proof.sets[1]?.coverage[0]).toEqual({
      sex: 'M',
      gaps: [span(20, 30)],
      overlaps: [span(8, 9)],
      beyond: [],
    });
  });

  test('names a hole of the general set whatever the others cover', () => {
    const proof = proveRangeSets([range(null, [0, 100]), range(null, [0, END], { fasting: 'fasting' })]);
    expect(proof.sets[0]?.coverage[0]?.gaps).toEqual([span(100, END)]);
  });

  test('names a pregnancy that is not for women alone', () => {
    expect(proveRangeSets([all, range(null, [0, 9], { pregnancy: 'pregnant' })]).notForWomen).toMatchObject([
      { pregnancy: 'pregnant' },
    ]);
  });

  test('names a tie at the ages that both conditions have, until a set for both settles it', () => {
    const fasting = range('F', [0, 9_000], { fasting: 'fasting' });
    const pregnant = range('F', [4_000, 20_000], { pregnancy: 'pregnant' });
    expect(proveRangeSets([all, fasting, pregnant]).ties).toMatchObject([
      { one: { fasting: 'fasting' }, other: { pregnancy: 'pregnant' }, sex: 'F', span: span(4_000, 9_000) },
    ]);
    const both = range('F', [4_000, 9_000], { fasting: 'fasting', pregnancy: 'pregnant' });
    expect(proveRangeSets([all, fasting, pregnant, both]).ties).toEqual([]);
    const ofEach = trimesters.map((one) => ({ ...one, fasting: 'fasting' as const }));
    expect(proveRangeSets([all, fasting, pregnant, ...ofEach]).ties).toEqual([]);
  });

  test('knows that nobody has two specimens in one tube, and that a specimen may be of a pregnancy', () => {
    const [urine, fluid] = ['urine', 'fluid'].map((sampleTypeId) => range(null, [0, END], { sampleTypeId }));
    const specimens = [urine, fluid].flatMap((one) => one ?? []);
    expect(countRangeFaults(proveRangeSets([all, ...specimens]))).toBe(0);
    const pregnant = range('F', [4_000, 20_000], { pregnancy: 'pregnant' });
    expect(proveRangeSets([all, ...specimens, pregnant]).ties).toMatchObject(
      ['urine', 'fluid'].map((sampleTypeId) => ({
        one: { sampleTypeId },
        other: { pregnancy: 'pregnant' },
        sex: 'F',
        span: span(4_000, 20_000),
      })),
    );
    const both = ['urine', 'fluid'].map((sampleTypeId) => ({ ...pregnant, sampleTypeId }));
    expect(countRangeFaults(proveRangeSets([all, ...specimens, pregnant, ...both]))).toBe(0);
  });

  test('wants no general set beside those of the specimens', () => {
    const urine = range(null, [0, END], { sampleTypeId: 'urine' });
    expect(countRangeFaults(proveRangeSets([urine]))).toBe(0);
  });
});

function applying(set: readonly ForWhom[], who: Subject & { readonly ageInDays: number }): ForWhom[] {
  return set.filter(
    (one) =>
      (one.sex ?? who.sex) === who.sex &&
      one.ageFromDays <= who.ageInDays &&
      who.ageInDays < one.ageToDays &&
      isMet(one, who),
  );
}

const isIn = (spans: readonly AgeSpan[], at: number): boolean =>
  spans.some(({ fromDays, toDays }) => fromDays <= at && at < toDays);

function isConditional({ pregnancy, fasting, sampleTypeId, method, locationId }: ForWhom): boolean {
  return [pregnancy, fasting, sampleTypeId, method, locationId].some(
    (part) => part !== null && part !== undefined,
  );
}

describe('whatever the ranges are', () => {
  const LAST = 8;
  const day = fc.integer({ min: 0, max: LAST });
  const condition = fc.record({
    pregnancy: fc.constantFrom(null, null, ...PREGNANCY_CONDITIONS),
    fasting: fc.constantFrom(null, null, ...FASTING_STATES),
    sampleTypeId: fc.constantFrom(null, null, 'serum', 'urine'),
    method: fc.constantFrom(null, null, 'Hexokinase', 'GOD-POD'),
    locationId: fc.constantFrom(null, null, 'hill'),
  });
  const ranges = fc.array(
    fc
      .record({ sex: fc.constantFrom('M', 'F', null), ageFromDays: day, ageToDays: day, condition })
      .map(({ condition: met, ...whom }): ForWhom => ({ ...whom, ...met })),
    { maxLength: 7 },
  );
  const subject = fc.record({
    sex: fc.constantFrom('M', 'F'),
    ageInDays: day,
    trimester: fc.constantFrom(null, 1, 2, 3),
    fasting: fc.constantFrom(null, ...FASTING_STATES),
    sampleTypeId: fc.constantFrom(null, 'serum', 'urine'),
    method: fc.constantFrom(null, 'Hexokinase', 'GOD-POD'),
    locationId: fc.constantFrom(null, 'hill'),
  });

  test('only a tie that is named leaves somebody without an interval whom some are for', () => {
    fc.assert(
      fc.property(ranges, subject, (set, who) => {
        const isLeftOut = chooseRange(set, who) === null && applying(set, who).length > 0;
        const { ties } = proveRangeSets(set);
        const named = ties.some(
          ({ one, other, sex, span: at }) =>
            sex === who.sex && isIn([at], who.ageInDays) && isMet(one, who) && isMet(other, who),
        );
        expect(isLeftOut && !named).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  test('every tie that is named leaves somebody out', () => {
    const KNOWN = { trimester: [null, 1, 2, 3], fasting: [null, ...FASTING_STATES] } as const;
    fc.assert(
      fc.property(ranges, (set) => {
        for (const { one, other, sex, span: at } of proveRangeSets(set).ties) {
          const sampleTypeId = one.sampleTypeId ?? other.sampleTypeId;
          const method = one.method ?? other.method;
          const locationId = one.locationId ?? other.locationId;
          const left = KNOWN.trimester.flatMap((known) =>
            KNOWN.fasting
              .map((fasting): Subject => ({
                sex,
                ageInDays: at.fromDays,
                trimester: known,
                fasting,
                sampleTypeId,
                method,
                locationId,
              }))
              .filter((who) => isMet(one, who) && isMet(other, who) && chooseRange(set, who) === null),
          );
          expect(left.length).toBeGreaterThan(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('a day of a condition is whole just when one range has it', () => {
    fc.assert(
      fc.property(ranges, day, (set, at) => {
        for (const { condition: met, coverage } of proveRangeSets(set).sets) {
          for (const { sex, gaps, overlaps } of coverage) {
            const holders = set.filter(
              (one) =>
                (one.sex ?? sex) === sex &&
                one.ageFromDays <= at &&
                at < one.ageToDays &&
                Object.entries(met).every(
                  ([part, value]) =>
                    (Object.entries(one).find(([key]) => key === part)?.[1] ?? null) === value,
                ),
            ).length;
            expect(isIn(overlaps, at)).toBe(holders > 1);
            expect(isIn(gaps, at) && holders > 0).toBe(false);
          }
        }
      }),
    );
  });

  test('of a proven set everybody has the interval of the condition that says most', () => {
    fc.assert(
      fc.property(ranges, subject, (set, who) => {
        const proven = [range(null, [0, END]), ...set.filter(isConditional)];
        fc.pre(countRangeFaults(proveRangeSets(proven)) === 0);
        const chosen = chooseRange(proven, who);
        expect(chosen).not.toBeNull();
        expect(chooseRange(proven.toReversed(), who)).toBe(chosen);
      }),
    );
  });
});

describe('what is no fault and still leaves people out', () => {
  const [men, women] = [range('M', [0, END]), range('F', [0, END])];

  test('says where men and women are covered and others are not', () => {
    const { notices, ...proof } = proveRangeSets([
      range(null, [0, 6_574]),
      range('M', [6_574, END]),
      range('F', [6_574, END]),
    ]);
    expect(notices).toEqual({ withoutOthers: [span(6_574, END)], onlyConditional: false });
    expect(countRangeFaults({ notices, ...proof })).toBe(0);
    expect(proveRangeSets([men, women, range('O', [0, END])]).notices.withoutOthers).toEqual([]);
    expect(proveRangeSets([men]).notices.withoutOthers).toEqual([]);
  });

  test('says where only conditions have ranges', () => {
    const fasting = range(null, [0, END], { fasting: 'fasting' });
    expect(proveRangeSets([fasting]).notices.onlyConditional).toBe(true);
    expect(proveRangeSets([fasting, all]).notices.onlyConditional).toBe(false);
    expect(proveRangeSets([]).notices.onlyConditional).toBe(false);
  });
});

describe('a range that nothing can be in is a fault', () => {
  test.each([
    ['it ends on its first day', { ageFromDays: 9, ageToDays: 9 }, 'ageToDays'],
    ['it ends before it begins', { ageFromDays: 9, ageToDays: 8 }, 'ageToDays'],
    ['its first age is no number', { ageFromDays: Number.NaN }, 'ageFromDays'],
    ['its last age is no number', { ageToDays: Number.NaN }, 'ageToDays'],
    ['its weeks end before they begin', { birthWeeks: '37-24' }, 'birthWeeks'],
    ['its weeks are of no pregnancy', { pregnancyWeeks: '4-8' }, 'pregnancyWeeks'],
    ['a limit is no number', { high: Number.NaN }, 'high'],
    ['a limit is without end', { criticalHigh: Number.POSITIVE_INFINITY }, 'criticalHigh'],
    ['its limits are upside down', { low: 5, high: 4 }, 'low'],
    ['its critical limits are upside down', { criticalLow: 5, criticalHigh: 4 }, 'criticalLow'],
  ] as const)('%s', (_, part, field) => {
    const proof = proveRangeSets([all, { ...all, fasting: 'fasting', ...part }]);
    expect(proof.impossible).toEqual([{ index: 1, field }]);
    expect(countRangeFaults(proof)).toBeGreaterThan(0);
  });
});

const inWeeks = (pregnancyWeeks: string) => ({ pregnancy: 'pregnant', pregnancyWeeks }) as const;

describe('weeks of a pregnancy', () => {
  const ages = [4_000, 20_000] as const;
  const weeks = (pregnancyWeeks: string) => range('F', ages, { pregnancy: 'pregnant', pregnancyWeeks });

  test('stand beside each other, the trimesters and all of pregnancy without a tie', () => {
    const pregnant = range('F', ages, { pregnancy: 'pregnant' });
    const proof = proveRangeSets([all, pregnant, ...trimesters, weeks('4-5'), weeks('5-6'), weeks('16-20')]);
    expect(countRangeFaults(proof)).toBe(0);
  });

  test('tie where they overlap, until what they share has rules of its own', () => {
    expect(proveRangeSets([all, weeks('4-8'), weeks('6-12')]).ties).toMatchObject([{ sex: 'F' }]);
    expect(proveRangeSets([all, weeks('4-8'), weeks('6-12'), weeks('6-8')]).ties).toEqual([]);
  });

  test('and a trimester share weeks, or contradict each other', () => {
    const trimester1 = { pregnancy: 'trimester1' } as const;
    expect(bothConditions(trimester1, inWeeks('4-8'))).toMatchObject({ pregnancyWeeks: '4-8' });
    expect(bothConditions(trimester1, inWeeks('12-16'))).toMatchObject({ pregnancyWeeks: '12-14' });
    expect(bothConditions(trimester1, inWeeks('16-20'))).toBeNull();
    expect(bothConditions(trimester1, { pregnancy: 'trimester2' })).toBeNull();
    expect(bothConditions({ birthWeeks: '24-32' }, { birthWeeks: '30-37' })).toMatchObject({
      birthWeeks: '30-32',
    });
  });
});
