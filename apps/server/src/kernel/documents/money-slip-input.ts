import type { MoneySlip } from '@nidan/domain/documents/money/money-slip';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { PAISE_PER_RUPEE, rupeesAndPaise } from '@nidan/domain/money/rupees';
import { PictureFiles, type TemplateInput, templateDate } from './template-input.ts';

/** The data of the receipt of an agency or of a slip of money between places: amounts as printed. */
export function moneySlipInput(slip: MoneySlip): TemplateInput {
  const pictures = new PictureFiles();
  const words = paperWords(slip.language).slip;
  const { amountPaise } = slip;
  const data = {
    ...slip,
    date: templateDate(slip.documentDate),
    words,
    title: words[slip.kind],
    letterhead: pictures.letterhead(slip.letterhead),
    facts: slip.facts.map(({ name, value }) => ({ label: words[name], value })),
    amount: amountPaise % PAISE_PER_RUPEE === 0 ? printedRupees(amountPaise) : rupeesAndPaise(amountPaise),
  };
  return { template: 'money-slip.typ', data, files: pictures.files };
}
