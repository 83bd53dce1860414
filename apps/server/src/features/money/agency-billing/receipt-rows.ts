import type { BankTransfer, PaymentMode } from '@nidan/domain/money/payment-mode';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewReceipt {
  readonly receiptId: string;
  readonly agencyId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly tdsPaise: number;
  readonly tdsSection: string | null;
  readonly tdsCertificate: string | null;
  readonly reference: string;
  readonly clearedOn: string | null;
  readonly transfer: BankTransfer | null;
  readonly paidOn: string | null;
  readonly locationId: string;
  readonly reversesReceiptId: string | null;
  readonly reason: string | null;
}

/** Adds a receipt, or one that takes another back, received now by the caller. */
export async function insertReceipt(ctx: Ctx, receipt: NewReceipt): Promise<void> {
  await insertRows(ctx.db, 'agency_receipt', [
    {
      l_id: ctx.lId,
      receipt_id: receipt.receiptId,
      agency_id: receipt.agencyId,
      mode: receipt.mode,
      amount_paise: receipt.amountPaise,
      tds_paise: receipt.tdsPaise,
      tds_section: receipt.tdsSection,
      tds_certificate: receipt.tdsCertificate,
      reference: receipt.reference,
      cleared_on: receipt.clearedOn,
      transfer: receipt.transfer,
      paid_on: receipt.paidOn,
      received_at: ctx.now,
      received_by: ctx.caller.userId,
      location_id: receipt.locationId,
      reverses_receipt_id: receipt.reversesReceiptId,
      reason: receipt.reason,
    },
  ]);
}

export interface LockedReceipt extends NewReceipt {
  readonly number: string;
  readonly isReversed: boolean;
  readonly version: number;
}

/** Locks a receipt; refused when the lab has none of this id that the caller sees. */
export async function lockReceipt({ db, lId, caller }: Ctx, receiptId: string): Promise<LockedReceipt> {
  const { agencyId } = caller.scope;
  const { rows } = await sql<LockedReceipt>`
    select r.receipt_id as "receiptId", r.agency_id as "agencyId", r.mode, r.amount_paise as "amountPaise",
      r.tds_paise as "tdsPaise", r.tds_section as "tdsSection", r.tds_certificate as "tdsCertificate", r.reference,
      r.cleared_on::text as "clearedOn", r.transfer, r.paid_on::text as "paidOn", r.location_id as "locationId", r.reverses_receipt_id as "reversesReceiptId",
      r.reason, n.number, r.version, exists (
        select from agency_receipt v where v.l_id = r.l_id and v.reverses_receipt_id = r.receipt_id) as "isReversed"
    from agency_receipt r join money_document n on n.l_id = r.l_id and n.document_id = r.receipt_id
    where r.l_id = ${lId} and r.receipt_id = ${receiptId} and ${agencyId === null ? sql`true` : sql`r.agency_id = ${agencyId}`}
    for no key update of r`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Counts up the version of a locked receipt. */
export async function bumpReceipt(ctx: Ctx, receiptId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_receipt set version = version + 1 where l_id = ${ctx.lId} and receipt_id = ${receiptId}`,
  );
}

/** Notes the certificate of a locked receipt; counts up its version. */
export async function writeCertificate(ctx: Ctx, receiptId: string, certificate: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_receipt set tds_certificate = ${certificate}, version = version + 1
      where l_id = ${ctx.lId} and receipt_id = ${receiptId}`,
  );
}
