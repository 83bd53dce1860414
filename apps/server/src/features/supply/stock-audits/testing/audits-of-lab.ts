import {
  countStockLot,
  finalizeStockAudit,
  planStockAudit,
  startStockAudit,
  type StockAuditDetails,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp, TestClient } from '../../../../testing/app-on-database.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { personWith } from '../../../../testing/person-with.ts';
import { dayFromNow, type StockOfLab } from '../../inventory/testing/stock-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;
type Store = Pick<StockOfLab, 'storeId'>;

/** The plan of a count of all that a store holds. */
export function plannedBody({ storeId }: Store) {
  const all = { categories: [], classes: [], itemIds: [] };
  return { auditId: newId(), storeId, scheduledOn: dayFromNow(0), note: 'Month end', ...all };
}

const planners = new WeakMap<TestApp, Promise<TestClient>>();
/** A person who plans counts and approves none, the same of an app. */
function plannerOf(app: TestApp): Promise<TestClient> {
  const known =
    planners.get(app) ?? personWith(app, { inventory: 15, masters: 4, labs: 4 }).then(({ client }) => client);
  planners.set(app, known);
  return known;
}

export async function plannedAudit({ app }: World, store: Store): Promise<StockAuditDetails> {
  return (await plannerOf(app)).ok(planStockAudit, { body: plannedBody(store) });
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
