import type { PreviousValue } from '@nidan/contract/results/worksheet';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { presentFlag } from './present-result.ts';
import type { StoredResult } from './tests-under-work.query.ts';

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
  const { rows } = await sql<Row>`
    with earlier as (
      select b.bill_id, b.lab_no, b.created_at from bill b
      where b.l_id = ${ctx.lId} and b.patient_id = ${patientId} and b.bill_id <> ${billId}
        and b.created_at <= ${registeredAt}
      order by b.created_at desc limit ${billsSearched}
    ), current as (
      select distinct on (v.bill_test_id, v.parameter_id) v.parameter_id, v.value, v.numeric_value, v.flag, v.unit,
        coalesce(s.collected_at, e.created_at) as at, e.lab_no
      from earlier e
      join bill_test bt on bt.l_id = ${ctx.lId} and bt.bill_id = e.bill_id and bt.state = 'checked'
      join result_version v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id
        and v.parameter_id = any(${[...parameterIds]})
      left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
      order by v.bill_test_id, v.parameter_id, v.version desc
    ), ranked as (
      select c.parameter_id, c.value, c.numeric_value, c.flag, c.at, c.lab_no,
        row_number() over (partition by c.parameter_id order by c.at desc) as place
      from current c
      join parameter p on p.l_id = ${ctx.lId} and p.parameter_id = c.parameter_id and p.unit = c.unit
      where c.value is not null
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
