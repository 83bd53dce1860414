import { EMPLOYEE_KINDS, USER_TYPES } from '@nidan/domain/enumerations/users';
import { type Static, Type } from 'typebox';
import { Can, closed, Id, Instant, nullable, Paise, Version } from '../../kernel/shapes.ts';

/** Most places or departments that a scope names. */
const MOST_PLACES = 200;

/** What of the lab a person sees; null is all of it. */
export const scopeFields = {
  locationIds: nullable(Type.Array(Id, { maxItems: MOST_PLACES, uniqueItems: true })),
  /** Limits tubes, tests and results; bills, people and reports are whole. */
  departmentIds: nullable(Type.Array(Id, { maxItems: MOST_PLACES, uniqueItems: true })),
  /** Of a doctor: only bills that this one referred. */
  doctorId: nullable(Id),
  /** Of an agency: only its own bills. */
  agencyId: nullable(Id),
};

export const UserTypeName = Type.Enum([...USER_TYPES]);
export const EmployeeKindName = Type.Enum([...EMPLOYEE_KINDS]);

/** A person, or a program, that works in the lab. Phone and e-mail are masked for demo users. */
export const UserView = closed({
  userId: Id,
  username: Type.String(),
  name: Type.String(),
  userType: UserTypeName,
  employeeKind: nullable(EmployeeKindName),
  phone: nullable(Type.String()),
  email: nullable(Type.String()),
  qualification: nullable(Type.String()),
  registrationNo: nullable(Type.String()),
  isDemoUser: Type.Boolean(),
  roleId: Id,
  roleName: Type.String(),
  ...scopeFields,
  doctor: nullable(Type.String()),
  agency: nullable(Type.String()),
  /** The most that the person may give on a bill; null is no cap. The amount wins when both exist (spec §5). */
  discountUptoPaise: nullable(Paise),
  discountMaxPercent: nullable(Type.Integer()),
  /** Account status of the specification (§4). */
  status: Type.Integer(),
  statusLabel: Type.String(),
  /** Last sign-in, of any lab. */
  signedInAt: nullable(Instant),
  enteredAt: Instant,
  enteredBy: nullable(Type.String()),
  /** The person also works in another lab: name, user name and contact are not changed from here. */
  sharedWithOtherLabs: Type.Boolean(),
  /** Whether an authenticator is asked for at the sign-in. */
  hasSecondFactor: Type.Boolean(),
  isSelf: Type.Boolean(),
  version: Version,
  can: Can,
});
export type UserView = Static<typeof UserView>;

/** Work that waits for a person, as it is handed over. */
export const OpenWork = closed({
  kind: Type.String(),
  label: Type.String(),
  count: Type.Integer(),
});
export type OpenWork = Static<typeof OpenWork>;
