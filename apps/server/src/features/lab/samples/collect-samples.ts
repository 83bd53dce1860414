import * as sampleEndpoints from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { presentSample } from './present-sample.ts';
import { lockSamplesById, movedSample, moveSamples } from './sample-rows.ts';
import { testsOfTubes } from './sample-selection.ts';
import { readSampleRows } from './samples.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Marks tubes of one bill as collected now, by the caller. */
export const collectSamples = serve(sampleEndpoints.collectSamples, async (ctx, { billId, sampleIds }) => {
  // The lock first: only a statement that begins after it sees what the others have written meanwhile.
  const [tubes, rows] = await Promise.all([lockSamplesById(ctx, sampleIds), readSampleRows(ctx, sampleIds)]);
  if (tubes.length !== new Set(sampleIds).size || tubes.some((tube) => tube.bill_id !== billId)) {
    throw refuse('sample-of-other-bill');
  }
  for (const tube of tubes) {
    stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step('collect', physicalSample.stateOf(tube.status)));
  }
  // A test on hold stays there; it takes the step when it is resumed.
  const tests = testsOfTubes(rows).filter((test) => test.state === 'ncollected');
  await moveSamples(ctx, sampleIds, 'collected');
  await moveBillTests(ctx, { action: 'collect', tests, to: 'naccessioned' });
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sample_id,
      billId,
      parts: tests.filter((test) => test.sampleId === tube.sample_id).map((test) => test.billTestId),
      action: 'collect',
      before: { status: 'notCollected' },
      after: { status: 'collected' },
    });
  }
  return { samples: rows.map((row) => presentSample(ctx, movedSample(ctx, row, 'collected'))) };
});
