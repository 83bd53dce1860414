import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { RuleSetMode } from '@nidan/domain/autoverification/rule-chain';
import { defaultRuleSet } from '@nidan/domain/autoverification/default-rule-set';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { presentRuleSet, type ShownRuleSet, shownRuleSets } from './present-rule-set.ts';
import { provedParameters } from './proved-parameters.ts';
import { readRuleCounts } from './rule-counts.query.ts';
import { APPROVED, DRAFT } from './rule-set-codes.ts';
import { requireRuledTest } from './save-rule-draft.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ListRow {
  readonly test_id: string;
  readonly code: string;
  readonly name: string;
  readonly rule_set_id: string;
  readonly number: number;
  readonly state: string;
  readonly mode: RuleSetMode;
  readonly has_draft: boolean;
}

/** Tests with rules by name; the approved set of each, else its draft, else the last one. */
export const listRuleSetsOf = serve(
  autoverificationEndpoints.listRuleSets,
  async (ctx, { q = '', limit = 50, cursor }) => {
    const after = decodeCursor(cursor);
    const beyond = after === null ? sql`true` : sql`(t.name, t.code) > (${after[0]}, ${after[1]})`;
    const word = q.trim().toLowerCase();
    const { rows } = await sql<ListRow>`
    select t.test_id, t.code, t.name, r.rule_set_id, r.number, r.state, r.mode, r.has_draft
    from (
      select distinct on (test_id) test_id, rule_set_id, number, state, mode,
        bool_or(state = ${DRAFT}) over (partition by test_id) and state = ${APPROVED} as has_draft
      from rule_set where l_id = ${ctx.lId}
      order by test_id, state = ${APPROVED} desc, state = ${DRAFT} desc, number desc
    ) r
    join test t on t.l_id = ${ctx.lId} and t.test_id = r.test_id
    where ${beyond} and (${word} = '' or position(${word} in lower(t.name)) > 0 or position(${word} in lower(t.code)) > 0)
    order by t.name, t.code limit ${limit + 1}`.execute(ctx.db);
    const countsOf = await readRuleCounts(
      ctx,
      rows.map((row) => row.rule_set_id),
    );
    return toPage({
      rows,
      limit,
      key: ({ name, code }) => [name, code],
      present: (row) => ({
        testId: row.test_id,
        code: row.code,
        name: row.name,
        ruleSetId: row.rule_set_id,
        number: row.number,
        state: row.state,
        mode: row.mode,
        hasDraft: row.has_draft,
        ...countsOf(row.rule_set_id),
      }),
    });
  },
);

/** Every version of the rules of a test, latest first. */
export const readRuleSetsOf = serve(autoverificationEndpoints.readRuleSets, async (ctx, { testId }) => {
  const test = await requireRuledTest(ctx, testId);
  const { rows } = await sql<ShownRuleSet>`
    ${shownRuleSets} where r.l_id = ${ctx.lId} and r.test_id = ${testId} order by r.number desc limit 50`.execute(
    ctx.db,
  );
  const countsOf = await readRuleCounts(
    ctx,
    rows.map((row) => row.rule_set_id),
  );
  const proved = provedParameters(test);
  const usual = defaultRuleSet(proved);
  return {
    testId,
    code: test.code,
    name: test.name,
    parameters: test.parameters.map(({ parameter: { name, unit } }, at) => {
      const { choices, ranges, ...one } = proved[at] ?? fail();
      return { ...one, name, unit, choices: [...choices], ranges: [...ranges] };
    }),
    sets: rows.map((row) => ({ ...presentRuleSet(ctx, row), counts: countsOf(row.rule_set_id) })),
    usual: usual === null ? null : { ...usual, values: [...usual.values] },
  };
});

function fail(): never {
  throw new Error('A parameter was not proved');
}
