import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { excludePoint as excludeEndpoint } from '@nidan/contract/lab/quality/series-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { readChartOf } from './chart.query.ts';
import { lockPoint, markExcluded } from './point-rows.ts';

/** Leaves a point out of the calculated SD, or takes it in again; what the rules said of it stays. */
export async function excludePoint(
  ctx: Ctx,
  { pointId, version, isExcluded, reason: given }: BodyOf<typeof excludeEndpoint>,
): Promise<AnswerOf<typeof excludeEndpoint>> {
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
}
