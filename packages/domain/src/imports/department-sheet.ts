import { codeColumn, numberColumn, statusColumn, textColumn, yesNoColumn } from './columns.ts';
import type { Sheet } from './sheet.ts';

/** A department as a row of a file. */
export interface DepartmentRow {
  readonly code: string;
  readonly name: string;
  /** Place among the departments of a report, from 1 on. */
  readonly printOrder: number;
  readonly enforceDeptAccession: boolean;
  readonly status: number;
}

/** The file of the departments. */
export const departmentSheet: Sheet<DepartmentRow> = {
  key: 'code',
  columns: {
    code: codeColumn('code'),
    name: textColumn('name', { required: true }),
    printOrder: numberColumn('print_order'),
    enforceDeptAccession: yesNoColumn('enforce_dept_accession'),
    status: statusColumn('status'),
  },
};
