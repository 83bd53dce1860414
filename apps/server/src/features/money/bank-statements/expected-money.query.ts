import type { ExpectedMoneyView } from '@nidan/contract/money/bank-statements/bank-statement-view';
import type { DocumentMeaning } from '@nidan/domain/money/bank/line-meanings';
import { BANKED_STATES, SENT_STATES } from '@nidan/domain/money/bank/settlement-batch-people';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { payout } from '@nidan/domain/status-sets/money/payout';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Days that are looked back on. */
const DAYS_BACK = 180;
const MOST = 5_000;

const BANKED = BANKED_STATES.map((state) => labPayment.codes[state]);
const SENT = SENT_STATES.map((state) => settlementBatch.codes[state]);

/** Receipts of agencies by bank, UPI or cheque; those in a batch come with it. */
const RECEIPTS = `
  select 'agencyReceipt' as meaning, e.l_id, e.receipt_id as id, n.number || ', ' || g.name as document, e.cleared_on as day,
    e.received_at as at, e.amount_paise as paise, e.reference, e.location_id
  from agency_receipt e join agency g on g.l_id = e.l_id and g.agency_id = e.agency_id
  join money_document n on n.l_id = e.l_id and n.document_id = e.receipt_id
  where e.mode <> 'Cash' and e.amount_paise > 0 and e.reverses_receipt_id is null
    and not exists (select from agency_receipt v where v.l_id = e.l_id and v.reverses_receipt_id = e.receipt_id)
    and not exists (select from journal_posting j join settlement_batch_item i on i.l_id = j.l_id and i.posting_id = j.posting_id
      where j.l_id = e.l_id and j.document_id = e.receipt_id)`;

const LAB_PAYMENTS = `
  select 'labPayment', e.l_id, e.payment_id, f.name || ', ' || e.mode, null::date, e.created_at, e.amount_paise, e.bank_reference,
    e.from_location_id
  from lab_payment e join location f on f.l_id = e.l_id and f.location_id = e.from_location_id
  where e.banked_by is not null and e.state in (${BANKED.join(', ')})`;

const SETTLEMENTS = `
  select 'settlement', e.l_id, e.batch_id, f.name || ', ' || e.mode || ' ' || to_char(e.day, 'DD/MM/YYYY'), null::date, e.submitted_at,
    coalesce(e.paid_paise, (select sum(i.amount_paise) from settlement_batch_item i where i.l_id = e.l_id and i.batch_id = e.batch_id)),
    e.bank_reference, e.location_id
  from settlement_batch e join location f on f.l_id = e.l_id and f.location_id = e.location_id
  where e.state in (${SENT.join(', ')})`;

const PAYOUTS = `
  select 'payout', e.l_id, e.payout_id, n.number, null::date, e.paid_at, e.tds_paise - e.total_paise, e.reference, null::uuid
  from payout e join money_document n on n.l_id = e.l_id and n.document_id = e.payout_id where e.state = ${payout.codes.paid}`;

const OF_MONEY = [RECEIPTS, LAB_PAYMENTS, SETTLEMENTS, PAYOUTS].map((text) => sql.raw(text));

/** Money of this area and of those right of it, that a statement is to show. */
function expectedOf({ services }: Ctx): RawBuilder<unknown> {
  return sql.join([...OF_MONEY, ...services.effects.expectedAtBank], sql` union all `);
}

interface Wanted {
  /** In paise, what goes out below zero; any where it is missing. */
  readonly amountPaise?: number;
  readonly documentId?: string;
}

interface Row {
  readonly meaning: DocumentMeaning;
  readonly id: string;
  readonly document: string;
  readonly on: string;
  readonly paise: number;
  readonly reference: string;
}

/** Money that the books expect to see at the bank and that no line is matched with, of places that the caller sees; the oldest first. */
export async function readExpected(
  ctx: Ctx,
  { amountPaise, documentId }: Wanted = {},
): Promise<ExpectedMoneyView[]> {
  const { db, lId, lab, now, caller } = ctx;
  const { locationIds } = caller.scope;
  const from = addDays(calendarDateIn(lab.timeZone, now), -DAYS_BACK);
  const seen =
    locationIds === null
      ? sql`true`
      : sql`(x.location_id is null or x.location_id = any(${[...locationIds]}::uuid[]))`;
  const { rows } = await sql<Row>`
    select x.meaning, x.id, x.document, coalesce(x.day, (x.at at time zone ${lab.timeZone})::date)::text as on, x.paise::bigint as paise,
      coalesce(x.reference, '') as reference
    from (${expectedOf(ctx)}) x
    where x.l_id = ${lId} and x.at >= ${from}::date and x.paise <> 0 and ${seen} and not exists (
        select from bank_line_match m where m.l_id = x.l_id and m.undone_at is null
          and x.id in (m.receipt_id, m.payment_id, m.batch_id, m.payout_id, m.vendor_payment_id))
      and ${amountPaise === undefined ? sql`true` : sql`x.paise = ${amountPaise}`}
      and ${documentId === undefined ? sql`true` : sql`x.id = ${documentId}`}
    order by 4, x.id limit ${MOST}`.execute(db);
  return rows.map(({ meaning, id, document, on, paise, reference }) => ({
    meaning,
    documentId: id,
    document,
    on,
    amountPaise: paise,
    reference,
  }));
}
