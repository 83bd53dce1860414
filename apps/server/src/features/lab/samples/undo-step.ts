import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import {
  faultOfUndo,
  testOnUndo,
  UNDO_OF_STEP,
  UNDO_SECONDS,
  type UndoableStep,
} from '@nidan/domain/samples/undo-step';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { type LockedSample, lockSamplesById, moveSampleBack, takenStepOf } from './sample-rows.ts';
import { readSamples } from './samples.query.ts';
import { testsAfterStep } from './tests-after-step.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

const TEST_BEFORE: Readonly<Record<UndoableStep, BillTestState>> = {
  collect: 'ncollected',
  accession: 'naccessioned',
  accessionInDepartment: 'naccessioned',
};

/** Where the tube was: of an accession its event says whether it came from the hand or from the road. */
async function stateBefore(ctx: Ctx, tube: LockedSample, step: UndoableStep): Promise<PhysicalSampleState> {
  if (step === 'collect') return 'notCollected';
  if (step === 'accessionInDepartment') return 'accessioned';
  const { rows } = await sql<{ status: number | null }>`
    select (before ->> 'status')::int as status from event
    where l_id = ${ctx.lId} and entity_kind = 'BILL_SAMPLE' and entity_id = ${tube.sample_id} and action = 'accession'
    order by at desc, event_id desc limit 1`.execute(ctx.db);
  return rows[0]?.status === physicalSample.codeOf('inTransit') ? 'inTransit' : 'collected';
}

function requireOwnFreshStep({ caller, now }: Ctx, tube: LockedSample, step: UndoableStep): void {
  const fault = faultOfUndo(takenStepOf(tube, step), { userId: caller.userId, now });
  const { barcode } = tube;
  if (fault === 'other person') throw refuse('undo-of-other', { details: { barcode } });
  if (fault === 'too late')
    throw refuse('undo-too-late', { details: { barcode, seconds: String(UNDO_SECONDS) } });
}

async function undoOne(ctx: Ctx, tube: LockedSample, step: UndoableStep): Promise<void> {
  const { action, from } = UNDO_OF_STEP[step];
  const [before, tests] = await Promise.all([stateBefore(ctx, tube, step), testsAfterStep(ctx, tube, step)]);
  if (before === 'inTransit') throw refuse('undo-of-arrival', { details: { barcode: tube.barcode } });
  const to = stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step(action, from, before));
  const overtaken = tests.find((test) => testOnUndo(step, test) === 'went on');
  if (overtaken !== undefined) {
    throw refuse('undo-overtaken', { details: { barcode: tube.barcode, test: overtaken.name } });
  }
  await moveSampleBack(ctx, { sampleId: tube.sample_id, step, to });
  const back = await moveBillTests(ctx, {
    action,
    tests: tests.filter((test) => testOnUndo(step, test) === 'back'),
    to: TEST_BEFORE[step],
    change: step === 'accession' ? { isAccessioned: false } : {},
  });
  recordEvent(ctx, {
    entityKind: 'BILL_SAMPLE',
    entityId: tube.sample_id,
    billId: tube.bill_id,
    parts: back.map(({ billTestId }) => billTestId),
    action,
    before: { status: from },
    after: { status: to },
  });
}

/**
 * Takes back a step that the caller's scan took at most a minute ago: tubes and tests are where they were, and the audit trail
 * keeps both (ADR 25).
 */
export const undoStep = serve(sampleEndpoints.undoSampleStep, async (ctx, { step, tubes: named }) => {
  const versions = new Map(named.map(({ sampleId, version }) => [sampleId, version]));
  const tubes = await lockSamplesById(ctx, [...versions.keys()]);
  if (tubes.length !== versions.size) throw refuse('not-found');
  for (const tube of tubes) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is stale is refused
    await expectVersion(ctx, {
      entityId: tube.sample_id,
      expected: versions.get(tube.sample_id) ?? 0,
      found: tube.version,
    });
    const state = physicalSample.stateOf(tube.status);
    const { action, from } = UNDO_OF_STEP[step];
    const [target] = physicalSample.actions[action].to;
    if (state !== from) stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step(action, state, target));
    requireOwnFreshStep(ctx, tube, step);
  }
  // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
  for (const tube of tubes) await undoOne(ctx, tube, step);
  return { samples: [...(await readSamples(ctx, [...versions.keys()]))] };
});
