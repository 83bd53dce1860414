import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import { rejectingRule } from '@nidan/domain/quality/quality-state';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readRules } from './chart.query.ts';
import { requireMeasured } from './measured-there.query.ts';
import { lockPlan, lockRules, savePlan, saveRules } from './series-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The machine, whoever is on it; refused when the lab has none of this id. */
export async function requireMachine({ db, lId }: Ctx, machineId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from machine where l_id = ${lId} and machine_id = ${machineId}`.execute(db);
  const [machine] = rows;
  if (machine === undefined) throw refuse('not-found');
  return machine.name;
}

/** Lays down how often the controls of a machine are run. */
export const setPlan = serve(seriesEndpoints.setPlan, async (ctx, given) => {
  const body = { ...given, shifts: given.shifts.toSorted() };
  await requireMachine(ctx, body.machineId);
  const { everyHours, everyResults, shifts } = body;
  if (everyHours === null && everyResults === null && shifts.length === 0) throw refuse('qc-plan-empty');
  const { version, former } = await lockPlan(ctx, body.machineId);
  await expectVersion(ctx, { entityId: body.machineId, expected: body.version, found: version });
  await savePlan(ctx, body);
  const after = { everyHours, everyResults, shifts };
  recordEvent(ctx, {
    entityKind: 'QC_PLAN',
    entityId: body.machineId,
    action: 'planControls',
    before: former,
    after,
  });
  return { ...after, version: version + 1 };
});

/** Chooses the rules for a parameter of a machine. */
export const chooseRules = serve(seriesEndpoints.chooseRules, async (ctx, body) => {
  const { machineId, rules, teaPercent: tea, biasPercent: bias } = body;
  const { parameter } = await requireMeasured(ctx, body);
  if (rejectingRule(rules) === null) throw refuse('qc-rules-warn-only');
  const { version, former } = await lockRules(ctx, body);
  await expectVersion(ctx, { entityId: machineId, expected: body.version, found: version });
  await saveRules(ctx, body);
  recordEvent(ctx, {
    entityKind: 'QC_PLAN',
    entityId: machineId,
    action: 'chooseRules',
    before: former,
    after: { parameter, rules, tea, bias },
  });
  return readRules(ctx, body, null);
});
