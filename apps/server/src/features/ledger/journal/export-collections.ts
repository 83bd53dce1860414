import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { exportCollections } from '@nidan/contract/ledger/journal/collection-endpoints';
import type { Collection } from '@nidan/contract/ledger/journal/collection-view';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import type { ExportCell, ExportTable } from '../../../kernel/exports/export-table.ts';
import { rowsToExport } from '../../../kernel/exports/rows-to-export.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { listCollectionsOf } from './collections.query.ts';

const COLUMNS: readonly (readonly [string, (row: Collection, zone: string) => ExportCell])[] = [
  ['Time', ({ at }, zone) => formatDateTime(zone, new Date(at))],
  ['Posting', ({ kind }) => kind],
  ['Number', ({ number }) => number],
  ['Lab ID', ({ labNo }) => labNo],
  ['Mode', ({ mode }) => mode],
  ['By', ({ by }) => by],
  ['Location', ({ location }) => location],
  ['In ₹', ({ inPaise }) => inPaise / 100],
  ['Out ₹', ({ outPaise }) => outPaise / 100],
];

/** The day book that a filter finds as a table: the rows of the list. */
export async function exportCollectionsOf(
  ctx: Ctx,
  { format, ...filter }: QueryOf<typeof exportCollections>,
) {
  const rows = await rowsToExport(ctx, (page) => listCollectionsOf(ctx, { ...filter, ...page }));
  const table: ExportTable = {
    name: 'day-book',
    columns: COLUMNS.map(([title]) => title),
    rows: rows.map((row) => COLUMNS.map(([, cell]) => cell(row, ctx.lab.timeZone))),
  };
  return { table, format };
}
