import * as consumptionEndpoints from '@nidan/contract/supply/inventory/consumption-endpoints';
import { seesLocation } from '@nidan/domain/access/work-scope';
import { sql } from 'kysely';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { consumeWork } from './consume-work.ts';
import { readRun } from './runs.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** Takes now what the work of a place has used. */
export const runNow = serve(consumptionEndpoints.runConsumption, async (ctx, { runId, locationId }) => {
  const { rows } = await sql`
    select from location where l_id = ${ctx.lId} and location_id = ${locationId}`.execute(ctx.db);
  if (rows.length === 0 || !seesLocation(ctx.caller.scope, locationId)) throw refuse('not-found');
  const done = await consumeWork(ctx, { runId, locationId });
  return { run: done === null ? null : await readRun(ctx, done) };
});
