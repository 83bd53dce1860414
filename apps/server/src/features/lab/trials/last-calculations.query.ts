import { FORMULA_EFFECT_MOST } from '@nidan/domain/formulas/formula-effect-limits';
import type { Flag } from '@nidan/domain/results/flag';
import type { Sex } from '@nidan/domain/people/sex';
import type { Trimester } from '@nidan/domain/people/ages/trimester';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CANCELED } from '../../../kernel/database/bill-test-codes.ts';
import type { AgeColumns } from '../../people/patients/age-columns.ts';

/** A calculated result that stands, of a person without a name. */
export interface LastCalculation extends AgeColumns {
  readonly billTestId: string;
  readonly testId: string;
  /** Of the test, as the bill was made with. */
  readonly testVersion: number;
  readonly version: number;
  /** Unrounded; null when it stayed blank. */
  readonly numeric: number | null;
  readonly flag: Flag | '';
  readonly unit: string;
  readonly rangeId: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly sex: Sex;
  readonly heightCm: number | null;
  readonly weightKg: number | null;
  readonly lastPeriod: CalendarDate | null;
  readonly trimester: Trimester | null;
  readonly fastingHours: number | null;
  readonly collectedAt: Date;
  readonly calculatedAt: Date;
}

/** The results that stand among the last versions of a calculated parameter, the newest first. */
export async function readLastCalculations(
  ctx: Ctx,
  parameterId: string,
): Promise<readonly LastCalculation[]> {
  const { rows } = await sql<LastCalculation>`
    with last as (
      select v.bill_test_id, v.version, v.numeric_value, v.flag, v.unit, v.range_id, v.range_low, v.range_high, v.source,
        v.entered_at
      from result_version v
      where v.l_id = ${ctx.lId} and v.parameter_id = ${parameterId}
      order by v.entered_at desc limit ${FORMULA_EFFECT_MOST}
    )
    select last.bill_test_id as "billTestId", bt.test_id as "testId", bt.test_version as "testVersion", last.version,
      last.numeric_value as numeric, last.flag, last.unit, last.range_id as "rangeId", last.range_low as low,
      last.range_high as high, p.sex, b.height_cm as "heightCm", b.weight_kg as "weightKg", b.last_period as "lastPeriod", b.trimester,
      b.fasting_hours as "fastingHours", coalesce(s.collected_at, last.entered_at) as "collectedAt",
      last.entered_at as "calculatedAt", p.age_y, p.age_m, p.age_w, p.age_d, p.age_h, p.age_at, p.birthdate
    from last
    join bill_test bt on bt.l_id = ${ctx.lId} and bt.bill_test_id = last.bill_test_id
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    where last.source = 'calculated' and bt.state <> ${CANCELED} and not exists (
      select from result_version next
      where next.l_id = ${ctx.lId} and next.bill_test_id = last.bill_test_id
        and next.parameter_id = ${parameterId} and next.version > last.version
    )
    order by last.entered_at desc`.execute(ctx.db);
  return rows;
}

/** A value beside a result. */
export interface StoredInput {
  readonly parameterId: string;
  readonly raw: string | null;
  readonly value: string | null;
  readonly unit: string;
}

/** A test of the bill of a result, with the values in it that a formula may read. */
export interface InputTest {
  /** The test of the result. */
  readonly resultOf: string;
  readonly billTestId: string;
  readonly testId: string;
  readonly version: number;
  readonly inputs: readonly StoredInput[] | null;
}

/**
 * For each result its own test and the others of its bill that have one of the inputs. A value is the one that stood when the
 * result was calculated; where none was there yet, which no formula can have read, the one that stands now.
 */
export async function readInputTests(
  ctx: Ctx,
  parameterId: string,
  {
    results,
    inputIds,
  }: { readonly results: readonly LastCalculation[]; readonly inputIds: readonly string[] },
): Promise<readonly InputTest[]> {
  const { rows } = await sql<InputTest>`
    select asked.bill_test_id as "resultOf", bt.bill_test_id as "billTestId", bt.test_id as "testId",
      bt.test_version as version, found.inputs
    from unnest(${results.map(({ billTestId }) => billTestId)}::uuid[], ${results.map(({ version }) => version)}::int[])
      as asked (bill_test_id, version)
    join result_version r on r.l_id = ${ctx.lId} and r.bill_test_id = asked.bill_test_id
      and r.parameter_id = ${parameterId} and r.version = asked.version
    join bill_test own on own.l_id = r.l_id and own.bill_test_id = r.bill_test_id
    join bill_test bt on bt.l_id = own.l_id and bt.bill_id = own.bill_id and bt.state <> ${CANCELED}
    cross join lateral (
      select json_agg(json_build_object('parameterId', i.parameter_id, 'raw', i.raw_value, 'value', i.value, 'unit', i.unit))
        as inputs
      from (
        select distinct on (v.parameter_id) v.parameter_id, v.raw_value, v.value, v.unit
        from result_version v
        where v.l_id = ${ctx.lId} and v.bill_test_id = bt.bill_test_id and v.parameter_id = any(${[...inputIds]}::uuid[])
        order by v.parameter_id, v.entered_at <= r.entered_at desc, v.version desc
      ) i
    ) found
    where found.inputs is not null or bt.bill_test_id = own.bill_test_id
    order by bt.bill_test_id`.execute(ctx.db);
  return rows;
}
