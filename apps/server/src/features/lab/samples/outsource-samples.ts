import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { outsourceHeldTests } from '../bill-tests/outsource-held-tests.ts';
import { firstPacked } from './box-of-tube.query.ts';
import { presentSample } from './present-sample.ts';
import { movedSample, moveSamples } from './sample-rows.ts';
import { testsOfTubes } from './sample-selection.ts';
import { lockAndReadScanned, requireStep } from './scanned-tubes.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Hands scanned tubes to another lab, which measures what of their tests has no values yet. */
export const outsourceSamples = serve(
  sampleEndpoints.outsourceSamples,
  async (ctx, { barcodes, partner }) => {
    const { tubes, rows } = await lockAndReadScanned(ctx, barcodes);
    for (const tube of tubes) requireStep(tube, 'outsource');
    const sampleIds = tubes.map((tube) => tube.sample_id);
    const packed = await firstPacked(ctx, sampleIds);
    if (packed !== null) {
      const { barcode, box, place } = packed;
      throw refuse('tube-in-open-box', { details: { barcode, box, place } });
    }
    const tests = testsOfTubes(rows).filter(({ state }) => billTest.step('outsource', state).ok);
    await moveSamples(ctx, sampleIds, 'outsourced');
    await moveBillTests(ctx, { action: 'outsource', tests, to: 'outsourced' });
    await outsourceHeldTests(ctx, sampleIds);
    for (const tube of tubes) {
      recordEvent(ctx, {
        entityKind: 'BILL_SAMPLE',
        entityId: tube.sample_id,
        billId: tube.bill_id,
        parts: tests.filter((test) => test.sampleId === tube.sample_id).map((test) => test.billTestId),
        action: 'outsource',
        before: { status: physicalSample.stateOf(tube.status) },
        after: { status: 'outsourced', partner: partner.trim() },
      });
    }
    return { samples: rows.map((row) => presentSample(ctx, movedSample(ctx, row, 'outsourced'))) };
  },
);
