export const USER_TYPES = ['DOCTOR', 'AGENCY', 'EMPLOYEE', 'SYSTEM', 'API'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Functions of an employee: sales, public relation officer, lab operations, logistics or phlebotomist (spec §3 and §6). */
export const EMPLOYEE_KINDS = ['SALES', 'PRO', 'LAB_OP', 'LOGISTICS_PHL'] as const;
export type EmployeeKind = (typeof EMPLOYEE_KINDS)[number];

/** What the employee kinds are called (spec §6 "Employee functions"). */
export const EMPLOYEE_FUNCTIONS = {
  sales: 'SALES',
  'public relation officer': 'PRO',
  'lab operations': 'LAB_OP',
  'logistics or phlebotomist': 'LOGISTICS_PHL',
} as const satisfies Readonly<Record<string, EmployeeKind>>;

/** A lab is EXTERNAL or anything else (spec §3 "Lab"). */
export const EXTERNAL_LAB = 'EXTERNAL';

/** What a lab may be: one of its own, or an external one that works for another. */
export const LAB_TYPES = ['MAIN', EXTERNAL_LAB] as const;
export type LabType = (typeof LAB_TYPES)[number];

/** Kinds of employees who bring bills, and may get a share of them. */
export const SELLER_KINDS = ['SALES', 'PRO'] as const satisfies readonly EmployeeKind[];
