import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { VendorDebitNoteView } from '@nidan/contract/supply/payables/payable-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { orderHasItem } from '../orders/order-search.ts';
import { hasWords } from '../vendors/has-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<VendorDebitNoteView, 'madeAt' | 'state' | 'stateLabel' | 'can'> {
  readonly madeAt: Date;
  readonly code: number;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select d.note_id as "noteId", n.number, v.name as vendor, d.invoice_id as "invoiceId", b.invoice_no as "invoiceNo",
      d.return_id as "returnId", d.amount_paise as "amountPaise", d.reason, d.decision, d.state as code,
      d.made_at as "madeAt", maker.name as "madeBy", d.version
    from vendor_debit_note d
    join vendor_invoice b on b.l_id = d.l_id and b.invoice_id = d.invoice_id
    join purchase_order o on o.l_id = b.l_id and o.order_id = b.order_id
    join vendor v on v.l_id = d.l_id and v.vendor_id = d.vendor_id
    left join money_document n on n.l_id = d.l_id and n.document_id = d.note_id
    join login_user maker on maker.user_id = d.made_by
    where d.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, { madeAt, code, ...row }: Row): VendorDebitNoteView {
  const state = debitNote.stateOf(code);
  const may = hasRight(caller, 'purchases', PERMISSION.update);
  const steps = debitNote.possible(state).filter((step) => step === 'submit' || step === 'generate');
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    state,
    stateLabel: debitNote.labelOf(state),
    can: may ? steps : [],
  };
}

/** One claim; refused when the lab has none of this id. */
export async function readDebitNote(ctx: Ctx, noteId: string): Promise<VendorDebitNoteView> {
  const [row] = await readRows(ctx, sql`d.note_id = ${noteId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

function soughtBy(
  ctx: Ctx,
  { q = '', by = 'debit_note_no' }: QueryOf<typeof payableEndpoints.listVendorDebitNotes>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'debit_note_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'invoice_no':
      return [sql`starts_with(upper(b.invoice_no), ${q.trim().toUpperCase()})`];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'item_name':
      return [orderHasItem(ctx, { q, by })];
  }
}

/** Claims, newest first. */
export const listDebitNotesOf = serve(payableEndpoints.listVendorDebitNotes, async (ctx, query) => {
  const { state, invoiceId } = query;
  return newestFirst(ctx, {
    by: ['d.made_at', 'd.note_id'],
    asked: query,
    conditions: [
      ...(state === undefined ? [] : [sql`d.state = ${debitNote.codeOf(state)}`]),
      ...(invoiceId === undefined ? [] : [sql`d.invoice_id = ${invoiceId}`]),
      ...soughtBy(ctx, query),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, noteId }) => [madeAt, noteId],
    present: (row) => present(ctx, row),
  });
});
