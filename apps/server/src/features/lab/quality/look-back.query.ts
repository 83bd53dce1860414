import * as holdEndpoints from '@nidan/contract/lab/quality/hold-endpoints';
import type { LookBackValue } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { LOOK_BACK_DECISIONS, type LookBackDecision } from '@nidan/domain/quality/quality-state';
import { billTest, type BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { patientBriefColumns } from '../../people/patients/patient-brief-columns.ts';
import { type PatientBriefRow, presentPatientBrief } from '../../people/patients/present-patient-brief.ts';
import { measuredInHold } from './measured-in-hold.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** What may become of a value whose test is in a state; a checked test is taken back before it is measured again. */
export function decisionsIn(state: BillTestState): LookBackDecision[] {
  const mayRerun = billTest.step('requestRerun', state === 'checked' ? 'completed' : state).ok;
  return LOOK_BACK_DECISIONS.filter((decision) => {
    if (decision === 'keep') return true;
    return decision === 'repeat' ? mayRerun : state === 'checked';
  });
}

interface Row extends PatientBriefRow {
  readonly bill_id: string;
  readonly lab_no: string;
  readonly bill_test_id: string;
  readonly test: string;
  readonly parameter_id: string;
  readonly version: number;
  readonly value: string;
  readonly unit: string;
  readonly flag: string;
  readonly entered_at: Date;
  readonly state: BillTestState;
  readonly value_now: string | null;
  readonly version_now: number;
  readonly is_reported: boolean;
  readonly decision: LookBackDecision | null;
  readonly note: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}

async function readRows(ctx: Ctx, holdId: string, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select v.bill_id, b.lab_no, v.bill_test_id, t.name as test, h.parameter_id, v.version, v.value, v.unit, v.flag, v.entered_at,
      v.state, latest.value as value_now, latest.version as version_now, d.decision, d.note, u.name as decided_by, d.decided_at,
      exists (select from report_revision rr where rr.l_id = h.l_id and rr.bill_id = v.bill_id and rr.released_at > v.entered_at
        and jsonb_path_exists(rr.snapshot, '$.tests[*] ? (@.billTestId == $id)',
          jsonb_build_object('id', v.bill_test_id))) as is_reported,
      ${patientBriefColumns}
    from qc_hold h
    cross join lateral (${measuredInHold(ctx)}) as v
    join bill b on b.l_id = h.l_id and b.bill_id = v.bill_id
    join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
    join bill_test bt on bt.l_id = h.l_id and bt.bill_test_id = v.bill_test_id
    join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    cross join lateral (select n.value, n.version from result_version n where n.l_id = h.l_id
      and n.bill_test_id = v.bill_test_id and n.parameter_id = h.parameter_id order by n.version desc limit 1) as latest
    left join qc_look_back d on d.l_id = h.l_id and d.hold_id = h.hold_id and d.bill_test_id = v.bill_test_id
      and d.parameter_id = h.parameter_id and d.version = v.version
    left join login_user u on u.user_id = d.decided_by
    where h.l_id = ${ctx.lId} and h.hold_id = ${holdId} and ${rest}`.execute(ctx.db);
  return rows;
}

function stepsOf({ caller }: Ctx, row: Row): string[] {
  if (row.decision !== null || !hasRight(caller, 'quality', PERMISSION.update)) return [];
  return decisionsIn(row.state);
}

function present(ctx: Ctx, row: Row): LookBackValue {
  return {
    billId: row.bill_id,
    labNo: row.lab_no,
    patient: presentPatientBrief(ctx, row),
    billTestId: row.bill_test_id,
    test: row.test,
    parameterId: row.parameter_id,
    resultVersion: row.version,
    value: row.value,
    unit: row.unit,
    flag: row.flag,
    enteredAt: row.entered_at.toISOString(),
    state: row.state,
    valueNow: row.version_now === row.version ? null : row.value_now,
    isReported: row.is_reported,
    decision: row.decision,
    note: row.note ?? '',
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.toISOString() ?? null,
    can: stepsOf(ctx, row),
  };
}

/** The values of a look-back, the latest first. */
export const listLookBackOf = serve(holdEndpoints.listLookBack, async (ctx, filter) => {
  const limit = filter.limit ?? 50;
  const after = decodeCursor(filter.cursor);
  const conditions = [
    sql`true`,
    ...(after === null ? [] : [sql`(v.entered_at, v.bill_test_id) < (${after[0]}, ${after[1]})`]),
    ...(filter.undecided === true ? [sql`d.decided_at is null`] : []),
  ];
  const rows = await readRows(
    ctx,
    filter.holdId,
    sql`${sql.join(conditions, sql` and `)} order by v.entered_at desc, v.bill_test_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.entered_at.toISOString(), row.bill_test_id],
    present: (row) => present(ctx, row),
  });
});

/** One value of a look-back; null when it is not in it. */
export async function readLookBackValue(
  ctx: Ctx,
  holdId: string,
  value: { readonly billTestId: string; readonly resultVersion: number },
): Promise<LookBackValue | null> {
  const [row] = await readRows(
    ctx,
    holdId,
    sql`v.bill_test_id = ${value.billTestId} and v.version = ${value.resultVersion}`,
  );
  return row === undefined ? null : present(ctx, row);
}
