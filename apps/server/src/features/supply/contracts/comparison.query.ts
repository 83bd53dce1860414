import * as contractEndpoints from '@nidan/contract/supply/contracts/contract-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type {
  ComparedItem,
  ComparedVendor,
  Comparison,
} from '@nidan/contract/supply/contracts/contract-view';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import { baseUnitsOf } from '@nidan/domain/inventory/unit-chain';
import { annualNeed } from '@nidan/domain/purchasing/annual-need';
import { type ComparedRate, compareRates, type OfferedRate } from '@nidan/domain/purchasing/compare-rates';
import type { PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { savedChain } from '../inventory/lots/items-of-stock.query.ts';
import { hasWords } from '../vendors/has-words.ts';
import { stateToday } from './contract-state-sql.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly itemId: string;
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly base_unit: InventoryUnit;
  readonly units: string;
  readonly unit: InventoryUnit;
  readonly vendorId: string;
  readonly vendor: string;
  readonly leadDays: number;
  readonly contractId: string;
  readonly number: string;
  readonly stateCode: number;
  readonly validTo: string;
  readonly ratePaise: number;
  readonly freightBasisPoints: number;
  readonly gstPercent: PurchaseGstRate;
  /** Base units that were used within the last year, and the days since the first of it. */
  readonly used: number;
  readonly usedDays: number;
  /** Base units that are ordered at once. */
  readonly orderQuantity: number;
}

/** First slabs of all contracts but drafts and those that were taken back. */
async function readOffers(
  ctx: Ctx,
  { category, vendorId, q }: QueryOf<typeof contractEndpoints.compareContracts>,
): Promise<readonly Row[]> {
  const { draft, cancelled } = rateContract.codes;
  const conditions = [
    sql`true`,
    ...(category === undefined ? [] : [sql`i.category = ${category}`]),
    ...(vendorId === undefined ? [] : [sql`c.vendor_id = ${vendorId}`]),
    ...hasWords(sql`(lower(i.name) || ' ' || lower(i.code) || ' ' || v.name_search)`, q),
  ];
  const { rows } = await sql<Row>`
    with used as (
      select l.item_id, -sum(m.quantity) / 1000.0 as quantity,
        extract(epoch from ${ctx.now}::timestamptz - min(m.moved_at)) / 86400 as days
      from stock_movement m join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
      where m.l_id = ${ctx.lId} and m.quantity < 0 and m.type not in ('transfer', 'L2L transfer', 'credit (stock in)')
        and m.moved_at >= ${ctx.now}::timestamptz - interval '365 days'
      group by l.item_id)
    select s.item_id as "itemId", i.code, i.name, i.category, i.base_unit, i.units, s.unit, c.vendor_id as "vendorId",
      v.name as vendor, v.lead_days as "leadDays", c.contract_id as "contractId", n.number,
      ${stateToday(ctx)} as "stateCode", c.valid_to::text as "validTo", s.rate_paise as "ratePaise",
      c.freight_basis_points as "freightBasisPoints", s.gst_percent as "gstPercent",
      coalesce(u.quantity, 0)::float8 as used, coalesce(u.days, 0)::float8 as "usedDays", i.order_quantity::float8 as "orderQuantity"
    from (select distinct on (l_id, contract_id, item_id) * from rate_contract_slab
      where l_id = ${ctx.lId} order by l_id, contract_id, item_id, from_quantity) s
    join rate_contract c on c.l_id = s.l_id and c.contract_id = s.contract_id
    join vendor v on v.l_id = c.l_id and v.vendor_id = c.vendor_id
    join money_document n on n.l_id = c.l_id and n.document_id = c.contract_id
    join item i on i.l_id = s.l_id and i.item_id = s.item_id
    left join used u on u.item_id = s.item_id
    where s.l_id = ${ctx.lId} and c.state not in (${draft}, ${cancelled}) and ${sql.join(conditions, sql` and `)}
    order by i.name, s.item_id, v.name_search, c.contract_id limit 5000`.execute(ctx.db);
  return rows;
}

interface Offer extends OfferedRate {
  readonly row: Row;
}

function offerOf(row: Row): Offer {
  const holds = baseUnitsOf(savedChain(row), row.unit) ?? 1;
  return { ...row, state: rateContract.stateOf(row.stateCode), holds, row };
}

type Compared = ComparedRate & Offer;

/** The rows of an item side by side; the need is said in the unit of the first. */
function compareItem(
  offers: readonly Offer[],
): { item: ComparedItem; rates: readonly Compared[]; need: number } | null {
  const [first] = offers;
  if (first === undefined) return null;
  const byContract = new Map(offers.map((offer) => [offer.contractId, offer]));
  const rates = compareRates(offers).flatMap((rate) => {
    const offer = byContract.get(rate.contractId);
    return offer === undefined ? [] : [{ ...offer, ...rate }];
  });
  const { itemId, code, name, category, base_unit: baseUnit, unit } = first.row;
  const { used, usedDays, orderQuantity } = first.row;
  const units = Math.ceil(Math.max(annualNeed(used, usedDays), orderQuantity) / first.holds);
  const item = {
    itemId,
    code,
    name,
    category,
    baseUnit,
    unit,
    need: units,
    cells: rates.map((rate) => ({
      vendorId: rate.vendorId,
      contractId: rate.contractId,
      state: rate.state,
      unit: rate.row.unit,
      ratePaise: rate.ratePaise,
      freightPaise: rate.landed.freight,
      gstPaise: rate.landed.gst,
      gstPercent: rate.row.gstPercent,
      landedPaise: rate.landed.landed,
      perBaseUnitPaise: rate.perBaseUnit,
      isLowest: rate.isLowest,
      above: rate.above,
    })),
  };
  // Sums are of the need that is shown, in whole units.
  return { item, rates, need: units * first.holds };
}

type ComparedRows = NonNullable<ReturnType<typeof compareItem>>;

/** What a year of an item costs at the lowest of some rates; nothing where there is none. */
function lowestOf({ rates, need }: ComparedRows, counts: (rate: Compared) => boolean): number {
  const costs = rates.filter(counts).map(({ perBaseUnit }) => perBaseUnit * need);
  return costs.length === 0 ? 0 : Math.round(Math.min(...costs));
}

function vendorsOf(compared: readonly ComparedRows[]): ComparedVendor[] {
  const rates = compared.flatMap(({ rates: own, need }) => own.map((rate) => ({ rate, need })));
  return [...Map.groupBy(rates, ({ rate }) => rate.vendorId).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { vendorId, row, state, validTo } = first.rate;
    return [
      {
        vendorId,
        vendor: row.vendor,
        leadDays: row.leadDays,
        number: row.number,
        state,
        validTo,
        lowestOn: own.filter(({ rate }) => rate.isLowest).length,
        offered: own.length,
        basketPaise: Math.round(own.reduce((sum, { rate, need }) => sum + rate.perBaseUnit * need, 0)),
      },
    ];
  });
}

/** Rates of all vendors side by side. */
export const compareContractsOf = serve(
  contractEndpoints.compareContracts,
  async (ctx, query): Promise<Comparison> => {
    const offers = (await readOffers(ctx, query)).map(offerOf);
    const compared = [...Map.groupBy(offers, ({ itemId }) => itemId).values()].flatMap(
      (own) => compareItem(own) ?? [],
    );
    const held = compared.filter(({ rates }) => rates.some(({ state }) => state === 'active'));
    return {
      vendors: vendorsOf(compared).toSorted((one, other) => one.vendor.localeCompare(other.vendor)),
      items: compared.map(({ item }) => item),
      todayPaise: held.reduce((sum, one) => sum + lowestOf(one, ({ state }) => state === 'active'), 0),
      lowestPaise: held.reduce((sum, one) => sum + lowestOf(one, ({ counts }) => counts), 0),
    };
  },
);
