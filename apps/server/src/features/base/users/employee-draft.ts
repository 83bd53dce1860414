import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import type { UserChanges, UserInput } from '@nidan/contract/base/users/user-endpoints';
import type { EmployeeRow } from '@nidan/domain/imports/employee-sheet';
import { newId } from '../../../kernel/database/new-id.ts';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import type { Candidate } from '../../../kernel/imports/master-file.ts';
import type { EmployeeReferences } from './employee-references.query.ts';
import type { LockedUser } from './membership-rows.ts';

type Changes = Omit<UserChanges, 'version'>;

/** A row of the file as what a person would send from the page of the users. */
export type EmployeeDraft =
  | { readonly kind: 'new'; readonly body: UserInput }
  | { readonly kind: 'changed'; readonly user: LockedUser; readonly body: Changes };

/** What a row names that the lab has not. */
export function referenceFaults(row: EmployeeRow, references: EmployeeReferences): FieldFault[] {
  const asked = [
    { field: 'role', what: 'role', names: [row.role], known: references.roles },
    { field: 'locations', what: 'location', names: row.locations, known: references.locations },
    { field: 'departments', what: 'department', names: row.departments, known: references.departments },
  ];
  return asked.flatMap(({ field, what, names, known }) =>
    names.filter((name) => !known.idOf.has(name)).map((name) => faultAt(field, 'lab-lacks', { what, name })),
  );
}

/** Ids of what is named; nothing named is everything. */
function idsOf(names: readonly string[], known: ReadonlyMap<string, string>): string[] | null {
  return names.length === 0 ? null : names.flatMap((name) => known.get(name) ?? []);
}

/** The fields of a row in the words of the page. */
function fieldsOf(row: EmployeeRow, { roles, locations, departments }: EmployeeReferences) {
  return {
    name: row.name,
    employeeKind: row.employeeKind,
    role: { roleId: roles.idOf.get(row.role) ?? '' },
    locations: { locationIds: idsOf(row.locations, locations.idOf) },
    departments: { departmentIds: idsOf(row.departments, departments.idOf) },
    phone: row.phone,
    email: row.email,
    qualification: row.qualification,
    registrationNo: row.registrationNo,
    discountUptoPaise: row.discountUptoPaise,
    discountMaxPercent: row.discountMaxPercent,
  };
}

/** A new employee: a draft, or submitted for another person to activate. */
export function newUserOf(row: EmployeeRow, references: EmployeeReferences): UserInput {
  const { role, locations, departments, ...fields } = fieldsOf(row, references);
  return {
    ...fields,
    ...role,
    ...locations,
    ...departments,
    userId: newId(),
    username: row.username,
    userType: 'EMPLOYEE',
    submit: row.status === 'pending',
  };
}

/** What a row changes of an employee; a column that says what is there already keeps it. */
export function changesOfRow(
  { row, changes }: Pick<Candidate<EmployeeRow>, 'row' | 'changes'>,
  references: EmployeeReferences,
): Changes {
  const { role, locations, departments, ...fields } = fieldsOf(row, references);
  const changed: ReadonlySet<string> = new Set(changes.keys());
  const kept = Object.entries(fields).filter(([field]) => changed.has(field));
  return {
    ...Object.fromEntries(kept),
    ...(changes.has('role') ? role : {}),
    ...(changes.has('locations') ? locations : {}),
    ...(changes.has('departments') ? departments : {}),
  };
}
