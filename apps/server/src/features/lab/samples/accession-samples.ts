import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { retryAccessioned } from '../interfacing/retry-accessioned.ts';
import { accessionTests } from './accession-tests.ts';
import { firstOnTheRoad, refusePackedElsewhere } from './box-of-tube.query.ts';
import { presentSample } from './present-sample.ts';
import { requireStillGood } from './require-still-good.ts';
import { movedSample, moveSamples } from './sample-rows.ts';
import { tubeOfOtherPlace } from './tube-of-other-place.query.ts';
import { testsOfTubes } from './sample-selection.ts';
import { lockAndReadScanned, requireStep } from './scanned-tubes.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Accessions scanned tubes: their tests become pending, or wait for a department that accessions for itself. */
export const accessionSamples = serve(
  sampleEndpoints.accessionSamples,
  async (ctx, { barcodes, oldReason }) => {
    const [{ tubes, rows }, misplaced] = await Promise.all([
      lockAndReadScanned(ctx, barcodes),
      tubeOfOtherPlace(ctx, barcodes),
    ]);
    for (const tube of tubes) requireStep(tube, 'accession');
    if (misplaced !== null) throw refuse('sample-of-other-place', { details: { ...misplaced } });
    const sampleIds = tubes.map((tube) => tube.sample_id);
    const boxed = tubes.some(({ status }) => status === physicalSample.codes.inTransit)
      ? await firstOnTheRoad(ctx, sampleIds)
      : null;
    if (boxed !== null) throw refuse('tube-on-the-road', { details: { ...boxed } });
    await refusePackedElsewhere(ctx, sampleIds);
    const reason = oldReason?.trim();
    const old = requireStillGood(ctx, rows, reason);
    // A test on hold stays there; it takes the step when it is resumed.
    const tests = testsOfTubes(rows).filter((test) => test.state === 'naccessioned');
    await moveSamples(ctx, sampleIds, 'accessioned');
    await accessionTests(ctx, tests);
    await retryAccessioned(
      ctx,
      tests.filter(({ enforceDeptAccession }) => !enforceDeptAccession).map(({ billTestId }) => billTestId),
    );
    for (const tube of tubes) {
      recordEvent(ctx, {
        entityKind: 'BILL_SAMPLE',
        entityId: tube.sample_id,
        billId: tube.bill_id,
        parts: tests.filter((test) => test.sampleId === tube.sample_id).map((test) => test.billTestId),
        action: 'accession',
        before: { status: tube.status },
        after: { status: 'accessioned' },
        ...(reason !== undefined && old.has(tube.sample_id) ? { reason } : {}),
      });
    }
    return { samples: rows.map((row) => presentSample(ctx, movedSample(ctx, row, 'accessioned'))) };
  },
);
