import { EMPLOYEE_KINDS, type EmployeeKind } from '../enumerations/users.ts';
import { accountStatus, type AccountStatusState } from '../status-sets/account-status.ts';
import {
  choiceColumn,
  numberOrNothing,
  rupeesOrNothing,
  textColumn,
  textOrNothing,
  usualChoiceColumn,
} from './columns.ts';
import { codesColumn, namesColumn } from './list-cell.ts';
import type { Sheet } from './sheet.ts';

/** Somebody who works in the lab, as a row of a file; a file holds no password and makes none. */
export interface EmployeeRow {
  readonly username: string;
  readonly name: string;
  readonly employeeKind: EmployeeKind;
  /** Name of a role. */
  readonly role: string;
  /** Names of the locations that they see; none: all of them. */
  readonly locations: readonly string[];
  /** Codes of the departments that they see; none: all of them. */
  readonly departments: readonly string[];
  readonly phone: string | null;
  readonly email: string | null;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly discountUptoPaise: number | null;
  readonly discountMaxPercent: number | null;
  readonly status: AccountStatusState;
}

/** People whom one file adds or changes at most. */
export const MOST_EMPLOYEES_AT_ONCE = 2_000;

/** The file of the employees. */
export const employeeSheet: Sheet<EmployeeRow> = {
  key: 'username',
  columns: {
    username: textColumn('username', { required: true }),
    name: textColumn('name', { required: true }),
    employeeKind: choiceColumn('kind', EMPLOYEE_KINDS),
    role: textColumn('role', { required: true }),
    locations: namesColumn('locations'),
    departments: codesColumn('departments'),
    phone: textOrNothing('phone'),
    email: textOrNothing('email'),
    qualification: textOrNothing('qualification'),
    registrationNo: textOrNothing('registration_no'),
    discountUptoPaise: rupeesOrNothing('discount_upto_rupees'),
    discountMaxPercent: numberOrNothing('discount_max_percent'),
    status: usualChoiceColumn('status', accountStatus.stateNames, 'draft'),
  },
};
