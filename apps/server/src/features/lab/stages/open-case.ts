import * as stageEndpoints from '@nidan/contract/lab/stages/stage-endpoints';
import { settleStages } from '@nidan/domain/stages/settle-stages';
import { caseKindOf, stagePlanOf } from '@nidan/domain/stages/stage-plan';
import { caseSeries, thingBarcode, thingLabel } from '@nidan/domain/stages/thing-label';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockBillWithTests } from '../results/lock-bill-with-tests.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { readStagedCase, requireStagedCase } from './case.query.ts';
import { presentCase } from './present-case.ts';
import { STATES_AT_BENCH } from './states-at-work.ts';
import { insertCase, writeStageRows } from './stage-rows.ts';
import { insertThings } from './thing-rows.ts';
import { tubeOfTest } from './tube-of-test.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireOpenable(test: TestUnderWork | undefined): TestUnderWork {
  if (test === undefined) throw refuse('not-found');
  if (test.test.stages.length === 0) throw refuse('test-without-stages', { details: { test: test.name } });
  if (STATES_AT_BENCH.includes(test.state)) return test;
  throw refuse('case-before-accession', {
    details: { test: test.name, label: billTest.labelOf(test.state) },
  });
}

/** Opens the case of a test: its number, part A of its tube, and the rows of its stages. */
export const openCase = serve(stageEndpoints.openCase, async (ctx, { billTestId, isFrozen }) => {
  const tube = await tubeOfTest(ctx, billTestId);
  if (tube === null) throw refuse('not-found');
  const { bill, tests } = await lockBillWithTests(ctx, tube.billId);
  const known = await readStagedCase(ctx, billTestId);
  if (known !== null) throw refuse('case-open-already', { details: { case: known.row.case_no } });
  const test = requireOpenable(tests.find((one) => one.billTestId === billTestId));
  const plan = stagePlanOf(test.test.stages);
  const kind = caseKindOf(plan);
  const series = caseSeries(kind, calendarDateIn(ctx.lab.timeZone, ctx.now).slice(0, 4));
  const caseNo = await insertCase(ctx, { billTestId, billId: bill.billId, kind, series, isFrozen });
  const label = thingLabel('part', 1, '');
  const part = { thingId: newId(), kind: 'part', parentId: null } as const;
  await insertThings(ctx, [
    {
      ...part,
      billTestId,
      parentKind: null,
      ordinal: 1,
      label,
      barcode: thingBarcode(caseNo, label),
      description: test.specimen?.name ?? '',
      sampleId: tube.sampleId,
      site: '',
      laterality: null,
      receivedAs: '',
      stain: '',
      madeOf: null,
      why: 'first',
    },
  ]);
  const before = { things: [{ ...part, isGone: false }], rows: [] };
  await writeStageRows(ctx, {
    billTestId,
    plan,
    before,
    after: settleStages(plan, before, newId),
    acted: null,
  });
  recordEvent(ctx, {
    entityKind: 'BILL_TEST',
    entityId: billTestId,
    billId: bill.billId,
    action: 'openCase',
    after: { case: caseNo },
  });
  return presentCase(ctx, await requireStagedCase(ctx, billTestId));
});
