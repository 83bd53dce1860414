import type { BillDocument } from '@nidan/domain/documents/bill-document';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { reportByOf } from '@nidan/domain/documents/report-by';
import { code128Svg, qrSvg } from '../barcode-svg.ts';
import type { FontMetrics } from '../font-metrics.ts';
import { PictureFiles, type TemplateInput, templateDate } from '../template-input.ts';
import { a5Layout } from './a5-layout.ts';

/** The data of the bill on A5, which A4 shows enlarged: laid out in pages, amounts as printed, codes drawn. */
export function billPageInput(metrics: FontMetrics, bill: BillDocument, paper: 'a5' | 'a4'): TemplateInput {
  const { data, files } = billData(bill);
  return { template: 'bill-page.typ', data: { ...data, ...a5Layout(metrics, bill), paper }, files };
}

/** The data of the bill on a roll, which is as long as it needs to be. */
export function billRollInput(bill: BillDocument): TemplateInput {
  const { data, files } = billData(bill);
  return { template: 'bill-roll.typ', data, files };
}

function plainAddress(url: string): string {
  return url.replace(/^https?:\/\//u, '');
}

function dueState({
  chargedTo,
  duePaise,
  saysPaid,
}: BillDocument): 'charged' | 'due' | 'return' | 'paid' | 'settled' {
  if (chargedTo !== null) return 'charged';
  if (duePaise === 0) return saysPaid ? 'paid' : 'settled';
  return duePaise > 0 ? 'due' : 'return';
}

function billData(bill: BillDocument): { data: object; files: TemplateInput['files'] } {
  const pictures = new PictureFiles();
  const due = bill.duePaise;
  const data = {
    ...bill,
    date: templateDate(bill.documentDate),
    letterhead: pictures.letterhead(bill.letterhead),
    lines: bill.lines.map((line) => ({ ...line, amount: printedRupees(line.amountPaise) })),
    total: printedRupees(bill.totalPaise),
    discounts: bill.discounts.map(({ label, amountPaise }) => ({
      label,
      amount: printedRupees(-amountPaise),
    })),
    net: printedRupees(bill.netPaise),
    payments: bill.payments.map((payment) => ({ ...payment, amount: printedRupees(payment.amountPaise) })),
    paid: printedRupees(-bill.paidPaise),
    due: { state: dueState(bill), amount: printedRupees(Math.abs(due)) },
    // The code to pay stands only where something is due.
    upi: due > 0 && bill.upi !== null ? { ...bill.upi, qr: qrSvg(bill.upi.uri) } : null,
    status:
      bill.statusUrl === null ? null : { qr: qrSvg(bill.statusUrl), text: plainAddress(bill.statusUrl) },
    reportBy: reportByOf(bill.lines),
    bars: code128Svg(bill.labNo),
    words: paperWords(bill.language).bill,
  };
  return { data, files: pictures.files };
}
