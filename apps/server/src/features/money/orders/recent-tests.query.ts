import { HOUR } from '@nidan/domain/time/durations';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';

export interface RecentTest {
  readonly testId: string;
  readonly labNo: string;
  readonly at: Date;
}

interface Row {
  readonly test_id: string;
  readonly lab_no: string;
  readonly created_at: Date;
}

/** The latest bill, beside this one, on which a person had each of these tests within the lab's `repeatWarningHours`. */
export async function readRecentTests(
  ctx: Ctx,
  { patientId, billId, testIds }: { patientId: string; billId: string; testIds: readonly string[] },
): Promise<RecentTest[]> {
  const hours = labSettingOf(ctx.lab.switches, 'repeatWarningHours');
  const since = new Date(ctx.now.getTime() - hours * HOUR);
  const { rows } = await sql<Row>`
    select distinct on (bt.test_id) bt.test_id, b.lab_no, b.created_at from bill b
    join bill_test bt on bt.l_id = b.l_id and bt.bill_id = b.bill_id
    where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and b.created_at > ${since} and b.bill_id <> ${billId}
      and bt.test_id = any(${[...testIds]}) and bt.state <> ${CANCELED}
    order by bt.test_id, b.created_at desc`.execute(ctx.db);
  return rows.map((row) => ({ testId: row.test_id, labNo: row.lab_no, at: row.created_at }));
}
