import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import { baseUnitsOf, thousandthsText } from '@nidan/domain/inventory/unit-chain';
import { cheapestPurchase } from '@nidan/domain/purchasing/order-proposal';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { sql } from 'kysely';
import { readActiveRates } from '../contracts/contract-items.query.ts';
import { savedChain } from '../inventory/lots/items-of-stock.query.ts';
import { type NeedOfItem, readNeeds } from './needs.query.ts';
import { readStoresOfItems } from './stores-of-items.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type ActiveRate = Awaited<ReturnType<typeof readActiveRates>>[number];

/** What an order may note. */
const LONGEST_NOTE = 500;
/** What one order may hold. */
const MOST_LINES = 300;

function purchaseFor({ item, missing }: NeedOfItem, rates: readonly ActiveRate[]) {
  const chain = savedChain(item);
  const offered = rates.flatMap((rate) => {
    const holds = baseUnitsOf(chain, rate.unit);
    return holds === null ? [] : [{ ...rate, holds }];
  });
  return cheapestPurchase(offered, missing);
}

function notes(needs: readonly NeedOfItem[]): string {
  const numbers = [...new Set(needs.flatMap((need) => need.numbers))].toSorted();
  const text = numbers.join(', ');
  return text.length <= LONGEST_NOTE ? text : `${text.slice(0, text.lastIndexOf(',', LONGEST_NOTE - 4))} …`;
}

/** Orders that should be made, one of each vendor and store with its lines by name, the vendors by name. */
export const proposeOrdersOf = serve(orderEndpoints.proposeOrders, async (ctx, query) => {
  const needs = await readNeeds(ctx, query);
  const ids = needs.map(({ item }) => item.item_id);
  const rates = await readActiveRates(
    ctx,
    sql`s.item_id = any(${ids}) and v.state = ${accountStatus.codes.active}`,
  );
  const byItem = Map.groupBy(rates, ({ itemId }) => itemId);
  const bought = needs.map((need) => ({
    need,
    purchase: purchaseFor(need, byItem.get(need.item.item_id) ?? []),
  }));
  const found = bought.flatMap(({ need, purchase }) => (purchase === null ? [] : [{ need, ...purchase }]));
  const stores = await readStoresOfItems(ctx, ids);
  const keyOf = ({ need, rate }: (typeof found)[number]): string =>
    `${rate.vendorId} ${stores.get(need.item.item_id)?.storeId ?? ''}`;
  const orders = [...Map.groupBy(found, keyOf).values()].map((all) => {
    const own = all.slice(0, MOST_LINES);
    const [first] = own;
    const store = stores.get(first?.need.item.item_id ?? '');
    return {
      vendorId: first?.rate.vendorId ?? '',
      vendor: first?.rate.vendor ?? '',
      storeId: store?.storeId ?? null,
      store: store?.store ?? '',
      note: notes(own.map(({ need }) => need)),
      totalPaise: own.reduce((sum, { rate, units }) => sum + rate.landedPaise * units, 0),
      lines: own.map(({ need: { item, need, usable, onOrder, missing }, rate, units }) => ({
        itemId: item.item_id,
        code: item.code,
        name: item.name,
        need: thousandthsText(need),
        usable: thousandthsText(usable),
        onOrder: thousandthsText(onOrder),
        missing: thousandthsText(missing),
        baseUnit: item.base_unit,
        quantity: String(units),
        unit: rate.unit,
        ratePaise: rate.ratePaise,
        landedPaise: rate.landedPaise,
      })),
    };
  });
  return {
    orders: orders.toSorted(
      (one, other) => one.vendor.localeCompare(other.vendor) || one.store.localeCompare(other.store),
    ),
    without: bought.flatMap(({ need: { item }, purchase }) =>
      purchase === null ? [{ itemId: item.item_id, code: item.code, name: item.name }] : [],
    ),
  };
});
