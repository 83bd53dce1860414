import { expect, test } from 'vitest';
import { assessCalculated, blankText } from './assess-calculated.ts';

const interval = { low: 60, high: null, criticalLow: 15, criticalHigh: null };

test.each([
  { code: 'EGFR', value: 59.5, shown: '60', flag: null },
  { code: 'EGFR', value: 59.4, shown: '59', flag: 'L' },
  { code: 'EGFR', value: 14.6, shown: '15', flag: 'LL' },
  { code: 'EGFR', value: 98.3, shown: '98', flag: null },
  { code: 'EGFR_MDRD', value: 98.3, shown: '>60', flag: null },
  { code: 'egfrmdrd', value: 60.4, shown: '60', flag: null },
])('$code $value is reported as $shown, unrounded kept', ({ code, value, shown, flag }) => {
  const assessed = assessCalculated({ ok: true, value }, { code, decimals: 0 }, interval);
  expect(assessed).toMatchObject({ raw: String(value), numeric: value, value: shown, flag, blank: null });
});

test('a blank result keeps its reason', () => {
  const blank = { why: 'missing', code: 'TG' } as const;
  expect(assessCalculated({ ok: false, blank }, { code: 'LDL', decimals: 0 }, interval)).toEqual({
    raw: null,
    value: null,
    numeric: null,
    flag: null,
    critical: false,
    blank,
  });
});

test.each([
  [{ why: 'missing', code: 'TG' }, 'waits for Triglycerides'],
  [{ why: 'notNumeric', code: 'TG' }, 'Triglycerides is not a number'],
  [{ why: 'censored', code: 'TG' }, 'Triglycerides is outside its measuring range'],
  [{ why: 'noAge' }, 'the age is not known'],
  [{ why: 'noSex' }, 'the sex is not known'],
  [{ why: 'impossible' }, 'cannot be worked out from these values'],
  [{ why: 'notApplicable' }, 'does not apply to these values or this person'],
] as const)('%j reads "%s"', (blank, text) => {
  expect(blankText(blank, () => 'Triglycerides')).toBe(text);
});
