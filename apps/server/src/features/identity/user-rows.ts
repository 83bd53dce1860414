import { insertRows } from '../../kernel/database/insert-rows.ts';
import { newId } from '../../kernel/database/new-id.ts';
import type { Db } from '../../kernel/database/open-database.ts';

export interface NewRole {
  readonly name: string;
  /** Permission bits per module (spec §6). */
  readonly rights: Readonly<Record<string, number>>;
}

/** Adds roles to a lab; answers their ids by name. Runs as the owner of the tables, inside a transaction of that lab. */
export async function insertRoles(
  db: Db,
  lId: number,
  roles: readonly NewRole[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(roles.map((role) => [role.name, newId()]));
  const withIds = roles.map((role) => ({ ...role, roleId: ids.get(role.name) ?? newId() }));
  await insertRows(
    db,
    'role',
    withIds.map(({ roleId, name }) => ({ l_id: lId, role_id: roleId, name })),
  );
  const rights = withIds.flatMap(({ roleId, rights: bits }) =>
    Object.entries(bits).map(([module, value]) => ({ l_id: lId, role_id: roleId, module, bits: value })),
  );
  await insertRows(db, 'role_right', rights);
  return ids;
}

export interface NewUser {
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly isDemoUser: boolean;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
}

/** Adds a person who may sign in; answers the id. Runs as the owner of the tables. */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const userId = newId();
  await insertRows(db, 'login_user', [
    {
      user_id: userId,
      username: user.username,
      name: user.name,
      user_type: 'EMPLOYEE',
      password_hash: user.passwordHash,
      is_demo_user: user.isDemoUser,
      qualification: user.qualification,
      registration_no: user.registrationNo,
    },
  ]);
  return userId;
}

export interface NewMembership {
  readonly lId: number;
  readonly userId: string;
  readonly roleId: string;
  readonly discountUptoPaise: number | null;
  readonly discountMaxPercent: number | null;
}

/** Lets a person work in a lab in a role. Runs as the owner of the tables. */
export async function insertMembership(db: Db, membership: NewMembership): Promise<void> {
  await insertRows(db, 'membership', [
    {
      l_id: membership.lId,
      user_id: membership.userId,
      role_id: membership.roleId,
      discount_upto_paise: membership.discountUptoPaise,
      discount_max_percent: membership.discountMaxPercent,
    },
  ]);
}
