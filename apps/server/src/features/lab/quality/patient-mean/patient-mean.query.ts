import type { PatientMeanView } from '@nidan/contract/lab/quality/quality-views';
import { movingMean, type MovingMeanPlan, type PatientValue } from '@nidan/domain/quality/moving-mean';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Measuring } from '../quality-of-results.query.ts';

/** Of so many of the last values a mean is made: those of the very ill are left out of it. */
const LAST_VALUES = 150;

interface Row extends Measuring {
  readonly plan: (MovingMeanPlan & { readonly version: number }) | null;
  readonly values: readonly PatientValue[];
}

function present({ machineId, parameterId, plan, values }: Row): PatientMeanView & Measuring {
  return { machineId, parameterId, ...movingMean(values, plan), plan };
}

/**
 * The moving means of patients for pairs of machine and parameter, in one statement: numbers as they stand now, in the unit
 * of the parameter. They tell of no patient, so that they count every bill of the lab.
 */
export async function patientMeansOf(
  { db, lId }: Ctx,
  asked: readonly Measuring[],
): Promise<(one: Measuring) => PatientMeanView | null> {
  const { rows } = await sql<Row>`
    select g.machine_id as "machineId", g.parameter_id as "parameterId",
      (select json_build_object('count', plan.count, 'low', plan.low_limit, 'high', plan.high_limit,
        'target', plan.target, 'allowed', plan.allowed, 'version', plan.version)
        from qc_patient_mean plan where plan.l_id = ${lId} and plan.machine_id = g.machine_id
        and plan.parameter_id = g.parameter_id) as plan,
      coalesce((select json_agg(json_build_object('value', last.numeric_value, 'low', last.range_low,
          'high', last.range_high) order by last.entered_at desc, last.bill_test_id)
        from (select rv.numeric_value, rv.range_low, rv.range_high, rv.entered_at, rv.bill_test_id
          from result_version rv
          where rv.l_id = ${lId} and rv.machine_id = g.machine_id and rv.parameter_id = g.parameter_id
            and rv.numeric_value is not null and rv.unit = p.unit
            and not exists (select from result_version later where later.l_id = rv.l_id
              and later.bill_test_id = rv.bill_test_id and later.parameter_id = rv.parameter_id
              and later.version > rv.version)
          order by rv.entered_at desc limit ${LAST_VALUES}) as last), '[]') as values
    from unnest(${asked.map(({ machineId }) => machineId)}::uuid[],
      ${asked.map(({ parameterId }) => parameterId)}::uuid[]) as g (machine_id, parameter_id)
    join parameter p on p.l_id = ${lId} and p.parameter_id = g.parameter_id`.execute(db);
  const views = rows.map(present);
  return ({ machineId, parameterId }) => {
    const found = views.find((one) => one.machineId === machineId && one.parameterId === parameterId);
    if (found === undefined) return null;
    const { machineId: _machine, parameterId: _parameter, ...view } = found;
    return view;
  };
}

/** The moving mean of patients for one parameter of a machine, both of which the lab has. */
export async function readPatientMean(ctx: Ctx, of: Measuring): Promise<PatientMeanView> {
  const view = (await patientMeansOf(ctx, [of]))(of);
  if (view === null) throw new Error(`The lab has no parameter ${of.parameterId}`);
  return view;
}
