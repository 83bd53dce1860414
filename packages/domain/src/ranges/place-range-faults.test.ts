import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeRangeFaults } from './place-range-faults.ts';
import type { RangeCondition } from './range-condition.ts';
import { END_OF_AGE_DAYS as END } from './range-coverage.ts';
import { countRangeFaults, proveRangeSets } from './range-proof.ts';
import type { ForWhom } from './reference-range.ts';

function range(
  sex: ForWhom['sex'],
  [ageFromDays, ageToDays]: readonly [number, number],
  condition: Partial<RangeCondition> = {},
): ForWhom {
  return { sex, ageFromDays, ageToDays, ...condition };
}

const all = range(null, [0, END]);
const inTrimester = (number: 1 | 2 | 3): ForWhom =>
  range('F', [4_000, 20_000], { pregnancy: `trimester${number}` });

const faultsOf = (ranges: readonly ForWhom[]) => placeRangeFaults(ranges, proveRangeSets(ranges));

test.each<[string, readonly ForWhom[], object]>([
  [
    'a gap at the range that ends too early',
    [range(null, [365, END]), range(null, [0, 300])],
    { what: 'gap', index: 1, field: 'ageToDays', sex: 'M', span: { fromDays: 300, toDays: 365 } },
  ],
  [
    'a gap from birth at the range that begins too late',
    [range('M', [0, END]), range('F', [28, END])],
    { what: 'gap', index: 1, field: 'ageFromDays', sex: 'F' },
  ],
  [
    'a trimester that is said of men alone at its sex',
    [all, inTrimester(1), { ...inTrimester(2), sex: 'M' }, inTrimester(3)],
    { what: 'gap', index: 2, field: 'sex', sex: 'F', span: { fromDays: 4_000, toDays: 20_000 } },
  ],
  [
    'an overlap at the later of two, with the earlier',
    [range('F', [0, END]), range('M', [0, 400]), range('M', [365, END])],
    { what: 'overlap', index: 2, field: 'ageFromDays', against: 1, sex: 'M' },
  ],
  [
    'what lies beyond the last age at its end',
    [range('M', [0, END]), range('F', [0, END + 1])],
    { what: 'beyond', index: 1, field: 'ageToDays', sex: 'F' },
  ],
  [
    'a trimester that is lacking at another trimester',
    [all, inTrimester(1), inTrimester(3)],
    {
      what: 'gap',
      index: 1,
      field: 'pregnancy',
      condition: expect.objectContaining({ pregnancy: 'trimester2' }),
    },
  ],
  [
    'a tie at what the later condition says',
    [all, range('F', [0, 99], { pregnancy: 'pregnant' }), range(null, [0, 99], { fasting: 'fasting' })],
    { what: 'tie', index: 2, field: 'fasting', against: 1, sex: 'F' },
  ],
  [
    'a pregnancy of all at its sex',
    [all, range(null, [0, 99], { pregnancy: 'pregnant' })],
    { what: 'notForWomen', index: 1, field: 'sex' },
  ],
])('names %s', (_, ranges, fault) => {
  expect(faultsOf(ranges)).toContainEqual(expect.objectContaining(fault));
});

const age = fc.constantFrom(0, 28, 365, 4_000, 20_000, END, END + 1);
const anyRange = fc
  .record({
    sex: fc.constantFrom(null, 'M', 'F', 'O'),
    from: age,
    to: age,
    pregnancy: fc.constantFrom(null, null, 'pregnant', 'trimester1', 'trimester3'),
    fasting: fc.constantFrom(null, null, 'fasting'),
  })
  .map(({ sex, from, to, ...condition }) => range(sex, [from, to], condition));

test('places every fault of a proof, each at a range that is there', () => {
  fc.assert(
    fc.property(fc.array(anyRange, { minLength: 1, maxLength: 8 }), (ranges) => {
      const proof = proveRangeSets(ranges);
      const placed = placeRangeFaults(ranges, proof);
      expect(placed).toHaveLength(countRangeFaults(proof));
      for (const { index, against } of placed) {
        expect(ranges[index]).toBeDefined();
        expect(against).not.toBe(index);
      }
    }),
    { numRuns: 500 },
  );
});
