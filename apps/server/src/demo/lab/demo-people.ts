import type { EmployeeKind, UserType } from '@nidan/domain/enumerations/users';
import type { UsualRole } from '../../features/base/roles/usual-roles.ts';

interface DemoPerson {
  readonly username: string;
  readonly name: string;
  readonly role: UsualRole;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly discountUptoPaise: number | null;
  readonly discountMaxPercent: number | null;
  readonly isDemoUser: boolean;
  readonly userType: UserType;
  readonly employeeKind: EmployeeKind | null;
  /** Name of the doctor or the agency that the person is, or stands for. */
  readonly standsFor: string | null;
}

const nobodySpecial = {
  qualification: null,
  registrationNo: null,
  discountUptoPaise: null,
  discountMaxPercent: null,
  isDemoUser: false,
  userType: 'EMPLOYEE',
  employeeKind: 'LAB_OP',
  standsFor: null,
} as const;

/** The password of everybody in the demo lab. */
export const demoPassword = 'nidan-demo';

/**
 * The people of the demo lab: invented, at least one per role, two where a second person is asked for, and a masked
 * demo user.
 */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...nobodySpecial,
    username: 'asmita.deo',
    name: 'Asmita Deo',
    role: 'Front desk',
    discountUptoPaise: 30_000,
    discountMaxPercent: 10,
  },
  {
    ...nobodySpecial,
    username: 'rohan.pawar',
    name: 'Rohan Pawar',
    role: 'Phlebotomist',
    employeeKind: 'LOGISTICS_PHL',
  },
  { ...nobodySpecial, username: 'sameer.kale', name: 'Sameer Kale', role: 'Technician' },
  { ...nobodySpecial, username: 'leena.thomas', name: 'Leena Thomas', role: 'Technician' },
  {
    ...nobodySpecial,
    username: 'nandini.joshi',
    name: 'Dr. Nandini Joshi',
    role: 'Pathologist',
    qualification: 'MD Pathology',
    registrationNo: 'DEMO/00/0001',
  },
  { ...nobodySpecial, username: 'vrinda.kulkarni', name: 'Vrinda Kulkarni', role: 'Accountant' },
  { ...nobodySpecial, username: 'imran.shaikh', name: 'Imran Shaikh', role: 'Accountant' },
  { ...nobodySpecial, username: 'manager', name: 'Farhan Qazi', role: 'Manager', discountMaxPercent: 100 },
  {
    ...nobodySpecial,
    username: 'kavita.shirke',
    name: 'Kavita Shirke',
    role: 'Manager',
    discountMaxPercent: 100,
  },
  {
    ...nobodySpecial,
    username: 'shivneri',
    name: 'Shivneri Clinic desk',
    role: 'Agency user',
    userType: 'AGENCY',
    employeeKind: null,
    standsFor: 'Shivneri Clinic',
  },
  {
    ...nobodySpecial,
    username: 'meher.daruwala',
    name: 'Dr. Meher Daruwala',
    role: 'Referring doctor',
    userType: 'DOCTOR',
    employeeKind: null,
    standsFor: 'Dr. Meher Daruwala',
  },
  {
    ...nobodySpecial,
    username: 'demo',
    name: 'Demo user',
    role: 'Manager',
    isDemoUser: true,
    discountMaxPercent: 100,
  },
];

/** What the start prints, so that a new person can sign in. */
export const demoSignIns: readonly string[] = [
  `Demo sign-ins, all with the password ${demoPassword}:`,
  ...demoPeople.map(({ username, role, isDemoUser }) =>
    `  ${username.padEnd(16)} ${role}${isDemoUser ? ', sees personal data masked' : ''}`.trimEnd(),
  ),
];
