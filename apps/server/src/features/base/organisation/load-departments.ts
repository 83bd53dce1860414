import { masterData } from '@nidan/domain/status-sets/master-data';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { insertDepartmentRows } from './department-rows.ts';

interface DepartmentToLoad {
  readonly departmentId: string;
  readonly code: string;
  readonly name: string;
  readonly printOrder: number;
  readonly enforceDeptAccession: boolean;
}

/** Adds the departments of a catalogue to a new lab, enabled. Runs as the owner of the tables. */
export async function loadDepartments(
  { db, lId }: { readonly db: Db; readonly lId: number },
  departments: readonly DepartmentToLoad[],
): Promise<void> {
  const rows = departments.map((department) => ({
    department_id: department.departmentId,
    code: department.code,
    name: department.name,
    print_order: department.printOrder,
    enforce_dept_accession: department.enforceDeptAccession,
    status: masterData.codes.enabled,
    version: 1,
  }));
  await insertDepartmentRows(db, lId, rows);
}
