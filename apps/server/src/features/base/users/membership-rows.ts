import type { EmployeeKind, UserType } from '@nidan/domain/enumerations/users';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type Giver, giveRole } from '../roles/give-role.ts';

const EMPLOYEE = 'EMPLOYEE' satisfies UserType;

/** What is said of a person in one lab. */
export interface MembershipValues {
  readonly role_id: string;
  /** Code of the account status (spec §4). */
  readonly status: number;
  readonly location_ids: string[] | null;
  readonly department_ids: string[] | null;
  readonly doctor_id: string | null;
  readonly agency_id: string | null;
  readonly discount_upto_paise: number | null;
  readonly discount_max_percent: number | null;
}

export interface NewMembership {
  readonly lId: number;
  readonly userId: string;
  readonly roleId: string;
  readonly discountUptoPaise: number | null;
  readonly discountMaxPercent: number | null;
  /** The doctor or the agency whose bills are all that the person sees. */
  readonly doctorId?: string | null;
  readonly agencyId?: string | null;
}

/** Lets a person work in a lab in a role, at once and everywhere in it. Runs as the owner of the tables. */
export async function insertMembership(db: Db, membership: NewMembership): Promise<void> {
  await insertRows(db, 'membership', [
    {
      l_id: membership.lId,
      user_id: membership.userId,
      role_id: membership.roleId,
      discount_upto_paise: membership.discountUptoPaise,
      discount_max_percent: membership.discountMaxPercent,
      doctor_id: membership.doctorId ?? null,
      agency_id: membership.agencyId ?? null,
    },
  ]);
  const { lId, userId, roleId } = membership;
  await giveRole(db, { lId, userId, roleId, giver: null });
}

interface MembershipToEnter {
  readonly lId: number;
  readonly userId: string;
  readonly enteredBy: string;
  /** Who gives the role; nobody to the first person of a lab. */
  readonly giver: Giver | null;
  readonly values: MembershipValues;
}

/** Enters a person into a lab on behalf of the person who does it. */
export async function enterMembership(db: Db, membership: MembershipToEnter): Promise<void> {
  const { lId, userId, enteredBy, giver, values } = membership;
  await insertRows(db, 'membership', [{ ...values, l_id: lId, user_id: userId, entered_by: enteredBy }]);
  await giveRole(db, { lId, userId, roleId: values.role_id, giver });
}

/** A person in a lab, locked. */
export interface LockedUser extends MembershipValues {
  readonly user_id: string;
  readonly username: string;
  readonly name: string;
  readonly user_type: UserType;
  readonly employee_kind: EmployeeKind | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly qualification: string | null;
  readonly registration_no: string | null;
  readonly entered_by: string | null;
  readonly version: number;
  readonly other_labs: number;
}

/** Of the membership `m` and its user `u`. */
const lockedColumns = sql`
    m.user_id, u.username, u.name, u.user_type, u.employee_kind, u.phone, u.email, u.qualification,
      u.registration_no, m.role_id, m.status, m.location_ids, m.department_ids, m.doctor_id, m.agency_id,
      m.discount_upto_paise, m.discount_max_percent, m.entered_by, m.version,
      (select count(*) from membership o where o.user_id = m.user_id and o.l_id <> m.l_id)::int as other_labs`;

/** Reads and locks a person of a lab; null when the lab has none of this id. */
export async function lockUser(db: Db, lId: number, userId: string): Promise<LockedUser | null> {
  const { rows } = await sql<LockedUser>`
    select ${lockedColumns}
    from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${lId} and m.user_id = ${userId} for no key update of m`.execute(db);
  return rows[0] ?? null;
}

/** The employees of a lab by their user names; locked for a change. */
export async function readEmployees(
  { db, lId }: { readonly db: Db; readonly lId: number },
  use: 'reading' | 'change',
): Promise<readonly LockedUser[]> {
  const { rows } = await sql<LockedUser>`
    select ${lockedColumns}
    from membership m join login_user u on u.user_id = m.user_id
    where m.l_id = ${lId} and u.user_type = ${EMPLOYEE} order by u.username collate "C"
    ${use === 'change' ? sql`for no key update of m` : sql``}`.execute(db);
  return rows;
}

interface MembershipChange {
  readonly lId: number;
  readonly userId: string;
  readonly values: Partial<MembershipValues>;
  readonly giver: Giver;
}

/** Writes changed columns of a locked membership and counts its version up. */
export async function updateMembership(
  db: Db,
  { lId, userId, values, giver }: MembershipChange,
): Promise<void> {
  await db
    .updateTable('membership')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('user_id', '=', userId)
    .execute();
  const { role_id: roleId } = values;
  if (roleId !== undefined) await giveRole(db, { lId, userId, roleId, giver });
}
