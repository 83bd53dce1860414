import type { CreditPart } from '@nidan/domain/money/credit-parts';
import type { NoteKind } from '@nidan/domain/money/note-kind';
import { accountingNote, type AccountingNoteState } from '@nidan/domain/status-sets/money/accounting-note';
import { type RawBuilder, sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { PatientMove } from '../../../kernel/effects/patient-reference.ts';
import { sumsOfNote } from '../../ledger/balances/note-balances.query.ts';
import { noteInScope } from './note-scope.ts';

/** Whom a note is to: a patient or an agency. */
export interface PartyOfNote {
  readonly patientId: string | null;
  readonly agencyId: string | null;
}

export interface NewNote extends PartyOfNote {
  readonly noteId: string;
  readonly kind: NoteKind;
  readonly state: AccountingNoteState;
  readonly billId: string | null;
  readonly amountPaise: number;
  readonly reason: string;
  readonly locationId: string;
}

/** Inserts a note that the caller makes now, with its parts of the lines of its bill. */
export async function insertNote(ctx: Ctx, note: NewNote, parts: readonly CreditPart[]): Promise<void> {
  await insertRows(ctx.db, 'accounting_note', [
    {
      l_id: ctx.lId,
      note_id: note.noteId,
      kind: note.kind,
      state: accountingNote.codeOf(note.state),
      patient_id: note.patientId,
      agency_id: note.agencyId,
      bill_id: note.billId,
      amount_paise: note.amountPaise,
      reason: note.reason,
      location_id: note.locationId,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
      generated_at: note.state === 'generated' ? ctx.now : null,
    },
  ]);
  const lines = parts.map(({ lineId, amountPaise }) => ({
    l_id: ctx.lId,
    note_id: note.noteId,
    line_id: lineId,
    amount_paise: amountPaise,
  }));
  await insertRows(ctx.db, 'accounting_note_line', lines);
}

export interface LockedNote extends NewNote {
  /** Null before it is generated. */
  readonly number: string | null;
  readonly version: number;
}

interface LockedRow {
  readonly note_id: string;
  readonly kind: NoteKind;
  readonly state: number;
  readonly patient_id: string | null;
  readonly agency_id: string | null;
  readonly bill_id: string | null;
  readonly amount_paise: number;
  readonly reason: string;
  readonly location_id: string;
  readonly number: string | null;
  readonly version: number;
}

async function lockNotes(ctx: Ctx, condition: RawBuilder<unknown>): Promise<LockedNote[]> {
  const { rows } = await sql<LockedRow>`
    select v.note_id, v.kind, v.state, v.patient_id, v.agency_id, v.bill_id, v.amount_paise, v.reason, v.location_id,
      n.number, v.version
    from accounting_note v
    left join money_document n on n.l_id = v.l_id and n.document_id = v.note_id
    cross join ${sumsOfNote} s
    where v.l_id = ${ctx.lId} and ${condition} and ${noteInScope(ctx)}
    order by v.note_id for no key update of v`.execute(ctx.db);
  return rows.map((row) => ({
    noteId: row.note_id,
    kind: row.kind,
    state: accountingNote.stateOf(row.state),
    patientId: row.patient_id,
    agencyId: row.agency_id,
    billId: row.bill_id,
    amountPaise: row.amount_paise,
    reason: row.reason,
    locationId: row.location_id,
    number: row.number,
    version: row.version,
  }));
}

/** Credit notes `v` of these parties, or of everybody, that pay bills; one that is spent may be among them. */
export function usableBy(parties: PartyOfNote | null): RawBuilder<unknown> {
  const usable = sql`v.kind = 'credit' and v.state = ${accountingNote.codes.generated}`;
  if (parties === null) return usable;
  return sql`${usable} and (v.patient_id = ${parties.patientId} or v.agency_id = ${parties.agencyId})`;
}

/** Locks the credit notes of a patient and of an agency of which something is left, the oldest first; a bill is locked before (ADR 4). */
export async function lockUsableNotes(ctx: Ctx, parties: PartyOfNote): Promise<LockedNote[]> {
  return lockNotes(ctx, sql`${usableBy(parties)} and s.balance > 0`);
}

/** Locks one note; refused when the lab has none of this id. */
export async function lockNote(ctx: Ctx, noteId: string): Promise<LockedNote> {
  const [note] = await lockNotes(ctx, sql`v.note_id = ${noteId}`);
  if (note === undefined) throw refuse('not-found');
  return note;
}

/** The bill that a note corrects, which is locked before the note; refused when the lab has none of this id. */
export async function readBillOfNote(ctx: Ctx, noteId: string): Promise<string | null> {
  const { rows } = await sql<{ bill_id: string | null }>`
    select v.bill_id from accounting_note v
    where v.l_id = ${ctx.lId} and v.note_id = ${noteId} and ${noteInScope(ctx)}`.execute(ctx.db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0].bill_id;
}

/** Writes that a locked note has its number and its posting from now on. */
export async function markGenerated(ctx: Ctx, noteId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update accounting_note set state = ${accountingNote.codes.generated}, generated_at = ${ctx.now}, version = version + 1
    where l_id = ${ctx.lId} and note_id = ${noteId}`,
  );
}

interface Decision {
  readonly noteId: string;
  readonly to: AccountingNoteState;
  readonly reason: string;
}

/** Writes what the caller decided about a locked note. */
export async function decideNote(ctx: Ctx, { noteId, to, reason }: Decision): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update accounting_note set state = ${accountingNote.codeOf(to)}, decided_at = ${ctx.now},
      decided_by = ${ctx.caller.userId}, decision_reason = ${reason}, version = version + 1
    where l_id = ${ctx.lId} and note_id = ${noteId}`,
  );
}

/** Counts up the version of a locked note. */
export async function bumpNote(ctx: Ctx, noteId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update accounting_note set version = version + 1 where l_id = ${ctx.lId} and note_id = ${noteId}`,
  );
}

/**
 * Gives notes to a person alone to another, who is the same one, and with them each note about a bill that the other has: it follows its
 * bill. Their versions stay, as nothing is decided about them.
 */
export async function moveNotes({ db, lId }: Ctx, { from, to, only }: PatientMove): Promise<string[]> {
  const { rows } = await sql<{ note_id: string }>`
    update accounting_note v set patient_id = ${to}
    where v.l_id = ${lId} and v.patient_id = ${from} and case
      when v.bill_id is null then ${only === null} or v.note_id = any(${[...(only ?? [])]})
      else exists (
        select from bill b where b.l_id = v.l_id and b.bill_id = v.bill_id and b.patient_id = ${to})
    end
    returning v.note_id`.execute(db);
  return rows.map((row) => row.note_id);
}
