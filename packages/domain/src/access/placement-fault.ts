import type { EmployeeKind, UserType } from '../enumerations/users.ts';

/** What a person is, and whom they stand for. */
export interface PersonKind {
  readonly userType: UserType;
  readonly employeeKind: EmployeeKind | null;
  readonly doctorId: string | null;
  readonly agencyId: string | null;
}

export interface PlacementFault {
  readonly field: 'employeeKind' | 'doctorId' | 'agencyId';
  readonly msg: string;
}

/** Types of users that sign in with a password; the others are programs. */
const PEOPLE: readonly UserType[] = ['DOCTOR', 'AGENCY', 'EMPLOYEE'];

/** True for a person, who signs in; a program has keys or none. */
export function signsIn(userType: UserType): boolean {
  return PEOPLE.includes(userType);
}

/** An employee has a kind, a doctor is one of the referring doctors, an agency user belongs to an agency, and an API user may work for one; nobody else has these. */
export function placementFault({
  userType,
  employeeKind,
  doctorId,
  agencyId,
}: PersonKind): PlacementFault | null {
  const isEmployee = userType === 'EMPLOYEE';
  if (isEmployee !== (employeeKind !== null)) {
    return {
      field: 'employeeKind',
      msg: isEmployee ? 'Choose what the employee does' : 'Only an employee has a kind',
    };
  }
  const isDoctor = userType === 'DOCTOR';
  if (isDoctor !== (doctorId !== null)) {
    return {
      field: 'doctorId',
      msg: isDoctor
        ? 'Choose the doctor whose referrals they see'
        : 'Only a doctor user is linked to a doctor',
    };
  }
  const isAgency = userType === 'AGENCY';
  const mayBeOfAgency = isAgency || userType === 'API';
  if ((isAgency && agencyId === null) || (!mayBeOfAgency && agencyId !== null)) {
    return {
      field: 'agencyId',
      msg: isAgency
        ? 'Choose the agency whose bills they see'
        : 'Only an agency user or an API user is linked to an agency',
    };
  }
  return null;
}
