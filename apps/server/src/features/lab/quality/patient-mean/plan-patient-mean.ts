import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { requireMeasured } from '../measured-there.query.ts';
import { lockPatientMean, savePatientMean } from './patient-mean-rows.ts';
import { readPatientMean } from './patient-mean.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Lays down what the moving mean of patients is compared with, for a parameter of a machine. */
export const planPatientMean = serve(seriesEndpoints.planPatientMean, async (ctx, body) => {
  const { machineId, count, low, high, target, allowed } = body;
  const { parameter } = await requireMeasured(ctx, body);
  if (!(low < target && target < high)) {
    const details = { min: String(low), mean: String(target), max: String(high) };
    throw refuse('qc-limits-upside-down', { details });
  }
  const { version, former } = await lockPatientMean(ctx, body);
  await expectVersion(ctx, { entityId: machineId, expected: body.version, found: version });
  await savePatientMean(ctx, body);
  recordEvent(ctx, {
    entityKind: 'QC_PLAN',
    entityId: machineId,
    action: 'planPatientMean',
    before: former,
    after: { parameter, count, low, high, target, allowed },
  });
  return readPatientMean(ctx, body);
});
