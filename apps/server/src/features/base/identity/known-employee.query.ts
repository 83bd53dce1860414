import { ACTIVE } from '../../../kernel/access/standing.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sql } from 'kysely';

export interface KnownEmployee {
  readonly userId: string;
  readonly name: string;
}

/** Somebody who signs in already and works for labs; undefined for programs, clients, demo users and who is disabled. */
export async function knownEmployee(db: Db, username: string): Promise<KnownEmployee | undefined> {
  const { rows } = await sql<KnownEmployee>`
    select user_id as "userId", name from login_user
    where username = ${username} and user_type = 'EMPLOYEE' and not is_demo_user and status = ${ACTIVE}`.execute(
    db,
  );
  return rows[0];
}
