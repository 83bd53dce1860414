import type { addLines as addEndpoint } from '@nidan/contract/billing/bill-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { billPostings } from '@nidan/domain/money/journal';
import { billTest } from '@nidan/domain/status-sets/bill-test';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { drawMore } from '../samples/draw-more.ts';
import { readBalancesOfBill } from './bill-dues.query.ts';
import { insertBillLines, lockBill, noteAddedLines } from './bill-rows.ts';
import { insertBillTests } from './bill-test-rows.ts';
import { readConsent } from './consent.query.ts';
import { readLinesOfBill, type StoredLine } from './lines-of-bill.query.ts';
import { moveBillTests } from './move-bill-tests.ts';
import { lineRows, presentOrder } from './ordered-lines.ts';
import { planOrder, type OrderedBefore, type PlannedTest } from './plan-order.ts';
import { postChange } from './post-change.ts';
import { repeatWarnings } from './repeat-warnings.ts';

type Drawn = Awaited<ReturnType<typeof drawMore<PlannedTest>>>;

/** Refuses a bill of which nothing is open: what is added would be of another visit. */
function requireOpen(labNo: string, lines: readonly StoredLine[]): void {
  const live = lines.filter((line) => !line.isCanceled);
  const states = live.flatMap((line) => line.tests.map(({ state }) => state));
  if (live.length > 0 && states.some((state) => state !== 'checked' && state !== 'canceled')) return;
  const state = states.includes('checked') ? 'checked' : 'canceled';
  throw refuse('bill-closed', { details: { labNo, label: billTest.labelOf(state) } });
}

function orderedBefore(lines: readonly StoredLine[]): OrderedBefore {
  const live = lines.filter((line) => !line.isCanceled);
  return {
    testIds: live.flatMap(({ testId, tests }) => [testId, ...tests.map((test) => test.testId)]),
    gross: live.reduce((sum, { pricePaise }) => sum + pricePaise, 0),
    discount: live.reduce((sum, line) => sum + line.lineDiscountPaise + line.billDiscountPaise, 0),
  };
}

/** Writes the tests and takes those on a tube that is on its way to where it is. */
async function writeTests(ctx: Ctx, billId: string, drawn: Drawn): Promise<void> {
  const tests = drawn.flatMap(({ sampleId, steps, tests: on }) =>
    on.map((test) => ({ ...test, billId, sampleId, state: 'ncollected' as const, steps })),
  );
  await insertBillTests(ctx, tests);
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

/**
 * Adds lines to a saved bill: money, tests and tubes together. What is there keeps its price and its part of a discount on
 * the whole bill; a new line has only the discount that is given on it.
 */
export async function addLines(
  ctx: Ctx,
  body: BodyOf<typeof addEndpoint>,
): Promise<AnswerOf<typeof addEndpoint>> {
  const { billId } = body;
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const lines = await readLinesOfBill(ctx, billId);
  requireOpen(bill.labNo, lines);
  const consentGiven = body.consentGiven === true || (await readConsent(ctx, billId));
  const { agencyId, locationId } = bill;
  const ordered = { lines: body.lines, consentGiven, agencyId, locationId };
  const order = await planOrder(ctx, ordered, orderedBefore(lines));
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const warnings = await repeatWarnings(ctx, { patientId: bill.patientId, billId, tests: order.tests });
  await insertBillLines(ctx, billId, lineRows(order, Math.max(...lines.map(({ position }) => position))));
  const { labNo } = bill;
  const drawn = await drawMore(ctx, { billId, labNo, tests: order.tests, newTubes: body.newTubes ?? false });
  await writeTests(ctx, billId, drawn);
  await noteAddedLines(ctx, billId, consentGiven);
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
      grossPaise: gross,
      discountPaise: discount,
      netPaise: net,
    },
  });
  return { billId, version: bill.version + 1, ...presentOrder(order, drawn), dues, warnings };
}
