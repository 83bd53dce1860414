import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { LedgerRow, PayableRow } from '@nidan/contract/supply/payables/payable-view';
import { ACCOUNTS } from '@nidan/domain/money/journal';
import { PAYABLE_AGES, payableAge } from '@nidan/domain/purchasing/payable-ageing';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { decodeCursor, pageInMemory, toPage } from '../../../kernel/database/page-cursor.ts';
import { readVendor } from '../vendors/vendors.query.ts';
import { CLAIM_PENDING, CLAIMED, PAID } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface DueInvoice {
  readonly vendorId: string;
  readonly vendor: string;
  readonly dueOn: string;
  /** Negative: a claim on the vendor beyond what was owed. */
  readonly due: number;
  readonly pendingClaim: number;
}

function rowOf(invoices: readonly DueInvoice[], today: string): PayableRow[] {
  const [first] = invoices;
  if (first === undefined) return [];
  const sumOf = (some: readonly DueInvoice[]): number =>
    some.reduce((sum, { due }) => sum + Math.max(0, due), 0);
  const ages = PAYABLE_AGES.map((age) => ({
    age,
    duePaise: sumOf(invoices.filter(({ dueOn }) => payableAge(dueOn, today) === age)),
  }));
  const { vendorId, vendor } = first;
  const pendingClaimPaise = invoices.reduce((sum, { pendingClaim }) => sum + pendingClaim, 0);
  return [
    {
      vendorId,
      vendor,
      duePaise: sumOf(invoices),
      creditPaise: invoices.reduce((sum, { due }) => sum + Math.max(0, -due), 0),
      pendingClaimPaise,
      invoices: invoices.filter(({ due }) => due > 0).length,
      ages,
    },
  ];
}

/** What vendors are owed by age, with claims on them, the most first. */
export const listPayablesOf = serve(payableEndpoints.listPayables, async (ctx, query) => {
  const { rows } = await sql<DueInvoice>`
    select b.vendor_id as "vendorId", v.name as vendor, b.due_on::text as "dueOn",
      (b.total_paise - ${CLAIMED} - ${PAID})::bigint as due, ${CLAIM_PENDING}::bigint as "pendingClaim"
    from vendor_invoice b join vendor v on v.l_id = b.l_id and v.vendor_id = b.vendor_id
    where b.l_id = ${ctx.lId} and b.state = ${DECISION.posted} 
      and (b.total_paise <> ${CLAIMED} + ${PAID} or ${CLAIM_PENDING} > 0)`.execute(ctx.db);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const owed = [...Map.groupBy(rows, ({ vendorId }) => vendorId).values()]
    .flatMap((invoices) => rowOf(invoices, today))
    .toSorted((one, other) => other.duePaise - one.duePaise || one.vendorId.localeCompare(other.vendorId));
  const paging = {
    ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
    limit: query.limit ?? 50,
  };
  const page = pageInMemory(owed, paging, { id: ({ vendorId }) => vendorId, present: (row) => row });
  return { ...page, duePaise: owed.reduce((sum, { duePaise }) => sum + duePaise, 0) };
});

interface StoredPosting extends Omit<LedgerRow, 'postedAt'> {
  readonly postedAt: Date;
  readonly postingId: string;
}

/** What a vendor claimed and got, from the journal, with the balance after each. */
export const readVendorLedger = serve(
  payableEndpoints.vendorLedger,
  async (ctx, { vendorId, cursor, limit = 50 }) => {
    await readVendor(ctx, vendorId);
    const after = decodeCursor(cursor);
    const { payable } = ACCOUNTS;
    const { rows } = await sql<StoredPosting>`
    with own as (
      select j.posting_id, j.posted_at, j.kind, n.number,
        case when j.credit_account = ${payable} then j.amount_paise else 0 end as raised,
        case when j.debit_account = ${payable} then j.amount_paise else 0 end as lowered
      from journal_posting j
      join money_document n on n.l_id = j.l_id and n.document_id = j.supply_id
      where j.l_id = ${ctx.lId} and ${payable} in (j.debit_account, j.credit_account) and j.supply_id in (
        select invoice_id from vendor_invoice where l_id = ${ctx.lId} and vendor_id = ${vendorId}
        union all select note_id from vendor_debit_note where l_id = ${ctx.lId} and vendor_id = ${vendorId}
        union all select payment_id from vendor_payment where l_id = ${ctx.lId} and vendor_id = ${vendorId})),
    running as (
      select *, sum(raised - lowered) over (order by posted_at, posting_id) as balance from own)
    select posting_id as "postingId", posted_at as "postedAt", kind, number, raised::bigint as "raisedPaise",
      lowered::bigint as "loweredPaise", balance::bigint as "balancePaise"
    from running
    where ${after === null ? sql`true` : sql`(posted_at, posting_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by posted_at, posting_id limit ${limit + 1}`.execute(ctx.db);
    return toPage({
      rows,
      limit,
      key: (row) => [row.postedAt.toISOString(), row.postingId],
      present: ({ postedAt, kind, number, raisedPaise, loweredPaise, balancePaise }) => ({
        postedAt: postedAt.toISOString(),
        kind,
        number,
        raisedPaise,
        loweredPaise,
        balancePaise,
      }),
    });
  },
);
