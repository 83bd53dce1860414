import * as noteEndpoints from '@nidan/contract/money/notes/note-endpoints';
import type { NoteLine, NoteView } from '@nidan/contract/money/notes/note-view';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { NoteKind } from '@nidan/domain/money/note-kind';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { LIST_SEARCH } from '@nidan/domain/search/list-search';
import { type RawBuilder, sql } from 'kysely';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { fieldConditions, type SearchedAt } from '../../people/list-search/field-search.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { type NoteSums, sumsOfNote } from '../../ledger/balances/note-balances.query.ts';
import { readNoteGst } from './note-gst.query.ts';
import { noteInScope } from './note-scope.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A note to an agency without a bill has null in the columns of its patient. */
interface StoredRow extends PatientBriefRow, NoteSums {
  readonly note_id: string;
  readonly number: string | null;
  readonly kind: NoteKind;
  readonly state: number;
  readonly person: string | null;
  readonly agency_id: string | null;
  readonly agency: string | null;
  readonly bill_id: string | null;
  readonly bill_number: string | null;
  readonly billed_at: Date | null;
  readonly lab_no: string | null;
  readonly amount_paise: number;
  readonly reason: string;
  readonly location: string;
  readonly made_at: Date;
  readonly maker: string;
  readonly generated_at: Date | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  readonly decision_reason: string | null;
  readonly version: number;
}

/** What the caller may do: the actions of the status set, as far as nothing is used, and paying a bill while something is left. */
function actionsOf(ctx: Ctx, row: StoredRow): string[] {
  const state = accountingNote.stateOf(row.state);
  const { caller } = ctx;
  const left = row.kind === 'credit' && state === 'generated' && row.balance > 0;
  return [
    ...(left && hasRight(caller, 'payments', PERMISSION.create) ? ['settle'] : []),
    ...permittedActions(caller, accountingNote, state).filter((one) => one === 'cancel' && row.settled === 0),
  ];
}

/** A note as its caller sees it. */
export function presentNote(ctx: Ctx, row: StoredRow): NoteView {
  const state = accountingNote.stateOf(row.state);
  // A reason is typed about somebody.
  const shown = (text: string): string => (ctx.caller.isDemoUser ? maskOther(text) : text);
  return {
    noteId: row.note_id,
    number: row.number,
    kind: row.kind,
    state,
    stateLabel: accountingNote.labelOf(state),
    patient: row.person === null ? null : presentPatientBrief(ctx, row),
    agencyId: row.agency_id,
    agency: row.agency,
    billId: row.bill_id,
    billNumber: row.bill_number,
    billedAt: row.billed_at?.toISOString() ?? null,
    labNo: row.lab_no,
    amountPaise: row.amount_paise,
    settledPaise: row.settled,
    balancePaise: row.balance,
    reason: shown(row.reason),
    location: row.location,
    madeAt: row.made_at.toISOString(),
    madeBy: row.maker,
    generatedAt: row.generated_at?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    decisionReason: row.decision_reason === null ? null : shown(row.decision_reason),
    version: row.version,
    can: actionsOf(ctx, row),
  };
}

interface Rows {
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

/** Notes `v` that the caller sees and for which all conditions hold. */
export async function readNoteRows(ctx: Ctx, { conditions, order, limit }: Rows): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select v.note_id, n.number, v.kind, v.state, p.patient_id as person, v.agency_id, a.name as agency, v.bill_id,
      bn.number as bill_number, b.created_at as billed_at, b.lab_no, v.amount_paise, v.reason, place.name as location, v.made_at, maker.name as maker,
      v.generated_at, v.decided_at, decider.name as decided_by, v.decision_reason, v.version, s.settled, s.balance,
      ${patientBriefColumns}
    from accounting_note v
    left join bill b on b.l_id = v.l_id and b.bill_id = v.bill_id
    left join patient p on p.l_id = v.l_id
      and p.patient_id = case when v.patient_id is null then b.patient_id else v.patient_id end
    left join agency a on a.l_id = v.l_id and a.agency_id = v.agency_id
    left join money_document n on n.l_id = v.l_id and n.document_id = v.note_id
    left join money_document bn on bn.l_id = v.l_id and bn.document_id = v.bill_id
    join location place on place.l_id = v.l_id and place.location_id = v.location_id
    join login_user maker on maker.user_id = v.made_by
    left join login_user decider on decider.user_id = v.decided_by
    cross join ${sumsOfNote} s
    where v.l_id = ${ctx.lId} and ${noteInScope(ctx)} and ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${limit}`.execute(ctx.db);
  return rows;
}

const NEWEST_FIRST = sql.raw('v.made_at desc, v.note_id desc');

async function readLines(ctx: Ctx, noteId: string): Promise<NoteLine[]> {
  const { rows } = await sql<NoteLine>`
    select part.line_id as "lineId", t.code, t.name, part.amount_paise as "amountPaise"
    from accounting_note_line part
    join bill_line l on l.l_id = part.l_id and l.line_id = part.line_id
    join test t on t.l_id = l.l_id and t.test_id = l.test_id
    where part.l_id = ${ctx.lId} and part.note_id = ${noteId} order by l.position`.execute(ctx.db);
  return rows;
}

/** One note with its parts; refused when the lab has none of this id. */
export async function readNoteOf(ctx: Ctx, noteId: string): Promise<AnswerOf<typeof noteEndpoints.readNote>> {
  const [found] = await readNoteRows(ctx, {
    conditions: [sql`v.note_id = ${noteId}`],
    order: NEWEST_FIRST,
    limit: 1,
  });
  if (found === undefined) throw refuse('not-found');
  const note = presentNote(ctx, found);
  return { note, lines: await readLines(ctx, noteId), taxes: (await readNoteGst(ctx, note)).taxes };
}

const AT: SearchedAt = {
  patient: sql.ref('p.patient_id'),
  addedBy: sql.ref('v.made_by'),
  document: sql.ref('v.note_id'),
  agency: sql.ref('v.agency_id'),
};

async function conditionsOf(
  ctx: Ctx,
  query: QueryOf<typeof noteEndpoints.listNotes>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (query.kind !== undefined) conditions.push(sql`v.kind = ${query.kind}`);
  if (query.state !== undefined) conditions.push(sql`v.state = ${accountingNote.codeOf(query.state)}`);
  if (query.patientId !== undefined) conditions.push(sql`v.patient_id = ${query.patientId}`);
  if (query.agencyId !== undefined) conditions.push(sql`v.agency_id = ${query.agencyId}`);
  if (query.billId !== undefined) conditions.push(sql`v.bill_id = ${query.billId}`);
  if (query.left === true)
    conditions.push(sql`v.state = ${accountingNote.codes.generated} and s.balance > 0`);
  conditions.push(...withinDates(ctx, sql.ref('v.made_at'), query));
  if (query.locationId !== undefined) conditions.push(sql`v.location_id = ${query.locationId}`);
  const { q = '', by = LIST_SEARCH.notes[0] } = query;
  conditions.push(...(await fieldConditions(ctx, { by, q, at: AT })));
  const after = decodeCursor(query.cursor);
  if (after !== null) {
    conditions.push(sql`(v.made_at, v.note_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  return conditions;
}

/** Notes of the lab, newest first. */
export const listNotesOf = serve(noteEndpoints.listNotes, async (ctx, query) => {
  const limit = query.limit ?? 50;
  return toPage({
    rows: await readNoteRows(ctx, {
      conditions: await conditionsOf(ctx, query),
      order: NEWEST_FIRST,
      limit: limit + 1,
    }),
    limit,
    key: (row) => [row.made_at.toISOString(), row.note_id],
    present: (row) => presentNote(ctx, row),
  });
});
