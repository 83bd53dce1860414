import * as machineEndpoints from '@nidan/contract/lab/machines/machine-endpoints';
import type { MachineEventView } from '@nidan/contract/lab/machines/machine-views';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<MachineEventView, 'happenedAt' | 'recordedAt'> {
  readonly happenedAt: Date;
  readonly recordedAt: Date;
}

/** What happened to the machines, the latest first. */
export const listMachineEventsOf = serve(machineEndpoints.listMachineEvents, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const conditions = [
    sql`e.l_id = ${ctx.lId}`,
    ...(after === null ? [] : [sql`(e.happened_at, e.event_id) < (${after[0]}, ${after[1]})`]),
    ...(query.machineId === undefined ? [] : [sql`e.machine_id = ${query.machineId}`]),
    ...(query.kind === undefined ? [] : [sql`e.kind = ${query.kind}`]),
    ...withinDates(ctx, sql.ref('e.happened_at'), query),
  ];
  const { rows } = await sql<Row>`
    select e.event_id as "eventId", e.machine_id as "machineId", m.name as machine, e.kind, e.happened_at as "happenedAt",
      e.note, c.name as care, u.name as "recordedBy", e.recorded_at as "recordedAt"
    from machine_event e
    join machine m on m.l_id = e.l_id and m.machine_id = e.machine_id
    join login_user u on u.user_id = e.recorded_by
    left join machine_care c on c.l_id = e.l_id and c.care_id = e.care_id
    where ${sql.join(conditions, sql` and `)}
    order by e.happened_at desc, e.event_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: ({ happenedAt, eventId }) => [happenedAt.toISOString(), eventId],
    present: (row) => ({
      ...row,
      happenedAt: row.happenedAt.toISOString(),
      recordedAt: row.recordedAt.toISOString(),
    }),
  });
});
