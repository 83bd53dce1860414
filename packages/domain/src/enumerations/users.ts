export const USER_TYPES = ['DOCTOR', 'AGENCY', 'EMPLOYEE', 'SYSTEM', 'API'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Functions of an employee: sales, public relation officer, lab operations, logistics or phlebotomist (spec §3 and §6). */
export const EMPLOYEE_KINDS = ['SALES', 'PRO', 'LAB_OP', 'LOGISTICS_PHL'] as const;
export type EmployeeKind = (typeof EMPLOYEE_KINDS)[number];

/** A lab is EXTERNAL or anything else (spec §3 "Lab"). */
export const EXTERNAL_LAB = 'EXTERNAL';
