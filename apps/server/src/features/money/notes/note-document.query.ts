import type { NoteView } from '@nidan/contract/money/notes/note-view';
import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { NOTE_TITLES } from '@nidan/domain/money/note-kind';
import { EXEMPT_SUPPLY, GST_OF_NOTE } from '@nidan/domain/tax/exempt-supply';
import { gstText } from '@nidan/domain/tax/gst-of-test';
import { gstSplitText } from '@nidan/domain/tax/gst-split';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';
import { readNoteGst } from './note-gst.query.ts';
import { readNoteOf } from './note-list.query.ts';

const TERMS = {
  credit: 'Pays bills of the party named above at this lab; it is not paid out.',
  debit: 'Is due with the bill named above.',
} as const;

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
  const { gstin, taxes } = await readNoteGst(ctx, note);
  const data: AccountingNotePaper = {
    documentDate: issuedAt,
    letterhead: await readLetterhead(ctx),
    title: NOTE_TITLES[kind],
    number,
    issuedAt: minuteOf(issuedAt),
    issuedBy: note.madeBy,
    place: note.location,
    party: partyOf(note),
    gstin,
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
    taxes: taxes.map((split) => `${gstText(split.ratePercent)}: ${gstSplitText(split)}`),
    taxNote: taxes.length > 0 ? GST_OF_NOTE : EXEMPT_SUPPLY,
    terms: TERMS[kind],
  };
  return { kind: 'accounting-note' as const, data };
}
