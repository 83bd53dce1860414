import { creditNotePostings, debitNotePostings, noteCancelPostings } from '@nidan/domain/money/journal';
import { NOTE_SERIES } from '@nidan/domain/money/note-kind';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { bumpBill } from '../bills/bill-rows.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import type { NewNote } from './note-rows.ts';
import { postChange } from '../../ledger/journal/post-change.ts';

type ToPost = Pick<NewNote, 'noteId' | 'kind' | 'billId' | 'amountPaise' | 'locationId'>;

/** Posts a note, or takes its posting back: a credit note becomes what its party is owed, a debit note a due of its locked bill. */
async function post(ctx: Ctx, note: ToPost, isCancel: boolean): Promise<void> {
  const { noteId, kind, billId, amountPaise, locationId } = note;
  const given = kind === 'credit' ? creditNotePostings(amountPaise) : debitNotePostings(amountPaise);
  const postings = isCancel ? noteCancelPostings(given) : given;
  const voucher = { noteId, documentId: noteId, postings };
  if (kind === 'credit') return postVouchers(ctx, locationId, [{ ...voucher, billId: null }]);
  if (billId === null) throw new Error('A debit note is for a bill');
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  await postChange(ctx, { billId, locationId, balances, vouchers: [{ ...voucher, billId }] });
  await bumpBill(ctx, billId);
}

/** Posts a note whose bill is locked, and gives it its number. */
export async function postNote(ctx: Ctx, note: ToPost): Promise<void> {
  await post(ctx, note, false);
  await numberDocuments(ctx, [{ documentId: note.noteId, series: NOTE_SERIES[note.kind] }]);
}

/** Posts a note back that is locked with its bill; it keeps its number. */
export async function postNoteBack(ctx: Ctx, note: ToPost): Promise<void> {
  await post(ctx, note, true);
}
