import { agencyCreditPostings } from '@nidan/domain/money/agency-postings';
import { creditNotePostings, debitNotePostings, noteCancelPostings } from '@nidan/domain/money/journal';
import { NOTE_SERIES } from '@nidan/domain/money/note-kind';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { bumpBill } from '../bills/bill-rows.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { changeAgencyAccount } from '../../ledger/agency-accounts/change-agency-account.ts';
import { hasAgencyAccount } from '../../ledger/agency-accounts/has-agency-account.query.ts';
import { postVouchers, type Voucher } from '../../ledger/journal/post-vouchers.ts';
import type { NewNote } from './note-rows.ts';
import { postChange } from '../../ledger/journal/post-change.ts';

type ToPost = Pick<NewNote, 'noteId' | 'kind' | 'billId' | 'agencyId' | 'amountPaise' | 'locationId'>;

/** Whether a note is to the account of its agency: one of no bill, or of a bill that the agency pays. */
async function isOnAccount(ctx: Ctx, { agencyId, billId }: ToPost): Promise<boolean> {
  if (agencyId === null || !(await hasAgencyAccount(ctx, agencyId))) return false;
  return billId === null || (await readBalancesOfBill(ctx.db, ctx.lId, billId)).payerId === agencyId;
}

/** What a credit note brings onto the account of its agency at once. What a patient pays to the counter waits to pay bills. */
async function creditAccount(ctx: Ctx, note: ToPost): Promise<Voucher[]> {
  const { noteId, agencyId, amountPaise } = note;
  if (agencyId === null || !(await isOnAccount(ctx, note))) return [];
  await changeAgencyAccount(ctx, { agencyId, amountPaise: -amountPaise, isOrder: false, isMoney: true });
  const postings = agencyCreditPostings(amountPaise);
  return [{ billId: null, noteId, agencyId, documentId: noteId, postings }];
}

/** Posts a note, or takes its posting back: a credit note becomes what its party is owed, a debit note a due of its locked bill. */
async function post(ctx: Ctx, note: ToPost, isCancel: boolean): Promise<void> {
  const { noteId, kind, billId, amountPaise, locationId } = note;
  const given = kind === 'credit' ? creditNotePostings(amountPaise) : debitNotePostings(amountPaise);
  const postings = isCancel ? noteCancelPostings(given) : given;
  const voucher = { noteId, documentId: noteId, postings };
  if (kind === 'credit') {
    const onAccount = isCancel ? [] : await creditAccount(ctx, note);
    return postVouchers(ctx, locationId, [{ ...voucher, billId: null }, ...onAccount]);
  }
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
