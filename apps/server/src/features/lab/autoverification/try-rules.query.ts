import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import { judgeResult, type TestFacts, type Verdict } from '@nidan/domain/autoverification/judge-result';
import { AUTOVERIFICATION_RULES } from '@nidan/domain/autoverification/rule-chain';
import { sql } from 'kysely';
import { CHECKED, COMPLETED } from '../../../kernel/database/bill-test-codes.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { personOfBill } from '../results/person-of-bill-columns.ts';
import { readTestsUnderWork } from '../results/tests-under-work.query.ts';
import { readWorksheetHead } from '../worksheet/worksheet-head.query.ts';
import { factsOfTest } from './facts-of-test.ts';
import { readRuledBill } from './ruled-bill.query.ts';
import { requireRuledTest } from './save-rule-draft.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** So many results are tried, and so many values are searched for them. */
const TRIED = 100;
const SEARCHED = 500;

/** The last bills with a completed result of a test, found by the values of its first parameter. */
async function lastBills(ctx: Ctx, testId: string, parameterId: string): Promise<string[]> {
  const { rows } = await sql<{ bill_id: string }>`
    select bt.bill_id from (
      select bill_test_id, max(entered_at) as at from (
        select v.bill_test_id, v.entered_at from result_version v
        where v.l_id = ${ctx.lId} and v.parameter_id = ${parameterId} order by v.entered_at desc limit ${SEARCHED}) last
      group by bill_test_id) v
    join bill_test bt on bt.l_id = ${ctx.lId} and bt.bill_test_id = v.bill_test_id
    where bt.test_id = ${testId} and bt.state in (${COMPLETED}, ${CHECKED})
    order by v.at desc limit ${TRIED}`.execute(ctx.db);
  return [...new Set(rows.map((row) => row.bill_id))];
}

async function factsOn(ctx: Ctx, billId: string, testId: string): Promise<TestFacts[]> {
  const [head, tests] = await Promise.all([readWorksheetHead(ctx, billId), readTestsUnderWork(ctx, billId)]);
  const bill = await readRuledBill(ctx, {
    billId,
    patientId: head.patient_id,
    registeredAt: head.registered_at,
    person: personOfBill(head),
    tests,
    takenBack: new Set(),
  });
  return (
    tests
      .filter(({ test, state }) => test.testId === testId && (state === 'completed' || state === 'checked'))
      .map((test) => factsOfTest(ctx, bill, test))
      // A person has settled by now what kept them from the check then.
      .map((facts) => ({ ...facts, blocks: [] }))
  );
}

/** What rules would have done with the last results of a test that the caller sees; nothing is written. */
export const tryRulesOn = serve(autoverificationEndpoints.tryRules, async (ctx, { testId, rules }) => {
  const test = await requireRuledTest(ctx, testId);
  const [first] = test.parameters;
  const bills = first === undefined ? [] : await lastBills(ctx, testId, first.parameter.parameterId);
  const verdicts: Verdict[] = [];
  for (const billId of bills) {
    for (const facts of await factsOn(ctx, billId, testId)) verdicts.push(judgeResult(rules, facts));
  }
  const counts = AUTOVERIFICATION_RULES.map((rule) => ({
    rule,
    count: verdicts.filter(({ stops }) => stops.some((stop) => stop.rule === rule)).length,
  }));
  return {
    tried: verdicts.length,
    passed: verdicts.filter(({ passed }) => passed).length,
    stops: counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
  };
});
