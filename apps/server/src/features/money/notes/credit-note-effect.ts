import type { ApprovalChange } from '@nidan/contract/people/approvals/approval-view';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import type { ApprovalEffect, AskedEffect, Rejected } from '../../people/approvals/approval-effect.ts';
import { settleCancel } from '../agency-invoices/settle-cancel.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { creditPartsOfBill } from './credit-parts-of-bill.ts';
import { readNoteOf } from './note-list.query.ts';
import { decideNote, type LockedNote, lockNote, markGenerated, readBillOfNote } from './note-rows.ts';
import { postNote } from './post-note.ts';

const NAME = 'This credit note';

/** Locks the bill of a note, then the note, as every change of either does. */
async function lockWithBill(ctx: Ctx, noteId: string): Promise<LockedNote> {
  const billId = await readBillOfNote(ctx, noteId);
  if (billId !== null) await lockBill(ctx, billId);
  return lockNote(ctx, noteId);
}

/** Refuses what the bill does not give any more, because it was cancelled, discounted or credited while the note waited. */
async function requireStillDue(ctx: Ctx, { noteId, billId, amountPaise }: LockedNote): Promise<void> {
  if (billId === null) return;
  const { lines } = await readNoteOf(ctx, noteId);
  await creditPartsOfBill(ctx, billId, { amountPaise, lines });
}

/** Gives an approved note its number and its posting. */
async function generate(ctx: Ctx, { targetId: noteId, reason, approvalId }: AskedEffect): Promise<void> {
  const note = await lockWithBill(ctx, noteId);
  const state = stepOrRefuse(NAME, accountingNote.step('generate', note.state));
  await requireStillDue(ctx, note);
  await markGenerated(ctx, noteId);
  await postNote(ctx, note);
  await settleCancel(ctx, noteId);
  recordEvent(ctx, {
    entityKind: 'NOTE',
    entityId: noteId,
    billId: note.billId,
    parts: [approvalId],
    action: 'approveCreditNote',
    before: { state: note.state },
    after: { state, amountPaise: note.amountPaise },
    reason,
  });
}

async function reject(ctx: Ctx, noteId: string, { reason }: Rejected): Promise<void> {
  const note = await lockNote(ctx, noteId);
  const to = stepOrRefuse(NAME, accountingNote.step('reject', note.state));
  await decideNote(ctx, { noteId, to, reason });
  recordEvent(ctx, {
    entityKind: 'NOTE',
    entityId: noteId,
    billId: note.billId,
    action: 'rejectCreditNote',
    before: { state: note.state },
    after: { state: to, amountPaise: note.amountPaise },
    reason,
  });
}

async function changesOf(ctx: Ctx, { targetId, amountPaise }: AskedEffect): Promise<ApprovalChange[]> {
  const { note } = await readNoteOf(ctx, targetId);
  return [{ what: 'credit', beforePaise: note.balancePaise, afterPaise: note.balancePaise + amountPaise }];
}

/** What the approval of a credit note does (spec §4 "Approvals", type 2). */
export const creditNoteEffect: ApprovalEffect = {
  lock: async (ctx, noteId) => {
    await lockWithBill(ctx, noteId);
  },
  apply: generate,
  reject,
  changes: changesOf,
};
