import type { BillStages } from '@nidan/contract/lab/results/stage-info-endpoint';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

type StageOfTest = BillStages['tests'][number]['stages'][number];

/** How far the stages of the tests of bills are, by bill test; a test without a case has none. */
export async function stagesOfBills(
  ctx: Ctx,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly caseNo: string; readonly stages: readonly StageOfTest[] }>> {
  const { rows } = await sql<{
    bill_test_id: string;
    case_no: string;
    stage_index: number;
    state: number;
    count: number;
  }>`
    select c.bill_test_id, c.case_no, s.stage_index, s.state, count(*)::int as count
    from staged_case c
    join stage_progress s on s.l_id = c.l_id and s.bill_test_id = c.bill_test_id and s.is_current
    left join case_thing g on g.l_id = s.l_id and g.bill_test_id = s.bill_test_id and g.thing_id = s.thing_id
    where c.l_id = ${ctx.lId} and c.bill_id = any(${[...billIds]}) and g.discarded_at is null
    group by c.bill_test_id, c.case_no, s.stage_index, s.state
    order by c.bill_test_id, s.stage_index, s.state`.execute(ctx.db);
  const byTest = Map.groupBy(rows, (row) => row.bill_test_id);
  return new Map(
    [...byTest].map(([billTestId, own]) => [
      billTestId,
      {
        caseNo: own[0]?.case_no ?? '',
        stages: own.map(({ stage_index: stage, state, count }) => ({
          stage,
          state: testStage.stateOf(state),
          stateLabel: testStage.labelOf(testStage.stateOf(state)),
          count,
        })),
      },
    ]),
  );
}
