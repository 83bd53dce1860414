import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleStopOf, VerdictView } from '@nidan/contract/lab/autoverification/rule-views';
import type { VerdictOutcome } from '@nidan/domain/autoverification/rule-chain';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readSwaps } from './swaps/swaps.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly bill_test_id: string;
  readonly number: number;
  readonly mode: 'shadow' | 'live';
  readonly outcome: VerdictOutcome;
  readonly passed: boolean;
  readonly stops: RuleStopOf[];
  readonly refusal: string | null;
  readonly judged_at: Date;
  readonly is_current: boolean;
}

function present(row: Row): VerdictView {
  return {
    billTestId: row.bill_test_id,
    number: row.number,
    mode: row.mode,
    outcome: row.outcome,
    passed: row.passed,
    stops: row.stops,
    refusal: row.refusal,
    judgedAt: row.judged_at.toISOString(),
    isCurrent: row.is_current,
  };
}

async function requireBill(ctx: Ctx, billId: string): Promise<void> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from bill b
    where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}`.execute(ctx.db);
  if (rows.length === 0) throw refuse('not-found');
}

/** What the rules said of the tests of a bill that the caller sees, latest first, and its tubes that may bear another name. */
export const readVerdictsOf = serve(autoverificationEndpoints.readVerdicts, async (ctx, { billId }) => {
  await requireBill(ctx, billId);
  const { departmentIds } = ctx.caller.scope;
  const isSeen = departmentIds === null ? sql`true` : sql`t.department_id = any(${[...departmentIds]})`;
  const { rows } = await sql<Row>`
    select v.bill_test_id, r.number, v.mode, v.outcome, v.passed, v.stops, v.refusal, v.judged_at,
      not exists (select from result_version x
        where x.l_id = v.l_id and x.bill_test_id = v.bill_test_id and x.entered_at > v.judged_at) as is_current
    from bill_test bt
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    join rule_verdict v on v.l_id = bt.l_id and v.bill_test_id = bt.bill_test_id
    join rule_set r on r.l_id = v.l_id and r.rule_set_id = v.rule_set_id
    where bt.l_id = ${ctx.lId} and bt.bill_id = ${billId} and ${isSeen}
    order by v.judged_at desc, r.number desc`.execute(ctx.db);
  return { verdicts: rows.map(present), swaps: await readSwaps(ctx, billId) };
});
