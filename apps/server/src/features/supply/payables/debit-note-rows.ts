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
  /** Value of returned goods that it clears; the notes of a return share its value. */
  readonly valuePaise: number;
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
      value_paise: note.valuePaise,
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
      location_id as "locationId", amount_paise as "amountPaise",
      value_paise as "valuePaise", reason, state as code, version
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

/** Value of a return in paise that its notes, but rejected ones, do not clear yet. */
export async function readUnclaimedValue({ db, lId }: Ctx, returnId: string): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select (coalesce(m.value_paise, 0) - coalesce((select sum(d.value_paise) from vendor_debit_note d
      where d.l_id = m.l_id and d.return_id = m.return_id and d.state <> ${debitNote.codes.rejected}), 0))::bigint as value
    from material_return m where m.l_id = ${lId} and m.return_id = ${returnId}`.execute(db);
  return rows[0]?.value ?? 0;
}
