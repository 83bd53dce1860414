import type { BillDocument, BillLine } from '@nidan/domain/documents/bill-document';
import { filled, paperWords } from '@nidan/domain/documents/words/paper-words';
import { printedRupees } from '@nidan/domain/documents/printed-rupees';
import { breakText } from '../break-lines.ts';
import type { FontMetrics } from '../font-metrics.ts';

/** What the A5 template draws: each page's lines, and the texts of the other blocks broken into lines. Heights in mm. */
export interface A5Layout {
  headShiftMm: number;
  addressLines: readonly string[];
  patientLines: readonly A5PatientLine[];
  pages: readonly { rows: readonly A5Row[]; totalsAt: number | null }[];
  footnoteLines: readonly { mark: string | null; text: string }[];
  wordLines: readonly string[];
  discountLines: readonly { lines: readonly string[]; amount: string }[];
  footLines: readonly string[];
  statusLines: readonly string[];
  upiLines: readonly string[];
}

export interface A5PatientLine {
  y: number;
  kind: 'name' | 'native' | 'age' | 'plain';
  text: string;
}

export interface A5Row {
  y: number;
  heightMm: number;
  name: readonly string[];
  mark: string | null;
  code: readonly string[];
  reportBy: string | null;
  amount: string;
  cancelled: boolean;
}

const FIRST_ROW = 49.3;
const ROW = 5.87;
const ROW_WRAP = 4.2;
/** Lines reach to here on a page that is not the last; on the last one the codes begin higher up. */
const ROWS_END = 184;
const CODES_TOP = 151;
/** Last base line of the patient that leaves the column heads where they are. */
const PATIENT_END = 40.2;

/** Lines break between pages; totals, words and payments stay together on the last one. */
export function a5Layout(metrics: FontMetrics, bill: BillDocument): A5Layout {
  const patientLines = patientColumn(metrics, bill);
  const factsEnd = 38.8 + bill.facts.length * 3.9;
  const end = Math.max(patientLines.at(-1)?.y ?? 0, factsEnd);
  const headShiftMm = Math.max(0, end - PATIENT_END);
  const texts = {
    // Beside the title of the document, above the rule.
    addressLines: breakText(metrics, bill.letterhead.addressLines.join(' · '), {
      widthMm: bill.letterhead.logo === null ? 96 : 82,
      sizePt: 8,
    }).slice(0, 2),
    footnoteLines: bill.footnotes.flatMap(({ mark, text }) =>
      breakText(metrics, text, { widthMm: 64, sizePt: 8 }).map((line, index) => ({
        mark: index === 0 ? mark : null,
        text: line,
      })),
    ),
    wordLines: breakText(metrics, bill.netInWords, { widthMm: 63, sizePt: 10 }),
    discountLines: bill.discounts.map(({ label, amountPaise }) => ({
      lines: breakText(metrics, label, { widthMm: 44, sizePt: 10.5 }),
      amount: printedRupees(-amountPaise),
    })),
    footLines: breakText(metrics, footText(bill), { widthMm: 84, sizePt: 8 }),
    statusLines: breakText(metrics, (bill.statusUrl ?? '').replace(/^https?:\/\//u, ''), {
      widthMm: 32.5,
      sizePt: 8.5,
    }),
    upiLines: breakText(metrics, bill.upi?.address ?? '', { widthMm: 34.5, sizePt: 9 }),
  };
  const rows = bill.lines.map((line) => rowOf(metrics, line));
  const totalsMm = Math.max(leftHeight(bill, texts), rightHeight(texts));
  const pages = paginate(rows, { top: FIRST_ROW + headShiftMm, totalsMm });
  return { headShiftMm, patientLines, pages, ...texts };
}

function footText(bill: BillDocument): string {
  const words = paperWords(bill.language).bill;
  const parts = [bill.exemptNote, bill.terms, filled(words.billedBy, bill.billedBy), words.noSignature];
  return parts.filter((part) => part !== '').join(' ');
}

function patientColumn(metrics: FontMetrics, { patient }: BillDocument): A5PatientLine[] {
  const lines: A5PatientLine[] = [];
  let y = 27.8;
  const add = (kind: A5PatientLine['kind'], text: string, step: number): void => {
    if (lines.length > 0) y += step;
    lines.push({ y, kind, text });
  };
  for (const text of breakText(metrics, patient.name, { widthMm: 66, sizePt: 12.5, bold: true }))
    add('name', text, 5);
  if (patient.nativeName !== null) {
    for (const text of breakText(metrics, patient.nativeName, { widthMm: 66, sizePt: 11 }))
      add('native', text, 4.3);
  }
  add('age', patient.ageSex, 4.2);
  if (patient.doctor !== null) {
    for (const text of breakText(metrics, patient.doctor, { widthMm: 66, sizePt: 10 })) add('plain', text, 4);
  }
  return lines;
}

function rowOf(metrics: FontMetrics, line: BillLine): Omit<A5Row, 'y'> {
  const name = breakText(metrics, line.name, { widthMm: 56, sizePt: 10.5 });
  const code = breakText(metrics, line.code, { widthMm: 18.5, sizePt: 8.5 });
  return {
    heightMm: ROW + (Math.max(name.length, code.length) - 1) * ROW_WRAP,
    name,
    mark: line.mark,
    code,
    reportBy: line.reportBy,
    amount: printedRupees(line.amountPaise),
    cancelled: line.cancelled,
  };
}

function leftHeight(
  bill: BillDocument,
  texts: { footnoteLines: readonly unknown[]; wordLines: readonly string[] },
): number {
  const payments = bill.payments.length === 0 ? 0 : 6.7 + bill.payments.length * 4;
  return 5 + texts.footnoteLines.length * 3.4 + 3.6 + texts.wordLines.length * 3.8 + payments;
}

function rightHeight({ discountLines }: { discountLines: A5Layout['discountLines'] }): number {
  const discounts = discountLines.reduce((sum, { lines }) => sum + 4.9 + (lines.length - 1) * ROW_WRAP, 0);
  return 27 + discounts;
}

function paginate(
  rows: readonly Omit<A5Row, 'y'>[],
  { top, totalsMm }: { top: number; totalsMm: number },
): A5Layout['pages'] {
  const pages: { rows: A5Row[]; totalsAt: number | null }[] = [];
  let rest = rows;
  for (;;) {
    const all = fill(rest, { top, end: CODES_TOP - totalsMm });
    if (all.taken === rest.length || rest.length <= 1) {
      pages.push({ rows: place(rest, top), totalsAt: top + heightOf(rest) });
      return pages;
    }
    // The totals never stand alone: at least one line goes with them.
    const taken = Math.min(Math.max(fill(rest, { top, end: ROWS_END }).taken, 1), rest.length - 1);
    pages.push({ rows: place(rest.slice(0, taken), top), totalsAt: null });
    rest = rest.slice(taken);
  }
}

function fill(
  rows: readonly Omit<A5Row, 'y'>[],
  { top, end }: { top: number; end: number },
): { taken: number } {
  let y = top;
  let taken = 0;
  for (const row of rows) {
    y += row.heightMm;
    if (y > end) break;
    taken += 1;
  }
  return { taken };
}

function place(rows: readonly Omit<A5Row, 'y'>[], top: number): A5Row[] {
  let y = top;
  return rows.map((row) => {
    const placed = { ...row, y };
    y += row.heightMm;
    return placed;
  });
}

function heightOf(rows: readonly Omit<A5Row, 'y'>[]): number {
  return rows.reduce((sum, row) => sum + row.heightMm, 0);
}
