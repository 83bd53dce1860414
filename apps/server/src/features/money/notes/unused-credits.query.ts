import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { sumsOfNote } from '../../ledger/balances/note-balances.query.ts';
import { presentNote, readNoteRows } from './note-list.query.ts';
import { type PartyOfNote, usableBy } from './note-rows.ts';
import { noteInScope } from './note-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Query = QueryOf<typeof noteEndpoints.unusedCredits>;

/** Whose credit is asked for; of a bill, that of its patient and its agency; null for everybody. */
async function partiesOf(ctx: Ctx, { patientId, agencyId, billId }: Query): Promise<PartyOfNote | null> {
  const given = [patientId, agencyId, billId].filter((id) => id !== undefined);
  if (given.length === 0) return null;
  if (given.length > 1) {
    throw refuseField('patientId', 'payer-needed');
  }
  if (billId === undefined) return { patientId: patientId ?? null, agencyId: agencyId ?? null };
  const { rows } = await sql<PartyOfNote>`
    select b.patient_id as "patientId", b.agency_id as "agencyId" from bill b
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Credit notes that still pay bills, in the order in which they are spent, and what is left of all of them. */
export const listUnusedCredits = serve(noteEndpoints.unusedCredits, async (ctx, query: Query) => {
  const limit = query.limit ?? 50;
  const usable = sql`${usableBy(await partiesOf(ctx, query))} and s.balance > 0`;
  const [after] = decodeCursor(query.cursor) ?? [];
  const conditions = after === undefined ? [usable] : [usable, sql`v.note_id > ${after}::uuid`];
  const page = toPage({
    rows: await readNoteRows(ctx, { conditions, order: sql`v.note_id`, limit: limit + 1 }),
    limit,
    key: (row) => [row.note_id],
    present: (row) => presentNote(ctx, row),
  });
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(s.balance), 0)::bigint as left from accounting_note v cross join ${sumsOfNote} s
    where v.l_id = ${ctx.lId} and ${noteInScope(ctx)} and ${usable}`.execute(ctx.db);
  return { ...page, leftPaise: rows[0]?.left ?? 0 };
});
