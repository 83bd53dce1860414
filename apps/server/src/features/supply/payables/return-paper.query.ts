import { numberColumn, textColumn, type TradePaper } from '@nidan/domain/documents/trade-paper';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { readOrder } from '../orders/orders.query.ts';
import { placeParties, vendorParty } from '../vendors/paper-parties.query.ts';
import { readReturn } from './returns.query.ts';

interface LotFacts {
  readonly lotId: string;
  /** Null: it does not expire. */
  readonly expiresOn: string | null;
  readonly code: string;
  readonly hsn: string;
}

async function readLots({ db, lId }: Ctx, returnId: string): Promise<ReadonlyMap<string, LotFacts>> {
  const { rows } = await sql<LotFacts>`
    select l.lot_id as "lotId", l.expires_on::text as "expiresOn", i.code, i.hsn from material_return_line r
    join stock_lot l on l.l_id = r.l_id and l.lot_id = r.lot_id
    join item i on i.l_id = l.l_id and i.item_id = l.item_id
    where r.l_id = ${lId} and r.return_id = ${returnId}`.execute(db);
  return new Map(rows.map((row) => [row.lotId, row]));
}

const COLUMNS = [
  textColumn('#'),
  textColumn('Item', true),
  textColumn('HSN'),
  textColumn('Lot'),
  textColumn('Expiry'),
  numberColumn('Quantity'),
  textColumn('Unit'),
];

/** What goes along with goods to their vendor: the lots with their expiry and why they go back; one that waits for approval says so. */
export async function loadReturnPaper(ctx: Ctx, returnId: string) {
  const goods = await readReturn(ctx, returnId);
  const order = await readOrder(ctx, goods.orderId);
  const lots = await readLots(ctx, returnId);
  const vendor = await vendorParty(ctx, goods.orderId, 'To vendor');
  const { buyer, store } = await placeParties(ctx, order.storeId);
  const at = formatDateTime(ctx.lab.timeZone, new Date(goods.madeAt)).slice(0, 16);
  const data: TradePaper = {
    documentDate: goods.madeAt,
    letterhead: await readLetterhead(ctx),
    title: 'Return note',
    note: 'goods returned to vendor',
    standing: goods.number === null ? goods.state : '',
    facts: [
      { label: 'Return no.', value: goods.number ?? 'none yet' },
      { label: 'Date', value: at.slice(0, 10) },
      { label: 'Purchase order', value: goods.orderNumber },
    ],
    parties: [
      vendor.party,
      { ...buyer, label: 'From' },
      {
        ...store,
        label: 'Sent from',
        lines: [goods.store, ...store.lines.filter((line) => line !== goods.store)],
      },
    ],
    columns: COLUMNS,
    rows: goods.lines.map(({ lotId, item, lotNo, quantity, unit }, index) => {
      const { expiresOn = null, code = '', hsn = '' } = lots.get(lotId) ?? {};
      const expiry = expiresOn === null ? '' : formatDate(expiresOn);
      return { cells: [String(index + 1), item, hsn, lotNo, expiry, quantity, unit], notes: [code] };
    }),
    totalRow: null,
    taxes: null,
    sums: [],
    total: null,
    terms: [
      { label: 'Reason', text: goods.reason },
      { label: 'Please send', text: 'your credit note that quotes this return' },
    ],
    signatures: [
      { label: 'Prepared by', name: goods.madeBy, at },
      { label: 'Handed over to', name: '', at: '' },
      { label: 'Received by vendor', name: '', at: '' },
    ],
    foot: `Return ${goods.number ?? 'not approved'}, ${goods.vendor}`,
  };
  return { kind: 'trade-paper' as const, data, fileName: `return-${goods.number ?? 'pending'}.pdf` };
}
