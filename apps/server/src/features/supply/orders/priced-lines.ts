import { typedThousandths } from '@nidan/domain/inventory/unit-chain';
import type { OrderLineInput } from '@nidan/contract/supply/orders/order-view';
import { slabOf } from '@nidan/domain/purchasing/rate-slab';
import type { VendorType } from '@nidan/domain/enumerations/purchasing';
import {
  chargesGst,
  CURRENT_PURCHASE_GST_RATES,
  isPurchaseGstRate,
  type PurchaseGstRate,
} from '@nidan/domain/purchasing/gst-of-purchase';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { holdsToday } from '../contracts/contract-state-sql.ts';
import { countedQuantity } from '../inventory/lots/counted-quantity.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { HeldVendor } from '../vendors/hold-vendor.ts';
import type { LineOfOrder } from './order-rows.ts';

interface SlabOfVendor {
  readonly itemId: string;
  readonly contractId: string;
  readonly unit: string;
  readonly fromQuantity: number;
  readonly ratePaise: number;
  readonly gstPercent: PurchaseGstRate;
}

async function readSlabsOfVendor(ctx: Ctx, vendorId: string, itemIds: readonly string[]) {
  const { rows } = await sql<SlabOfVendor>`
    select s.item_id as "itemId", s.contract_id as "contractId", s.unit, s.from_quantity as "fromQuantity",
      s.rate_paise as "ratePaise", s.gst_percent as "gstPercent"
    from rate_contract_slab s join rate_contract c on c.l_id = s.l_id and c.contract_id = s.contract_id
    where s.l_id = ${ctx.lId} and c.vendor_id = ${vendorId} and s.item_id = any(${[...itemIds]})
      and ${holdsToday(ctx)}`.execute(ctx.db);
  return rows;
}

async function readUsualGst(
  { db, lId }: Ctx,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ item_id: string; gst: number }>`
    select item_id, gst_percent::float8 as gst from item where l_id = ${lId} and item_id = any(${[...itemIds]})`.execute(
    db,
  );
  return new Map(rows.map(({ item_id, gst }) => [item_id, gst]));
}

interface GstSources {
  readonly given: PurchaseGstRate | undefined;
  readonly ofContract: PurchaseGstRate | undefined;
  readonly ofItem: number | undefined;
}

/** The GST of a line: as typed, else none of a vendor that charges none, else that of the contract or the item; refused where orders do not take that of the item. */
function gstOf(
  { item, type }: { readonly item: string; readonly type: VendorType },
  { given, ofContract, ofItem: usual }: GstSources,
): PurchaseGstRate {
  if (given !== undefined) return given;
  if (!chargesGst(type)) return 0;
  if (ofContract !== undefined) return ofContract;
  if (usual === undefined) return 0;
  if (isPurchaseGstRate(usual, CURRENT_PURCHASE_GST_RATES)) return usual;
  throw refuse('order-without-gst', { details: { item, percent: String(usual) } });
}

/** Lines of an order with their rates: those of the vendor's contract unless another is given, which is marked by what differs. */
export async function pricedLines(
  ctx: Ctx,
  { vendorId, type }: Pick<HeldVendor, 'vendorId' | 'type'>,
  given: readonly OrderLineInput[],
): Promise<readonly LineOfOrder[]> {
  const itemIds = given.map(({ itemId }) => itemId);
  const items = await readItems(ctx, [...new Set(itemIds)]);
  const [slabs, gst] = [await readSlabsOfVendor(ctx, vendorId, itemIds), await readUsualGst(ctx, itemIds)];
  const seen = new Set<string>();
  return given.map((line) => {
    const item = items.get(line.itemId);
    if (item === undefined) throw refuse('not-found');
    const details = { item: item.name };
    if (item.status !== masterData.codes.enabled) throw refuse('item-disabled', { details });
    if (seen.has(line.itemId)) throw refuse('order-item-twice', { details });
    seen.add(line.itemId);
    countedQuantity(item, line);
    const quantity = typedThousandths(line.quantity);
    if (quantity === null) {
      const { unit } = line;
      throw refuse('quantity-too-fine', {
        details: { ...details, quantity: line.quantity, unit, base: unit },
      });
    }
    const own = slabs.filter((one) => one.itemId === line.itemId && one.unit === line.unit);
    const slab = slabOf(own, quantity / 1_000);
    const ratePaise = line.ratePaise ?? slab?.ratePaise;
    if (ratePaise === undefined) throw refuse('order-without-rate', { details });
    return {
      lineId: line.lineId,
      itemId: line.itemId,
      unit: line.unit,
      quantity,
      ratePaise,
      discountBasisPoints: line.discountBasisPoints,
      gstPercent: gstOf(
        { item: item.name, type },
        { given: line.gstPercent, ofContract: slab?.gstPercent, ofItem: gst.get(line.itemId) },
      ),
      contractId: slab?.contractId ?? null,
      contractPaise: slab?.ratePaise ?? null,
    };
  });
}

/** True when a line is not ordered at the rate of a contract. */
export function isBesideContract({
  ratePaise,
  contractPaise,
}: Pick<LineOfOrder, 'ratePaise' | 'contractPaise'>): boolean {
  return contractPaise === null || ratePaise !== contractPaise;
}
