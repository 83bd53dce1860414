import * as labIdEndpoints from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { composeLabId, nextOfSeries } from '@nidan/domain/billing/lab-id';
import { setNumber } from '../../../kernel/database/next-number.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { entityIdOfLab } from '../../../kernel/events/entity-id-of-lab.query.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { insertLabIdSkip } from './lab-id-skip-rows.ts';
import { labIdCounter, lockSeries } from './lab-id-series.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Sets the series of today ahead; bills that are saved meanwhile wait, and those before keep their lab IDs. */
export const setNextLabId = serve(labIdEndpoints.setNextLabId, async (ctx, { labId, reason }) => {
  const { db, lId } = ctx;
  const series = await lockSeries(ctx);
  const { date, prefix, next } = series;
  const step = nextOfSeries(labId.trim(), series);
  if ('fault' in step) throw refuseField('labId', step.fault);
  await setNumber(db, { lId, name: labIdCounter(date) }, step.serial - 1);
  const range = { day: date, prefix, first: next, last: step.serial - 1, reason: reason.trim() };
  await insertLabIdSkip(db, lId, { ...range, skipped_by: ctx.caller.userId, skipped_at: ctx.now });
  recordEvent(ctx, {
    entityKind: 'LAB',
    entityId: await entityIdOfLab(ctx),
    action: 'skipLabIds',
    before: { nextLabId: composeLabId({ prefix, date, serial: next }) },
    after: { nextLabId: labId.trim() },
    reason: range.reason,
  });
  return { labId: labId.trim() };
});
