import type { Rights } from '@nidan/domain/access/rights';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Who gives rights, and what they hold while they do. */
export interface Giver {
  readonly userId: string;
  readonly rights: Rights;
}

interface Gift {
  readonly lId: number;
  readonly roleIds: readonly string[];
  /** To whom the role is given; null: the rights are given to the role. */
  readonly userId: string | null;
  /** Null at the beginning of a lab, which nobody of it gave. */
  readonly giver: Giver | null;
}

/** Notes, after it was written, what roles may or who has a role, and by whom: invariant T12 goes by it. */
export async function insertGifts(db: Db, { lId, roleIds, userId, giver }: Gift): Promise<void> {
  const rights = giver === null ? null : JSON.stringify(giver.rights);
  await sql`
    insert into right_gift (l_id, gift_id, role_id, user_id, rights, given_by, giver_rights)
    select r.l_id, uuidv7(), r.role_id, ${userId}::uuid, coalesce((
      select jsonb_object_agg(rr.module, rr.bits) from role_right rr
      where rr.l_id = r.l_id and rr.role_id = r.role_id), '{}'), ${giver?.userId ?? null}::uuid, ${rights}::jsonb
    from role r where r.l_id = ${lId} and r.role_id = any(${[...roleIds]}::uuid[])`.execute(db);
}
