import * as settlementBatchEndpoints from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { accountOfMode } from '@nidan/domain/money/journal';
import { type PaymentMode, SETTLED_MODES } from '@nidan/domain/money/payment-mode';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { decodeCursor, pageInMemory, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { BatchItem, NewBatch } from './settlement-batch-rows.ts';
import { readBatch } from './settlement-batches.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Days that are looked back on. */
const DAYS_BACK = 92;

/** True for a posting `j` that no batch has. */
const IN_NO_BATCH = sql.raw(
  'not exists (select from settlement_batch_item i where i.l_id = j.l_id and i.posting_id = j.posting_id)',
);

/** What a batch of a place, mode and day gathers: what came that day, and what was taken back on it or before, where no batch has it. */
export async function readUngathered(
  { db, lId }: Ctx,
  { locationId, mode, day }: Omit<NewBatch, 'batchId'>,
): Promise<readonly BatchItem[]> {
  const account = accountOfMode(mode);
  const { rows } = await sql<BatchItem>`
    select j.posting_id as "postingId", case when j.debit_account = ${account} then j.amount_paise else -j.amount_paise end as "amountPaise"
    from journal_posting j
    where j.l_id = ${lId} and j.posted_on between ${addDays(day, -DAYS_BACK)} and ${day} and j.location_id = ${locationId}
      and ${account} in (j.debit_account, j.credit_account) and (j.posted_on = ${day} or j.credit_account = ${account})
      and ${IN_NO_BATCH}`.execute(db);
  return rows;
}

/** What took back payments and receipts of a batch, wherever that was done, and is in no batch. */
export async function readTakenBack({ db, lId }: Ctx, batchId: string): Promise<readonly BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    with own as (
      select o.payment_id, o.document_id from settlement_batch_item i
      join journal_posting o on o.l_id = i.l_id and o.posting_id = i.posting_id
      where i.l_id = ${lId} and i.batch_id = ${batchId}),
    taker as (
      select p.payment_id as id from own join payment p on p.l_id = ${lId} and p.reverses_payment_id = own.payment_id
      union all
      select r.receipt_id from own join agency_receipt r on r.l_id = ${lId} and r.reverses_receipt_id = own.document_id),
    batch as (select 'mode:' || mode as account from settlement_batch where l_id = ${lId} and batch_id = ${batchId})
    select j.posting_id as "postingId", -j.amount_paise as "amountPaise"
    from taker join journal_posting j on j.l_id = ${lId} and (j.payment_id = taker.id or j.document_id = taker.id)
    join batch on batch.account = j.credit_account
    where ${IN_NO_BATCH}`.execute(db);
  return rows;
}

/** What a batch comes to, in paise. */
export async function readBatchSum({ db, lId }: Ctx, batchId: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(amount_paise), 0)::bigint as paise from settlement_batch_item
    where l_id = ${lId} and batch_id = ${batchId}`.execute(db);
  return rows[0]?.paise ?? 0;
}

interface AgainstRow {
  readonly day: string;
  readonly mode: PaymentMode;
  readonly items: number;
  readonly amountPaise: number;
}

/** What a place took by way of the bank and no batch has, by day and mode, newest first; days that come to nothing, or less, are none. */
export const listAgainst = serve(
  settlementBatchEndpoints.settlementBatchesAgainst,
  async (ctx, { locationId, cursor, limit = 50 }) => {
    const { db, lId, lab, now, caller } = ctx;
    if (!seesLocation(caller.scope, locationId)) throw refuse('not-found');
    const from = addDays(calendarDateIn(lab.timeZone, now), -DAYS_BACK);
    const modes = SETTLED_MODES.map((mode) => ({ mode, account: accountOfMode(mode) }));
    const { rows } = await sql<AgainstRow>`
    select j.posted_on::text as day, m.mode, count(*)::int as items,
      sum(case when j.debit_account = m.account then j.amount_paise else -j.amount_paise end)::bigint as "amountPaise"
    from journal_posting j
    join json_to_recordset(${JSON.stringify(modes)}::json) m (mode text, account text) on m.account in (j.debit_account, j.credit_account)
    where j.l_id = ${lId} and j.posted_on >= ${from} and j.location_id = ${locationId} and ${IN_NO_BATCH}
    group by 1, 2
    having sum(case when j.debit_account = m.account then j.amount_paise else -j.amount_paise end) > 0
    order by 1 desc, 2`.execute(db);
    const paging = { ...(cursor === undefined ? {} : { cursor }), limit };
    const all = rows.map((row) => ({ id: `${row.day} ${row.mode}`, ...row }));
    return pageInMemory(all, paging, { id: ({ id }) => id, present: (row) => row });
  },
);

interface ItemRow {
  readonly postingId: string;
  readonly at: Date;
  readonly kind: string;
  readonly number: string | null;
  readonly reference: string;
  readonly amountPaise: number;
}

/** Movements of money in a batch, oldest first. A reference names an account of the payer: demo users do not see it. */
export const listItems = serve(
  settlementBatchEndpoints.listSettlementItems,
  async (ctx, { batchId, cursor, limit = 50 }) => {
    await readBatch(ctx, batchId);
    const after = decodeCursor(cursor);
    const { rows } = await sql<ItemRow>`
    select i.posting_id as "postingId", j.posted_at as at, j.kind, n.number, coalesce(p.reference, r.reference, '') as reference,
      i.amount_paise as "amountPaise"
    from settlement_batch_item i
    join journal_posting j on j.l_id = i.l_id and j.posting_id = i.posting_id
    left join payment p on p.l_id = i.l_id and p.payment_id = j.payment_id
    left join agency_receipt r on r.l_id = i.l_id and r.receipt_id = j.document_id
    left join money_document n on n.l_id = i.l_id and n.document_id = coalesce(j.document_id, j.payment_id, j.refund_id, j.advance_id)
    where i.l_id = ${ctx.lId} and i.batch_id = ${batchId}
      and ${after === null ? sql`true` : sql`(j.posted_at, i.posting_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by j.posted_at, i.posting_id limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: ({ at, postingId }) => [at.toISOString(), postingId],
      present: ({ at, reference, ...row }) => ({
        ...row,
        reference: ctx.caller.isDemoUser ? maskOther(reference) : reference,
        at: at.toISOString(),
      }),
    });
  },
);
