import type { Fault } from '../text/fault.ts';
import { accessFault } from '../faults/access-faults.ts';
import type { EmployeeKind, UserType } from '../enumerations/users.ts';

/** What a person is, and whom they stand for. */
export interface PersonKind {
  readonly userType: UserType;
  readonly employeeKind: EmployeeKind | null;
  readonly doctorId: string | null;
  readonly agencyId: string | null;
}

export interface PlacementFault extends Fault {
  readonly field: 'employeeKind' | 'doctorId' | 'agencyId';
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
      ...(isEmployee ? accessFault('employee-kind-needed') : accessFault('only-employee-kind')),
    };
  }
  const isDoctor = userType === 'DOCTOR';
  if (isDoctor !== (doctorId !== null)) {
    return {
      field: 'doctorId',
      ...(isDoctor ? accessFault('doctor-of-user-needed') : accessFault('only-doctor-user')),
    };
  }
  const isAgency = userType === 'AGENCY';
  const mayBeOfAgency = isAgency || userType === 'API';
  if ((isAgency && agencyId === null) || (!mayBeOfAgency && agencyId !== null)) {
    return {
      field: 'agencyId',
      ...(isAgency ? accessFault('agency-of-user-needed') : accessFault('only-agency-user')),
    };
  }
  return null;
}
