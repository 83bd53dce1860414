import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';
import { fileOfValue } from './result-files.query.ts';
import type { StoredResult } from './tests-under-work.query.ts';

interface Row extends StoredResult {
  readonly billTestId: string;
}

/** The current values of a bill's tests, by bill test and parameter: the highest version of each. */
export async function readCurrentResults(
  ctx: Ctx,
  billId: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, StoredResult>>> {
  const { rows } = await sql<Row>`
    select distinct on (v.bill_test_id, v.parameter_id) v.bill_test_id as "billTestId",
      v.parameter_id as "parameterId", v.version, v.raw_value as raw, v.value, ${fileOfValue} as file, v.numeric_value as numeric, v.unit, v.flag,
      v.range_id as "rangeId", v.range_low as low, v.range_high as high, v.range_text as text, v.range_basis as basis, v.critical, v.method,
      v.formula, v.blank_reason as "blankReason", v.source, v.entered_by as "enteredById", u.name as "enteredBy",
      v.entered_at as "enteredAt"
    from bill_test bt
    join result_version v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id
    join login_user u on u.user_id = v.entered_by
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId}
    order by v.bill_test_id, v.parameter_id, v.version desc`.execute(ctx.db);
  const byTest = Map.groupBy(rows, ({ billTestId }) => billTestId);
  return new Map(
    [...byTest].map(([billTestId, results]) => [
      billTestId,
      new Map(results.map((result) => [result.parameterId, result])),
    ]),
  );
}
