import {
  countStockLot,
  finalizeStockAudit,
  planStockAudit,
  startStockAudit,
  type StockAuditDetails,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { dayFromNow, type StockOfLab } from '../../inventory/testing/stock-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;
type Store = Pick<StockOfLab, 'storeId'>;

/** The plan of a count of all that a store holds. */
export function plannedBody({ storeId }: Store) {
  const all = { categories: [], classes: [], itemIds: [] };
  return { auditId: newId(), storeId, scheduledOn: dayFromNow(0), note: 'Month end', ...all };
}

export async function plannedAudit({ app }: World, store: Store): Promise<StockAuditDetails> {
  return app.as('Manager').ok(planStockAudit, { body: plannedBody(store) });
}

export async function startedAudit(world: World, store: Store): Promise<StockAuditDetails> {
  const { auditId, version } = (await plannedAudit(world, store)).audit;
  return world.app.as('Manager').ok(startStockAudit, { body: { auditId, version } });
}

/** A count that a technician has counted: so many tests of each lot, in the order of the sheet. */
export async function countedAudit(
  world: World,
  store: Store,
  quantities: readonly string[],
): Promise<StockAuditDetails> {
  let details = await startedAudit(world, store);
  for (const [at, { itemId, lotNo }] of details.lots.entries()) {
    const { auditId } = details.audit;
    const quantity = quantities[at] ?? '0';
    details = await world.app
      .as('Technician')
      .ok(countStockLot, { body: { auditId, itemId, lotNo, quantity, unit: 'test' } });
  }
  return details;
}

export async function finalizedAudit(
  world: World,
  store: Store,
  quantities: readonly string[],
): Promise<StockAuditDetails> {
  const { auditId, version } = (await countedAudit(world, store, quantities)).audit;
  return world.app.as('Manager').ok(finalizeStockAudit, { body: { auditId, version } });
}
