import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import { boxCodeOf } from '@nidan/domain/boxes/box-code';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { lockNumber, setNumber } from '../../../kernel/database/next-number.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertBox } from './box-rows.ts';
import { boxNow } from './read-box.ts';
import { serve } from '../../../kernel/http/serve.ts';

const COUNTER = 'box';

async function requireGoal({ db, lId }: Ctx, locationId: string): Promise<void> {
  const { rows } = await sql`
    select from location where l_id = ${lId} and location_id = ${locationId} and status = ${masterData.codes.enabled}`.execute(
    db,
  );
  if (rows.length === 0) throw refuse('not-found');
}

/** Begins an empty box at the place where the caller works. */
export const createBox = serve(boxEndpoints.createBox, async (ctx, body) => {
  const { batchId, toLocationId, band, courierTrackingNo, note } = body;
  const { locationId } = ctx.caller;
  if (locationId === null) throw refuse('location-not-chosen');
  if (locationId === toLocationId) throw refuse('box-nowhere');
  await requireGoal(ctx, toLocationId);
  const counter = { lId: ctx.lId, name: COUNTER };
  const number = (await lockNumber(ctx.db, counter)) + 1;
  const code = boxCodeOf(number);
  await insertBox(ctx, {
    batchId,
    code,
    fromId: locationId,
    toId: toLocationId,
    band,
    courierTrackingNo: courierTrackingNo?.trim() ?? null,
    note: note.trim(),
  });
  await setNumber(ctx.db, counter, number);
  recordEvent(ctx, {
    entityKind: 'SAMPLE_BATCH',
    entityId: batchId,
    action: 'create',
    after: { code, band, courierTrackingNo, note: note.trim() },
  });
  return boxNow(ctx, batchId);
});
