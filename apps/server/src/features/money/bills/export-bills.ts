import type { exportBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { BillRow } from '@nidan/contract/money/bills/bill-view';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { listBillsOf } from './bill-list.query.ts';

const COLUMNS: readonly (readonly [string, (row: BillRow, zone: string) => ExportCell])[] = [
  ['Lab ID', ({ labNo }) => labNo],
  ['Registered', ({ createdAt }, zone) => formatDateTime(zone, new Date(createdAt))],
  ['Patient code', ({ patient }) => patient.patientCode],
  ['Patient', ({ patient }) => patient.fullName],
  ['Age', ({ patient }) => patient.age],
  ['Sex', ({ patient }) => patient.sex],
  ['Phone', ({ phone }) => phone],
  ['Referred by', ({ doctor }) => doctor ?? 'Self'],
  ['Client', ({ client }) => client],
  ['Location', ({ location }) => location],
  ['Tests', ({ testCodes }) => testCodes.join(', ')],
  ['State', ({ stateLabel }) => stateLabel],
  ['Net ₹', ({ netPaise }) => netPaise / 100],
  ['Due ₹', ({ duePaise }) => duePaise / 100],
];

/** The bills that a filter finds as a table: the rows of the list, masked like it; and whose they are, for the log of reads. */
export async function exportBillsOf(ctx: Ctx, { format, ...filter }: QueryOf<typeof exportBills>) {
  const bills = await rowsToExport(ctx, (page) => listBillsOf(ctx, { ...filter, ...page }));
  const table: ExportTable = {
    name: 'bills',
    columns: COLUMNS.map(([title]) => title),
    rows: bills.map((row) => COLUMNS.map(([, cell]) => cell(row, ctx.lab.timeZone))),
  };
  return { table, format, shown: { patientId: bills.map(({ patient }) => patient.patientId) } };
}
