import { describe, expect, it, test } from 'vitest';
import { consume } from './consumption-run.ts';
import { type LotAtHand, lotFault, pickFirstExpired, usableUntil } from './first-expired.ts';
import { landedCosts } from './landed-cost.ts';
import { reorderPoint, stockLevel } from './stock-level.ts';
import { matchFaults } from './three-way-match.ts';
import { baseUnitsOf, quantityIn, thousandthsOf, type UnitChain, unitChainFaults } from './unit-chain.ts';

const CHAIN: UnitChain = {
  base: 'rxn',
  steps: [
    { unit: 'box', holds: 4, of: 'kit' },
    { unit: 'kit', holds: 96, of: 'rxn' },
  ],
};

describe('units of an item', () => {
  it('lead to the base by whole numbers', () => {
    expect(baseUnitsOf(CHAIN, 'box')).toBe(384);
    expect(baseUnitsOf(CHAIN, 'rxn')).toBe(1);
    expect(baseUnitsOf(CHAIN, 'mL')).toBeNull();
  });

  it('with the same letters in another case are others', () => {
    const chain: UnitChain = { base: 'mL', steps: [{ unit: 'ML', holds: 2, of: 'mL' }] };
    expect(baseUnitsOf(chain, 'ML')).toBe(2);
    expect(unitChainFaults(chain)).toEqual([]);
  });

  it.each([
    ['not-whole', [{ unit: 'box', holds: 0.5, of: 'rxn' }]],
    ['not-whole', [{ unit: 'box', holds: 0, of: 'rxn' }]],
    ['of-itself', [{ unit: 'box', holds: 1, of: 'box' }]],
    ['base-is-no-step', [{ unit: 'rxn', holds: 2, of: 'mL' }]],
    ['leads-nowhere', [{ unit: 'box', holds: 2, of: 'kit' }]],
    [
      'leads-nowhere leads-nowhere',
      [
        { unit: 'box', holds: 2, of: 'kit' },
        { unit: 'kit', holds: 2, of: 'box' },
      ],
    ],
    [
      'twice',
      [
        { unit: 'box', holds: 2, of: 'rxn' },
        { unit: 'box', holds: 3, of: 'rxn' },
      ],
    ],
  ] satisfies [string, UnitChain['steps']][])('are refused: %s', (codes, steps) => {
    const found = unitChainFaults({ base: 'rxn', steps });
    expect(found.map(({ code }) => code).join(' ')).toBe(codes);
  });

  it.each([
    ['2', 'box', 768_000],
    ['0.25', 'box', 96_000],
    ['1.5', 'kit', 144_000],
    ['0.333', 'rxn', 333],
    ['0.3335', 'rxn', null],
    ['-1', 'box', null],
    ['1e3', 'box', null],
    ['1', 'mL', null],
    ['9999999999999', 'box', null],
  ] as const)('%s %s', (typed, unit, thousandths) => {
    expect(thousandthsOf(CHAIN, typed, unit)).toBe(thousandths);
  });

  it('say a quantity back, or nothing where they cannot', () => {
    expect(quantityIn(CHAIN, 960_000, 'box')).toBe('2.5');
    expect(quantityIn(CHAIN, 384_000, 'box')).toBe('1');
    expect(quantityIn(CHAIN, 500, 'rxn')).toBe('0.5');
    expect(quantityIn(CHAIN, 1_000, 'box')).toBeNull();
  });
});

const LOT: LotAtHand = {
  lotId: 'a',
  onHand: 10,
  expiresOn: '2026-12-31',
  receivedOn: '2026-10-01',
  openedOn: null,
  onBoardDays: 28,
  isInQuarantine: false,
};
const TODAY = '2026-11-26';

describe('lots', () => {
  it('end sooner once they are opened', () => {
    expect(usableUntil(LOT)).toBe('2026-12-31');
    expect(usableUntil({ ...LOT, openedOn: '2026-11-20' })).toBe('2026-12-18');
    expect(usableUntil({ ...LOT, openedOn: '2026-12-20' })).toBe('2026-12-31');
    expect(usableUntil({ ...LOT, expiresOn: null, onBoardDays: null })).toBeNull();
  });

  it.each([
    ['on its last day', { expiresOn: TODAY }, null],
    ['a day later', { expiresOn: '2026-11-25' }, 'expired'],
    ['opened too long ago', { openedOn: '2026-10-28' }, 'expired'],
    ['in quarantine', { isInQuarantine: true }, 'in-quarantine'],
    ['empty', { onHand: 0 }, 'empty'],
  ])('%s', (_, change, fault) => {
    expect(lotFault({ ...LOT, ...change }, TODAY)).toBe(fault);
  });

  it('are taken in the order in which they end, several where one is not enough', () => {
    const lots = [
      { ...LOT, lotId: 'late', expiresOn: '2027-05-01' },
      { ...LOT, lotId: 'gone', expiresOn: '2026-11-01' },
      { ...LOT, lotId: 'first', expiresOn: '2026-12-01', onHand: 4 },
      { ...LOT, lotId: 'held', expiresOn: '2026-12-02', isInQuarantine: true },
      { ...LOT, lotId: 'none', expiresOn: null },
    ];
    expect(pickFirstExpired(lots, 16, TODAY)).toEqual({
      lots: [
        { lotId: 'first', quantity: 4 },
        { lotId: 'late', quantity: 10 },
        { lotId: 'none', quantity: 2 },
      ],
      short: 0,
    });
    expect(pickFirstExpired(lots, 30, TODAY).short).toBe(6);
  });

  it('that end on one day: what is open before what is closed, the older before the newer', () => {
    const open = { ...LOT, lotId: 'open', openedOn: '2026-12-20' };
    const older = { ...LOT, lotId: 'older', receivedOn: '2026-09-01' };
    const picked = pickFirstExpired([LOT, older, open], 30, TODAY);
    expect(picked.lots.map(({ lotId }) => lotId)).toEqual(['open', 'older', 'a']);
  });
});

test('an item is ordered at what it is used until it comes, with safety', () => {
  expect(reorderPoint({ perDay: 10, spread: 0, leadDays: 7 })).toBe(70);
  expect(reorderPoint({ perDay: 10, spread: 4, leadDays: 9 })).toBe(110);
});

test.each([
  [0, 'very low'],
  [69, 'very low'],
  [70, 'low'],
  [87, 'low'],
  [88, 'good'],
  [261, 'good'],
  [262, 'high'],
])('%i of 10 a day with a week to wait is %s', (onHand, level) => {
  expect(stockLevel(onHand, { perDay: 10, spread: 3.9, leadDays: 7 })).toBe(level);
});

test('what nobody uses is good while there is some', () => {
  const use = { perDay: 0, spread: 0, leadDays: 7 };
  expect([stockLevel(0, use), stockLevel(1, use)]).toEqual(['very low', 'good']);
  expect([9, 10].map((onHand) => stockLevel(onHand, { ...use, least: 10 }))).toEqual(['low', 'good']);
});

describe('landed cost', () => {
  const line = { quantity: 100_000, freeQuantity: 0, amount: 100_000, discount: 10_000, tax: 10_800 };

  it('is with tax and freight, and free goods make all of it cheaper', () => {
    const [first, second] = landedCosts([line, { ...line, freeQuantity: 20_000 }], 1_001);
    expect(first).toEqual({ total: 101_301, perBaseUnit: 1_013.01 });
    expect(second).toEqual({ total: 101_300, perBaseUnit: 101_300 / 120 });
  });

  it('takes away what the round off does', () => {
    expect(landedCosts([line], -1).map(({ total }) => total)).toEqual([100_799]);
  });
});

const MATCH = {
  ordered: 100_000,
  accepted: 100_000,
  returned: 0,
  invoiced: 100_000,
  orderedRate: 5_000,
  invoicedRate: 5_000,
  orderedTax: 'IGST 18',
  invoicedTax: 'IGST 18',
};

test.each([
  ['all agree', {}, 0, []],
  ['100.002 of 100', { accepted: 100_002, invoiced: 100_002 }, 0, ['over-received']],
  ['just the tolerance', { accepted: 102_000, invoiced: 102_000 }, 2, []],
  ['all that came, of which a third went back', { returned: 33_000 }, 0, ['over-invoiced']],
  ['what was kept', { returned: 33_000, invoiced: 67_000 }, 0, []],
  ['more than was found good', { accepted: 99_000 }, 0, ['over-invoiced']],
  ['a higher rate', { invoicedRate: 5_101 }, 2, ['rate-differs']],
  ['a lower rate is a difference, too', { invoicedRate: 4_899 }, 2, ['rate-differs']],
  ['just within the rate', { invoicedRate: 5_100 }, 2, []],
  ['GST of another state', { invoicedTax: 'CGST 9 SGST 9' }, 0, ['tax-differs']],
])('%s', (...[, change, percent, faults]) => {
  expect(matchFaults({ ...MATCH, ...change }, { overReceipt: percent, rate: percent })).toEqual(faults);
});

describe('a consumption run', () => {
  const use = { itemId: 'tsh', perReportable: 1_000, perRerun: 1_000, deadVolume: 500 };
  const run = (onHand: number, work = { reportable: 7, reruns: 2, runs: 2 }) =>
    consume([use], work, { lotsOf: () => [{ ...LOT, onHand }], today: TODAY });

  it('takes what results, reruns and dead volume need', () => {
    expect(run(50_000)).toEqual({
      result: 'CONSUMED',
      why: null,
      items: [{ itemId: 'tsh', needed: 10_000, lots: [{ lotId: 'a', quantity: 10_000 }] }],
    });
  });

  it('says why it took less, or nothing', () => {
    expect(run(4_000)).toMatchObject({ result: 'PARTIAL', why: 'short' });
    expect(run(0)).toMatchObject({ result: 'NOT-CONSUMED', why: 'no-stock' });
    expect(run(1, { reportable: 0, reruns: 0, runs: 0 })).toMatchObject({ why: 'no-work' });
    const none = consume([], { reportable: 1, reruns: 0, runs: 1 }, { lotsOf: () => [], today: TODAY });
    expect(none).toEqual({ result: 'NOT-CONSUMED', why: 'no-map', items: [] });
  });
});
