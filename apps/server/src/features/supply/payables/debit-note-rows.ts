import { debitNote, type DebitNoteState } from '@nidan/domain/status-sets/money/debit-note';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface NewDebitNote {
  readonly noteId: string;
  readonly vendorId: string;
  readonly invoiceId: string;
  readonly returnId: string | null;
  readonly locationId: string;
  readonly amountPaise: number;
  readonly reason: string;
}

/** Adds a claim that the caller makes now. */
export async function insertDebitNote(ctx: Ctx, note: NewDebitNote): Promise<void> {
  await insertRows(ctx.db, 'vendor_debit_note', [
    {
      l_id: ctx.lId,
      note_id: note.noteId,
      vendor_id: note.vendorId,
      invoice_id: note.invoiceId,
      return_id: note.returnId,
      location_id: note.locationId,
      amount_paise: note.amountPaise,
      state: debitNote.codes.created,
      reason: note.reason,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

export interface LockedDebitNote extends NewDebitNote {
  readonly state: DebitNoteState;
  readonly version: number;
}

/** Locks a claim; refused when the lab has none of this id. */
export async function lockDebitNote({ db, lId }: Ctx, noteId: string): Promise<LockedDebitNote> {
  const { rows } = await sql<Omit<LockedDebitNote, 'state'> & { code: number }>`
    select note_id as "noteId", vendor_id as "vendorId", invoice_id as "invoiceId", return_id as "returnId",
      location_id as "locationId", amount_paise as "amountPaise", reason, state as code, version
    from vendor_debit_note where l_id = ${lId} and note_id = ${noteId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...note } = row;
  return { ...note, state: debitNote.stateOf(code) };
}

/** Moves a locked claim; `decision` says why it was decided so. */
export async function writeNoteState(
  { db, lId }: Ctx,
  {
    noteId,
    to,
    decision,
  }: { readonly noteId: string; readonly to: DebitNoteState; readonly decision: string | null },
): Promise<void> {
  await sql`update vendor_debit_note set state = ${debitNote.codeOf(to)}, decision = coalesce(${decision}, decision),
      version = version + 1 where l_id = ${lId} and note_id = ${noteId}`.execute(db);
}
