import * as labIdEndpoints from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import type { LabIdSkipView } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { composeLabId } from '@nidan/domain/billing/lab-id';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { LabIdSkip } from './lab-id-skip-rows.ts';
import { readSeries } from './lab-id-series.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The lab ID that the next bill gets unless somebody is faster; nothing is reserved. */
export const readNextLabId = serve(labIdEndpoints.nextLabId, async (ctx) => {
  const { next: serial, ...series } = await readSeries(ctx);
  return { labId: composeLabId({ ...series, serial }) };
});

interface SkipRow extends LabIdSkip {
  readonly skip_id: string;
  readonly by: string;
}

function presentSkip({ skip_id, day, prefix, first, last, reason, by, skipped_at }: SkipRow): LabIdSkipView {
  return {
    skipId: skip_id,
    day,
    first: composeLabId({ prefix, date: day, serial: first }),
    last: composeLabId({ prefix, date: day, serial: last }),
    reason,
    by,
    at: skipped_at.toISOString(),
  };
}

/** Lab IDs that were skipped, newest first. */
export const listLabIdSkipsOf = serve(
  labIdEndpoints.listLabIdSkips,
  async ({ db, lId }, { cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const from =
      after === null
        ? sql`true`
        : sql`(s.skipped_at, s.skip_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
    const { rows } = await sql<SkipRow>`
    select s.skip_id, s.day, s.prefix, s.first, s.last, s.reason, s.skipped_by, s.skipped_at, u.name as by
    from lab_id_skip s join login_user u on u.user_id = s.skipped_by
    where s.l_id = ${lId} and ${from}
    order by s.skipped_at desc, s.skip_id desc limit ${limit + 1}`.execute(db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.skipped_at.toISOString(), row.skip_id],
      present: presentSkip,
    });
  },
);
