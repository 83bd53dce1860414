import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface DepartmentRow {
  readonly department_id: string;
  readonly code: string;
  readonly name: string;
  readonly print_order: number;
  readonly enforce_dept_accession: boolean;
  readonly status: number;
  readonly version: number;
}

export const departmentColumns = [
  'department_id',
  'code',
  'name',
  'print_order',
  'enforce_dept_accession',
  'status',
  'version',
] as const satisfies readonly (keyof DepartmentRow)[];

export async function insertDepartmentRows(
  db: Db,
  lId: number,
  departments: readonly DepartmentRow[],
): Promise<void> {
  await insertRows(
    db,
    'department',
    departments.map((department) => ({ l_id: lId, ...department })),
  );
}

export async function updateDepartmentRow(
  db: Db,
  department: { readonly lId: number; readonly departmentId: string },
  values: Partial<DepartmentRow>,
): Promise<void> {
  await db
    .updateTable('department')
    .set(values)
    .where('l_id', '=', department.lId)
    .where('department_id', '=', department.departmentId)
    .execute();
}
