import * as stockAuditEndpoints from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type { StockAuditDetails } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type { ItemCategory } from '@nidan/domain/enumerations/inventory';
import { abcClasses } from '@nidan/domain/inventory/stock-count';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { insertAudit, insertAuditLots, type LockedAudit, lockAudit, updateAudit } from './audit-rows.ts';
import { readAuditDetails } from './audits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Plans the count of a store. */
export const planStockAudit = serve(
  stockAuditEndpoints.planStockAudit,
  async (ctx, body): Promise<StockAuditDetails> => {
    const { auditId, itemIds } = body;
    const store = await requireStoreInUse(ctx, body.storeId);
    await readItems(ctx, itemIds);
    const note = body.note.trim();
    await makeSupplyDocument(ctx, { documentId: auditId, series: 'K', locationId: store.location_id, note });
    await insertAudit(ctx, { ...body, note });
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'create',
      after: { store: store.code },
    });
    await numberOtherDocuments(ctx, [{ documentId: auditId, series: 'K' }]);
    return readAuditDetails(ctx, auditId);
  },
);

interface HeldLot {
  readonly lotId: string;
  readonly itemId: string;
  readonly category: ItemCategory;
  readonly valuePaise: number;
}

/** A choice of nothing is one of everything. */
function takes<T>(list: readonly T[], value: T): boolean {
  return list.length === 0 || list.includes(value);
}

/** What a store holds of what is to be counted. */
async function lotsToCount({ db, lId }: Ctx, plan: LockedAudit): Promise<string[]> {
  const { rows } = await sql<HeldLot>`
    select k.lot_id as "lotId", i.item_id as "itemId", i.category, k.value_paise as "valuePaise"
    from stock k join stock_lot l on l.l_id = k.l_id and l.lot_id = k.lot_id
    join item i on i.l_id = l.l_id and i.item_id = l.item_id
    where k.l_id = ${lId} and k.store_id = ${plan.storeId} and k.quantity > 0 order by k.lot_id`.execute(db);
  const worth = new Map<string, number>();
  for (const { itemId, valuePaise } of rows) worth.set(itemId, (worth.get(itemId) ?? 0) + valuePaise);
  const classes = abcClasses([...worth].map(([itemId, valuePaise]) => ({ itemId, valuePaise })));
  return rows
    .filter(
      ({ itemId, category }) =>
        takes(plan.categories, category) &&
        takes(plan.itemIds, itemId) &&
        takes(plan.classes, classes.get(itemId) ?? 'C'),
    )
    .map(({ lotId }) => lotId);
}

/** Begins a count: what the store holds now is to be counted; work goes on. */
export const startStockAudit = serve(
  stockAuditEndpoints.startStockAudit,
  async (ctx, { auditId, version }): Promise<StockAuditDetails> => {
    const known = await lockAudit(ctx, auditId);
    await expectVersion(ctx, { entityId: auditId, expected: version, found: known.version });
    const state = stepOrRefuse('The count', inventoryAudit.step('start', known.state));
    const lotIds = await lotsToCount(ctx, known);
    if (lotIds.length === 0) throw refuse('audit-empty', { details: { store: known.store } });
    await insertAuditLots(ctx, auditId, lotIds);
    await updateAudit(ctx, known, { state, started_at: ctx.now });
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'start',
      after: { lots: lotIds.length },
    });
    return readAuditDetails(ctx, auditId);
  },
);
