import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { LotDetails } from '@nidan/contract/supply/inventory/lot-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { billInScope } from '../../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** More tests of one lot than a page shows. */
const MOST = 2_000;

interface TestRow {
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly lab_no: string;
  readonly test: string;
  readonly quantity: number;
  readonly worked_on: CalendarDate;
}

/** Tests of bills that the caller sees which were measured with a lot, latest first: who is to be told when it is called back. */
export async function readTestsOfLot(ctx: Ctx, lotId: string): Promise<LotDetails['tests']> {
  const { rows } = await sql<TestRow>`
    select b.bill_id, w.bill_test_id, b.lab_no, t.name as test, sum(u.quantity)::bigint as quantity, max(k.worked_on) as worked_on
    from consumption_use u
    join consumption_line k on k.l_id = u.l_id and k.line_id = u.line_id
    join bill_test w on w.l_id = k.l_id and w.bill_test_id = k.bill_test_id
    join test t on t.l_id = w.l_id and t.test_id = w.test_id
    join bill b on b.l_id = w.l_id and b.bill_id = w.bill_id
    where u.l_id = ${ctx.lId} and u.lot_id = ${lotId} and ${billInScope(ctx.caller)}
    group by b.bill_id, w.bill_test_id, b.lab_no, t.name
    order by max(k.worked_on) desc, b.lab_no desc, t.name limit ${MOST}`.execute(ctx.db);
  return rows.map((row) => ({
    billId: row.bill_id,
    billTestId: row.bill_test_id,
    labNo: row.lab_no,
    test: row.test,
    quantity: thousandthsText(row.quantity),
    measuredOn: row.worked_on,
  }));
}
