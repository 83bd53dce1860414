import { describe, expect, it, test } from 'vitest';
import {
  agencyCreditPostings,
  agencyReceiptPostings,
  agencyReversalPostings,
} from '../money/agency-postings.ts';
import { ACCOUNTS, agencyChargePostings, postingsBetween } from '../money/journal.ts';
import { agencySumsOf } from './account-sums.ts';
import { availableOf, chargeFaultOf, ladderOf, spentPercentOf, standingOf } from './account-standing.ts';
import { ageBandOf, ageingOf, openByOldestFirst } from './ageing.ts';
import { proposeMatches } from './bank-match.ts';
import { payoutSlabsOfText, textOfPayoutSlabs } from './payout-slab-text.ts';
import { endedPeriods, periodOf } from './invoice-period.ts';
import { collectedOfTests, payoutByRules, payoutOf, type PayoutSlab, ruleFor, slabsFault } from './payout.ts';

test.each([
  ['daily', '2026-11-26', '2026-11-26', '2026-11-26'],
  ['7days', '2026-11-26', '2026-11-23', '2026-11-29'],
  ['7days', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['7days', '2026-11-29', '2026-11-23', '2026-11-29'],
  ['7days', '1969-12-31', '1969-12-29', '1970-01-04'],
  ['fortnightly', '2026-11-15', '2026-11-01', '2026-11-15'],
  ['fortnightly', '2026-02-16', '2026-02-16', '2026-02-28'],
  ['monthly', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['quarterly', '2026-11-26', '2026-10-01', '2026-12-31'],
  ['quarterly', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['7days', '9999-12-31', '9999-12-27', '9999-12-31'],
  ['monthly', '9999-12-31', '9999-12-01', '9999-12-31'],
  ['quarterly', '9999-12-31', '9999-10-01', '9999-12-31'],
] as const)('%s, the period of %s', (...[cycle, day, from, to]) => {
  expect(periodOf(cycle, day)).toEqual({ from, to });
});

test('periods are invoiced once they are over, without a gap', () => {
  expect(endedPeriods('fortnightly', '2026-10-20', '2026-11-16')).toEqual([
    { from: '2026-10-16', to: '2026-10-31' },
    { from: '2026-11-01', to: '2026-11-15' },
  ]);
  expect(endedPeriods('monthly', '2026-11-02', '2026-11-30')).toEqual([]);
});

const ACCOUNT = { deposits: 100_000, creditNotes: 5_000, charges: 60_000, debitNotes: 1_000, limit: 0 };

describe('an agency', () => {
  it('has what is available by its account', () => {
    expect(availableOf(ACCOUNT)).toBe(44_000);
    expect(availableOf({ ...ACCOUNT, limit: 20_000 })).toBe(64_000);
  });

  it.each([
    [82_999, 0, 'in-order'],
    [83_000, 0, 'warned'],
    [104_000, 0, 'warned'],
    [104_001, 0, 'registration-stopped'],
    [104_001, 14, 'registration-stopped'],
    [104_001, 15, 'report-stopped'],
    [104_001, 30, 'suspended'],
    [104_001, 90, 'ended'],
    // Money lifts every step at once, however long it took.
    [60_000, 90, 'in-order'],
  ])('that was charged %i and is below for %i days is %s', (charges, daysBelow, standing) => {
    expect(standingOf({ ...ACCOUNT, charges }, { daysBelow })).toBe(standing);
  });

  it('has the sums of its postings, whichever way they went', () => {
    const received = { mode: 'Cash', amount: 90_000, tds: 10_000 } as const;
    const canceled = postingsBetween('agencyCharge', [ACCOUNTS.receivable, ACCOUNTS.agency], 20_000);
    const postings = [
      ...agencyReceiptPostings(received),
      ...agencyReceiptPostings(received),
      ...agencyReversalPostings(received),
      ...agencyCreditPostings(5_000),
      ...agencyChargePostings(80_000),
      ...canceled,
      ...postingsBetween('agencyDebit', [ACCOUNTS.agency, ACCOUNTS.receivable], 1_000),
      ...postingsBetween('payment', ['mode:Cash', ACCOUNTS.receivable], 7),
    ];
    expect({ ...agencySumsOf(postings), limit: 0 }).toEqual(ACCOUNT);
  });

  it('that had nothing and spent nothing is in order', () => {
    const none = { deposits: 0, creditNotes: 0, charges: 0, debitNotes: 0, limit: 0 };
    expect(standingOf(none, { daysBelow: 0 })).toBe('in-order');
  });
});

describe('a charge', () => {
  it.each([
    ['prepaid', 44_000, true, null],
    ['prepaid', 44_001, true, 'beyond-limit'],
    ['prepaid', 44_001, false, 'beyond-limit'],
    ['postpaid', 44_001, true, null],
    ['prepaid', -1, true, null],
  ] as const)('%s, of %i, an order: %s, is refused as %s', (...[accountMode, amount, isOrder, fault]) => {
    expect(chargeFaultOf(ACCOUNT, { accountMode, amount, isOrder })).toBe(fault);
  });

  it('of a postpaid agency below nothing is a correction alone', () => {
    const below = { ...ACCOUNT, charges: 104_001 };
    const charge = { accountMode: 'postpaid', amount: 1 } as const;
    expect(chargeFaultOf(below, { ...charge, isOrder: true })).toBe('stopped');
    expect(chargeFaultOf(below, { ...charge, isOrder: false })).toBeNull();
  });
});

it('the ladder has its days from the one below nothing on, and none before', () => {
  expect(ladderOf('2026-11-20').map(({ on }) => on)).toEqual([
    '2026-11-20',
    '2026-12-05',
    '2026-12-20',
    '2027-02-18',
  ]);
  expect(ladderOf(null)).toEqual([]);
  expect(spentPercentOf(ACCOUNT)).toBe(58);
  expect(spentPercentOf({ ...ACCOUNT, deposits: 0, creditNotes: 0 })).toBe(100);
  expect(spentPercentOf({ ...ACCOUNT, deposits: 0, creditNotes: 0, charges: 0, debitNotes: 0 })).toBe(0);
});

test.each([
  [
    'nothing is owed of a limit',
    { limit: 30_000, charges: 185_000, deposits: 185_000 },
    30_000,
    0,
    'in-order',
  ],
  [
    'most of a limit is owed',
    { limit: 5_000_000, charges: 4_600_000, deposits: 500_000 },
    900_000,
    82,
    'warned',
  ],
  ['a deposit is spent', { limit: 0, charges: 700_000, deposits: 1_000_000 }, 300_000, 70, 'in-order'],
  [
    'a deposit lies before a limit',
    { limit: 100_000, charges: 90_000, deposits: 100_000 },
    110_000,
    0,
    'in-order',
  ],
] as const)('where %s', (...[, sums, available, percent, standing]) => {
  const account = { creditNotes: 0, debitNotes: 0, ...sums };
  expect([availableOf(account), spentPercentOf(account), standingOf(account, { daysBelow: 0 })]).toEqual([
    available,
    percent,
    standing,
  ]);
});

/** What a half paid invoice asks for a test. */
const half = (amount: number) => ({ amount, paid: 22_500, total: 45_000 });

const whole = (of: readonly PayoutSlab[]) => ({ mode: 'whole' as const, slabs: of });

describe('a payout', () => {
  const slabs = [
    { from: 0, percent: 10, fixed: 0 },
    { from: 1_000_000, percent: 12.5, fixed: 0 },
  ];
  const fixed = [{ from: 0, percent: null, fixed: 5_000 }];
  const never = { collected: 0, amount: 0 };
  const line = (collected: number, before = never, net = 1_000_000) => ({
    lineId: 'a',
    collected,
    net,
    month: never,
    before,
  });
  it('is of what was collected, by the slab of all of it', () => {
    const paid = payoutOf(whole(slabs), [line(99_995), { ...line(0), lineId: 'b' }]);
    expect(paid).toMatchObject({ volume: 99_995, lines: [{ lineId: 'a', amount: 10_000 }], total: 10_000 });
    expect(payoutOf(whole(slabs), [line(1_000_000)]).total).toBe(125_000);
    expect(payoutOf(whole(slabs), [line(999_999)]).total).toBe(100_000);
  });

  it('is taken back with a refund by what it brought, whatever the slab is now', () => {
    expect(payoutOf(whole(slabs), [line(-99_995, { collected: 99_995, amount: 12_499 })]).total).toBe(
      -12_499,
    );
    expect(payoutOf(whole(fixed), [line(-50_000, { collected: 100_000, amount: 5_000 })]).total).toBe(-2_500);
    expect(payoutOf(whole([]), [line(-50_000, { collected: 100_000, amount: 5_000 })]).total).toBe(-2_500);
    expect(payoutOf(whole(slabs), [line(-50_000)]).total).toBe(0);
  });

  it('of a fixed amount is for what was collected whole, and never twice', () => {
    expect(payoutOf(whole(fixed), [line(400_000)]).total).toBe(2_000);
    expect(payoutOf(whole(fixed), [line(600_000, { collected: 400_000, amount: 2_000 })]).total).toBe(3_000);
  });

  it('counts of each test what its patient and its agency paid, less what was given back, and never more than it comes to', () => {
    const lines = [
      { whole: 30_000, invoiced: [half(30_000)] },
      { whole: 10_000, invoiced: [half(10_000)] },
      { whole: 0, invoiced: [half(5_000)] },
      { whole: 5_000, invoiced: [half(-5_000)] },
    ];
    expect(collectedOfTests(lines, { byPatient: 0, givenBack: 0 })).toEqual([15_000, 5_000, 0, 0]);
    expect(collectedOfTests(lines, { byPatient: 0, givenBack: 4_000 })).toEqual([12_000, 4_000, 0, 0]);
    expect(collectedOfTests(lines, { byPatient: 4_500, givenBack: 90_000 })).toEqual([3_000, 1_000, 0, 500]);
    expect(collectedOfTests(lines, { byPatient: 45_000, givenBack: 0 })).toEqual([30_000, 10_000, 0, 5_000]);
    const part = { amount: 10_001, paid: 5_000, total: 10_001 };
    const corrected = [part, { amount: -4_000, paid: 1_000, total: 1_000 }];
    expect(
      collectedOfTests([{ whole: 10_001, invoiced: corrected }], { byPatient: 0, givenBack: 0 }),
    ).toEqual([1_000]);
    expect(collectedOfTests([], { byPatient: 0, givenBack: 0 })).toEqual([]);
  });

  it('is none below the first slab', () => {
    expect(payoutOf(whole([{ from: 100, percent: 10, fixed: 0 }]), [line(99)]).total).toBe(0);
  });

  it('goes by the rule of the test, the department, the agency, then all', () => {
    const none = { testId: null, departmentId: null, agencyId: null };
    const rules = [
      { ruleId: 'all', ...none, ...whole(slabs) },
      { ruleId: 'agency', ...none, agencyId: 'A', ...whole([{ from: 0, percent: 5, fixed: 0 }]) },
      { ruleId: 'dept', ...none, departmentId: 'D', ...whole([{ from: 0, percent: 20, fixed: 0 }]) },
      { ruleId: 'test', ...none, testId: 'T', ...whole(fixed) },
    ];
    const of = (testId: string, departmentId: string | null, agencyId: string | null) =>
      ruleFor(rules, { testId, departmentId, agencyId })?.ruleId;
    expect([of('T', 'D', 'A'), of('x', 'D', 'A'), of('x', null, 'A'), of('x', 'y', 'z')]).toEqual([
      'test',
      'dept',
      'agency',
      'all',
    ]);
    expect(ruleFor(rules.slice(3), { testId: 'x', departmentId: null, agencyId: null })).toBeNull();
    // Each rule has a volume of its own: neither reaches the second slab.
    const lines = [
      { ...line(900_000), testId: 'x', departmentId: null, agencyId: null },
      { ...line(900_000), lineId: 'b', testId: 'x', departmentId: 'D', agencyId: null },
    ];
    expect(payoutByRules(rules, lines)).toMatchObject({ volume: 1_800_000, total: 90_000 + 180_000 });
  });

  // Worked example 120: 4,180 on 1–27/11 and 5,645 on 28–29/11.
  it.each([
    ['whole', 41_800, 117_900],
    ['marginal', 41_800, 107_900],
  ] as const)('of a part of a month is settled at its end, %s', (mode, first, inAll) => {
    const rule = {
      mode,
      slabs: [
        { from: 0, percent: 10, fixed: 0 },
        { from: 500_000, percent: 12, fixed: 0 },
      ],
    };
    const early = payoutOf(rule, [line(418_000)]);
    expect(early.total).toBe(first);
    const counted = { ...line(0), month: { collected: 418_000, amount: early.total } };
    const late = payoutOf(rule, [counted, { ...line(564_500), lineId: 'b' }]);
    expect(late.volume).toBe(564_500);
    expect(early.total + late.total).toBe(inAll);
    // What goes back afterwards lets the month fall under the second slab again.
    const paid = (lineId: string) => late.lines.find((one) => one.lineId === lineId)?.amount ?? 0;
    const back = payoutOf(rule, [
      { ...line(0), month: { collected: 418_000, amount: early.total + paid('a') } },
      { ...line(-564_500), lineId: 'b', month: { collected: 564_500, amount: paid('b') } },
    ]);
    expect(early.total + late.total + back.total).toBe(first);
  });

  it('by parts of a volume takes a refund of an earlier month back beside it', () => {
    const rule = { mode: 'marginal' as const, slabs };
    const lines = [
      line(1_200_000),
      { ...line(-200_000, { collected: 400_000, amount: 40_000 }), lineId: 'b' },
    ];
    // 10 % of the month's volume of 10,000, on the 12,000 that were collected, less half of what the other brought.
    expect(payoutOf(rule, lines).total).toBe(120_000 - 20_000);
  });

  it.each([
    [[{ from: 0, percent: 10, fixed: 0 }], null],
    [[{ from: 100, percent: 10, fixed: 0 }], 'no-first'],
    [[...slabs, { from: 0, percent: 1, fixed: 0 }], 'twice'],
    [[{ from: 0, percent: 101, fixed: 0 }], 'neither'],
    [[{ from: 0, percent: null, fixed: 0 }], 'neither'],
  ])('has slabs that make sense: %j', (...[given, fault]) => {
    expect(slabsFault(given)).toBe(fault);
  });
});

it('an amount for each test is no share of a part of the volume', () => {
  expect(slabsFault([{ from: 0, percent: null, fixed: 5_000 }], 'marginal')).toBe('amount-of-part');
});

test.each([
  ['10%', [{ from: 0, percent: 10, fixed: 0 }]],
  [
    '10%; 50000: 12.5%',
    [
      { from: 0, percent: 10, fixed: 0 },
      { from: 5_000_000, percent: 12.5, fixed: 0 },
    ],
  ],
  ['1500.50', [{ from: 0, percent: null, fixed: 150_050 }]],
])('slabs are typed as %s', (...[text, slabs]) => {
  expect(payoutSlabsOfText(text)).toEqual(slabs);
  expect(textOfPayoutSlabs(slabs)).toBe(text);
});

test.each(['', 'ten', '10%;', '10%; 50 000: 12%', '-5'])('%s is no slab', (text) => {
  expect(payoutSlabsOfText(text)).toBeNull();
});

describe('a bank statement', () => {
  const line = { lineId: 'l1', on: '2026-11-26', amount: 150_000, narration: 'NEFT/UTIB0000123/SUNRISE' };
  const money = { expectedId: 'm1', on: '2026-11-25', amount: 150_000, reference: '' };

  it('is matched by amount and day where only one can be meant', () => {
    expect(proposeMatches([line], [money])).toEqual([
      { lineId: 'l1', expectedId: 'm1', by: 'amount', daysApart: 1 },
    ]);
    expect(proposeMatches([line], [{ ...money, amount: 150_001 }])).toEqual([]);
    expect(proposeMatches([line], [{ ...money, on: '2026-11-27' }])).toEqual([]);
    expect(proposeMatches([line], [{ ...money, on: '2026-11-18' }])).toEqual([]);
  });

  it('is matched to nobody where two could be meant, on either side', () => {
    const other = { ...money, expectedId: 'm2' };
    expect(proposeMatches([line], [money, other])).toEqual([]);
    expect(proposeMatches([line, { ...line, lineId: 'l2' }], [money])).toEqual([]);
  });

  it('goes by the reference first, which settles what is left', () => {
    const named = { ...money, expectedId: 'm2', reference: 'utib-0000123' };
    expect(proposeMatches([line, { ...line, lineId: 'l2', narration: 'CASH' }], [money, named])).toEqual([
      { lineId: 'l1', expectedId: 'm2', by: 'reference', daysApart: 1 },
      { lineId: 'l2', expectedId: 'm1', by: 'amount', daysApart: 1 },
    ]);
  });

  it('does not go by a reference that is hardly one', () => {
    const short = { ...money, reference: '123', on: '2026-10-01' };
    expect(proposeMatches([line], [short])).toEqual([]);
  });
});

test.each([
  [-3, 0],
  [-1, 0],
  [0, 1],
  [30, 1],
  [31, 2],
  [60, 2],
  [61, 3],
  [91, 4],
  [120, 4],
  [121, 5],
  [4_000, 5],
])('what is %i days old is in band %i', (days, band) => {
  expect(ageBandOf(days)).toBe(band);
});

test('credits age like debits, and the bands together are what is owed', () => {
  const open = [
    { on: '2026-10-31', amount: 71_240 },
    { on: '2026-10-27', amount: -2_500 },
    { on: '2026-09-30', amount: 24_870 },
    { on: '2026-05-31', amount: 2_500 },
  ];
  expect(ageingOf(open, '2026-10-31')).toEqual([0, 68_740, 24_870, 0, 0, 2_500]);
});

test('what is paid pays the oldest first; what is paid beyond it is a credit', () => {
  const debits = [
    { on: '2026-10-15', amount: 500 },
    { on: '2026-09-01', amount: 300 },
  ];
  expect(openByOldestFirst(debits, 400, '2026-10-31')).toEqual([{ on: '2026-10-15', amount: 400 }]);
  expect(openByOldestFirst(debits, 0, '2026-10-31')).toEqual(debits.toReversed());
  expect(openByOldestFirst(debits, 900, '2026-10-31')).toEqual([{ on: '2026-10-31', amount: -100 }]);
});
