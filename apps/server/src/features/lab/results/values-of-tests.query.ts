import type { ResultSource } from '@nidan/domain/enumerations/results';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A value of a test as it stands: the newest version. */
export interface StandingValue {
  readonly billTestId: string;
  readonly parameterId: string;
  /** Code of the parameter. */
  readonly code: string;
  readonly version: number;
  readonly value: string | null;
  readonly unit: string;
  readonly method: string;
  readonly formula: string | null;
  readonly source: ResultSource;
}

/** The standing values of tests, cleared ones too; the bill is locked in an earlier statement. */
export async function readValuesOfTests(
  ctx: Ctx,
  billTestIds: readonly string[],
): Promise<readonly StandingValue[]> {
  const { rows } = await sql<StandingValue>`
    select distinct on (v.bill_test_id, v.parameter_id) v.bill_test_id as "billTestId", v.parameter_id as "parameterId",
      p.code, v.version, v.value, v.unit, v.method, v.formula, v.source
    from result_version v join parameter p on p.l_id = v.l_id and p.parameter_id = v.parameter_id
    where v.l_id = ${ctx.lId} and v.bill_test_id = any(${[...billTestIds]})
    order by v.bill_test_id, v.parameter_id, v.version desc`.execute(ctx.db);
  return rows;
}
