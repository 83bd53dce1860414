import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface TubeOfTest {
  readonly billId: string;
  readonly sampleId: string | null;
}

/** The bill and the tube of a test that the caller sees; null when there is none. */
export async function tubeOfTest(ctx: Ctx, billTestId: string): Promise<TubeOfTest | null> {
  const { rows } = await sql<{ bill_id: string; sample_id: string | null }>`
    select t.bill_id, t.sample_id from bill_test t
    join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    where t.l_id = ${ctx.lId} and t.bill_test_id = ${billTestId} and ${billInScope(ctx.caller)}
      and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}`.execute(ctx.db);
  const [row] = rows;
  return row === undefined ? null : { billId: row.bill_id, sampleId: row.sample_id };
}
