import * as stageInfoEndpoints from '@nidan/contract/lab/results/stage-info-endpoint';
import type { Flag } from '@nidan/domain/results/flag';
import { leastAdvanced } from '@nidan/domain/status-sets/least-advanced';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { catalogueOf } from '../../catalogue/versions/catalog-cache.ts';
import { stagesOfBills } from '../stages/stages-of-bills.query.ts';
import { presentFlag } from '../results/present-result.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly bill_test_id: string;
  readonly test_id: string;
  readonly state: BillTestState;
  readonly worst_flag: Flag | '';
  readonly barcode: string | null;
  readonly due_at: Date;
  readonly version: number;
}

/** How far each test of many bills is, in the order of the request: one statement for all of them. */
export const bulkStageInfoOf = serve(stageInfoEndpoints.readBulkStageInfo, async (ctx, { billIds }) => {
  const [{ tests }, stagesOf, { rows }] = await Promise.all([
    catalogueOf(ctx),
    stagesOfBills(ctx, billIds),
    sql<Row>`
      select b.bill_id, b.lab_no, t.bill_test_id, t.test_id, t.state, t.worst_flag, s.barcode, t.due_at, t.version
      from bill b
      join bill_test t on t.l_id = b.l_id and t.bill_id = b.bill_id
      left join sample s on s.l_id = t.l_id and s.sample_id = t.sample_id
      where b.l_id = ${ctx.lId} and b.bill_id = any(${[...new Set(billIds)]}) and ${billInScope(ctx.caller)}
        and ${departmentInScope(ctx.caller, sql.ref('t.department_id'))}
      order by t.bill_test_id`.execute(ctx.db),
  ]);
  const byBill = Map.groupBy(rows, (row) => row.bill_id);
  return {
    bills: [...new Set(billIds)].flatMap((billId) => {
      const own = byBill.get(billId) ?? [];
      const [first] = own;
      if (first === undefined) return [];
      const state = leastAdvanced(own.map((row) => row.state));
      return [
        {
          billId,
          labNo: first.lab_no,
          state,
          stateLabel: billTest.labelOf(state),
          tests: own.map((row) => {
            const test = tests.get(row.test_id);
            return {
              billTestId: row.bill_test_id,
              test: { testId: row.test_id, code: test?.code ?? '', name: test?.name ?? '' },
              state: row.state,
              stateLabel: billTest.labelOf(row.state),
              worstFlag: presentFlag(row.worst_flag),
              barcode: row.barcode,
              dueAt: row.due_at.toISOString(),
              version: row.version,
              caseNo: stagesOf.get(row.bill_test_id)?.caseNo ?? null,
              stages: [...(stagesOf.get(row.bill_test_id)?.stages ?? [])],
            };
          }),
        },
      ];
    }),
  };
});
