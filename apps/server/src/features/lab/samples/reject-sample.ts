import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import { barcodeOf } from '@nidan/domain/billing/barcode';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { type BillTestOfSample, billTestsOfFamily } from '../bill-tests/bill-tests.query.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { recalculateReaders } from '../results/recalculate-readers.ts';
import { voidValues } from '../results/void-values.ts';
import {
  insertSamples,
  lastTubeNoOf,
  type LockedSample,
  lockSamplesById,
  moveSamples,
  setRejectReason,
} from './sample-rows.ts';
import { readSamples } from './samples.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function insertReplacement(ctx: Ctx, tube: LockedSample) {
  const tubeNo = (await lastTubeNoOf(ctx, tube.bill_id)) + 1;
  const replacement = {
    sampleId: newId(),
    billId: tube.bill_id,
    barcode: barcodeOf({ labNo: tube.lab_no, tube: tubeNo }),
    tubeNo,
    sampleTypeId: tube.sample_type_id,
    departmentId: tube.department_id,
    parentSampleId: tube.sample_id,
    collected: false,
  };
  await insertSamples(ctx, [replacement]);
  return replacement;
}

/** Tests that must be collected again; refused when one already carries a result that a report may rest on. */
function testsToRecollect(tube: LockedSample, tests: readonly BillTestOfSample[]): BillTestOfSample[] {
  const blocked = tests.find(
    ({ state }) => state !== 'ncollected' && !billTest.actions.recollect.from.some((from) => from === state),
  );
  if (blocked !== undefined) {
    throw refuse('sample-carries-results', { details: { barcode: tube.barcode, test: blocked.name } });
  }
  return tests.filter(({ state }) => state !== 'ncollected');
}

/**
 * Rejects a tube: it becomes re-sampling, a child tube takes its place, its tests, those on its aliquots too, wait for collection
 * again, and what was measured from it is void.
 */
export const rejectSample = serve(
  sampleEndpoints.rejectSample,
  async (ctx, { sampleId, version, reason }) => {
    const [tube] = await lockSamplesById(ctx, [sampleId]);
    if (tube === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: sampleId, expected: version, found: tube.version });
    if (tube.is_aliquot) throw refuse('aliquot-has-parent', { details: { barcode: tube.barcode } });
    const from = physicalSample.stateOf(tube.status);
    stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step('reject', from));
    const tests = testsToRecollect(tube, await billTestsOfFamily(ctx, sampleId));
    const replacement = await insertReplacement(ctx, tube);
    await moveSamples(ctx, [sampleId], 'reSampling');
    await setRejectReason(ctx, sampleId, reason.trim());
    await voidValues(ctx, {
      billId: tube.bill_id,
      billTestIds: tests.map(({ billTestId }) => billTestId),
      reason: reason.trim(),
    });
    const change = { sampleId: replacement.sampleId, isAccessioned: false, worstFlag: '' };
    const moved = await moveBillTests(ctx, { action: 'recollect', tests, to: 'ncollected', change });
    await recalculateReaders(ctx, { billId: tube.bill_id, reason: reason.trim() });
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: sampleId,
      billId: tube.bill_id,
      parts: [replacement.sampleId, ...moved.map(({ billTestId }) => billTestId)],
      action: 'reject',
      before: { status: from },
      after: { status: 'reSampling', replacement: replacement.barcode },
      reason: reason.trim(),
    });
    const [rejected] = await readSamples(ctx, [sampleId]);
    const [child] = await readSamples(ctx, [replacement.sampleId]);
    if (rejected === undefined || child === undefined)
      throw new Error('A rejected tube or its child vanished');
    return { rejected, replacement: child };
  },
);
