import type { CreatedTube } from '../../lab/samples/create-samples.ts';
import type { NewBillLine } from '../bills/bill-rows.ts';
import type { PlannedOrder, PlannedTest } from './plan-order.ts';

/** Rows of the lines of an order, at the places after those that the bill has. */
export function lineRows({ lines }: PlannedOrder, before: number): NewBillLine[] {
  return lines.map(({ lineId, test, total }, index) => ({
    position: before + index + 1,
    lineId,
    testId: test.testId,
    testVersion: test.version,
    pricePaise: test.pricePaise,
    priceSource: test.priceSource,
    rateId: test.rateId,
    gstPercent: test.gstPercent,
    lineDiscountPaise: total.lineDiscount,
    billDiscountPaise: total.billDiscount,
    couponDiscountPaise: total.couponDiscount,
  }));
}

/** What an order became; `tubes` tells where its tests are, drawn anew or not. */
export function presentOrder(
  order: PlannedOrder,
  tubes: readonly (Pick<CreatedTube<PlannedTest>, 'sampleId' | 'barcode' | 'tests'> & {
    readonly storedIn?: string | null;
  })[],
) {
  const sampleOf = new Map(
    tubes.flatMap(({ sampleId, tests }) => tests.map(({ billTestId }) => [billTestId, sampleId])),
  );
  return {
    lines: order.lines.map(({ lineId, test, total }) => ({
      lineId,
      testId: test.testId,
      code: test.code,
      pricePaise: test.pricePaise,
      discountPaise: total.discount,
      netPaise: total.net,
    })),
    samples: tubes.map(({ sampleId, barcode, tests, storedIn = null }) => ({
      sampleId,
      barcode,
      testCodes: tests.map(({ code }) => code),
      storedIn,
    })),
    tests: order.tests.map(({ billTestId, lineId, testId, code, dueAt }) => ({
      billTestId,
      lineId,
      testId,
      code,
      sampleId: sampleOf.get(billTestId) ?? '',
      dueAt: dueAt.toISOString(),
    })),
  };
}
