import { faultOf, faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { createDepartment, updateDepartment } from '@nidan/contract/base/organisation/organisation-endpoints';
import { type DepartmentRow as FileRow, departmentSheet } from '@nidan/domain/imports/department-sheet';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { bodyFaults } from '../../../kernel/imports/body-faults.ts';
import { cellFaultsOf, type FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type Candidate, type Judgement, masterFile } from '../../../kernel/imports/master-file.ts';
import { announceCatalogue, lockCatalogue } from './change-of-catalogue.ts';
import { changedColumns } from './changed-columns.ts';
import {
  departmentColumns,
  type DepartmentRow,
  insertDepartmentRows,
  updateDepartmentRow,
} from './department-rows.ts';
import { readDepartmentUses } from './department-uses.query.ts';
import { stepBetween, stepFault } from './move-master.ts';

const newFaults = bodyFaults(createDepartment.body);
const changedFaults = bodyFaults(updateDepartment.body);

/** A candidate as a department: what it is now, null for a new one, and what it would become. */
interface DraftedDepartment {
  readonly former: DepartmentRow | null;
  readonly next: DepartmentRow;
}

interface OpenDepartments {
  readonly rows: readonly DepartmentRow[];
  /** Why a department stays in use, by its id. */
  readonly uses: ReadonlyMap<string, string>;
}

function fileRowOf(row: DepartmentRow): FileRow {
  return {
    code: row.code,
    name: row.name,
    printOrder: row.print_order,
    enforceDeptAccession: row.enforce_dept_accession,
    status: row.status,
  };
}

function draftOf({ row }: Candidate<FileRow>, former: DepartmentRow | null): DraftedDepartment {
  const next = {
    department_id: former?.department_id ?? newId(),
    code: row.code,
    name: row.name,
    print_order: row.printOrder,
    enforce_dept_accession: row.enforceDeptAccession,
    status: row.status,
    version: former === null ? 1 : former.version + 1,
  };
  return { former, next };
}

async function openDepartments(ctx: Ctx, isChange: boolean): Promise<OpenDepartments> {
  if (isChange) await lockCatalogue(ctx);
  const select = ctx.db
    .selectFrom('department')
    .select(departmentColumns)
    .where('l_id', '=', ctx.lId)
    .orderBy('code');
  const rows = await (isChange ? select.forUpdate() : select).execute();
  const ids = rows.map((row) => row.department_id);
  return { rows, uses: await readDepartmentUses(ctx, ids) };
}

function shapeFaults({ former, next }: DraftedDepartment, uses: OpenDepartments['uses']): FieldFault[] {
  const { status, ...fields } = fileRowOf(next);
  const { enabled, disabled } = masterData.codes;
  if (former === null) {
    const isStart = status !== disabled;
    return isStart
      ? newFaults({ ...fields, status })
      : [...newFaults(fields), faultAt('status', 'new-not-disabled')];
  }
  const { department_id: departmentId, version } = former;
  const leavesUse = former.status === enabled && status !== enabled;
  const why = stepFault(former.status, status) ?? (leavesUse ? uses.get(departmentId) : undefined);
  const step =
    why === undefined ? [] : [faultAt('status', typeof why === 'string' ? faultOf('as-said', { why }) : why)];
  return [...changedFaults({ departmentId, version, ...fields }), ...step];
}

async function write(ctx: Ctx, drafted: readonly DraftedDepartment[]): Promise<void> {
  const { db, lId } = ctx;
  const added = drafted.flatMap(({ former, next }) => (former === null ? [next] : []));
  await insertDepartmentRows(db, lId, added);
  for (const after of added)
    recordEvent(ctx, { entityKind: 'DEPARTMENT', entityId: after.department_id, action: 'create', after });
  for (const { former, next } of drafted) {
    if (former === null) continue;
    const { version, ...values } = next;
    const change = changedColumns(former, values);
    if (change === null) continue;
    const { department_id: departmentId } = former;
    await updateDepartmentRow(db, { lId, departmentId }, { ...change.after, version });
    const action = stepBetween(former.status, next.status) ?? 'update';
    recordEvent(ctx, { entityKind: 'DEPARTMENT', entityId: departmentId, action, ...change });
  }
  await announceCatalogue(ctx);
}

function judge(
  ctx: Ctx,
  { rows, uses }: OpenDepartments,
  candidates: readonly Candidate<FileRow>[],
): Judgement {
  const known = new Map(rows.map((row) => [row.code, row]));
  const drafted = candidates.map((candidate) => draftOf(candidate, known.get(candidate.row.code) ?? null));
  const after = new Map(rows.map((row) => [row.department_id, row]));
  for (const { next } of drafted) after.set(next.department_id, next);
  const named = Map.groupBy(after.values(), ({ name }) => name);
  const nameFaults = ({ department_id: id, name }: DepartmentRow): FieldFault[] => {
    const other = named.get(name)?.find(({ department_id }) => department_id !== id);
    return other === undefined ? [] : [faultAt('name', 'same-name', { code: other.code })];
  };
  return {
    faultsOf: (index) => {
      const [candidate, draft] = [candidates[index], drafted[index]];
      if (candidate === undefined || draft === undefined) return [];
      const faults = [...shapeFaults(draft, uses), ...nameFaults(draft.next)];
      return cellFaultsOf(departmentSheet, candidate.row, { faults });
    },
    write: () => write(ctx, drafted),
  };
}

/** The file of the departments: the rules are those of their edit page. */
export const departmentFile = masterFile(departmentSheet, async (ctx, use) => {
  const open = await openDepartments(ctx, use === 'change');
  return {
    rows: new Map(open.rows.map((row) => [row.code, fileRowOf(row)])),
    judge: (candidates) => judge(ctx, open, candidates),
  };
});
