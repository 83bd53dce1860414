import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type BillLineToCut, type BillToCut, linesOfCut, totalsOfCut } from './cut-invoice.ts';
import { payInOrder, promiseOutcomeOf } from './pay-invoices.ts';

const TO = '2026-11-30';

function line(changes: Partial<BillLineToCut>): BillLineToCut {
  return {
    lineId: 'a',
    net: 10_000,
    isCanceled: false,
    gst: null,
    billableOn: '2026-11-20',
    invoiced: null,
    ...changes,
  };
}

function bill(charged: number, lines: readonly BillLineToCut[], changes: Partial<BillToCut> = {}): BillToCut {
  return { billId: 'b', charged, debited: 0, debitInvoiced: 0, lines, ...changes };
}

const amounts = (one: BillToCut) =>
  linesOfCut([one], TO).map(({ kind, lineId, amount }) => [kind, lineId, amount]);

describe('the cut of an invoice', () => {
  it('takes what was checked until its last day, and leaves the rest to the next', () => {
    const lines = [
      line({}),
      line({ lineId: 'late', billableOn: '2026-12-01' }),
      line({ lineId: 'no', billableOn: null }),
    ];
    expect(amounts(bill(30_000, lines))).toEqual([['test', 'a', 10_000]]);
    expect(amounts(bill(10_000, [line({ billableOn: TO })]))).toEqual([['test', 'a', 10_000]]);
  });

  it('charges what the agency is charged, not what the patient paid', () => {
    const lines = [line({}), line({ lineId: 'b', net: 5_000 })];
    expect(amounts(bill(9_000, lines))).toEqual([
      ['test', 'a', 6_000],
      ['test', 'b', 3_000],
    ]);
  });

  it('corrects what changed after it was invoiced, whenever that was', () => {
    const invoiced = { amount: 10_000, tax: 0 };
    expect(amounts(bill(8_000, [line({ invoiced })]))).toEqual([['correction', 'a', -2_000]]);
    expect(amounts(bill(0, [line({ invoiced, isCanceled: true })]))).toEqual([['correction', 'a', -10_000]]);
    expect(amounts(bill(10_000, [line({ invoiced })]))).toEqual([]);
  });

  it('charges for handling what was cancelled, and nothing else of it', () => {
    const lines = [line({}), line({ lineId: 'gone', isCanceled: true })];
    expect(amounts(bill(10_000, lines))).toEqual([['test', 'a', 10_000]]);
    expect(amounts(bill(12_000, lines))).toEqual([
      ['test', 'a', 10_000],
      ['test', 'gone', 2_000],
    ]);
    expect(amounts(bill(2_000, [line({ isCanceled: true })]))).toEqual([['test', 'a', 2_000]]);
  });

  it('takes debit notes apart, and takes them back', () => {
    expect(amounts(bill(0, [], { debited: 500 }))).toEqual([['debitNote', null, 500]]);
    expect(amounts(bill(0, [], { debitInvoiced: 500 }))).toEqual([['debitNote', null, -500]]);
  });

  it('keeps tax apart, and a correction takes back the tax that it had', () => {
    const taxed = line({ gst: 18, net: 11_800 });
    const [first] = linesOfCut([bill(11_800, [taxed])], TO);
    expect(first).toMatchObject({ amount: 11_800, tax: 1_800 });
    const lines = linesOfCut([bill(11_800, [taxed]), bill(10_000, [line({})])], TO);
    expect(totalsOfCut(lines)).toEqual({ exempt: 10_000, taxed: 10_000, tax: 1_800, total: 21_800 });
    const invoiced = { amount: 11_800, tax: 1_800 };
    expect(linesOfCut([bill(0, [{ ...taxed, invoiced, isCanceled: true }])], TO)).toMatchObject([
      { amount: -11_800, tax: -1_800 },
    ]);
  });

  it('comes to what the account says as soon as everything is checked, however often it is cut', () => {
    const nets = fc.array(
      fc.record({ net: fc.integer({ min: 1, max: 900_000 }), isCanceled: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(
        nets,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 5 }),
        (given, part, waits) => {
          const live = given.reduce((sum, { net, isCanceled }) => sum + (isCanceled ? 0 : net), 0);
          const charged = Math.floor(live * part);
          const lines = given.map((one, index) =>
            line({ ...one, lineId: String(index), billableOn: index === waits ? null : '2026-11-02' }),
          );
          const first = linesOfCut([bill(charged, lines)], TO);
          const later = lines.map((one) => {
            const before = first.find(({ lineId }) => lineId === one.lineId);
            return {
              ...one,
              billableOn: TO,
              invoiced: before ? { amount: before.amount, tax: before.tax } : null,
            };
          });
          const second = linesOfCut([bill(charged, later)], TO);
          expect(totalsOfCut([...first, ...second]).total).toBe(charged);
          expect(second.every(({ kind }) => kind === 'test')).toBe(true);
        },
      ),
    );
  });
});

test('credits pay invoices in their order until one side is spent', () => {
  const credits = [
    { id: 'c1', most: 300 },
    { id: 'c2', most: 500 },
  ];
  const invoices = [
    { id: 'i1', most: 400 },
    { id: 'i2', most: 0 },
    { id: 'i3', most: 900 },
  ];
  expect(payInOrder(credits, invoices)).toEqual([
    { creditId: 'c1', invoiceId: 'i1', amount: 300 },
    { creditId: 'c2', invoiceId: 'i1', amount: 100 },
    { creditId: 'c2', invoiceId: 'i3', amount: 400 },
  ]);
  expect(payInOrder([], invoices)).toEqual([]);
});

test.each([
  ['2026-11-26', 0, 'waiting'],
  ['2026-11-25', 0, 'broken'],
  ['2026-11-25', 1, 'partKept'],
  ['2026-11-25', 1_000, 'kept'],
  ['2026-12-24', 1_000, 'kept'],
] as const)('a promise by %s of which %i came is %s', (on, received, outcome) => {
  expect(promiseOutcomeOf({ on, amount: 1_000, received }, '2026-11-26')).toBe(outcome);
});
