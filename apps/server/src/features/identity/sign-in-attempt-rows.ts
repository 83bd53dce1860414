import { sql } from 'kysely';
import type { Db } from '../../kernel/database/open-database.ts';

/** Somebody who tries to sign in: an account, or an address that a whole lab may share. */
export interface Subject {
  readonly name: string;
  /** Failed tries one after another before it has to wait. */
  readonly free: number;
}

const shortestWait = 5;
const longestWait = 300;

/** Seconds between tries after the free ones: 5, 10, 20 … 300. As SQL, because the try is counted where it is decided. */
function waitOf(free: number) {
  return sql`least(${longestWait}::int, ${shortestWait}::int * (2 ^ least(a.failures - ${free}::int, 10))::int)`;
}

/**
 * Counts a try before it is made, so that many at once cannot pass together; a success forgets it. Answers the seconds to
 * wait, and then counts nothing; 0 when the try may be made. Tries older than a quarter of an hour are forgotten.
 */
export async function takeTry(db: Db, { name, free }: Subject, now: Date): Promise<number> {
  const { rows: taken } = await sql`
    insert into sign_in_attempt as a (subject, failures, last_at) values (${name}, 1, ${now})
    on conflict (subject) do update
    set failures = case when a.last_at < ${now}::timestamptz - interval '15 minutes' then 1 else a.failures + 1 end,
      last_at = ${now}
    where a.failures < ${free} or a.last_at <= ${now}::timestamptz - ${waitOf(free)} * interval '1 second'
    returning a.failures`.execute(db);
  if (taken.length > 0) return 0;
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from a.last_at - ${now}::timestamptz) + ${waitOf(free)})::int as seconds
    from sign_in_attempt a where a.subject = ${name}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

export async function forgetTries(db: Db, { name }: Subject): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('subject', '=', name).execute();
}
