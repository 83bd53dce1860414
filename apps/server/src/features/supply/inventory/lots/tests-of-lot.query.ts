import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { LotDetails } from '@nidan/contract/supply/inventory/lot-endpoints';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskName, maskPhone } from '@nidan/domain/people/demo-mask';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { sql } from 'kysely';
import { hasRight } from '../../../../kernel/access/require-right.ts';
import { billInScope } from '../../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** More tests of one lot than a page shows. */
export const MOST_TESTS_OF_LOT = 2_000;

interface TestRow {
  readonly bill_id: string;
  readonly bill_test_id: string;
  readonly lab_no: string;
  readonly test: string;
  readonly quantity: number;
  readonly worked_on: CalendarDate;
  readonly name_title: string;
  readonly patient_name: string;
  readonly phone: string | null;
  readonly doctor: string | null;
  readonly report: LotDetails['tests'][number]['report'];
}

/** Tests of bills that the caller sees which were measured with a lot, latest first: who is to be told when it is called back. */
export async function readTestsOfLot(ctx: Ctx, lotId: string): Promise<LotDetails['tests']> {
  const { rows } = await sql<TestRow>`
    select b.bill_id, w.bill_test_id, b.lab_no, t.name as test, sum(u.quantity)::bigint as quantity, max(k.worked_on) as worked_on,
      p.name_title, p.name as patient_name, p.phone, d.name as doctor, (
        select r.status from report_revision r where r.l_id = b.l_id and r.bill_id = b.bill_id order by r.revision desc limit 1) as report
    from consumption_use u
    join consumption_line k on k.l_id = u.l_id and k.line_id = u.line_id
    join bill_test w on w.l_id = k.l_id and w.bill_test_id = k.bill_test_id
    join test t on t.l_id = w.l_id and t.test_id = w.test_id
    join bill b on b.l_id = w.l_id and b.bill_id = w.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join doctor d on d.l_id = b.l_id and d.doctor_id = b.doctor_id
    where u.l_id = ${ctx.lId} and u.lot_id = ${lotId} and ${billInScope(ctx.caller)}
    group by b.l_id, b.bill_id, w.bill_test_id, b.lab_no, t.name, p.name_title, p.name, p.phone, d.name
    order by max(k.worked_on) desc, b.lab_no desc, t.name limit ${MOST_TESTS_OF_LOT}`.execute(ctx.db);
  const seesPeople = hasRight(ctx.caller, 'patients', PERMISSION.read);
  return rows.map((row) => ({
    billId: row.bill_id,
    billTestId: row.bill_test_id,
    labNo: row.lab_no,
    test: row.test,
    quantity: thousandthsText(row.quantity),
    measuredOn: row.worked_on,
    ...(seesPeople ? personOf(ctx, row) : { patient: '', phone: '' }),
    doctor: row.doctor ?? '',
    report: row.report,
  }));
}

function personOf({ caller }: Pick<Ctx, 'caller'>, row: TestRow) {
  const name = caller.isDemoUser ? maskName(row.patient_name) : row.patient_name;
  const phone = row.phone ?? '';
  return {
    patient: `${row.name_title} ${name}`.trim(),
    phone: caller.isDemoUser ? maskPhone(phone) : phone,
  };
}

interface LotOfItem {
  readonly lot_id: string;
  readonly item_id: string;
}

/** Why people may be missing among the tests of a lot that are shown. */
export async function readGapsOfLot(
  ctx: Ctx,
  { lot_id: lotId, item_id: itemId }: LotOfItem,
  shown: number,
): Promise<LotDetails['gaps']> {
  const { rows } = await sql<{ isMapped: boolean; byHand: number; tests: number; seen: number }>`
    select exists (select from consumption_map m where m.l_id = ${ctx.lId} and m.item_id = ${itemId}
        and m.category in ('test', 'parameter', 'sample_type') and m.status = ${masterData.codes.enabled}) as "isMapped",
      coalesce((select -sum(v.quantity) from stock_movement v where v.l_id = ${ctx.lId} and v.lot_id = ${lotId}
        and v.type = 'manual consume'), 0)::bigint as "byHand",
      count(distinct w.bill_test_id)::int as tests, count(distinct w.bill_test_id) filter (where ${billInScope(ctx.caller)})::int as seen
    from consumption_use u
    join consumption_line k on k.l_id = u.l_id and k.line_id = u.line_id
    join bill_test w on w.l_id = k.l_id and w.bill_test_id = k.bill_test_id
    join bill b on b.l_id = w.l_id and b.bill_id = w.bill_id
    where u.l_id = ${ctx.lId} and u.lot_id = ${lotId}`.execute(ctx.db);
  const { isMapped = false, byHand = 0, tests = 0, seen = 0 } = rows[0] ?? {};
  return {
    isMapped,
    byHand: thousandthsText(byHand),
    unseenTests: tests - seen,
    isCut: seen > shown,
  };
}
