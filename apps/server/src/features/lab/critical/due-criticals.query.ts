import { sql } from 'kysely';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

interface At {
  readonly lId: number;
  readonly now: Date;
}

/** A critical value in whose test something is to be done, in the name of whoever entered it, where its bill was made. */
interface OfTest {
  readonly bill_test_id: string;
  readonly user_id: string;
  readonly location_id: string;
}

export interface DueCritical extends OfTest {
  readonly alert_id: string;
  readonly bill_id: string;
  readonly parameter: string;
  readonly value: string;
  readonly opened_at: Date;
  readonly has_doctor: boolean;
  readonly has_agency: boolean;
}

/** Most values that one run takes in hand; the next run follows a minute later. */
const AT_MOST = 500;

/** Open critical values whose time to be sent on has come and that nobody has sent on yet, the longest waiting first. */
export async function readDueCriticals(db: Db, { lId, now }: At): Promise<readonly DueCritical[]> {
  const { rows } = await sql<DueCritical>`
    select a.alert_id, a.bill_id, a.bill_test_id, p.code as parameter, a.value, a.opened_at, v.entered_by as user_id, b.location_id,
      b.doctor_id is not null as has_doctor, coalesce(g.phone, '') <> '' as has_agency
    from critical_alert a
    join bill b on b.l_id = a.l_id and b.bill_id = a.bill_id
    join bill_test t on t.l_id = a.l_id and t.bill_test_id = a.bill_test_id and t.state <> ${CANCELED}
    join parameter p on p.l_id = a.l_id and p.parameter_id = a.parameter_id
    join result_version v on v.l_id = a.l_id and v.bill_test_id = a.bill_test_id and v.parameter_id = a.parameter_id
      and v.version = a.result_version
    left join agency g on g.l_id = b.l_id and g.agency_id = b.agency_id
    where a.l_id = ${lId} and a.closed_at is null
      and ((a.next_told_at is null and a.next_at <= ${now}) or (a.head_told_at is null and a.head_at <= ${now}))
    order by a.opened_at, a.alert_id limit ${AT_MOST}`.execute(db);
  return rows;
}

/** How far back a value is looked for that a release wrote which opens no alerts. */
const LOOK_BACK_HOURS = 24;

/**
 * Tests whose alerts do not say what stands: cancelled ones with an open alert, and critical values of the last day without any, as the release
 * before writes them while both run.
 */
export async function readStrayCriticals(db: Db, { lId, now }: At): Promise<readonly OfTest[]> {
  const { rows } = await sql<OfTest>`
    select t.bill_test_id, v.entered_by as user_id, b.location_id
    from critical_alert a
    join bill_test t on t.l_id = a.l_id and t.bill_test_id = a.bill_test_id and t.state = ${CANCELED}
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    join result_version v on v.l_id = a.l_id and v.bill_test_id = a.bill_test_id and v.parameter_id = a.parameter_id
      and v.version = a.result_version
    where a.l_id = ${lId} and a.closed_at is null
    union
    select t.bill_test_id, v.entered_by, b.location_id
    from result_version v
    join bill_test t on t.l_id = v.l_id and t.bill_test_id = v.bill_test_id and t.state <> ${CANCELED}
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    where v.l_id = ${lId} and v.critical and v.entered_at > ${now}::timestamptz - make_interval(hours => ${sql.lit(LOOK_BACK_HOURS)})
      and not exists (
        select from critical_alert a where a.l_id = v.l_id and a.bill_test_id = v.bill_test_id
          and a.parameter_id = v.parameter_id and a.value = v.value)
      and not exists (
        select from critical_call c where c.l_id = v.l_id and c.bill_test_id = v.bill_test_id
          and c.parameter_id = v.parameter_id and c.value = v.value)
      and not exists (
        select from result_version later where later.l_id = v.l_id and later.bill_test_id = v.bill_test_id
          and later.parameter_id = v.parameter_id and later.version > v.version)
    limit ${AT_MOST}`.execute(db);
  return rows;
}
