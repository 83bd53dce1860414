import { ACCOUNTS } from '@nidan/domain/money/journal';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

const owed = `case '${ACCOUNTS.creditNote}' when j.credit_account then j.amount_paise when j.debit_account then -j.amount_paise else 0 end`;

/** Sums over the postings of the credit note `v` of a query: what paid bills, and what is left; in paise. */
export const sumsOfNote = sql.raw(`lateral (
  select coalesce(-sum(${owed}) filter (where j.bill_id is not null), 0)::bigint as settled, coalesce(sum(${owed}), 0)::bigint as balance
  from journal_posting j where j.l_id = v.l_id and j.note_id = v.note_id)`);

export interface NoteSums {
  readonly settled: number;
  readonly balance: number;
}

const NOTHING: NoteSums = { settled: 0, balance: 0 };

/** What was used and what is left of notes, by id. To use one, lock it in an earlier statement. */
export async function readNoteSums(
  db: Db,
  lId: number,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, NoteSums>> {
  const { rows } = await sql<NoteSums & { readonly note_id: string }>`
    select v.note_id, s.settled, s.balance from accounting_note v cross join ${sumsOfNote} s
    where v.l_id = ${lId} and v.note_id = any(${[...noteIds]})`.execute(db);
  return new Map(rows.map(({ note_id, ...sums }) => [note_id, sums]));
}

/** What was used and what is left of one note. */
export async function readSumsOfNote(db: Db, lId: number, noteId: string): Promise<NoteSums> {
  return (await readNoteSums(db, lId, [noteId])).get(noteId) ?? NOTHING;
}
