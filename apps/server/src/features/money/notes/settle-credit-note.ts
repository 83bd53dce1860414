import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import { NOTE_TITLES } from '@nidan/domain/money/note-kind';
import { formatRupees } from '@nidan/domain/money/rupees';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { type LockedBill, lockBill } from '../bills/bill-rows.ts';
import { readSumsOfNote } from '../../ledger/balances/note-balances.query.ts';
import { readNoteOf } from './note-list.query.ts';
import { bumpNote, type LockedNote, lockNote } from './note-rows.ts';
import { takePayments, workplaceOf } from '../payments/take-payments.ts';
import { writePayments } from '../payments/write-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a note that does not pay this bill: a debit note, one that does not stand, and one of another party. */
function requireUsable(note: LockedNote, bill: LockedBill): void {
  const number = note.number ?? '';
  const isOfParty =
    note.agencyId === null ? note.patientId === bill.patientId : note.agencyId === bill.agencyId;
  if (!isOfParty) throw refuse('credit-of-other-party', { details: { number } });
  if (note.kind === 'credit' && note.state === 'generated') return;
  const details = {
    note: `${NOTE_TITLES[note.kind]} ${number}`.trim(),
    label: accountingNote.labelOf(note.state),
  };
  throw refuse('credit-not-usable', { details });
}

/**
 * Pays a bill from one credit note of its patient or its agency. Bill, then note are locked, so that of two counters that spend
 * the same credit the second is refused when not enough is left.
 */
export const settleCreditNote = serve(
  noteEndpoints.settleCreditNote,
  async (ctx, { noteId, billId, paymentId, amountPaise }) => {
    const locationId = workplaceOf(ctx);
    const bill = await lockBill(ctx, billId);
    const note = await lockNote(ctx, noteId);
    requireUsable(note, bill);
    const { balance: left } = await readSumsOfNote(ctx.db, ctx.lId, noteId);
    if (amountPaise > left) {
      throw refuse('credit-too-small', {
        details: { wanted: formatRupees(amountPaise), left: formatRupees(left) },
      });
    }
    const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
    const payments = [{ paymentId, mode: 'credit note' as const, amountPaise, noteId }];
    const money = takePayments({ billId, locationId, payments, due: balances.receivable });
    await bumpNote(ctx, noteId);
    const dues = await writePayments(ctx, { billId, locationId, balances, money });
    return { note: (await readNoteOf(ctx, noteId)).note, billId, dues };
  },
);
