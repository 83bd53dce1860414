import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { readChartOf } from './chart.query.ts';
import { lockPoint, markExcluded } from './point-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Leaves a point out of the calculated SD, or takes it in again; what the rules said of it stays. */
export const excludePoint = serve(
  seriesEndpoints.excludePoint,
  async (ctx, { pointId, version, isExcluded, reason: given }) => {
    const point = await lockPoint(ctx, pointId);
    await expectVersion(ctx, { entityId: point.seriesId, expected: version, found: point.version });
    const reason = given.trim();
    await markExcluded(ctx, pointId, { isExcluded, reason });
    recordEvent(ctx, {
      entityKind: 'QC_SERIES',
      entityId: point.seriesId,
      parts: [pointId],
      action: isExcluded ? 'exclude' : 'include',
      before: { value: point.value, isExcluded: point.isExcluded },
      after: { value: point.value, isExcluded },
      reason,
    });
    return readChartOf(ctx, { seriesId: point.seriesId });
  },
);
