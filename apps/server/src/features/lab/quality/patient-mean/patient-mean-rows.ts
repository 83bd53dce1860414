import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { planPatientMean } from '@nidan/contract/lab/quality/series-endpoints';
import type { MovingMeanPlan } from '@nidan/domain/quality/moving-mean';
import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Measuring } from '../quality-of-results.query.ts';
import type { Former } from '../series-rows.ts';

/** Locks what is laid down for the moving mean of a parameter of a machine; version 0 and null where nothing is. */
export async function lockPatientMean(
  { db, lId }: Ctx,
  { machineId, parameterId }: Measuring,
): Promise<Former<MovingMeanPlan>> {
  const { rows } = await sql<MovingMeanPlan & { version: number }>`
    select count, low_limit as low, high_limit as high, target, allowed, version from qc_patient_mean
    where l_id = ${lId} and machine_id = ${machineId} and parameter_id = ${parameterId} for no key update`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) return { version: 0, former: null };
  const { version, ...former } = row;
  return { version, former };
}

/** Writes what is laid down for a moving mean: the first time, or in the place of the locked one. */
export async function savePatientMean(ctx: Ctx, body: BodyOf<typeof planPatientMean>): Promise<void> {
  const { machineId, parameterId, version, count, low, high, target, allowed } = body;
  const values = { count, low_limit: low, high_limit: high, target, allowed };
  if (version === 0) {
    const keys = { l_id: ctx.lId, machine_id: machineId, parameter_id: parameterId };
    await insertRows(ctx.db, 'qc_patient_mean', [{ ...keys, ...values }]);
    return;
  }
  await sql`update qc_patient_mean set count = ${count}, low_limit = ${low}, high_limit = ${high}, target = ${target},
      allowed = ${allowed}, version = version + 1
    where l_id = ${ctx.lId} and machine_id = ${machineId} and parameter_id = ${parameterId}`.execute(ctx.db);
}
