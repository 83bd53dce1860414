import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountLabel,
  accountOfMode,
  afterPostings,
  type BillBalances,
  billPostings,
  cancellationPostings,
  discountPostings,
  handlingPostings,
  NO_BALANCES,
  paidOf,
  paymentPostings,
  payoutPostings,
  type Posting,
  reversalPostings,
  settlementPostings,
  writeOffPostings,
  cashDifferencePostings,
} from './journal.ts';

function settled(balances: BillBalances, postings: readonly Posting[]): BillBalances {
  const after = afterPostings(balances, postings);
  return afterPostings(after, settlementPostings(after));
}

describe('a bill of 3,820 with a discount of 382', () => {
  const billed = afterPostings(NO_BALANCES, billPostings({ gross: 382_000, discount: 38_200 }));

  test('owes its net', () => {
    expect(billed).toEqual({ ...NO_BALANCES, receivable: 343_800, income: 382_000, discount: 38_200 });
    expect(paidOf(billed)).toBe(0);
  });

  test('a payment lowers the due', () => {
    const paid = afterPostings(billed, paymentPostings('BHIM UPI', 300_000));
    expect(paid.receivable).toBe(43_800);
    expect(paidOf(paid)).toBe(300_000);
  });

  test('a cancelled line that was paid is owed to the patient, never a negative due', () => {
    const paid = afterPostings(billed, paymentPostings('Cash', 343_800));
    const canceled = settled(paid, cancellationPostings({ gross: 40_000, discount: 4000 }));
    expect(canceled).toEqual({
      ...NO_BALANCES,
      income: 342_000,
      discount: 34_200,
      refundPayable: 36_000,
    });
    expect(paidOf(canceled)).toBe(343_800);
  });

  test('giving the payment back clears what is owed first, the rest is due again', () => {
    const paid = afterPostings(billed, paymentPostings('Cash', 343_800));
    const canceled = settled(paid, cancellationPostings({ gross: 40_000, discount: 4000 }));
    const reversed = settled(
      canceled,
      reversalPostings({ mode: 'Cash', amount: 343_800 }, canceled.refundPayable),
    );
    expect(reversed.refundPayable).toBe(0);
    expect(reversed.receivable).toBe(307_800);
    expect(paidOf(reversed)).toBe(0);
  });

  test('a due that comes back is paid from what is owed to the patient', () => {
    const paid = afterPostings(billed, paymentPostings('Cash', 343_800));
    const more = settled(paid, discountPostings(20_000));
    expect(more).toMatchObject({ receivable: 0, refundPayable: 20_000 });
    const less = settled(more, discountPostings(-30_000));
    expect(less).toMatchObject({ receivable: 10_000, refundPayable: 0 });
  });
});

test('a written-off due that is not due any more is taken back before anything is owed to the patient', () => {
  const billed = afterPostings(NO_BALANCES, billPostings({ gross: 100_000, discount: 0 }));
  const paid = afterPostings(billed, paymentPostings('Cash', 30_000));
  const given = settled(paid, writeOffPostings(70_000));
  expect(given).toMatchObject({ receivable: 0, writtenOff: 70_000 });
  const less = settled(given, cancellationPostings({ gross: 60_000, discount: 0 }));
  expect(less).toMatchObject({ receivable: 0, refundPayable: 0, writtenOff: 10_000 });
  const none = settled(less, cancellationPostings({ gross: 40_000, discount: 0 }));
  expect(none).toMatchObject({ receivable: 0, refundPayable: 30_000, writtenOff: 0 });
  expect(paidOf(none)).toBe(30_000);
});

test('nothing is posted for nothing', () => {
  expect(billPostings({ gross: 0, discount: 0 })).toEqual([]);
  expect(discountPostings(0)).toEqual([]);
  expect(settlementPostings({ ...NO_BALANCES, receivable: 500 })).toEqual([]);
});

test.each([
  ['receivable', 'Patient receivable'],
  ['refundPayable', 'Refund payable'],
  [accountOfMode('Cash'), 'Cash'],
  [accountOfMode('BHIM UPI'), 'BHIM UPI clearing'],
  ['somewhere', 'somewhere'],
])('%s is shown as %s', (account, label) => {
  expect(accountLabel(account)).toBe(label);
});

test('whatever happens, due and refund stay apart, and every paisa is on two accounts', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('discount' as const), amount: fc.integer({ min: -50_000, max: 50_000 }) }),
    fc.record({ kind: fc.constant('cancel' as const), amount }),
    fc.record({ kind: fc.constant('pay' as const), amount }),
    fc.record({ kind: fc.constant('reverse' as const), amount }),
    fc.record({ kind: fc.constant('refund' as const), amount }),
    fc.record({ kind: fc.constant('writeOff' as const), amount }),
  );
  fc.assert(
    fc.property(amount, fc.array(step, { maxLength: 20 }), (gross, steps) => {
      let balances = afterPostings(NO_BALANCES, billPostings({ gross, discount: 0 }));
      let received = 0;
      let refunded = 0;
      for (const { kind, amount: given } of steps) {
        if (kind === 'discount') balances = settled(balances, discountPostings(given));
        if (kind === 'cancel')
          balances = settled(balances, cancellationPostings({ gross: given, discount: 0 }));
        if (kind === 'pay') {
          const paid = Math.min(given, balances.receivable);
          balances = settled(balances, paymentPostings('Cash', paid));
          received += paid;
        }
        if (kind === 'reverse') {
          const taken = Math.min(given, received - refunded);
          balances = settled(
            balances,
            reversalPostings({ mode: 'Cash', amount: taken }, balances.refundPayable),
          );
          received -= taken;
        }
        if (kind === 'refund') {
          balances = settled(balances, handlingPostings(given));
          refunded += balances.refundPayable;
          balances = afterPostings(balances, payoutPostings('Cash', balances.refundPayable));
        }
        if (kind === 'writeOff')
          balances = settled(balances, writeOffPostings(Math.min(given, balances.receivable)));
        expect(balances.writtenOff).toBeGreaterThanOrEqual(0);
        expect(balances.refunded).toBe(refunded);
        expect(balances.receivable).toBeGreaterThanOrEqual(0);
        expect(balances.refundPayable).toBeGreaterThanOrEqual(0);
        expect(Math.min(balances.receivable, balances.refundPayable)).toBe(0);
        expect(paidOf(balances)).toBe(received);
      }
    }),
  );
});

describe('postings', () => {
  test.each<[string, Posting[], Posting[]]>([
    [
      'of a bill',
      billPostings({ gross: 500, discount: 50 }),
      [
        { kind: 'bill', debit: 'receivable', credit: 'income', amount: 500 },
        { kind: 'discount', debit: 'discount', credit: 'receivable', amount: 50 },
      ],
    ],
    [
      'of a smaller discount',
      discountPostings(-20),
      [{ kind: 'discount', debit: 'receivable', credit: 'discount', amount: 20 }],
    ],
    ['of no discount', discountPostings(0), []],
    [
      'of a payment',
      paymentPostings('Card', 100),
      [{ kind: 'payment', debit: 'mode:Card', credit: 'receivable', amount: 100 }],
    ],
    [
      'of a cancellation',
      cancellationPostings({ gross: 500, discount: 50 }),
      [
        { kind: 'cancellation', debit: 'income', credit: 'receivable', amount: 500 },
        { kind: 'cancellation', debit: 'receivable', credit: 'discount', amount: 50 },
      ],
    ],
    [
      'of a reversal, what is owed first',
      reversalPostings({ mode: 'Cash', amount: 100 }, 30),
      [
        { kind: 'reversal', debit: 'refundPayable', credit: 'mode:Cash', amount: 30 },
        { kind: 'reversal', debit: 'receivable', credit: 'mode:Cash', amount: 70 },
      ],
    ],
    [
      'of a reversal when more is owed',
      reversalPostings({ mode: 'Cash', amount: 100 }, 300),
      [{ kind: 'reversal', debit: 'refundPayable', credit: 'mode:Cash', amount: 100 }],
    ],
    [
      'of what was paid too much',
      settlementPostings({ ...NO_BALANCES, receivable: -40 }),
      [{ kind: 'refund', debit: 'receivable', credit: 'refundPayable', amount: 40 }],
    ],
    [
      'of a due that what is payable covers',
      settlementPostings({ ...NO_BALANCES, receivable: 40, refundPayable: 25 }),
      [{ kind: 'refund', debit: 'refundPayable', credit: 'receivable', amount: 25 }],
    ],
    ['of nothing', settlementPostings(NO_BALANCES), []],
  ])('%s', (_, made, postings) => {
    expect(made).toEqual(postings);
  });
});

test.each([
  ['receivable', 'Patient receivable'],
  ['income', 'Diagnostic income'],
  ['discount', 'Discount allowed'],
  ['refundPayable', 'Refund payable'],
  ['mode:Cash', 'Cash'],
  ['mode:BHIM UPI', 'BHIM UPI clearing'],
  // Only a mode behind its mark is one.
  ['12345Cash', '12345Cash'],
  ['mode:Shells', 'mode:Shells'],
])('the account %s is shown as %s', (account, label) => {
  expect(accountLabel(account)).toBe(label);
});

test.each([
  [{ counted: 9_000, expected: 10_000 }, [['cashDifference', 'mode:Cash', 1_000]]],
  [{ counted: 12_000, expected: 10_000 }, [['mode:Cash', 'cashDifference', 2_000]]],
  [{ counted: 10_000, expected: 10_000 }, []],
])('a drawer of %o posts its difference', (drawer, expected) => {
  const postings = cashDifferencePostings(drawer);
  expect(postings.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual(expected);
  expect(postings.every(({ kind }) => kind === 'cashDifference')).toBe(true);
});

describe('a bill that its agency pays', () => {
  const ofAgency = settled({ ...NO_BALANCES, payerId: 'a' }, billPostings({ gross: 50_000, discount: 0 }));

  test('is due from nobody else, and none of it is paid', () => {
    expect(ofAgency).toMatchObject({ receivable: 0, agency: 50_000, refundPayable: 0 });
    expect(paidOf(ofAgency)).toBe(0);
  });

  test('charges what is added and gives back what is cancelled', () => {
    const added = settled(ofAgency, billPostings({ gross: 20_000, discount: 5_000 }));
    expect(added.agency).toBe(65_000);
    expect(settled(added, cancellationPostings({ gross: 50_000, discount: 0 })).agency).toBe(15_000);
  });

  test('gives back to the agency first, then to the patient who paid a part', () => {
    const shared = settled(
      afterPostings({ ...NO_BALANCES, payerId: 'a' }, billPostings({ gross: 50_000, discount: 0 })),
      paymentPostings('Cash', 20_000),
    );
    expect(shared).toMatchObject({ agency: 30_000, receivable: 0 });
    const canceled = settled(shared, cancellationPostings({ gross: 40_000, discount: 0 }));
    expect(canceled).toMatchObject({ agency: 0, refundPayable: 10_000, receivable: 0 });
  });
});
