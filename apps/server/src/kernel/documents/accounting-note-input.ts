import type { AccountingNotePaper } from '@nidan/domain/documents/accounting-note-paper';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { PictureFiles, type TemplateInput, templateDate } from './template-input.ts';

/** The data of a credit or debit note: amounts as printed. */
export function accountingNoteInput(note: AccountingNotePaper): TemplateInput {
  const pictures = new PictureFiles();
  const data = {
    ...note,
    date: templateDate(note.documentDate),
    words: paperWords(note.language).note,
    letterhead: pictures.letterhead(note.letterhead),
    amount: printedRupees(note.amountPaise),
    balance: note.balancePaise === null ? null : printedRupees(note.balancePaise),
    lines: note.lines.map(({ amountPaise, ...line }) => ({ ...line, amount: printedRupees(amountPaise) })),
  };
  return { template: 'accounting-note.typ', data, files: pictures.files };
}
