import * as reportPathEndpoints from '@nidan/contract/lab/reports/report-path-endpoint';
import { reportPath, STEP_RIGHTS, type TestOnPath } from '@nidan/domain/reports/report-path';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { billOfReport } from './bill-of-report.query.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { readTestsUnderWork, type TestUnderWork } from '../results/tests-under-work.query.ts';
import { payerStopsReportsOf } from '../../ledger/agency-accounts/payer-standing.query.ts';
import { accountBlockOf, duesBlockOf, payerBlockOf } from './dispatch-blocks.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface LastRevision {
  readonly status: number;
  readonly hold_reason: string | null;
  /** Bill tests that it shows. */
  readonly shown: readonly string[];
}

async function readLastRevision(ctx: Ctx, billId: string): Promise<LastRevision | null> {
  const { rows } = await sql<LastRevision>`
    select d.status, d.hold_reason, jsonb_path_query_array(r.snapshot, '$.tests[*].billTestId') as shown
    from report_revision r join report_dispatch d on d.l_id = r.l_id and d.report_id = r.report_id
    where r.l_id = ${ctx.lId} and r.bill_id = ${billId} order by r.revision desc limit 1`.execute(ctx.db);
  return rows[0] ?? null;
}

interface RoleRow {
  readonly name: string;
  readonly rights: Readonly<Record<string, number>>;
}

async function readRoles(ctx: Ctx): Promise<readonly RoleRow[]> {
  const { rows } = await sql<RoleRow>`
    select r.name, coalesce(jsonb_object_agg(x.module, x.bits) filter (where x.module is not null), '{}') as rights
    from role r left join role_right x on x.l_id = r.l_id and x.role_id = r.role_id
    where r.l_id = ${ctx.lId} group by r.role_id, r.name order by r.name`.execute(ctx.db);
  return rows;
}

function onPath(shown: ReadonlySet<string>, test: TestUnderWork): TestOnPath {
  const { ordered } = test;
  return {
    name: test.name,
    state: test.state,
    stateBeforeHold: test.stateBeforeHold,
    isAccessioned: test.accessionedAt !== null,
    line: {
      lineId: test.lineId,
      name: ordered.name,
      restricted: ordered.restrictReportTillAllCheck,
    },
    isReleased: shown.has(test.billTestId),
  };
}

/** Why the report of a bill is not out. */
export const readReportPathOf = serve(reportPathEndpoints.readReportPath, async (ctx, query) => {
  const head = await billOfReport(ctx, query);
  const billId = head.bill_id;
  const [tests, balances, revision, roles, isPayerStopped] = await Promise.all([
    readTestsUnderWork(ctx, billId),
    readBalancesOfBill(ctx.db, ctx.lId, billId),
    readLastRevision(ctx, billId),
    readRoles(ctx),
    payerStopsReportsOf(ctx, billId),
  ]);
  const shown = new Set(revision?.shown);
  const steps = reportPath({
    tests: tests.map((test) => onPath(shown, test)),
    accountBlock: accountBlockOf(ctx),
    duesBlock: duesBlockOf(ctx, balances.receivable) ?? payerBlockOf(isPayerStopped),
    dispatch:
      revision === null
        ? null
        : { state: reportDispatch.stateOf(revision.status), holdReason: revision.hold_reason },
  });
  return {
    billId,
    labNo: head.lab_no,
    patient: presentPatientBrief(ctx, head),
    steps: steps.map(({ step, standing, waiting }) => {
      const right = STEP_RIGHTS[step];
      const may = (rights: RoleRow['rights']): boolean =>
        right !== null && ((rights[right.module] ?? 0) & right.bits) === right.bits;
      return {
        step,
        standing,
        waiting: [...waiting],
        doneBy: roles.filter(({ rights }) => may(rights)).map(({ name }) => name),
        mayAct: right !== null && hasRight(ctx.caller, right.module, right.bits),
      };
    }),
  };
});
