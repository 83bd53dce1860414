import { billPostings } from '@nidan/domain/money/journal';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { voidApprovals } from '../../people/approvals/void-approvals.ts';
import { drawMore } from '../../lab/samples/draw-more.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { insertBillLines, type LockedBill, noteAddedLines } from '../bills/bill-rows.ts';
import { orderBillTests } from '../../lab/bill-tests/order-bill-tests.ts';
import { discountOfLine, type StoredLine } from '../bills/lines-of-bill.query.ts';
import { moveBillTests } from '../../lab/bill-tests/move-bill-tests.ts';
import { lineRows } from './ordered-lines.ts';
import type { OrderedBefore, PlannedOrder, PlannedTest } from './plan-order.ts';
import { postChange } from '../../ledger/journal/post-change.ts';

type Drawn = Awaited<ReturnType<typeof drawMore<PlannedTest>>>;

/** Refuses a bill of which nothing is open: what is added would be of another visit. */
export function requireOpen(labNo: string, lines: readonly StoredLine[]): void {
  const live = lines.filter((line) => !line.isCanceled);
  const states = live.flatMap((line) => line.tests.map(({ state }) => state));
  if (live.length > 0 && states.some((state) => state !== 'checked' && state !== 'canceled')) return;
  const state = states.includes('checked') ? 'checked' : 'canceled';
  throw refuse('bill-closed', { details: { labNo, label: billTest.labelOf(state) } });
}

/** What a bill has already, by its lines that are not cancelled. */
export function orderedBefore(lines: readonly StoredLine[]): OrderedBefore {
  const live = lines.filter((line) => !line.isCanceled);
  return {
    testIds: live.flatMap(({ testId, tests }) => [testId, ...tests.map((test) => test.testId)]),
    gross: live.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
    discount: live.reduce((sum, line) => sum + discountOfLine(line), 0),
  };
}

/** Writes the tests and takes those on a tube that is on its way to where it is. */
async function writeTests(ctx: Ctx, billId: string, drawn: Drawn): Promise<void> {
  const tests = drawn.flatMap(({ sampleId, steps, tests: on }) =>
    on.map((test) => ({ ...test, billId, sampleId, state: 'ncollected' as const, steps })),
  );
  await orderBillTests(ctx, tests);
  for (const test of tests) {
    let state = billTest.initial;
    for (const { action, to } of test.steps) {
      const { billTestId, name } = test;
      const change = action === 'collect' ? {} : { isAccessioned: true };
      await moveBillTests(ctx, { action, tests: [{ billTestId, name, state }], to, change });
      state = to;
    }
  }
}

interface Appended {
  readonly bill: LockedBill;
  /** Those that the bill has. */
  readonly lines: readonly StoredLine[];
  readonly order: PlannedOrder;
  readonly consentGiven: boolean;
  /** Draws new tubes even where one is there. */
  readonly newTubes: boolean;
  /** Why lines of it have a discount. */
  readonly discountReason?: string | null;
  /** The test whose value called for the order. */
  readonly reflexOf?: { readonly billTestId: string; readonly code: string };
}

/** Writes an order onto a locked bill: lines, tests, tubes, money and the event together. */
export async function appendOrder(
  ctx: Ctx,
  { bill, lines, order, consentGiven, newTubes, discountReason = null, reflexOf }: Appended,
): Promise<{ readonly drawn: Drawn; readonly dues: Awaited<ReturnType<typeof postChange>>['dues'] }> {
  const { billId, labNo } = bill;
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const last = Math.max(...lines.map(({ position }) => position));
  const because = reflexOf === undefined ? {} : { reflexOf: reflexOf.billTestId };
  await insertBillLines(
    ctx,
    billId,
    lineRows(order, last).map((line) => ({ ...line, ...because })),
  );
  const drawn = await drawMore(ctx, { billId, labNo, tests: order.tests, newTubes });
  await writeTests(ctx, billId, drawn);
  await noteAddedLines(ctx, billId, { consentGiven, discountReason });
  await voidApprovals(ctx, billId);
  const { gross, discount, net } = order.total;
  const { dues } = await postChange(ctx, {
    ...bill,
    balances,
    vouchers: [{ billId, postings: billPostings({ gross, discount }) }],
  });
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    parts: [...order.lines.map((line) => line.lineId), ...order.tests.map((test) => test.billTestId)],
    action: 'addTest',
    after: {
      tests: order.lines.map(({ test }) => test.code),
      ...(reflexOf === undefined ? {} : { reflexOf: reflexOf.code }),
      grossPaise: gross,
      discountPaise: discount,
      netPaise: net,
    },
    reason: discountReason,
  });
  return { drawn, dues };
}
