import type { NoteView } from '@nidan/contract/money/notes/note-view';
import { allocate } from '@nidan/domain/money/allocate';
import type { GstRate } from '@nidan/domain/tax/gst-of-test';
import { type GstSplit, gstSplit } from '@nidan/domain/tax/gst-split';
import { sql } from 'kysely';
import { firstKnown } from '../../../kernel/database/connections/first-known.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface PartyRow {
  readonly gstin: string | null;
  readonly agency_gstin: string | null;
}

interface LineRow {
  readonly rate: GstRate | null;
  readonly net: number;
  /** What the note gives of the line. */
  readonly given: number;
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

async function readBillLines(ctx: Ctx, { noteId, billId }: NoteView): Promise<readonly LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.gst_percent as rate, l.price_paise - l.discount_paise as net, coalesce(part.amount_paise, 0)::bigint as given
    from bill_line l
    left join accounting_note_line part on part.l_id = l.l_id and part.line_id = l.line_id and part.note_id = ${noteId}
    where l.l_id = ${ctx.lId} and l.bill_id = ${billId} and (l.canceled_at is null or part.line_id is not null)
    order by l.position`.execute(ctx.db);
  return rows;
}

/** What a note gives or claims of each line: its parts, and of a debit note, which names none, all lines in proportion. */
function partsOf({ kind, amountPaise }: NoteView, lines: readonly LineRow[]): readonly number[] {
  if (kind === 'credit') return lines.map(({ given }) => given);
  return lines.length === 0
    ? []
    : allocate(
        amountPaise,
        lines.map(({ net }) => net),
      );
}

/** Who billed, and the GST that a note includes: at the rates that the lines of its bill were charged with (CGST s. 34, rule 53). */
export async function readNoteGst(
  ctx: Ctx,
  note: NoteView,
): Promise<{ readonly gstin: string | null; readonly taxes: GstSplit[] }> {
  const { gstin, agency_gstin: recipientGstin } = await readParties(ctx, note.noteId);
  if (note.billId === null) return { gstin, taxes: [] };
  const lines = await readBillLines(ctx, note);
  const parts = partsOf(note, lines);
  const given = lines.map(({ rate }, at) => ({ ratePercent: rate, netPaise: parts[at] ?? 0 }));
  const taxes = gstSplit({
    supplierGstin: gstin,
    recipientGstin,
    lines: given.filter(({ netPaise }) => netPaise > 0),
  });
  return { gstin, taxes };
}
