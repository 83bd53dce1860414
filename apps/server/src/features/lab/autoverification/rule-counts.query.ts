import type { RuleCounts } from '@nidan/contract/lab/autoverification/rule-views';
import { sql } from 'kysely';
import { CHECKED } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Verdicts of a set that are counted: the latest. */
const COUNTED = 1_000;

const NONE: RuleCounts = {
  judged: 0,
  passed: 0,
  stopped: 0,
  agreed: 0,
  disagreed: 0,
  stoppedForNothing: 0,
  checked: 0,
};

/**
 * What became of the latest verdicts of sets, each result once by its last verdict: agreed where a person checked the very values that
 * passed, disagreed where somebody changed one since or asked for a repeat.
 */
export async function readRuleCounts(
  ctx: Ctx,
  ruleSetIds: readonly string[],
): Promise<(ruleSetId: string) => RuleCounts> {
  const { rows } = await sql<{ rule_set_id: string; counts: RuleCounts }>`
    select s.id as rule_set_id, json_build_object('judged', count(*), 'passed', count(*) filter (where v.passed),
      'stopped', count(*) filter (where not v.passed),
      'agreed', count(*) filter (where v.passed and v.outcome <> 'checked' and v.is_checked and not v.is_changed),
      'disagreed', count(*) filter (where v.passed and v.is_changed),
      'stoppedForNothing', count(*) filter (where not v.passed and v.is_checked and not v.is_changed),
      'checked', count(*) filter (where v.outcome = 'checked')) as counts
    from unnest(${[...ruleSetIds]}::uuid[]) as s (id)
    cross join lateral (
      select distinct on (l.bill_test_id) l.passed, l.outcome, bt.state = ${CHECKED} as is_checked,
        exists (select from result_version x where x.l_id = ${ctx.lId} and x.bill_test_id = l.bill_test_id and x.entered_at > l.judged_at)
          or exists (select from rerun e where e.l_id = ${ctx.lId} and e.bill_test_id = l.bill_test_id and e.requested_at > l.judged_at)
          as is_changed
      from (
        select bill_test_id, passed, outcome, judged_at from rule_verdict
        where l_id = ${ctx.lId} and rule_set_id = s.id order by judged_at desc limit ${COUNTED}) l
      join bill_test bt on bt.l_id = ${ctx.lId} and bt.bill_test_id = l.bill_test_id
      order by l.bill_test_id, l.judged_at desc
    ) v
    group by s.id`.execute(ctx.db);
  const found = new Map(rows.map((row) => [row.rule_set_id, row.counts]));
  return (ruleSetId) => found.get(ruleSetId) ?? NONE;
}
