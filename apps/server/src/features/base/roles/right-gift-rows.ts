import type { Rights } from '@nidan/domain/access/rights';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Who gives rights, and what they hold while they do. */
export interface Giver {
  readonly userId: string;
  readonly rights: Rights;
}

export interface Gift {
  readonly roleId: string;
  /** To whom the role is given; null: the rights are given to the role. */
  readonly userId: string | null;
  readonly rights: Rights;
  /** Null at the beginning of a lab, which nobody of it gave. */
  readonly giver: Giver | null;
}

/** Notes what roles may, or who has a role, and by whom: invariant T12 goes by it. */
export async function insertGifts(db: Db, lId: number, gifts: readonly Gift[]): Promise<void> {
  await insertRows(
    db,
    'right_gift',
    gifts.map(({ roleId, userId, rights, giver }) => ({
      l_id: lId,
      gift_id: newId(),
      role_id: roleId,
      user_id: userId,
      rights: JSON.stringify(rights),
      given_by: giver?.userId ?? null,
      giver_rights: giver === null ? null : JSON.stringify(giver.rights),
    })),
  );
}
