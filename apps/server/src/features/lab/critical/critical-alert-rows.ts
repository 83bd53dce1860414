import { MINUTE } from '@nidan/domain/time/durations';
import type { CriticalMinutes } from '@nidan/domain/results/bench/critical-chain';
import { sql } from 'kysely';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

interface Alerts {
  readonly lId: number;
  readonly now: Date;
}

interface OfTests extends Alerts {
  readonly billTestIds: readonly string[];
}

/** A call about the very value of an alert `a`. */
const called = sql`exists (
  select from critical_call c where c.l_id = a.l_id and c.bill_test_id = a.bill_test_id
    and c.parameter_id = a.parameter_id and c.value = a.value)`;

/** Closes the open alerts of tests whose value was told, or stands no more, or whose test was cancelled. */
export async function closeAlerts(db: Db, { lId, now, billTestIds }: OfTests): Promise<void> {
  await sql`
    update critical_alert a set closed_at = ${now}, closed_because = f.because
    from (
      select a.alert_id, case when ${called} then 'called' when t.state = ${CANCELED} then 'canceled' else 'changed' end as because
      from critical_alert a join bill_test t on t.l_id = a.l_id and t.bill_test_id = a.bill_test_id
      where a.l_id = ${lId} and a.bill_test_id = any(${[...billTestIds]}) and a.closed_at is null
        and (${called} or t.state = ${CANCELED} or not coalesce((
          select v.critical and v.value = a.value from result_version v
          where v.l_id = a.l_id and v.bill_test_id = a.bill_test_id and v.parameter_id = a.parameter_id
          order by v.version desc limit 1), false))
    ) f
    where a.l_id = ${lId} and a.alert_id = f.alert_id and a.closed_at is null`.execute(db);
}

interface Untold {
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly parameter_id: string;
  readonly version: number;
  readonly value: string;
  readonly entered_at: Date;
}

/** So many minutes after a moment. */
function after(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MINUTE);
}

/** Opens an alert for each standing critical value of tests that nobody was told of and that has none, from when it was entered. */
export async function openAlerts(
  db: Db,
  { lId, billTestIds, minutes }: Omit<OfTests, 'now'> & { readonly minutes: CriticalMinutes },
): Promise<void> {
  const { rows } = await sql<Untold>`
    select t.bill_id, a.bill_test_id, a.parameter_id, a.version, a.value, a.entered_at
    from bill_test t
    cross join lateral (
      select distinct on (v.parameter_id) v.l_id, v.bill_test_id, v.parameter_id, v.version, v.value, v.critical, v.entered_at
      from result_version v where v.l_id = t.l_id and v.bill_test_id = t.bill_test_id
      order by v.parameter_id, v.version desc
    ) a
    where t.l_id = ${lId} and t.bill_test_id = any(${[...billTestIds]}) and t.state <> ${CANCELED}
      and a.critical and a.value is not null and not ${called}`.execute(db);
  if (rows.length === 0) return;
  const values = rows.map(
    (
      row,
    ) => sql`(${lId}, ${newId()}, ${row.bill_id}, ${row.bill_test_id}, ${row.parameter_id}, ${row.version}, ${row.value},
      ${row.entered_at}::timestamptz, ${after(row.entered_at, minutes.next)}::timestamptz,
      ${after(row.entered_at, Math.max(minutes.next, minutes.head))}::timestamptz)`,
  );
  await sql`
    insert into critical_alert (l_id, alert_id, bill_id, bill_test_id, parameter_id, result_version, value, opened_at, next_at, head_at)
    values ${sql.join(values)}
    on conflict (l_id, bill_test_id, parameter_id) where closed_at is null do nothing`.execute(db);
}

/** Whom an alert goes to when nobody was told in time: one column each, which says when the clock sent it on. */
export type Escalation = 'next' | 'head';

const ESCALATIONS = {
  next: { due: sql.ref('next_at'), told: sql.ref('next_told_at') },
  head: { due: sql.ref('head_at'), told: sql.ref('head_told_at') },
} as const;

/** Sends an open alert on when its time has come, once: false when it is not due, or somebody else has just done it. */
export async function escalateAlert(
  db: Db,
  { lId, now, alertId, to }: Alerts & { readonly alertId: string; readonly to: Escalation },
): Promise<boolean> {
  const { due, told } = ESCALATIONS[to];
  const { rows } = await sql`
    update critical_alert set ${told} = ${now}
    where l_id = ${lId} and alert_id = ${alertId} and closed_at is null and ${told} is null and ${due} <= ${now}
    returning alert_id`.execute(db);
  return rows.length === 1;
}
