import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCreditParts, spreadCredit } from './credit-parts.ts';

const LINES = [
  { lineId: 'cbc', left: 35_000 },
  { lineId: 'lft', left: 75_000 },
  { lineId: 'gone', left: 0 },
];

test('a note on the whole bill falls on its lines in proportion, none on what has nothing left', () => {
  expect(spreadCredit(11_000, LINES)).toEqual({
    ok: true,
    parts: [
      { lineId: 'cbc', amountPaise: 3_500 },
      { lineId: 'lft', amountPaise: 7_500 },
    ],
  });
  expect(spreadCredit(110_100, LINES)).toEqual({ ok: false, fault: 'over-line', lineId: null });
});

test('the parts sum to the note and no line gets more than is left of it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }), fc.nat(), (left, seed) => {
      const lines = left.map((paise, index) => ({ lineId: String(index), left: paise }));
      const all = left.reduce((a, b) => a + b, 0);
      if (all === 0) return;
      const amount = 1 + (seed % all);
      const spread = spreadCredit(amount, lines);
      if (!spread.ok) throw new Error(spread.fault);
      expect(spread.parts.reduce((sum, part) => sum + part.amountPaise, 0)).toBe(amount);
      expect(checkCreditParts(amount, lines, spread.parts).ok).toBe(true);
    }),
  );
});

test.each([
  [[{ lineId: 'cbc', amountPaise: 10_000 }], 10_000, null],
  [[{ lineId: 'cbc', amountPaise: 10_000 }], 20_000, 'sum-differs'],
  [[{ lineId: 'tsh', amountPaise: 10_000 }], 10_000, 'line-unknown'],
  [[{ lineId: 'cbc', amountPaise: 35_100 }], 35_100, 'over-line'],
  [[{ lineId: 'gone', amountPaise: 100 }], 100, 'over-line'],
  [
    [
      { lineId: 'cbc', amountPaise: 100 },
      { lineId: 'cbc', amountPaise: 100 },
    ],
    200,
    'line-twice',
  ],
])('%o over %i is %s', (chosen, amount, expected) => {
  const checked = checkCreditParts(amount, LINES, chosen);
  expect(checked.ok ? null : checked.fault).toBe(expected);
});
