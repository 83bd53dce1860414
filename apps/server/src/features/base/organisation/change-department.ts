import * as organisationEndpoints from '@nidan/contract/base/organisation/organisation-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { DepartmentView } from '@nidan/contract/base/organisation/organisation-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { changedColumns } from './changed-columns.ts';
import {
  departmentColumns,
  type DepartmentRow,
  insertDepartmentRows,
  updateDepartmentRow,
} from './department-rows.ts';
import { readDepartmentUses } from './department-uses.query.ts';
import { raiseCatalogueVersion } from './lab-rows.ts';
import { presentStanding, startingStatus, stepMaster } from './move-master.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Fields = Omit<BodyOf<typeof organisationEndpoints.updateDepartment>, 'departmentId' | 'version'>;

function columnsOf({ code, name, printOrder, enforceDeptAccession }: Fields): Partial<DepartmentRow> {
  return {
    ...(code === undefined ? {} : { code }),
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(printOrder === undefined ? {} : { print_order: printOrder }),
    ...(enforceDeptAccession === undefined ? {} : { enforce_dept_accession: enforceDeptAccession }),
  };
}

function present(ctx: Ctx, row: DepartmentRow): DepartmentView {
  return {
    departmentId: row.department_id,
    code: row.code,
    name: row.name,
    printOrder: row.print_order,
    enforceDeptAccession: row.enforce_dept_accession,
    ...presentStanding(ctx, row),
  };
}

async function lockDepartment({ db, lId }: Ctx, departmentId: string): Promise<DepartmentRow> {
  const row = await db
    .selectFrom('department')
    .select(departmentColumns)
    .where('l_id', '=', lId)
    .where('department_id', '=', departmentId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw refuse('not-found');
  return row;
}

/** Adds a department. The catalogue of every process is read anew by the next request. */
export const createDepartment = serve(
  organisationEndpoints.createDepartment,
  async (ctx, { status, ...fields }) => {
    const row: DepartmentRow = {
      department_id: newId(),
      code: fields.code,
      name: fields.name.trim(),
      print_order: fields.printOrder,
      enforce_dept_accession: fields.enforceDeptAccession,
      status: startingStatus(status),
      version: 1,
    };
    await insertDepartmentRows(ctx.db, ctx.lId, [row]);
    await raiseCatalogueVersion(ctx.db, ctx.lId);
    recordEvent(ctx, { entityKind: 'DEPARTMENT', entityId: row.department_id, action: 'create', after: row });
    return present(ctx, row);
  },
);

/** Changes a department. */
export const updateDepartment = serve(
  organisationEndpoints.updateDepartment,
  async (ctx, { departmentId, version, ...fields }) => {
    const row = await lockDepartment(ctx, departmentId);
    await expectVersion(ctx, { entityId: departmentId, expected: version, found: row.version });
    const change = changedColumns(row, columnsOf(fields));
    if (change === null) return present(ctx, row);
    const after = { ...change.after, version: row.version + 1 };
    await updateDepartmentRow(ctx.db, { lId: ctx.lId, departmentId }, after);
    await raiseCatalogueVersion(ctx.db, ctx.lId);
    recordEvent(ctx, { entityKind: 'DEPARTMENT', entityId: departmentId, action: 'update', ...change });
    return present(ctx, { ...row, ...after });
  },
);

async function refuseDepartmentInUse(ctx: Ctx, { department_id: id, name }: DepartmentRow): Promise<void> {
  const why = (await readDepartmentUses(ctx, [id])).get(id);
  if (why !== undefined) throw refuse('department-in-use', { details: { department: name, why } });
}

/** Enables or disables a department; one that runs enabled tests or machines or has open work stays. */
export const changeDepartmentStatus = serve(
  organisationEndpoints.changeDepartmentStatus,
  async (ctx, { departmentId, version, action }) => {
    const row = await lockDepartment(ctx, departmentId);
    const step = {
      entityKind: 'DEPARTMENT',
      entityId: departmentId,
      action,
      expected: version,
      row,
    } as const;
    const next = await stepMaster(ctx, { what: `Department ${row.name}`, ...step });
    if (action === 'disable') await refuseDepartmentInUse(ctx, row);
    await updateDepartmentRow(ctx.db, { lId: ctx.lId, departmentId }, next);
    await raiseCatalogueVersion(ctx.db, ctx.lId);
    return present(ctx, { ...row, ...next });
  },
);
