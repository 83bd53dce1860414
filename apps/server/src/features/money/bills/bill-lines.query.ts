import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { sql } from 'kysely';
import { firstKnown } from '../../../kernel/database/connections/first-known.ts';
import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { GstRate } from '@nidan/domain/tax/gst-of-test';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A line of a bill as the bill screen shows it. */
export interface LineRow {
  readonly line_id: string;
  readonly position: number;
  readonly test_id: string;
  readonly code: string;
  readonly name: string;
  readonly kind: BillLineView['kind'];
  readonly restricted: boolean;
  readonly price_paise: number;
  /** The MRP of the version that was ordered. */
  readonly mrp_paise: number;
  readonly price_source: BillLineView['priceSource'];
  readonly price_list: string | null;
  readonly gst_percent: GstRate | null;
  readonly line_discount_paise: number;
  readonly bill_discount_paise: number;
  readonly coupon_discount_paise: number;
  readonly canceled_at: Date | null;
  readonly cancel_reason: string | null;
}

/** A test that is run for a line. */
export interface LineTestRow {
  readonly bill_test_id: string;
  readonly line_id: string;
  readonly test_id: string;
  readonly code: string;
  readonly name: string;
  readonly state: BillTestState;
  readonly department: string;
  readonly enforce_dept_accession: boolean;
  readonly is_accessioned: boolean;
  readonly accessioned_at: Date | null;
  readonly dept_accessioned_at: Date | null;
  readonly sample_id: string | null;
  readonly barcode: string | null;
  readonly cap_colour: string;
  readonly tat_hours: number;
  readonly due_at: Date;
  readonly completed_at: Date | null;
  readonly checked_at: Date | null;
  readonly worst_flag: string;
  readonly version: number;
}

/** Lines of a bill in their order, cancelled ones too. */
export async function readLineRows(ctx: Ctx, billId: string): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.line_id, l.position, l.test_id, t.code, t.name, t.kind, t.restrict_report_till_all_check as restricted,
      l.price_paise, coalesce((former.definition->>'mrpPaise')::bigint, t.mrp_paise) as mrp_paise, l.price_source, coalesce(rl.name, own.name) as price_list, l.gst_percent, l.line_discount_paise, l.bill_discount_paise, l.coupon_discount_paise, l.canceled_at, l.cancel_reason
    from bill_line l join test t on t.l_id = l.l_id and t.test_id = l.test_id
    left join test_version former on former.l_id = l.l_id and former.test_id = l.test_id and former.version = l.test_version
    left join rate on rate.l_id = l.l_id and rate.rate_id = l.rate_id
    left join rate_list rl on rl.l_id = rate.l_id and rl.rate_list_id = rate.rate_list_id
    left join agency own on own.l_id = rl.l_id and own.agency_id = rl.agency_id
    where l.l_id = ${ctx.lId} and l.bill_id = ${billId} order by l.position`.execute(ctx.db);
  return rows;
}

/** Tests of a bill in the order of its lines. */
export async function readLineTestRows(ctx: Ctx, billId: string): Promise<readonly LineTestRow[]> {
  const { rows } = await sql<LineTestRow>`
    select bt.bill_test_id, bt.line_id, bt.test_id, t.code, t.name, bt.state, d.name as department,
      d.enforce_dept_accession, bt.is_accessioned, s.accessioned_at, s.dept_accessioned_at, bt.sample_id, s.barcode,
      k.cap_colour, bt.tat_hours, bt.due_at, bt.completed_at, bt.checked_at, bt.worst_flag, bt.version
    from bill_test bt
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    join department d on d.l_id = bt.l_id and d.department_id = bt.department_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    join sample_type k on k.l_id = bt.l_id and k.sample_type_id = ${firstKnown('s.sample_type_id', 'bt.sample_type_id')}
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId} order by bt.bill_test_id`.execute(ctx.db);
  return rows;
}
