import { expect, test } from 'vitest';
import { USER_TYPES } from '../enumerations/users.ts';
import { type PersonKind, placementFault, signsIn } from './placement-fault.ts';

const none = { employeeKind: null, doctorId: null, agencyId: null } as const;

test.each<[PersonKind, string | null]>([
  [{ ...none, userType: 'EMPLOYEE', employeeKind: 'LAB_OP' }, null],
  [{ ...none, userType: 'EMPLOYEE' }, 'employeeKind'],
  [{ ...none, userType: 'API', employeeKind: 'SALES' }, 'employeeKind'],
  [{ ...none, userType: 'DOCTOR', doctorId: 'd' }, null],
  [{ ...none, userType: 'DOCTOR' }, 'doctorId'],
  [{ ...none, userType: 'EMPLOYEE', employeeKind: 'PRO', doctorId: 'd' }, 'doctorId'],
  [{ ...none, userType: 'AGENCY', agencyId: 'a' }, null],
  [{ ...none, userType: 'AGENCY' }, 'agencyId'],
  [{ ...none, userType: 'SYSTEM', agencyId: 'a' }, 'agencyId'],
  [{ ...none, userType: 'SYSTEM' }, null],
  [{ ...none, userType: 'API' }, null],
  [{ ...none, userType: 'API', agencyId: 'a' }, null],
  [{ ...none, userType: 'API', doctorId: 'd' }, 'doctorId'],
])('%o: fault in %s', (person, field) => {
  expect(placementFault(person)?.field ?? null).toBe(field);
});

test('people sign in, programs do not', () => {
  expect(USER_TYPES.filter(signsIn)).toEqual(['DOCTOR', 'AGENCY', 'EMPLOYEE']);
});
