import type { NoteView } from '@nidan/contract/billing/note-view';
import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { NOTE_TITLES } from '@nidan/domain/money/note-kind';
import { EXEMPT_SUPPLY, GST_AS_BILLED } from '@nidan/domain/tax/exempt-supply';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { readLetterhead } from './lab-letterhead.query.ts';
import { readNoteOf } from './note-list.query.ts';

const TERMS = {
  credit: 'Pays bills of the party named above at this lab; it is not paid out.',
  debit: 'Is due with the bill named above.',
} as const;

interface TaxOfNote {
  /** Of the firm that billed at the place of the note. */
  readonly gstin: string | null;
  /** A line of its bill has GST. */
  readonly isTaxed: boolean;
}

async function readTax(ctx: Ctx, noteId: string): Promise<TaxOfNote> {
  const { rows } = await sql<TaxOfNote>`
    select firm.gstin, exists (select from bill_line l
      where l.l_id = v.l_id and l.bill_id = v.bill_id and l.gst_percent is not null) as "isTaxed"
    from accounting_note v
    join location place on place.l_id = v.l_id and place.location_id = v.location_id
    left join firm on firm.l_id = place.l_id and firm.firm_id = place.firm_id
    where v.l_id = ${ctx.lId} and v.note_id = ${noteId}`.execute(ctx.db);
  return rows[0] ?? { gstin: null, isTaxed: false };
}

function partyOf({ agency, patient }: NoteView): AccountingNotePaper['party'] {
  if (agency !== null || patient === null) return { name: agency ?? '', detail: '' };
  const { fullName, age, sex, patientCode } = patient;
  return { name: fullName, detail: `${age} / ${sex} · ${patientCode}` };
}

/** What a note prints, as plain data; refused when the lab has none of this id. */
export async function loadNotePaper(ctx: Ctx, noteId: string) {
  const { note, lines } = await readNoteOf(ctx, noteId);
  const { kind, number, billNumber, billedAt, labNo, amountPaise } = note;
  const issuedAt = note.generatedAt ?? note.madeAt;
  const minuteOf = (instant: string) => formatDateTime(ctx.lab.timeZone, new Date(instant)).slice(0, 16);
  const tax = await readTax(ctx, noteId);
  const data: AccountingNotePaper = {
    documentDate: issuedAt,
    letterhead: await readLetterhead(ctx),
    title: NOTE_TITLES[kind],
    number,
    issuedAt: minuteOf(issuedAt),
    issuedBy: note.madeBy,
    place: note.location,
    party: partyOf(note),
    gstin: tax.gstin,
    bill:
      billNumber === null || billedAt === null
        ? null
        : {
            number: billNumber,
            date: minuteOf(billedAt).slice(0, 10),
            labNo: labNo ?? '',
            patient: note.patient?.fullName ?? '',
          },
    reason: note.reason,
    amountPaise,
    amountInWords: amountInWords(amountPaise),
    standing: note.state === 'generated' ? null : note.stateLabel,
    lines,
    balancePaise: kind === 'credit' ? note.balancePaise : null,
    taxNote: tax.isTaxed ? GST_AS_BILLED : EXEMPT_SUPPLY,
    terms: TERMS[kind],
  };
  return { kind: 'accounting-note' as const, data };
}
