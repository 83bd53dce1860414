import * as machineDataEndpoints from '@nidan/contract/lab/interfacing/machine-data-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { MachineDataView } from '@nidan/contract/lab/interfacing/machine-data-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { maskOther } from '@nidan/domain/people/demo-mask';
import { machineData } from '@nidan/domain/status-sets/lab/machine-data';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { permittedActions } from '../../../kernel/access/permitted-actions.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Row = Omit<MachineDataView, 'receivedAt' | 'measuredAt' | 'decidedAt' | 'can'> & {
  readonly receivedAt: Date;
  readonly measuredAt: Date | null;
  readonly decidedAt: Date | null;
};

/** Values `d` as the API shows them. */
async function readRows(
  { db, lId, caller }: Ctx,
  { condition, limit }: { readonly condition: RawBuilder<unknown>; readonly limit: number },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select d.data_id as "dataId", d.message_id as "messageId", d.machine_id as "machineId", m.name as machine,
      d.received_at as "receivedAt", d.measured_at as "measuredAt", d.sample_id as "sampleId", d.is_control as "isControl", d.code,
      d.value, d.beside, d.unit, d.flags, d.mark, d.dilution, d.reagent_lot as "reagentLot", d.has_file as "hasFile", d.state, d.reason,
      d.detail, coalesce(d.parameter_id, c.parameter_id) as "parameterId", p.name as parameter, bt.bill_id as "billId",
      b.lab_no as "labNo", d.bill_test_id as "billTestId", d.result_version as "resultVersion", x.run_id as "runId",
      d.discard_reason as "discardReason", u.name as "decidedBy", d.decided_at as "decidedAt", d.version
    from machine_data d
    join machine m on m.l_id = d.l_id and m.machine_id = d.machine_id
    left join machine_parameter c on c.l_id = d.l_id and c.machine_id = d.machine_id and c.machine_code = d.code
    left join parameter p on p.l_id = d.l_id and p.parameter_id = coalesce(d.parameter_id, c.parameter_id)
    left join bill_test bt on bt.l_id = d.l_id and bt.bill_test_id = d.bill_test_id
    left join test t on t.l_id = bt.l_id and t.test_id = bt.test_id
    left join bill b on b.l_id = bt.l_id and b.bill_id = bt.bill_id
    left join qc_point x on x.l_id = d.l_id and x.point_id = d.point_id
    left join login_user u on u.user_id = d.decided_by
    where d.l_id = ${lId} and ${condition} and (d.bill_test_id is null or (${billInScope(caller)}
      and ${departmentInScope(caller, sql.ref('t.department_id'))}))
    order by d.received_at desc, d.data_id desc limit ${limit}`.execute(db);
  return rows;
}

function present(ctx: Ctx, row: Row): MachineDataView {
  // Pictures are attached by the gateway alone.
  const can = permittedActions(ctx.caller, machineData, row.state).filter((step) => step !== 'attach');
  const mayMap = row.reason === 'unknown-code' && hasRight(ctx.caller, 'masters', PERMISSION.create);
  // What has no code is a message that could not be read: there is nothing to try.
  const steps = can.filter(
    (step) => (step !== 'post' || row.code !== '') && (step !== 'amend' || row.reason === 'already-checked'),
  );
  const { discardReason } = row;
  return {
    ...row,
    flags: [...row.flags],
    beside: [...row.beside],
    discardReason: discardReason !== null && ctx.caller.isDemoUser ? maskOther(discardReason) : discardReason,
    receivedAt: row.receivedAt.toISOString(),
    measuredAt: row.measuredAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    can: mayMap ? [...steps, 'map'] : steps,
  };
}

/** Values by their ids, the latest first. */
export async function readMachineData(ctx: Ctx, dataIds: readonly string[]): Promise<MachineDataView[]> {
  const condition = sql`d.data_id = any(${dataIds}::uuid[])`;
  const rows = await readRows(ctx, { condition, limit: dataIds.length });
  return rows.map((row) => present(ctx, row));
}

/** Values of a message, at most 500, in its order reversed. */
export async function readDataOfMessage(ctx: Ctx, messageId: string): Promise<MachineDataView[]> {
  const rows = await readRows(ctx, { condition: sql`d.message_id = ${messageId}`, limit: 500 });
  return rows.map((row) => present(ctx, row));
}

function beginsWith(typed: string): RawBuilder<unknown> {
  const pattern = `${typed.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return sql`(d.sample_id like ${pattern} or d.code like ${pattern})`;
}

/** Values that machines sent, the latest first. */
export const listMachineDataOf = serve(machineDataEndpoints.listMachineData, async (ctx, query) => {
  const { limit = 50, state, reason, machineId, q = '' } = query;
  const after = decodeCursor(query.cursor);
  const conditions = [
    after === null ? sql`true` : sql`(d.received_at, d.data_id) < (${after[0]}, ${after[1]})`,
    ...(state === undefined ? [] : [sql`d.state = ${machineData.codeOf(state)}`]),
    ...(reason === undefined ? [] : [sql`d.reason = ${reason}`]),
    ...(machineId === undefined ? [] : [sql`d.machine_id = ${machineId}`]),
    ...(q.trim() === '' ? [] : [beginsWith(q.trim())]),
    ...withinDates(ctx, sql.ref('d.received_at'), query),
  ];
  const rows = await readRows(ctx, { condition: sql.join(conditions, sql` and `), limit: limit + 1 });
  return toPage({
    rows,
    limit,
    key: ({ receivedAt, dataId }) => [receivedAt.toISOString(), dataId],
    present: (row) => present(ctx, row),
  });
});

/** How many values wait, by machine and reason. */
export const countMachineDataOf = serve(machineDataEndpoints.countMachineData, async ({ db, lId }) => {
  const { rows } = await sql<AnswerOf<typeof machineDataEndpoints.countMachineData>['groups'][number]>`
    select d.machine_id as "machineId", m.name as machine, d.reason, count(*)::int as count
    from machine_data d join machine m on m.l_id = d.l_id and m.machine_id = d.machine_id
    where d.l_id = ${lId} and d.state = ${machineData.codes.quarantined}
    group by d.machine_id, m.name, d.reason order by m.name, count(*) desc, d.reason`.execute(db);
  return { waiting: rows.reduce((sum, { count }) => sum + count, 0), groups: [...rows] };
});
