import { expect, test } from 'vitest';
import { type Leak, leakOf, type LineForLeaks } from './leak-kinds.ts';

const paid: LineForLeaks = {
  pricePaise: 35_000,
  discountPaise: 0,
  mrpPaise: 40_000,
  costPaise: 12_000,
  isCanceled: false,
  isDone: true,
  isContract: false,
  minutesAfterBill: 0,
  duePaise: 0,
};

test.each<[string, Partial<LineForLeaks>, Leak | null]>([
  ['billed, done and paid', {}, null],
  ['due from the start', { duePaise: 35_000 }, null],
  ['taken off before it was done', { isCanceled: true, isDone: false }, null],
  [
    'taken off after it was done',
    { isCanceled: true, discountPaise: 5_000 },
    { kind: 'neverBilled', amountPaise: 30_000 },
  ],
  ['all of it discounted', { discountPaise: 35_000 }, { kind: 'free', amountPaise: 40_000 }],
  [
    'given for nothing to the patient of an agency',
    { isContract: true, pricePaise: 45_000, mrpPaise: 75_000, discountPaise: 45_000 },
    { kind: 'free', amountPaise: 45_000 },
  ],
  ['agreed with its agency for nothing', { isContract: true, pricePaise: 0, costPaise: 0 }, null],
  [
    'agreed with its agency for nothing, at a cost',
    { isContract: true, pricePaise: 0 },
    { kind: 'underCost', amountPaise: 12_000 },
  ],
  ['at a price of nothing', { pricePaise: 0 }, { kind: 'free', amountPaise: 40_000 }],
  ['free in the catalogue too', { pricePaise: 0, mrpPaise: 0 }, null],
  ['discounted for a patient', { discountPaise: 5_000 }, null],
  [
    'discounted below the rate of its agency',
    { isContract: true, discountPaise: 5_000 },
    { kind: 'belowContract', amountPaise: 5_000 },
  ],
  ['at what it costs', { costPaise: 35_000 }, null],
  [
    'below what it costs, though added later and due',
    { pricePaise: 10_000, minutesAfterBill: 90, duePaise: 10_000 },
    { kind: 'underCost', amountPaise: 2_000 },
  ],
  [
    'below the rate of its agency and below its cost',
    { isContract: true, discountPaise: 25_000 },
    { kind: 'belowContract', amountPaise: 25_000 },
  ],
  ['added in the same minute', { minutesAfterBill: 10, duePaise: 35_000 }, null],
  [
    'added later and due in part',
    { minutesAfterBill: 11, duePaise: 20_000 },
    { kind: 'addedLater', amountPaise: 20_000 },
  ],
  [
    'added later on a bill with more due',
    { minutesAfterBill: 90, duePaise: 99_000 },
    { kind: 'addedLater', amountPaise: 35_000 },
  ],
  ['added later and paid', { minutesAfterBill: 90 }, null],
])('%s', (_, other, leak) => {
  expect(leakOf({ ...paid, ...other })).toEqual(leak);
});
