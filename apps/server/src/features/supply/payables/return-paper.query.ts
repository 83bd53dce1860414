import type { TablePaper } from '@nidan/domain/documents/table-paper';
import { formatDate } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { readReturn } from './returns.query.ts';

/** The last day of each lot of a return, by its id; null: it does not expire. */
async function readExpiries({ db, lId }: Ctx, returnId: string): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ lotId: string; expiresOn: string | null }>`
    select l.lot_id as "lotId", l.expires_on::text as "expiresOn" from material_return_line r
    join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
    where r.l_id = ${lId} and r.return_id = ${returnId}`.execute(db);
  return new Map(rows.map(({ lotId, expiresOn }) => [lotId, expiresOn]));
}

/** What goes along with goods to their vendor: the lots with their expiry and why they go back; one that waits for approval says so. */
export async function loadReturnPaper(ctx: Ctx, returnId: string) {
  const goods = await readReturn(ctx, returnId);
  const expiries = await readExpiries(ctx, returnId);
  const { labName } = await readLetterhead(ctx);
  const data: TablePaper = {
    documentDate: goods.madeAt,
    labName,
    title: `Return note ${goods.number ?? `(${goods.state})`}`,
    sub: `To ${goods.vendor}, of order ${goods.orderNumber}, from ${goods.store}. ${goods.reason}`,
    columns: [
      { head: '#', isNumber: true },
      { head: 'Item', isNumber: false },
      { head: 'Lot', isNumber: false },
      { head: 'Expiry', isNumber: false },
      { head: 'Quantity', isNumber: true },
      { head: 'Unit', isNumber: false },
    ],
    rows: goods.lines.map(({ lotId, item, lotNo, quantity, unit }, at) => {
      const expiresOn = expiries.get(lotId) ?? null;
      return [String(at + 1), item, lotNo, expiresOn === null ? '' : formatDate(expiresOn), quantity, unit];
    }),
    none: '',
  };
  return { kind: 'table-paper' as const, data, fileName: `return-${goods.number ?? 'pending'}.pdf` };
}
