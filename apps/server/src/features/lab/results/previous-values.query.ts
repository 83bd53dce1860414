import type { PreviousValue } from '@nidan/contract/lab/results/worksheet';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { presentFlag } from './present-result.ts';
import type { StoredResult } from './stored-result.ts';

/** Earlier values shown beside the current one, and bills of a person that are searched for them. */
const shown = 3;
const billsSearched = 40;

interface PreviousQuestion {
  readonly billId: string;
  readonly patientId: string;
  readonly registeredAt: Date;
  readonly parameterIds: readonly string[];
}

interface Row {
  readonly parameter_id: string;
  readonly value: string;
  readonly numeric_value: number | null;
  readonly flag: StoredResult['flag'];
  readonly at: Date;
  readonly lab_no: string;
}

/** The last three checked values of the same person, parameter and unit from earlier bills, latest first. */
export async function readPreviousValues(
  ctx: Ctx,
  { billId, patientId, registeredAt, parameterIds }: PreviousQuestion,
): Promise<ReadonlyMap<string, readonly PreviousValue[]>> {
  // Laterals that cannot be flattened: bill by bill and test by test, whatever the planner knows of the tables' sizes.
  const { rows } = await sql<Row>`
    with found as (
      select c.parameter_id, c.value, c.numeric_value, c.flag, c.unit, c.file_id, coalesce(s.collected_at, e.created_at) as at,
        e.lab_no
      from (
        select b.bill_id, b.lab_no, b.created_at from bill b
        where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and b.bill_id <> ${billId}
          and b.created_at <= ${registeredAt}
        order by b.created_at desc limit ${billsSearched}
      ) e
      cross join lateral (
        select bt.bill_test_id, bt.sample_id from bill_test bt
        where bt.l_id = ${ctx.lId} and bt.bill_id = e.bill_id and bt.state = ${CHECKED} offset 0
      ) t
      cross join lateral (
        select distinct on (v.parameter_id) v.parameter_id, v.value, v.numeric_value, v.flag, v.unit, v.file_id
        from result_version v
        where v.l_id = ${ctx.lId} and v.bill_test_id = t.bill_test_id
        order by v.parameter_id, v.version desc
      ) c
      left join sample s on s.l_id = ${ctx.lId} and s.sample_id = t.sample_id
    ), ranked as (
      select f.parameter_id, f.value, f.numeric_value, f.flag, f.at, f.lab_no,
        row_number() over (partition by f.parameter_id order by f.at desc) as place
      from found f
      join parameter p on p.l_id = ${ctx.lId} and p.parameter_id = f.parameter_id and p.unit = f.unit
      where f.value is not null and f.file_id is null and p.parameter_id = any(${[...parameterIds]})
    )
    select parameter_id, value, numeric_value, flag, at, lab_no from ranked
    where place <= ${shown} order by parameter_id, place`.execute(ctx.db);
  const byParameter = Map.groupBy(rows, (row) => row.parameter_id);
  return new Map(
    [...byParameter].map(([parameterId, values]) => [
      parameterId,
      values.map((row) => ({
        value: row.value,
        numeric: row.numeric_value,
        flag: presentFlag(row.flag),
        at: row.at.toISOString(),
        labNo: row.lab_no,
      })),
    ]),
  );
}
