import type { AuditRow } from '@nidan/contract/base/audit/event-view';
import { actionLabel, eventChanges, idsIn } from '@nidan/domain/audit/event-changes';
import { LAB_SETTING_WORDS } from '@nidan/domain/settings/lab-setting-words';
import { isLabSetting } from '@nidan/domain/settings/lab-settings';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { toPage } from '../../../kernel/database/page-cursor.ts';
import { type EventRow, presentEvent } from './events.query.ts';
import { namesOfIds } from './names-of-ids.query.ts';

export interface AuditedRow extends EventRow {
  readonly user_id: string;
  readonly seq: number | null;
  readonly record: string;
  readonly request_id: string;
}

/**
 * Events that a sub-query has chosen, with what people call their things and their numbers in the chain, in its order. Each
 * name is looked up on its own: to plan one join of eight tables takes five times what it takes to run it.
 */
export async function readAuditRows(
  ctx: Ctx,
  chosen: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<AuditedRow[]> {
  const { rows } = await sql<AuditedRow>`
    select e.event_id, e.at, e.user_id, e.role_name, e.entity_kind, e.entity_id, e.bill_id, e.parts, e.action, e.before,
      e.after, e.reason, e.request_id,
      coalesce((select name from login_user where user_id = e.user_id), '') as by,
      (select name from location where l_id = e.l_id and location_id = e.location_id) as location,
      (select seq from event_seal where l_id = e.l_id and event_id = e.event_id) as seq,
      coalesce(
        (select barcode from sample where e.entity_kind = 'BILL_SAMPLE' and l_id = e.l_id and sample_id = e.entity_id),
        (select lab_no from bill where l_id = e.l_id and bill_id = e.bill_id),
        (select patient_code from patient where e.entity_kind = 'PATIENT' and l_id = e.l_id and patient_id = e.entity_id),
        (select username from login_user where e.entity_kind = 'USER' and user_id = e.entity_id), '') as record
    from (${chosen}) e
    order by ${order}`.execute(ctx.db);
  return rows;
}

/** What people call the thing of an event: a setting by its words, which no table holds. */
function recordOf({ record, entity_kind: entityKind, after }: AuditedRow): string {
  const name: unknown = entityKind === 'LAB_SETTING' ? Reflect.get(Object(after), 'name') : null;
  return typeof name === 'string' && isLabSetting(name) ? LAB_SETTING_WORDS[name].label : record;
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
      record: recordOf(row),
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
