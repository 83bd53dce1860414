import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { GST_RATES, includedGst } from './gst-of-test.ts';
import { noteTaxes, type NotedPart } from './note-taxes.ts';

const part = (noteId: string, amount: number, other: Partial<NotedPart> = {}): NotedPart => ({
  noteId,
  kind: 'credit',
  amount,
  cancelledBefore: null,
  ...other,
});
const taxed = { ratePercent: 18, netPaise: 15_000 } as const;
const valuesOf = (parts: readonly NotedPart[]) => [...noteTaxes(taxed, parts).values()];

test('three notes of 50 of a test of 150 give back its 22.88', () => {
  expect(valuesOf([part('a', 5_000), part('b', 5_000), part('c', 5_000)])).toEqual([762, 764, 762]);
});

test('a note that was cancelled before counts no more, one that was cancelled later counted then', () => {
  expect(valuesOf([part('a', 5_000, { cancelledBefore: 1 }), part('b', 15_000)])).toEqual([762, 2_288]);
  expect(valuesOf([part('a', 5_000, { cancelledBefore: 2 }), part('b', 10_000)])).toEqual([762, 1_526]);
});

test('a debit note adds the tax of what stands with it', () => {
  const debit = { kind: 'debit' } as const;
  const [first = 0, second = 0] = valuesOf([part('a', 5_000, debit), part('b', 5_000, debit)]);
  expect(first + second).toBe(includedGst(25_000, 18) - includedGst(15_000, 18));
});

test('notes that give back a line in any parts give back its tax', () => {
  const rate = fc.constantFrom(...GST_RATES);
  fc.assert(
    fc.property(
      rate,
      fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 9 }),
      (ratePercent, amounts) => {
        const netPaise = amounts.reduce((sum, amount) => sum + amount, 0);
        const taxes = noteTaxes(
          { ratePercent, netPaise },
          amounts.map((amount, at) => part(String(at), amount)),
        );
        expect([...taxes.values()].reduce((sum, paise) => sum + paise, 0)).toBe(
          includedGst(netPaise, ratePercent),
        );
      },
    ),
  );
});
