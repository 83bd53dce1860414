import * as machineEndpoints from '@nidan/contract/lab/machines/machine-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { CareView, MachineView } from '@nidan/contract/lab/machines/machine-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { careDueAt } from '@nidan/domain/machines/machine-care';
import { type MachineCondition, machineStepsFrom, takesWork } from '@nidan/domain/machines/machine-step';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { careColumns, type CareRow } from './machine-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

const { pending, deptaccessioned, partial, rerun } = billTest.codes;
/** States of a test that a machine has still to measure. */
const awaited = sql.join([pending, deptaccessioned, partial, rerun].map(literalCode));
const enabled = literalCode(masterData.codes.enabled);

interface Row extends Pick<MachineView, 'machineId' | 'code' | 'name' | 'version' | 'waiting'> {
  readonly condition: MachineCondition;
  readonly since: Date | null;
}

/** Tests that wait for a result of parameters that a machine has a code of: one row a test and parameter. */
const waitingFor = (machine: RawBuilder<unknown>) => sql`
  from machine_parameter mp
  join test_parameter tp on tp.l_id = mp.l_id and tp.parameter_id = mp.parameter_id
  join bill_test bt on bt.l_id = tp.l_id and bt.test_id = tp.test_id and bt.state in (${awaited})
  where mp.l_id = m.l_id and mp.machine_id = ${machine} and mp.status = ${enabled}`;

async function readMachines({ db, lId }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select m.machine_id as "machineId", m.code, m.name, coalesce(c.condition, 'running') as condition, c.since,
      coalesce(c.version, 0) as version,
      (select count(*)::int ${waitingFor(sql.ref('m.machine_id'))}) as waiting
    from machine m
    left join machine_condition c on c.l_id = m.l_id and c.machine_id = m.machine_id
    where m.l_id = ${lId} and ${rest} order by lower(m.name), m.machine_id`.execute(db);
  return rows;
}

async function readCare({ db, lId }: Ctx): Promise<readonly CareRow[]> {
  const { rows } = await sql<CareRow>`
    select ${careColumns} where c.l_id = ${lId} and c.ended_at is null order by lower(c.name), c.care_id`.execute(
    db,
  );
  return rows;
}

/** Care of a machine as the API shows it. */
export function presentCare(ctx: Ctx, row: CareRow): CareView {
  const { careId, machineId, kind, name, everyDays, lastDoneAt, version } = row;
  const dueAt = careDueAt(row);
  const mayChange = row.endedAt === null && hasRight(ctx.caller, 'quality', PERMISSION.update);
  return {
    careId,
    machineId,
    kind,
    name,
    everyDays,
    lastDoneAt: lastDoneAt?.toISOString() ?? null,
    dueAt: dueAt.toISOString(),
    isOverdue: row.endedAt === null && dueAt <= ctx.now,
    version,
    can: mayChange ? ['change', 'end'] : [],
  };
}

function present(ctx: Ctx, row: Row, care: readonly CareRow[]): MachineView {
  const steps = hasRight(ctx.caller, 'quality', PERMISSION.create) ? machineStepsFrom(row.condition) : [];
  const lays = hasRight(ctx.caller, 'quality', PERMISSION.update) ? ['lay'] : [];
  return {
    ...row,
    since: row.since?.toISOString() ?? null,
    care: care
      .filter(({ machineId }) => machineId === row.machineId)
      .map((one) => presentCare(ctx, one))
      .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
    can: [...steps, ...lays],
  };
}

/** The machines in use, by name. */
export const listMachinesOf = serve(machineEndpoints.listMachinesAtWork, async (ctx) => {
  const [machines, care] = await Promise.all([readMachines(ctx, sql`m.status = ${enabled}`), readCare(ctx)]);
  return { machines: machines.map((row) => present(ctx, row, care)) };
});

/** One machine; refused when the lab has none of this id. */
export async function readMachine(ctx: Ctx, machineId: string): Promise<MachineView> {
  const [[row], care] = await Promise.all([
    readMachines(ctx, sql`m.machine_id = ${machineId}`),
    readCare(ctx),
  ]);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row, care);
}

/** What waits for a machine, by parameter, with the others in use that have a code of it and take work. */
export async function listWaitingOf(
  { db, lId }: Ctx,
  machineId: string,
): Promise<AnswerOf<typeof machineEndpoints.listWaitingParameters>> {
  const { rows } = await sql<{
    parameterId: string;
    parameter: string;
    waiting: number;
    others: readonly { readonly name: string; readonly condition: MachineCondition }[];
  }>`
    with waiting as (
      select mp.parameter_id, count(*)::int as waiting
      from (select ${lId}::int as l_id) m, lateral (select mp.parameter_id ${waitingFor(sql`${machineId}::uuid`)}) mp
      group by mp.parameter_id)
    select w.parameter_id as "parameterId", p.name as parameter, w.waiting,
      coalesce((select jsonb_agg(distinct jsonb_build_object('name', o.name, 'condition', coalesce(c.condition, 'running')))
        from machine_parameter x join machine o on o.l_id = x.l_id and o.machine_id = x.machine_id and o.status = ${enabled}
        left join machine_condition c on c.l_id = o.l_id and c.machine_id = o.machine_id
        where x.l_id = ${lId} and x.parameter_id = w.parameter_id and x.machine_id <> ${machineId} and x.status = ${enabled}), '[]') as others
    from waiting w join parameter p on p.l_id = ${lId} and p.parameter_id = w.parameter_id
    order by w.waiting desc, p.name`.execute(db);
  return {
    parameters: rows.map(({ others, ...row }) => ({
      ...row,
      others: others.filter(({ condition }) => takesWork(condition)).map(({ name }) => name),
    })),
  };
}
