import * as entryEndpoints from '@nidan/contract/lab/results/entry-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { pageInMemory } from '../../../kernel/database/page-cursor.ts';
import { departmentInScope, ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentResult } from './present-result.ts';
import { fileOfValue } from './attachments/result-files.query.ts';
import type { StoredResult } from './stored-result.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A value is seen with its test. */
function testInScope(ctx: Ctx) {
  const department = departmentInScope(ctx.caller, sql.ref('bt.department_id'));
  return sql`exists (
    select from bill_test bt where bt.l_id = v.l_id and bt.bill_test_id = v.bill_test_id
      and ${department} and ${ofBillInScope(ctx, sql.ref('bt.bill_id'))})`;
}

/** Every version of one value, latest first; they are few. */
export async function readResultVersions(
  ctx: Ctx,
  { billTestId, parameterId }: QueryOf<typeof entryEndpoints.listResultVersions>,
): Promise<readonly StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select v.parameter_id as "parameterId", v.version, v.raw_value as raw, v.value, ${fileOfValue} as file, v.numeric_value as numeric, v.unit,
      v.flag, v.range_id as "rangeId", v.range_low as low, v.range_high as high, v.range_text as text, v.range_basis as basis, v.critical,
      v.method, v.formula, v.blank_reason as "blankReason", v.source, v.mark, v.entered_by as "enteredById",
      u.name as "enteredBy", v.entered_at as "enteredAt"
    from result_version v join login_user u on u.user_id = v.entered_by
    where v.l_id = ${ctx.lId} and v.bill_test_id = ${billTestId} and v.parameter_id = ${parameterId}
      and ${testInScope(ctx)}
    order by v.version desc`.execute(ctx.db);
  return rows;
}

export const listResultVersionsOf = serve(entryEndpoints.listResultVersions, async (ctx, query) => {
  const versions = await readResultVersions(ctx, query);
  return pageInMemory(versions, query, {
    id: ({ version }) => version,
    present: (row) => presentResult(ctx, row),
  });
});
