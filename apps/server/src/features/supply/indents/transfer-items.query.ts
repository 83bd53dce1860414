import * as transferEndpoints from '@nidan/contract/supply/indents/transfer-endpoints';
import type { TransferItemView } from '@nidan/contract/supply/indents/transfer-endpoints';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import { baseUnitsText } from '../inventory/movements/movements.query.ts';
import { documentSearch } from './document-search.ts';
import { eitherInScope } from './stores-of-document.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ItemRow {
  readonly transfer_id: string;
  readonly number: string | null;
  readonly from_name: string;
  readonly to_name: string;
  readonly sent_at: Date;
  readonly item_id: string;
  readonly code: string;
  readonly name: string;
  readonly lot_id: string;
  readonly lot_no: string;
  readonly expires_on: CalendarDate | null;
  readonly base_unit: InventoryUnit;
  readonly sent: string;
  readonly received: string;
  readonly lost: string;
  readonly in_transit: string;
}

function present(row: ItemRow): TransferItemView {
  return {
    transferId: row.transfer_id,
    number: row.number ?? '',
    from: row.from_name,
    to: row.to_name,
    sentAt: row.sent_at.toISOString(),
    itemId: row.item_id,
    code: row.code,
    name: row.name,
    lotId: row.lot_id,
    lotNo: row.lot_no,
    expiresOn: row.expires_on,
    unit: row.base_unit,
    sent: row.sent,
    received: row.received,
    lost: row.lost,
    inTransit: row.in_transit,
  };
}

/** What an own lot is searched by: the item and the lot of the row itself. */
const AT = {
  number: sql.ref('n.number'),
  places: ['f.name', 'fp.name', 't.name', 'tp.name'].map((name) => sql.ref(name)),
  items: sql`select from (select i.name, i.code) i where true`,
  lots: sql`select from (select l.lot_no) l where true`,
};

/** What was sent between stores that the caller sees, lot by lot, the latest first. */
export const listTransferItemsOf = serve(transferEndpoints.listTransferItems, async (ctx, filter) => {
  const { onTheWay, limit = 50 } = filter;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    eitherInScope(ctx),
    ...(onTheWay === true ? [sql`o.sent > o.received + o.lost`] : []),
    ...withinDates(ctx, sql.ref('x.sent_at'), filter),
    ...documentSearch(filter, AT),
    ...(after === null
      ? []
      : [sql`(x.sent_at, x.transfer_id, o.lot_id) < (${after[0]}, ${after[1]}, ${after[2]})`]),
  ];
  const { rows } = await sql<ItemRow>`
    select x.transfer_id, n.number, f.name as from_name, t.name as to_name, x.sent_at, i.item_id, i.code, i.name, l.lot_id, l.lot_no,
      l.expires_on, i.base_unit, ${baseUnitsText('o.sent')} as sent, ${baseUnitsText('o.received')} as received,
      ${baseUnitsText('o.lost')} as lost, trim_scale((o.sent - o.received - o.lost)::numeric / 1000)::text as in_transit
    from stock_transfer x
    join stock_transfer_lot o on o.l_id = x.l_id and o.transfer_id = x.transfer_id
    join stock_lot l on l.l_id = o.l_id and l.lot_id = o.lot_id
    join item i on i.l_id = o.l_id and i.item_id = o.item_id
    join store f on f.l_id = x.l_id and f.store_id = x.from_store_id
    join location fp on fp.l_id = f.l_id and fp.location_id = f.location_id
    join store t on t.l_id = x.l_id and t.store_id = x.to_store_id
    join location tp on tp.l_id = t.l_id and tp.location_id = t.location_id
    left join money_document n on n.l_id = x.l_id and n.document_id = x.transfer_id
    where x.l_id = ${ctx.lId} and x.sent_at is not null and ${sql.join(conditions, sql` and `)}
    order by x.sent_at desc, x.transfer_id desc, o.lot_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({
    rows,
    limit,
    key: (row) => [row.sent_at.toISOString(), row.transfer_id, row.lot_id],
    present,
  });
});
