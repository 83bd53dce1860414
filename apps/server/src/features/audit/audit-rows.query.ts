import type { AuditRow } from '@nidan/contract/audit/event-view';
import { actionLabel, eventChanges, idsIn } from '@nidan/domain/audit/event-changes';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { toPage } from '../../kernel/database/page-cursor.ts';
import { type EventRow, presentEvent } from './events.query.ts';
import { namesOfIds } from './names-of-ids.query.ts';

export interface AuditedRow extends EventRow {
  readonly user_id: string;
  readonly seq: number | null;
  readonly record: string;
  readonly request_id: string;
}

/** Events that a sub-query has chosen, with what people call their things and their numbers in the chain, in its order. */
export async function readAuditRows(
  ctx: Ctx,
  chosen: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<AuditedRow[]> {
  const { rows } = await sql<AuditedRow>`
    select e.event_id, e.at, e.user_id, coalesce(u.name, '') as by, e.role_name, place.name as location, e.entity_kind, e.entity_id,
      e.bill_id, e.parts, e.action, e.before, e.after, e.reason, e.request_id, s.seq,
      coalesce(tube.barcode, b.lab_no, p.patient_code, person.username, '') as record
    from (${chosen}) e
    left join login_user u on u.user_id = e.user_id
    left join location place on place.l_id = e.l_id and place.location_id = e.location_id
    left join event_seal s on s.l_id = e.l_id and s.event_id = e.event_id
    left join sample tube on e.entity_kind = 'BILL_SAMPLE' and tube.l_id = e.l_id and tube.sample_id = e.entity_id
    left join bill b on b.l_id = e.l_id and b.bill_id = e.bill_id
    left join patient p on e.entity_kind = 'PATIENT' and p.l_id = e.l_id and p.patient_id = e.entity_id
    left join login_user person on e.entity_kind = 'USER' and person.user_id = e.entity_id
    order by ${order}`.execute(ctx.db);
  return rows;
}

/** Rows as a person reads them. A demo user is told that something changed, not what. */
export async function presentAuditRows(ctx: Ctx, rows: readonly AuditedRow[]): Promise<AuditRow[]> {
  const { isDemoUser } = ctx.caller;
  const names = isDemoUser
    ? new Map<string, string>()
    : await namesOfIds(
        ctx,
        rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]),
      );
  const reading = { zone: ctx.lab.timeZone, nameOf: (id: string) => names.get(id) ?? null };
  return rows.map((row) => {
    const { entity_kind: entityKind, before, after } = row;
    return {
      ...presentEvent(ctx, row),
      userId: row.user_id,
      seq: row.seq,
      record: row.record,
      activity: actionLabel(row.action),
      changes: isDemoUser ? [] : eventChanges({ entityKind, before, after }, reading),
    };
  });
}

/** A page of rows that were read one more than `limit`. */
export async function auditPage(ctx: Ctx, rows: readonly AuditedRow[], limit: number) {
  const { rows: shown, next } = toPage({
    rows,
    limit,
    key: (row) => [row.at.toISOString(), row.event_id],
    present: (row) => row,
  });
  return { rows: await presentAuditRows(ctx, shown), next };
}
