import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { NOTE_TITLES } from '@nidan/domain/money/note-kind';
import { formatRupees } from '@nidan/domain/money/rupees';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { readSumsOfNote } from '../../ledger/balances/note-balances.query.ts';
import { readNoteOf } from './note-list.query.ts';
import { decideNote, type LockedNote, lockNote, readBillOfNote } from './note-rows.ts';
import { postNoteBack } from './post-note.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function requireUnused(ctx: Ctx, { noteId, kind, billId, amountPaise }: LockedNote): Promise<void> {
  if (kind === 'credit') {
    const { settled } = await readSumsOfNote(ctx.db, ctx.lId, noteId);
    if (settled > 0) throw refuse('note-used', { details: { amount: formatRupees(settled) } });
  } else if (billId !== null) {
    const { receivable } = await readBalancesOfBill(ctx.db, ctx.lId, billId);
    if (receivable < amountPaise)
      throw refuse('debit-paid', { details: { amount: formatRupees(amountPaise - receivable) } });
  }
}

/** Cancels a note of which nothing is used: it is posted back and keeps its number. */
export const cancelNote = serve(noteEndpoints.cancelNote, async (ctx, body): Promise<NoteView> => {
  const { noteId, version } = body;
  const reason = body.reason.trim();
  const billId = await readBillOfNote(ctx, noteId);
  if (billId !== null) await lockBill(ctx, billId);
  const note = await lockNote(ctx, noteId);
  await expectVersion(ctx, { entityId: noteId, expected: version, found: note.version });
  const name =
    note.number === null ? 'This note' : `The ${NOTE_TITLES[note.kind].toLowerCase()} ${note.number}`;
  const to = stepOrRefuse(name, accountingNote.step('cancel', note.state));
  await requireUnused(ctx, note);
  await postNoteBack(ctx, note);
  await decideNote(ctx, { noteId, to, reason });
  recordEvent(ctx, {
    entityKind: 'NOTE',
    entityId: noteId,
    billId,
    action: 'cancel',
    before: { state: note.state },
    after: { state: to, amountPaise: note.amountPaise },
    reason,
  });
  return (await readNoteOf(ctx, noteId)).note;
});
