import type { BoxItemView, DiscrepancyView } from '@nidan/contract/lab/boxes/box-view';
import { keepsUntil } from '@nidan/domain/samples/stability-clock';
import { maskName } from '@nidan/domain/people/demo-mask';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { batchItemHint } from '@nidan/domain/status-sets/lab/sample-hint';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { keptHoursOfTube } from '../samples/kept-hours.ts';

interface ItemRow {
  readonly item_id: string;
  readonly sample_id: string;
  readonly barcode: string;
  readonly lab_no: string;
  readonly request_no: string | null;
  readonly client_code: string | null;
  readonly person: string;
  readonly is_seen: boolean;
  readonly type_name: string;
  readonly cap_colour: string;
  readonly stability_hours: number;
  readonly collected_at: Date | null;
  readonly test_codes: readonly string[] | null;
  readonly state: number;
  readonly lost_at: Date | null;
  readonly tube_status: number;
  readonly received_at: Date | null;
  readonly reason: string | null;
}

function presentItem({ caller }: Ctx, row: ItemRow): BoxItemView {
  const state = sampleBatchItem.stateOf(row.state);
  const until = row.collected_at === null ? null : keepsUntil(row.collected_at, row.stability_hours);
  const name = caller.isDemoUser ? maskName(row.person) : row.person;
  return {
    itemId: row.item_id,
    sampleId: row.sample_id,
    barcode: row.barcode,
    labNo: row.lab_no,
    requestNo: row.request_no,
    clientCode: row.client_code,
    patientName: row.is_seen ? name : null,
    container: { name: row.type_name, capColour: row.cap_colour },
    testCodes: [...(row.test_codes ?? [])],
    state: row.state,
    stateLabel: sampleBatchItem.labelOf(state),
    hint: batchItemHint(state),
    isLost: row.lost_at !== null,
    tubeStatus: row.tube_status,
    goodUntil: until?.toISOString() ?? null,
    receivedAt: row.received_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

async function selectItems(ctx: Ctx, where: RawBuilder<unknown>): Promise<BoxItemView[]> {
  const seen = sql`${billInScope(ctx.caller)} and ${departmentInScope(ctx.caller, sql.ref('s.department_id'))}`;
  const { rows } = await sql<ItemRow>`
    select i.item_id, i.sample_id, s.barcode, b.lab_no, a.request_no, coalesce(g.code, a.client_code) as client_code, p.name as person, (${seen}) as is_seen, y.name as type_name, y.cap_colour,
      ${keptHoursOfTube} as stability_hours, s.collected_at, (
        select array_agg(k.code order by k.code) from bill_test x join test k on k.l_id = x.l_id and k.test_id = x.test_id
        where x.l_id = s.l_id and x.sample_id = s.sample_id and x.state <> ${CANCELED}) as test_codes,
      i.state, i.lost_at, s.status as tube_status, i.received_at, i.reason
    from sample_batch_item i
    join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
    join bill b on b.l_id = s.l_id and b.bill_id = s.bill_id
    left join lateral (
      select r.request_no, r.client_code from (
        select request_no, client_code from incoming_order o where o.l_id = b.l_id and o.bill_id = b.bill_id
        union all
        select request_no, client_code from incoming_sample o where o.l_id = b.l_id and o.bill_id = b.bill_id) r
      order by r.request_no limit 1) a on true
    left join agency g on g.l_id = b.l_id and g.agency_id = b.agency_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join sample_type y on y.l_id = s.l_id and y.sample_type_id = s.sample_type_id
    where i.l_id = ${ctx.lId} and ${where}
    order by i.packed_at desc, i.item_id desc`.execute(ctx.db);
  return rows.map((row) => presentItem(ctx, row));
}

/** Tubes of a box, the last packed first. */
export async function itemsOfBox(ctx: Ctx, batchId: string): Promise<BoxItemView[]> {
  return selectItems(ctx, sql`i.batch_id = ${batchId}`);
}

/** One tube of a box. */
export async function readItem(ctx: Ctx, itemId: string): Promise<BoxItemView> {
  const [item] = await selectItems(ctx, sql`i.item_id = ${itemId}`);
  if (item === undefined) throw new Error(`Item ${itemId} of a box vanished`);
  return item;
}

interface DiscrepancyRow {
  readonly discrepancy_id: string;
  readonly kind: DiscrepancyView['kind'];
  readonly barcode: string | null;
  readonly found_at: Date;
  readonly found_by: string;
  readonly outcome: DiscrepancyView['outcome'];
  readonly word: string | null;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly version: number;
}

/** What was not in order in a box, open ones first. */
export async function discrepanciesOfBox({ db, lId }: Ctx, batchId: string): Promise<DiscrepancyView[]> {
  const { rows } = await sql<DiscrepancyRow>`
    select d.discrepancy_id, d.kind, s.barcode, d.found_at, f.name as found_by, d.outcome, d.word, d.closed_at, c.name as closed_by,
      d.version
    from box_discrepancy d
    join login_user f on f.user_id = d.found_by
    left join login_user c on c.user_id = d.closed_by
    left join sample s on s.l_id = d.l_id and s.sample_id = d.sample_id
    where d.l_id = ${lId} and d.batch_id = ${batchId}
    order by d.closed_at is not null, d.found_at desc, d.discrepancy_id`.execute(db);
  return rows.map((row) => ({
    discrepancyId: row.discrepancy_id,
    kind: row.kind,
    barcode: row.barcode,
    foundAt: row.found_at.toISOString(),
    foundBy: row.found_by,
    outcome: row.outcome,
    word: row.word,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    version: row.version,
  }));
}
