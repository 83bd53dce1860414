import type { ConsumptionResult } from '@nidan/domain/enumerations/inventory';
import { allocate } from '@nidan/domain/money/allocate';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { lockStock } from '../movements/lock-stock.ts';
import type { PlannedMovement } from '../movements/plan-moves.ts';
import { postMovements } from '../movements/post-movements.ts';
import { requireStoresInUse } from '../stores/require-store-in-use.ts';
import { insertRun, insertUses, type NewUse, writeLines } from './consumption-rows.ts';
import { type ConsumptionPlan, type PlannedLine, planConsumption } from './plan-consumption.ts';
import { readNewWork, readShortWork } from './work.query.ts';

/** The cost of what each piece of work took: its share of the lot that was moved for many at once. */
function usesOf({ taken }: ConsumptionPlan, movements: readonly PlannedMovement[]): NewUse[] {
  const uses = new Map<string, NewUse>();
  for (const [at, parts] of Map.groupBy(taken, ({ move }) => move)) {
    const cost = -(movements[at]?.valuePaise ?? 0);
    const shares = allocate(
      cost,
      parts.map(({ quantity }) => quantity),
    );
    for (const [index, { lineId, lotId, quantity }] of parts.entries()) {
      // A lot of which a part is open and a part is sealed is one lot to whoever looks for it.
      const known = uses.get(`${lineId} ${lotId}`);
      uses.set(`${lineId} ${lotId}`, {
        lineId,
        lotId,
        quantity: quantity + (known?.quantity ?? 0),
        valuePaise: (shares[index] ?? 0) + (known?.valuePaise ?? 0),
      });
    }
  }
  return [...uses.values()];
}

/** What a run as a whole comes to. */
function resultOf(lines: readonly PlannedLine[]): ConsumptionResult {
  if (lines.every(({ result }) => result === 'CONSUMED')) return 'CONSUMED';
  return lines.every(({ taken }) => taken === 0) ? 'NOT-CONSUMED' : 'PARTIAL';
}

/**
 * Takes what the work of a place has used since the last run; answers the id of the run, null where there is nothing new. Each piece of work is a
 * line that is written once, so that another run takes nothing twice; what was short is tried again.
 */
export async function consumeWork(
  ctx: Ctx,
  { runId, locationId }: { readonly runId: string; readonly locationId: string },
): Promise<string | null> {
  // Runs of a place follow one another: the second finds the lines of the first.
  await sql`select pg_advisory_xact_lock(hashtext('nidan consumption ' || ${locationId}), ${ctx.lId})`.execute(
    ctx.db,
  );
  const works = [...(await readShortWork(ctx, { locationId })), ...(await readNewWork(ctx, { locationId }))];
  if (works.length === 0) return null;
  const storeIds = [...new Set(works.map(({ store_id }) => store_id))];
  const stores = await requireStoresInUse(ctx, storeIds);
  const stock = await lockStock(ctx, { itemIds: [...new Set(works.map(({ item_id }) => item_id))] });
  const plan = planConsumption(stock, works, calendarDateIn(ctx.lab.timeZone, ctx.now));
  const lines = plan.lines.filter(({ work, taken }) => work.line_id === null || taken > work.taken);
  if (lines.length === 0) return null;
  const result = resultOf(lines);
  await insertRun(ctx, { runId, locationId, result, why: null, lines: lines.length });
  await writeLines(ctx, runId, lines);
  if (plan.moves.length > 0) {
    const movements = await postMovements(ctx, {
      document: { documentId: runId, series: 'U', locationId },
      stores,
      stock,
      moves: plan.moves,
    });
    await insertUses(ctx, runId, usesOf(plan, movements));
  }
  return runId;
}
