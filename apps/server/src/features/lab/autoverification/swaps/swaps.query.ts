import type { SwapView } from '@nidan/contract/lab/autoverification/rule-views';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { KeptEvidence } from './swap-rows.ts';

interface Row {
  readonly hold_id: string;
  readonly is_first: boolean;
  readonly barcode: string;
  readonly other_barcode: string;
  readonly other_lab_no: string;
  readonly evidence: KeptEvidence;
  readonly found_at: Date;
  readonly decider: string | null;
  readonly decided_at: Date | null;
  readonly reason: string | null;
  readonly version: number;
}

function present(row: Row): SwapView {
  const { weight, quantities } = row.evidence;
  const [own, other] = row.is_first ? [0, 1] : [1, 0];
  return {
    holdId: row.hold_id,
    barcode: row.barcode,
    otherBarcode: row.other_barcode,
    otherLabNo: row.other_lab_no,
    foundAt: row.found_at.toISOString(),
    weight: Math.round(weight * 10) / 10,
    quantities: quantities.map(({ name, unit, now, before }) => ({
      name,
      unit,
      now: now[own] ?? 0,
      before: before[own] ?? 0,
      otherNow: now[other] ?? 0,
      otherBefore: before[other] ?? 0,
    })),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    version: row.version,
  };
}

/** Holds of tubes of a bill, those that nobody decided about first. */
export async function readSwaps(ctx: Ctx, billId: string): Promise<SwapView[]> {
  const { rows } = await sql<Row>`
    select h.hold_id, h.first_sample_id = own.sample_id as is_first, own.barcode, other.barcode as other_barcode,
      ob.lab_no as other_lab_no, h.evidence, h.found_at, decider.name as decider, h.decided_at, h.reason, h.version
    from sample own
    join swap_hold h on h.l_id = own.l_id and (h.first_sample_id = own.sample_id or h.second_sample_id = own.sample_id)
    join sample other on other.l_id = h.l_id and other.sample_id =
      case when h.first_sample_id = own.sample_id then h.second_sample_id else h.first_sample_id end
    join bill ob on ob.l_id = other.l_id and ob.bill_id = other.bill_id
    left join login_user decider on decider.user_id = h.decided_by
    where own.l_id = ${ctx.lId} and own.bill_id = ${billId}
    order by h.decided_at nulls first, h.found_at desc`.execute(ctx.db);
  return rows.map(present);
}
