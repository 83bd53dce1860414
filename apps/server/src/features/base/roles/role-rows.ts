import type { Rights } from '@nidan/domain/access/rights';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { type Giver, insertGifts } from './right-gift-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

export interface NewRole {
  readonly roleId?: string;
  readonly name: string;
  readonly description?: string;
  readonly needsSecondFactor?: boolean;
  /** Permission bits per module (spec §6). */
  readonly rights: Rights;
  /** Who gives these rights; nobody at the beginning of a lab. */
  readonly giver?: Giver;
}

function rightRows(lId: number, roleId: string, rights: Rights) {
  return Object.entries(rights)
    .filter(([, bits]) => bits > 0)
    .map(([module, bits]) => ({ l_id: lId, role_id: roleId, module, bits }));
}

/** Adds roles to a lab; answers their ids by name. */
export async function insertRoles(
  db: Db,
  lId: number,
  roles: readonly NewRole[],
): Promise<ReadonlyMap<string, string>> {
  const withIds = roles.map((role) => ({ ...role, roleId: role.roleId ?? newId() }));
  await insertRows(
    db,
    'role',
    withIds.map(({ roleId, name, description, needsSecondFactor }) => ({
      l_id: lId,
      role_id: roleId,
      name,
      description: description ?? '',
      needs_second_factor: needsSecondFactor ?? false,
    })),
  );
  await insertRows(
    db,
    'role_right',
    withIds.flatMap(({ roleId, rights }) => rightRows(lId, roleId, rights)),
  );
  const gifts = withIds.map(({ giver = null, ...role }) => ({ ...role, userId: null, giver }));
  await insertGifts(db, lId, gifts);
  return new Map(withIds.map(({ name, roleId }) => [name, roleId]));
}

export interface RoleRow {
  readonly role_id: string;
  readonly name: string;
  readonly description: string;
  readonly needs_second_factor: boolean;
  readonly status: number;
  readonly version: number;
}

/** Reads and locks a role; null when the lab has none of this id. */
export async function lockRole(db: Db, lId: number, roleId: string): Promise<RoleRow | null> {
  const row = await db
    .selectFrom('role')
    .select(['role_id', 'name', 'description', 'needs_second_factor', 'status', 'version'])
    .where('l_id', '=', lId)
    .where('role_id', '=', roleId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

interface RoleChange {
  readonly lId: number;
  readonly roleId: string;
  readonly values: Partial<Omit<RoleRow, 'role_id' | 'version'>>;
}

/** Writes changed columns of a locked role and counts its version up. */
export async function updateRoleRow(db: Db, { lId, roleId, values }: RoleChange): Promise<void> {
  await db
    .updateTable('role')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('role_id', '=', roleId)
    .execute();
}

interface NewRights {
  readonly lId: number;
  readonly roleId: string;
  readonly rights: Rights;
  readonly giver: Giver;
}

/** Writes all rights of a locked role anew. */
export async function replaceRights(db: Db, { lId, roleId, rights, giver }: NewRights): Promise<void> {
  await db.deleteFrom('role_right').where('l_id', '=', lId).where('role_id', '=', roleId).execute();
  await insertRows(db, 'role_right', rightRows(lId, roleId, rights));
  await insertGifts(db, lId, [{ roleId, userId: null, rights, giver }]);
}
