import * as transferEndpoints from '@nidan/contract/lab/boxes/transfer-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { TransferView } from '@nidan/contract/lab/boxes/box-view';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { transfer } from '@nidan/domain/status-sets/lab/transfer';
import { type RawBuilder, sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { boxInScope } from './box-scope.ts';
import { drawnFor, ofSender } from './box-search.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface TransferRow {
  readonly transfer_id: string;
  readonly bill_id: string;
  readonly lab_no: string;
  readonly batch_id: string;
  readonly code: string;
  readonly from_name: string;
  readonly to_name: string;
  readonly state: number;
  readonly by_account: boolean;
  readonly amount_paise: number;
  readonly test_codes: readonly string[] | null;
  readonly tubes: number;
  readonly arrived: number;
  readonly created_at: Date;
  readonly sent_by: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly reason: string | null;
  readonly version: number;
}

/** What people do with a transfer one by one; it is sent and accepted with its box. */
const BY_PEOPLE: readonly string[] = ['approveAccounts', 'rejectAccounts', 'reopen', 'reject'];

function presentTransfer({ caller }: Ctx, row: TransferRow): TransferView {
  const state = transfer.stateOf(row.state);
  const possible = permittedActions(caller, transfer, state).filter((name) => BY_PEOPLE.includes(name));
  return {
    transferId: row.transfer_id,
    billId: row.bill_id,
    labNo: row.lab_no,
    batchId: row.batch_id,
    boxCode: row.code,
    from: row.from_name,
    to: row.to_name,
    state: row.state,
    stateLabel: transfer.labelOf(state),
    byAccount: row.by_account,
    amountPaise: row.amount_paise,
    testCodes: [...(row.test_codes ?? [])],
    tubes: row.tubes,
    arrivedTubes: row.arrived,
    sentAt: row.created_at.toISOString(),
    sentBy: row.sent_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
    version: row.version,
    can: row.by_account ? possible : [],
  };
}

async function selectTransfers(ctx: Ctx, rest: RawBuilder<unknown>): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select x.transfer_id, x.bill_id, n.lab_no, x.batch_id, b.code, f.name as from_name, t.name as to_name, x.state, x.by_account,
      x.amount_paise, (
        select array_agg(k.code order by k.code) from bill_test y join test k on k.l_id = y.l_id and k.test_id = y.test_id
        where y.l_id = x.l_id and y.bill_id = x.bill_id and y.state <> ${CANCELED}) as test_codes,
      i.tubes, i.arrived, x.created_at, s.name as sent_by, x.decided_at, d.name as decided_by, x.reason, x.version
    from bill_transfer x
    join sample_batch b on b.l_id = x.l_id and b.batch_id = x.batch_id
    join bill n on n.l_id = x.l_id and n.bill_id = x.bill_id
    join location f on f.l_id = b.l_id and f.location_id = b.from_location_id
    join location t on t.l_id = b.l_id and t.location_id = b.to_location_id
    join login_user s on s.user_id = x.sent_by
    left join login_user d on d.user_id = x.decided_by
    cross join lateral (
      select count(*)::int as tubes, count(*) filter (where j.received_at is not null)::int as arrived
      from sample_batch_item j
      where j.l_id = x.l_id and j.batch_id = x.batch_id and j.bill_id = x.bill_id
        and j.state <> ${sampleBatchItem.codes.canceled}) i
    where x.l_id = ${ctx.lId} and ${boxInScope(ctx)} and ${billInScope(ctx.caller, 'n')} ${rest}`.execute(
    ctx.db,
  );
  return rows;
}

/** Transfers of these ids as the screens show them. */
export async function readTransfers(ctx: Ctx, transferIds: readonly string[]): Promise<TransferView[]> {
  const rows = await selectTransfers(
    ctx,
    sql`and x.transfer_id = any(${[...transferIds]}) order by x.created_at, x.transfer_id`,
  );
  return rows.map((row) => presentTransfer(ctx, row));
}

type Filter = QueryOf<typeof transferEndpoints.listTransfers>;

function searched({ q = '', by = 'lab_id' }: Filter): RawBuilder<unknown>[] {
  const text = q.trim();
  if (text === '') return [];
  const upper = text.toUpperCase();
  if (by === 'lab_id') return [sql`starts_with(n.lab_no, ${upper})`];
  if (by === 'request_no' || by === 'client_code') return [ofSender(upper)[by]];
  const tube = by === 'barcode' ? sql`starts_with(s.barcode, ${upper})` : drawnFor(text);
  return [sql`exists (select from sample s where s.l_id = x.l_id and s.bill_id = x.bill_id and ${tube})`];
}

/** Bills that went from place to place, newest first. */
export const listTransfersOf = serve(transferEndpoints.listTransfers, async (ctx, filter: Filter) => {
  const { batchId, state, limit = 50 } = filter;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    sql`true`,
    ...(batchId === undefined ? [] : [sql`x.batch_id = ${batchId}`]),
    ...(state === undefined ? [] : [sql`x.state = ${state}`]),
    ...withinDates(ctx, sql.ref('x.created_at'), filter),
    ...searched(filter),
    ...(after === null ? [] : [sql`(x.created_at, x.transfer_id) < (${after[0]}, ${after[1]})`]),
  ];
  const where = sql.join(conditions, sql` and `);
  return toPage({
    rows: await selectTransfers(
      ctx,
      sql`and ${where} order by x.created_at desc, x.transfer_id desc limit ${limit + 1}`,
    ),
    limit,
    key: (row) => [row.created_at.toISOString(), row.transfer_id],
    present: (row) => presentTransfer(ctx, row),
  });
});

/** The box of a transfer that the caller sees; null when there is none. */
export async function boxOfTransfer(ctx: Ctx, transferId: string): Promise<string | null> {
  const [row] = await selectTransfers(ctx, sql`and x.transfer_id = ${transferId}`);
  return row?.batch_id ?? null;
}
