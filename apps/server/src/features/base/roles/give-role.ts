import { sql } from 'kysely';
import type { Rights } from '@nidan/domain/access/rights';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { type Giver, insertGifts } from './right-gift-rows.ts';
import { rightsOfRole } from './role-rights.query.ts';

export type { Giver };

interface GivenRole {
  readonly lId: number;
  readonly userId: string;
  readonly roleId: string;
  /** Null at the beginning of a lab, which nobody of it gave. */
  readonly giver: Giver | null;
}

/** Notes that a person was given a role, after it was written, with all that the role may then. */
export async function giveRole(db: Db, { lId, userId, roleId, giver }: GivenRole): Promise<void> {
  const { rows } = await sql<{ rights: Rights }>`
    select ${rightsOfRole} as rights from role r where r.l_id = ${lId} and r.role_id = ${roleId}`.execute(db);
  await insertGifts(db, lId, [{ roleId, userId, rights: rows[0]?.rights ?? {}, giver }]);
}
