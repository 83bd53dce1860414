import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { allocate } from '@nidan/domain/money/allocate';
import type { GstRate } from '@nidan/domain/tax/gst-of-test';
import { type GstSplit, gstSplit, type SuppliedLine } from '@nidan/domain/tax/gst-split';
import { type NotedPart, noteTaxes } from '@nidan/domain/tax/note-taxes';
import { accountingNote } from '@nidan/domain/status-sets/money/accounting-note';
import { sql } from 'kysely';
import { firstKnown } from '../../../kernel/database/connections/first-known.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface PartyRow {
  readonly gstin: string | null;
  readonly agency_gstin: string | null;
}

interface LineRow {
  readonly lineId: string;
  readonly rate: GstRate | null;
  readonly net: number;
  /** False for a line that was cancelled. */
  readonly charged: boolean;
}

interface NoteRow extends Pick<NotedPart, 'noteId' | 'kind' | 'amount' | 'cancelledBefore'> {
  /** Of a credit note: what it gives of lines, by line. */
  readonly given: Readonly<Record<string, number>>;
}

/** Of the place that billed, else of the place of a note without a bill. */
async function readParties(ctx: Ctx, noteId: string): Promise<PartyRow> {
  const { rows } = await sql<PartyRow>`
    select firm.gstin, agency.gstin as agency_gstin
    from accounting_note v
    left join bill b on b.l_id = v.l_id and b.bill_id = v.bill_id
    join location place on place.l_id = v.l_id and place.location_id = ${firstKnown('b.location_id', 'v.location_id')}
    left join firm on firm.l_id = place.l_id and firm.firm_id = place.firm_id
    left join agency on agency.l_id = v.l_id and agency.agency_id = ${firstKnown('b.agency_id', 'v.agency_id')}
    where v.l_id = ${ctx.lId} and v.note_id = ${noteId}`.execute(ctx.db);
  return rows[0] ?? { gstin: null, agency_gstin: null };
}

async function readBillLines(ctx: Ctx, billId: string): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.line_id as "lineId", l.gst_percent as rate, l.price_paise - l.discount_paise as net, l.canceled_at is null as charged
    from bill_line l where l.l_id = ${ctx.lId} and l.bill_id = ${billId} order by l.position`.execute(ctx.db);
  return rows;
}

/** Notes of a bill that were generated, up to one of them, in that order; of one that waits for its approval what it would be. */
async function readNotes(ctx: Ctx, { noteId, billId }: NoteView): Promise<readonly NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    select v.note_id as "noteId", v.kind, v.amount_paise as amount,
      coalesce((select json_object_agg(part.line_id, part.amount_paise) from accounting_note_line part
        where part.l_id = v.l_id and part.note_id = v.note_id), '{}') as given,
      case when v.state = ${accountingNote.codes.cancelled} then (
        select count(*)::int from accounting_note later
        where later.l_id = v.l_id and later.bill_id = v.bill_id and later.generated_at is not null
          and (later.generated_at, later.note_id) <= (v.decided_at, v.note_id)) end as "cancelledBefore"
    from accounting_note v
    where v.l_id = ${ctx.lId} and v.bill_id = ${billId} and (v.generated_at is not null or v.note_id = ${noteId})
    order by v.generated_at nulls last, v.note_id`.execute(ctx.db);
  return rows.slice(0, rows.findIndex((row) => row.noteId === noteId) + 1);
}

/** What a note gives or claims of each line: its parts, and of a debit note, which names none, all charged lines in proportion. */
function partsOf({ kind, amount, given }: NoteRow, lines: readonly LineRow[]): readonly number[] {
  if (kind === 'credit') return lines.map(({ lineId }) => given[lineId] ?? 0);
  const weights = lines.map(({ net, charged }) => (charged ? net : 0));
  return weights.some((weight) => weight > 0) ? allocate(amount, weights) : weights;
}

/** The lines of a bill as the last of these notes gives or claims of them, each with the tax that the note includes of it. */
function notedLines(lines: readonly LineRow[], notes: readonly NoteRow[]): SuppliedLine[] {
  const parts = notes.map((note) => partsOf(note, lines));
  return lines.map(({ rate, net }, at) => {
    const noted = notes.map(({ noteId, kind, cancelledBefore }, index) => {
      return { noteId, kind, cancelledBefore, amount: parts[index]?.[at] ?? 0 };
    });
    const taxes = noteTaxes({ ratePercent: rate, netPaise: net }, noted);
    const last = noted.at(-1);
    const taxPaise = taxes.get(last?.noteId ?? '') ?? 0;
    return { ratePercent: rate, netPaise: last?.amount ?? 0, taxPaise };
  });
}

/** Who billed, and the GST that a note includes: at the rates that the lines of its bill were charged with (CGST s. 34, rule 53). */
export async function readNoteGst(
  ctx: Ctx,
  note: NoteView,
): Promise<{ readonly gstin: string | null; readonly taxes: GstSplit[] }> {
  const { gstin, agency_gstin: recipientGstin } = await readParties(ctx, note.noteId);
  if (note.billId === null) return { gstin, taxes: [] };
  const lines = await readBillLines(ctx, note.billId);
  const given = notedLines(lines, await readNotes(ctx, note));
  const taxes = gstSplit({
    supplierGstin: gstin,
    recipientGstin,
    lines: given.filter(({ netPaise }) => netPaise > 0),
  });
  return { gstin, taxes };
}
