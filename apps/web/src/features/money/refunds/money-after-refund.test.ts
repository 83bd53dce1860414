import type { BillView } from '@nidan/contract/money/bills/bill-view';
import { expect, test } from 'vitest';
import { moneyAfterRefund } from './money-after-refund.ts';

/** A bill of 350 and 750, with so much of it paid and kept. */
function billWith({ paid, state, kept = 0 }: { paid: number; state: string; kept?: number }) {
  const line = (lineId: string, netPaise: number) => ({
    lineId,
    pricePaise: netPaise,
    netPaise,
    lineDiscountPaise: 0,
    couponDiscountPaise: 0,
    canceledAt: null,
    tests: [{ test_state: state }],
  });
  // as: ids, money and states are all that is read
  return {
    couponMinimumPaise: 0,
    lines: [line('CBC', 35_000), line('LFT', 75_000)],
    dues: {
      netPaise: 110_000,
      handlingPaise: kept,
      duePaise: 110_000 - paid,
      refundPayablePaise: 0,
      agencyPaise: 0,
    },
  } as unknown as Pick<BillView, 'lines' | 'dues' | 'couponMinimumPaise'>;
}

test.each([
  { paid: 110_000, state: 'ncollected', amount: 35_000, handling: 0, due: 0 },
  { paid: 110_000, state: 'pending', amount: 15_000, handling: 20_000, due: 0 },
  { paid: 110_000, state: 'pending', kept: 20_000, amount: 35_000, handling: 0, due: 0 },
  { paid: 80_000, state: 'ncollected', amount: 5_000, handling: 0, due: 0 },
  { paid: 80_000, state: 'pending', amount: 0, handling: 20_000, due: 15_000 },
])('%o', ({ amount, handling, due, ...bill }) => {
  const after = moneyAfterRefund({
    bill: billWith(bill),
    lineIds: ['CBC'],
    cause: 'customer',
    handlingRupees: 200,
  });
  expect(after).toEqual({
    outPaise: 35_000,
    withdrawnPaise: 0,
    handlingPaise: handling,
    amountPaise: amount,
    duePaise: due,
  });
});
