import type { NoteView } from '@nidan/contract/money/notes/note-view';
import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import { phrase, printedAgeSex } from '@nidan/domain/documents/words/paper-phrases';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { gstText } from '@nidan/domain/tax/gst-of-test';
import { gstSplitText } from '@nidan/domain/tax/gst-split';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../bills/lab-letterhead.query.ts';
import { readLanguageOfPatient } from '../bills/language-of-patient.query.ts';
import { readNoteGst } from './note-gst.query.ts';
import { readNoteOf } from './note-list.query.ts';

function partyOf({ agency, patient }: NoteView, language: Language): AccountingNotePaper['party'] {
  if (agency !== null || patient === null) return { name: agency ?? '', detail: '' };
  const { fullName, age, sex, patientCode } = patient;
  return { name: fullName, detail: `${printedAgeSex(language, age, sex)} · ${patientCode}` };
}

/** What a note prints, as plain data; refused when the lab has none of this id. */
export async function loadNotePaper(ctx: Ctx, noteId: string) {
  const { note, lines } = await readNoteOf(ctx, noteId);
  const { kind, number, billNumber, billedAt, labNo, amountPaise } = note;
  const issuedAt = note.generatedAt ?? note.madeAt;
  const minuteOf = (instant: string) => formatDateTime(ctx.lab.timeZone, new Date(instant)).slice(0, 16);
  const { gstin, taxes } = await readNoteGst(ctx, note);
  const language = note.patient === null ? 'en' : await readLanguageOfPatient(ctx, note.patient.patientId);
  const { note: words, bill: billWords } = paperWords(language);
  const data: AccountingNotePaper = {
    language,
    documentDate: issuedAt,
    letterhead: await readLetterhead(ctx),
    title: words[kind],
    number,
    issuedAt: minuteOf(issuedAt),
    issuedBy: note.madeBy,
    place: note.location,
    party: partyOf(note, language),
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
    amountInWords: amountInWords(amountPaise, language),
    standing: note.state === 'generated' ? null : phrase(language, note.stateLabel),
    lines,
    balancePaise: kind === 'credit' ? note.balancePaise : null,
    taxes: taxes.map((split) => `${gstText(split.ratePercent)}: ${gstSplitText(split, billWords.taxable)}`),
    taxNote: taxes.length > 0 ? words.gstOfNote : billWords.exempt,
    terms: kind === 'credit' ? words.creditTerms : words.debitTerms,
  };
  return { kind: 'accounting-note' as const, data };
}
