import { sql } from 'kysely';
import { asOwner } from '../as-owner.ts';
import type { TestApp } from '../test-app.ts';
import type { StockTold } from './stock-told.ts';

/** What something is by what the clients were told, and by the rows. */
export interface Drift {
  readonly what: string;
  readonly told: number;
  readonly rows: number;
}

interface Counted {
  readonly name: string;
  readonly quantity: number;
}

function between(told: ReadonlyMap<string, number>, rows: readonly Counted[], what: string): Drift[] {
  const counted = new Map(rows.map(({ name, quantity }) => [name, quantity]));
  return [...new Set([...told.keys(), ...counted.keys()])].flatMap((name) => {
    const one = { what: `${what} ${name}`, told: told.get(name) ?? 0, rows: counted.get(name) ?? 0 };
    return one.told === one.rows ? [] : [one];
  });
}

/** Where stores, receipts, bills and what the vendors are owed differ from what the clients were told. */
export async function driftsOfStock(app: TestApp, told: StockTold): Promise<readonly Drift[]> {
  return asOwner(app, async (db) => {
    const held = await sql<Counted>`
      select l.item_id || ' ' || k.store_id as name, sum(k.quantity)::bigint as quantity
      from stock k join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
      group by 1 having sum(k.quantity) > 0`.execute(db);
    const moved = await sql<Counted>`
      select l.item_id || ' ' || m.store_id as name, sum(m.quantity)::bigint as quantity
      from stock_movement m join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
      group by 1 having sum(m.quantity) <> 0`.execute(db);
    const accepted = await sql<Counted>`
      select order_line_id::text as name, sum(accepted)::bigint as quantity
      from goods_receipt_line group by 1 having sum(accepted) > 0`.execute(db);
    const billed = await sql<Counted>`
      select w.order_line_id::text as name, sum(w.quantity)::bigint as quantity
      from vendor_invoice_line w join vendor_invoice i on i.l_id = w.l_id and i.invoice_id = w.invoice_id
      where i.state = 'posted' group by 1`.execute(db);
    const owed = await sql<Counted>`
      select 'all' as name, coalesce(sum(case when credit_account = 'payable' then amount_paise else -amount_paise end), 0)::bigint as quantity
      from journal_posting where 'payable' in (debit_account, credit_account)`.execute(db);
    return [
      ...between(told.held(), held.rows, 'stock of'),
      ...between(told.held(), moved.rows, 'movements of'),
      ...between(told.accepted, accepted.rows, 'received of'),
      ...between(told.billed, billed.rows, 'billed of'),
      ...between(new Map([['all', told.owed]]), owed.rows, 'owed to'),
      ...[...told.billed].flatMap(([line, quantity]) =>
        quantity > (told.accepted.get(line) ?? 0)
          ? [{ what: `billed more than came of ${line}`, told: quantity, rows: told.accepted.get(line) ?? 0 }]
          : [],
      ),
    ];
  });
}
