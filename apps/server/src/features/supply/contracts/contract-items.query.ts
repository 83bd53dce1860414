import * as contractEndpoints from '@nidan/contract/supply/contracts/contract-endpoints';
import type { ActiveRate, ContractItem } from '@nidan/contract/supply/contracts/contract-view';
import { landedRate } from '@nidan/domain/purchasing/landed-rate';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readVendor } from '../vendors/vendors.query.ts';
import { holdsToday } from './contract-state-sql.ts';
import { serve } from '../../../kernel/http/serve.ts';

type ItemRow = Omit<ContractItem, 'landedPaise'> & { readonly freightBasisPoints: number };

function presentItem({ freightBasisPoints, ...item }: ItemRow): ContractItem {
  const [first] = item.slabs;
  const ratePaise = first?.ratePaise ?? 0;
  return {
    ...item,
    landedPaise: landedRate({ ratePaise, freightBasisPoints, gstPercent: item.gstPercent }).landed,
  };
}

/** Items of contracts with their slabs, from the smallest quantity on; `rest` may order and limit. */
export async function readContractItems(
  { db, lId }: Ctx,
  rest: RawBuilder<unknown>,
): Promise<readonly ContractItem[]> {
  const { rows } = await sql<ItemRow>`
    select s.item_id as "itemId", i.code, i.name, i.category, s.unit, s.gst_percent as "gstPercent",
      c.freight_basis_points as "freightBasisPoints", (
        select json_agg(json_build_object('fromQuantity', o.from_quantity, 'ratePaise', o.rate_paise)
          order by o.from_quantity)
        from rate_contract_slab o
        where o.l_id = s.l_id and o.contract_id = s.contract_id and o.item_id = s.item_id) as slabs
    from (select distinct on (l_id, contract_id, item_id) * from rate_contract_slab
      where l_id = ${lId} order by l_id, contract_id, item_id, from_quantity) s
    join rate_contract c on c.l_id = s.l_id and c.contract_id = s.contract_id
    join item i on i.l_id = s.l_id and i.item_id = s.item_id
    where s.l_id = ${lId} and ${rest}`.execute(db);
  return rows.map(presentItem);
}

/** Items of a contract by name. */
export const listContractItemsOf = serve(
  contractEndpoints.listContractItems,
  async (ctx, { contractId, cursor, limit = 50 }) => {
    const after = decodeCursor(cursor);
    const later = after === null ? sql`true` : sql`(i.name, i.item_id) > (${after[0]}, ${after[1]}::uuid)`;
    const rows = await readContractItems(
      ctx,
      sql`s.contract_id = ${contractId} and ${later} order by i.name, i.item_id limit ${limit + 1}`,
    );
    return toPage({ rows, limit, key: (row) => [row.name, row.itemId], present: (row) => row });
  },
);

/** One item of a contract; refused where it is not in it. */
export const readContractItemOf = serve(
  contractEndpoints.readContractItem,
  async (ctx, { contractId, itemId }): Promise<ContractItem> => {
    const [item] = await readContractItems(ctx, sql`s.contract_id = ${contractId} and s.item_id = ${itemId}`);
    if (item === undefined) throw refuse('not-found');
    return item;
  },
);

type RateRow = Omit<ActiveRate, 'landedPaise'> & { readonly freightBasisPoints: number };

function presentRate({ freightBasisPoints, ...rate }: RateRow): ActiveRate {
  const { ratePaise, gstPercent } = rate;
  return { ...rate, landedPaise: landedRate({ ratePaise, freightBasisPoints, gstPercent }).landed };
}

/** Rates that hold today, one row a slab; `rest` narrows, orders and limits. */
export async function readActiveRates(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly ActiveRate[]> {
  const { rows } = await sql<RateRow>`
    select s.contract_id as "contractId", n.number, c.vendor_id as "vendorId", v.name as vendor, s.item_id as "itemId",
      i.code, i.name, s.unit, s.gst_percent as "gstPercent", s.from_quantity as "fromQuantity",
      s.rate_paise as "ratePaise", c.valid_to::text as "validTo", c.freight_basis_points as "freightBasisPoints"
    from rate_contract_slab s
    join rate_contract c on c.l_id = s.l_id and c.contract_id = s.contract_id
    join vendor v on v.l_id = c.l_id and v.vendor_id = c.vendor_id
    join money_document n on n.l_id = c.l_id and n.document_id = c.contract_id
    join item i on i.l_id = s.l_id and i.item_id = s.item_id
    where s.l_id = ${ctx.lId} and ${holdsToday(ctx)} and ${rest}`.execute(ctx.db);
  return rows.map(presentRate);
}

/** Rates that hold today, by item. */
export const listActiveRates = serve(
  contractEndpoints.activeRateList,
  async (ctx, { cursor, limit = 50, vendorId, itemId }) => {
    const after = decodeCursor(cursor);
    const conditions = [
      sql`true`,
      ...(vendorId === undefined ? [] : [sql`c.vendor_id = ${vendorId}`]),
      ...(itemId === undefined ? [] : [sql`s.item_id = ${itemId}`]),
      ...(after === null
        ? []
        : [
            sql`(i.name, s.item_id, s.contract_id, s.from_quantity) >
            (${after[0]}, ${after[1]}::uuid, ${after[2]}::uuid, ${after[3]}::int)`,
          ]),
    ];
    const rows = await readActiveRates(
      ctx,
      sql`${sql.join(conditions, sql` and `)} order by i.name, s.item_id, s.contract_id, s.from_quantity limit ${limit + 1}`,
    );
    return toPage({
      rows,
      limit,
      key: (row) => [row.name, row.itemId, row.contractId, row.fromQuantity],
      present: (row) => row,
    });
  },
);

/** Items that a vendor has rates of today, by name. */
export const allowedItemsOf = serve(
  contractEndpoints.allowedItems,
  async (ctx, { vendorId, cursor, limit = 50 }) => {
    await readVendor(ctx, vendorId);
    const after = decodeCursor(cursor);
    const later = after === null ? sql`true` : sql`(i.name, i.item_id) > (${after[0]}, ${after[1]}::uuid)`;
    const { rows } = await sql<{ itemId: string; code: string; name: string; unit: string }>`
    select i.item_id as "itemId", i.code, i.name, min(s.unit) as unit
    from rate_contract_slab s
    join rate_contract c on c.l_id = s.l_id and c.contract_id = s.contract_id
    join item i on i.l_id = s.l_id and i.item_id = s.item_id
    where s.l_id = ${ctx.lId} and c.vendor_id = ${vendorId} and ${holdsToday(ctx)} and ${later}
    group by i.item_id, i.code, i.name order by i.name, i.item_id limit ${limit + 1}`.execute(ctx.db);
    return toPage({ rows, limit, key: (row) => [row.name, row.itemId], present: (row) => row });
  },
);

/** The lowest rate that holds today of an item for a quantity. */
export const lowestPriceOf = serve(contractEndpoints.lowestPrice, async (ctx, { itemId, quantity }) => {
  const rows = await readActiveRates(
    ctx,
    sql`s.item_id = ${itemId} and s.from_quantity <= ${quantity}
    and not exists (select from rate_contract_slab o where o.l_id = s.l_id and o.contract_id = s.contract_id
      and o.item_id = s.item_id and o.from_quantity > s.from_quantity and o.from_quantity <= ${quantity})`,
  );
  return { rate: rows.toSorted((one, other) => one.landedPaise - other.landedPaise)[0] ?? null };
});
