import type { AdvanceReceipt } from '@nidan/domain/documents/advance-receipt';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { PictureFiles, type TemplateInput, templateDate } from './template-input.ts';

/** The data of the receipt of an advance: amounts as printed. */
export function advanceReceiptInput(receipt: AdvanceReceipt): TemplateInput {
  const pictures = new PictureFiles();
  const data = {
    ...receipt,
    date: templateDate(receipt.documentDate),
    words: paperWords(receipt.language).receipt,
    letterhead: pictures.letterhead(receipt.letterhead),
    amount: printedRupees(receipt.amountPaise),
    balance: printedRupees(receipt.balancePaise),
    uses: receipt.uses.map(({ amountPaise, ...use }) => ({ ...use, amount: printedRupees(amountPaise) })),
  };
  return { template: 'advance-receipt.typ', data, files: pictures.files };
}
