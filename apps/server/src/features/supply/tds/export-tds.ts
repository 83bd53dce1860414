import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { exportTds } from '@nidan/contract/supply/tds/tds-endpoints';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { type Deduction, readQuarter } from './deductions.query.ts';

type Column = readonly [string, (row: Deduction) => ExportCell];

/** What the form writes for a payee without a PAN. */
const NO_PAN = 'PANNOTAVBL';
const inRupees = (paise: number): number => paise / 100;
const sumOf = (rows: readonly Deduction[], of: (row: Deduction) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

const DEDUCTIONS: readonly Column[] = [
  ['Section', ({ section }) => section],
  ['PAN', ({ pan }) => pan ?? NO_PAN],
  ['Name', ({ party }) => party],
  ['Paid or credited on', ({ day }) => formatDate(day)],
  ['Amount ₹', ({ paidPaise }) => inRupees(paidPaise)],
  ['TDS ₹', ({ tdsPaise }) => inRupees(tdsPaise)],
  ['Document', ({ number }) => number],
  ['Challan', ({ challan }) => challan?.number ?? ''],
  ['BSR code', ({ challan }) => challan?.bsrCode ?? ''],
  ['Deposited on', ({ challan }) => (challan === null ? '' : formatDate(challan.depositedOn))],
  ['Deposited ₹', ({ challan, tdsPaise }) => (challan === null ? 0 : inRupees(tdsPaise))],
];

const CERTIFICATES = [
  'PAN',
  'Name',
  'Section',
  'Amount ₹',
  'TDS ₹',
  'Deposited ₹',
  'Challans (BSR code, date, number)',
];

/** One row for each payee and section: what a certificate says. */
function certificatesOf(rows: readonly Deduction[]): ExportCell[][] {
  const byPayee = Map.groupBy(rows, ({ pan, party, section }) => JSON.stringify([pan ?? party, section]));
  return [...byPayee.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const challans = own.flatMap(({ challan }) =>
      challan === null ? [] : [`${challan.bsrCode}, ${formatDate(challan.depositedOn)}, ${challan.number}`],
    );
    const deposited = own.filter(({ challan }) => challan !== null);
    return [
      [
        first.pan ?? NO_PAN,
        first.party,
        first.section,
        inRupees(sumOf(own, ({ paidPaise }) => paidPaise)),
        inRupees(sumOf(own, ({ tdsPaise }) => tdsPaise)),
        inRupees(sumOf(deposited, ({ tdsPaise }) => tdsPaise)),
        [...new Set(challans)].join('; '),
      ],
    ];
  });
}

/** Figures of a quarter as the table of a form. */
export async function exportTdsOf(ctx: Ctx, { year, quarter, form, format }: QueryOf<typeof exportTds>) {
  const rows = await readQuarter(ctx, { year, quarter });
  const name = `tds-${form.toLowerCase()}-${year}-q${quarter}`;
  const table: ExportTable =
    form === '26Q'
      ? {
          name,
          columns: DEDUCTIONS.map(([title]) => title),
          rows: rows.map((row) => DEDUCTIONS.map(([, cell]) => cell(row))),
        }
      : { name, columns: CERTIFICATES, rows: certificatesOf(rows) };
  return { table, format };
}
