import { formatRupees } from '@nidan/domain/money/rupees';
import { isAgencyPrice } from '@nidan/domain/rates/price-rules';
import { type BillCopy, copiesOf } from '@nidan/domain/referrers/agency-terms';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { findBillHead, fullNameOf, statusUrlOf, upiOf } from '../../money/bills/bill-details.query.ts';
import { presentDues, readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import type { BillHead } from '../../money/bills/bill-head.query.ts';
import { readLineRows } from '../../money/bills/bill-lines.query.ts';
import { dayOf, type MessageDraft } from './message-draft.ts';
import { readAgencyContact, readPatientContact } from './recipient.query.ts';

/** The paper of a bill for its reader; none where the agency's print mode has no such copy. */
function paperOf({ lId }: Ctx, head: BillHead, copy: BillCopy): MessageDraft['attachments'] {
  if (!copiesOf(head.print_mode).includes(copy)) return [];
  const query = new URLSearchParams({ billId: head.bill_id, copy, l_id: String(lId) });
  return [{ fileName: `bill-${head.lab_no}.pdf`, url: `/api/viewinvoice?${query.toString()}` }];
}

/** The agency that pays for the bill by a price of its own, which its patient is not told; null where the patient pays. */
async function readPayer(ctx: Ctx, billId: string): Promise<string | null> {
  const lines = await readLineRows(ctx, billId);
  if (!lines.some((line) => isAgencyPrice(line.price_source))) return null;
  const { rows } = await sql<{ agency_id: string | null }>`
    select b.agency_id from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId}`.execute(ctx.db);
  return rows[0]?.agency_id ?? null;
}

async function loadBill(ctx: Ctx, billId: string) {
  const head = await findBillHead(ctx, { billId });
  const [payer, balances] = await Promise.all([
    readPayer(ctx, billId),
    readBalancesOfBill(ctx.db, ctx.lId, billId),
  ]);
  const dues = presentDues(balances);
  const upi = upiOf(head, dues.duePaise)?.address ?? null;
  const facts = {
    lab: head.lab_name,
    labPhone: head.lab_phone === '' ? null : head.lab_phone,
    billNo: head.bill_no,
    date: dayOf(ctx, head.created_at),
    labNo: head.lab_no,
    due: dues.duePaise > 0 ? formatRupees(dues.duePaise) : null,
    upi,
  };
  return { head, payer, dues, facts };
}

/** Tells the patient of a bill what it comes to and what was paid; not so where an agency pays. */
export async function draftBillMessage(ctx: Ctx, billId: string): Promise<MessageDraft> {
  const { head, payer, dues, facts } = await loadBill(ctx, billId);
  const recipient = await readPatientContact(ctx, head.patient_id);
  const sums =
    payer === null
      ? {
          net: formatRupees(dues.netPaise),
          paid: formatRupees(dues.paidPaise - dues.refundedPaise),
          payer: null,
        }
      : { net: null, paid: null, due: null, upi: null, payer: head.client };
  return {
    template: 'bill',
    language: head.language,
    recipient,
    facts: { ...facts, ...sums, status: statusUrlOf(ctx, head) },
    attachments: paperOf(ctx, head, 'patient'),
    inPerson: false,
    blocks: [],
  };
}

/** Reminds whoever pays for a bill, its patient or its agency, of what is due; refused when nothing is. */
export async function draftDueMessage(ctx: Ctx, billId: string): Promise<MessageDraft> {
  const { head, payer, facts } = await loadBill(ctx, billId);
  if (facts.due === null) throw refuse('message-nothing-due', { details: { labNo: head.lab_no } });
  const recipient =
    payer === null ? await readPatientContact(ctx, head.patient_id) : await readAgencyContact(ctx, payer);
  return {
    template: 'due',
    language: head.language,
    recipient,
    facts: { ...facts, patient: payer === null ? null : fullNameOf(ctx, head) },
    attachments: paperOf(ctx, head, payer === null ? 'patient' : 'agency'),
    inPerson: false,
    blocks: [],
  };
}
