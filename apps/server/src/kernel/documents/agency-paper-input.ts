import type {
  AgencyInvoicePaper,
  AgencyPaperHead,
  AgencyStatementPaper,
} from '@nidan/domain/documents/agency-statement-paper';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { qrSvg } from './barcode-svg.ts';
import { PictureFiles, type TemplateInput, templateDate } from './template-input.ts';

function headOf(paper: AgencyPaperHead, pictures: PictureFiles) {
  const { pay } = paper;
  const paid = pay && {
    amount: printedRupees(pay.amountPaise),
    qr: pay.upiLink === null ? null : qrSvg(pay.upiLink),
    dueOn: pay.dueOn,
    bank: pay.bank,
    reference: pay.reference,
    terms: pay.terms,
  };
  return {
    date: templateDate(paper.documentDate),
    letterhead: pictures.letterhead(paper.letterhead),
    title: paper.title,
    agency: paper.agency,
    facts: paper.facts,
    foot: paper.foot,
    pay: paid,
  };
}

/** Nothing where the column is empty, so that the eye finds what is there. */
function moved(paise: number): string {
  return paise === 0 ? '' : printedRupees(paise);
}

/** The data of a statement of account: amounts as printed, bands of the bar as parts of what is owed in each. */
export function agencyStatementInput(paper: AgencyStatementPaper): TemplateInput {
  const pictures = new PictureFiles();
  const { openingPaise, debitPaise, creditPaise, closingPaise } = paper;
  const owes = closingPaise >= 0;
  const data = {
    ...headOf(paper, pictures),
    boxes: [
      { sign: '', label: 'Opening balance', amount: printedRupees(openingPaise) },
      { sign: '+', label: 'Debits', amount: printedRupees(debitPaise) },
      { sign: '−', label: 'Credits', amount: printedRupees(creditPaise) },
      {
        sign: '=',
        label: `${owes ? 'You owe' : 'We owe you'} on ${paper.until}`,
        amount: `₹ ${printedRupees(Math.abs(closingPaise))}`,
      },
    ],
    amountInWords: [paper.amountInWords, paper.limitNote].filter((part) => part !== '').join('. '),
    until: paper.until,
    bar: paper.ageing.flatMap(({ amountPaise }, band) =>
      amountPaise > 0 ? [{ band, share: amountPaise }] : [],
    ),
    ageing: paper.ageing.map(({ label, amountPaise, percent }) => ({
      label: `${label} days`,
      short: label,
      amount: printedRupees(amountPaise),
      percent: percent === null ? '' : `${percent} %`,
    })),
    movements: paper.movements.map(({ debitPaise: debit, creditPaise: credit, balancePaise, ...row }) => ({
      ...row,
      debit: moved(debit),
      credit: moved(credit),
      balance: printedRupees(balancePaise),
    })),
    open: paper.open.map(({ amountPaise, ...row }) => ({ ...row, amount: printedRupees(amountPaise) })),
    debit: printedRupees(debitPaise),
    credit: printedRupees(creditPaise),
    closing: printedRupees(closingPaise),
  };
  return { template: 'agency-statement.typ', data, files: pictures.files };
}

/** The data of an invoice of an agency: its lines by bill, exempt and taxed apart. */
export function agencyInvoiceInput(paper: AgencyInvoicePaper): TemplateInput {
  const pictures = new PictureFiles();
  const data = {
    ...headOf(paper, pictures),
    gstin: paper.gstin,
    boxes: paper.boxes.map(({ sign, label, amountPaise }) => ({
      sign,
      label,
      amount: printedRupees(amountPaise),
    })),
    amountInWords: paper.amountInWords,
    columns: paper.columns,
    rows: paper.rows,
    taxes: paper.taxes,
    taxNote: paper.taxNote,
    standing: paper.standing,
  };
  return { template: 'agency-invoice.typ', data, files: pictures.files };
}
