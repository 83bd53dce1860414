import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import { checkDelta } from '@nidan/domain/results/delta';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';

interface Row {
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly parameter_id: string;
  readonly now: string;
  readonly now_numeric: number | null;
  readonly now_at: Date;
  readonly before: string;
  readonly before_numeric: number | null;
  readonly before_at: Date;
}

/** Those of the bill tests that have a value which differs too much from the last checked one of the same person and unit. */
export async function readExceededDeltas(
  ctx: Ctx,
  { tests }: LabCatalogue,
  billTestIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (billTestIds.length === 0) return new Set();
  // Laterals that cannot be flattened, as for the values of one bill: from the test to the person's bills, never through a whole table.
  const { rows } = await sql<Row>`
    select bt.bill_test_id, bt.test_id, c.parameter_id, c.value as now, c.numeric_value as now_numeric,
      coalesce(s.collected_at, ${ctx.now}) as now_at, l.value as before, l.numeric_value as before_numeric, l.at as before_at
    from bill_test bt
    join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    left join sample s on s.l_id = bt.l_id and s.sample_id = bt.sample_id
    cross join lateral (
      select distinct on (v.parameter_id) v.parameter_id, v.value, v.numeric_value from result_version v
      where v.l_id = ${ctx.lId} and v.bill_test_id = bt.bill_test_id
      order by v.parameter_id, v.version desc
    ) c
    join parameter p on p.l_id = bt.l_id and p.parameter_id = c.parameter_id and p.delta_mode is not null
    cross join lateral (
      select f.value, f.numeric_value, coalesce(o.collected_at, e.created_at) as at
      from bill e
      join bill_test t on t.l_id = e.l_id and t.bill_id = e.bill_id and t.state = ${CHECKED}
      left join sample o on o.l_id = t.l_id and o.sample_id = t.sample_id
      cross join lateral (
        select v.value, v.numeric_value, v.unit from result_version v
        where v.l_id = ${ctx.lId} and v.bill_test_id = t.bill_test_id and v.parameter_id = c.parameter_id
        order by v.version desc limit 1
      ) f
      where e.l_id = ${ctx.lId} and e.patient_id = b.patient_id and e.bill_id <> b.bill_id
        and e.created_at <= b.created_at and f.value is not null and f.unit = p.unit
      order by at desc limit 1
    ) l
    where bt.l_id = ${ctx.lId} and bt.bill_test_id = any(${[...billTestIds]}) and c.value is not null`.execute(
    ctx.db,
  );
  const exceeded = rows.filter((row) => {
    const place = tests
      .get(row.test_id)
      ?.parameters.find((one) => one.parameter.parameterId === row.parameter_id);
    if (place === undefined) return false;
    const before = { value: row.before, numeric: row.before_numeric, at: row.before_at };
    const now = { value: row.now, numeric: row.now_numeric, at: row.now_at };
    return checkDelta(place.parameter.delta, before, now)?.exceeded ?? false;
  });
  return new Set(exceeded.map((row) => row.bill_test_id));
}
