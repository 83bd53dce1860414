import { sql } from 'kysely';
import { deleteInBatches } from '../../../kernel/jobs/delete-in-batches.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** Whose failed tries are counted: an account, or an account as one address knows it. */
export interface Subject {
  readonly name: string;
  /** Failed tries before the next one has to wait. */
  readonly free: number;
  /** Seconds that a try waits at the most; a quarter of an hour unless told. */
  readonly longest?: number;
}

const LONGEST_WAIT = 900;
/** Minutes without a failed try after which the earlier ones are forgotten. */
const FORGOTTEN_AFTER = 30;
const TURNS_A_MINUTE = 60;

/** Seconds to the next try after the free ones: 1, 2, 4 … As SQL, because the try is counted where it is decided. */
function waitOf({ free, longest = LONGEST_WAIT }: Subject) {
  return sql`least(${longest}::int, (2 ^ least(a.failures - ${free}::int, 10))::int)`;
}

function quietSince(now: Date) {
  return sql`${now}::timestamptz - make_interval(mins => ${sql.lit(FORGOTTEN_AFTER)})`;
}

/**
 * Counts a try before it is made, so that many at once cannot pass together; a success forgets it. Answers the seconds to
 * wait, and then counts nothing; 0 when the try may be made. No wait is for ever: half an hour of quiet forgets everything.
 */
export async function takeTry(db: Db, subject: Subject, now: Date): Promise<number> {
  const { name, free } = subject;
  const { rows: taken } = await sql`
    insert into sign_in_attempt as a (subject, failures, last_at) values (${name}, 1, ${now})
    on conflict (subject) do update
    set failures = case when a.last_at < ${quietSince(now)} then 1 else a.failures + 1 end, last_at = ${now}
    where a.failures < ${free} or a.last_at <= ${now}::timestamptz - make_interval(secs => ${waitOf(subject)})
    returning a.failures`.execute(db);
  if (taken.length > 0) return 0;
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from a.last_at - ${now}::timestamptz) + ${waitOf(subject)})::int as seconds
    from sign_in_attempt a where a.subject = ${name}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

/** How many tries of a subject have failed lately. */
export async function failuresOf(db: Db, { name }: Subject, now: Date): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    select a.failures from sign_in_attempt a where a.subject = ${name} and a.last_at >= ${quietSince(now)}`.execute(
    db,
  );
  return rows[0]?.failures ?? 0;
}

/** Forgets the tries of subjects, after a success; answers how many failed before. */
export async function forgetTries(db: Db, subjects: readonly Subject[]): Promise<number> {
  const forgotten = await db
    .deleteFrom('sign_in_attempt')
    .where(
      'subject',
      'in',
      subjects.map(({ name }) => name),
    )
    .returning('failures')
    .execute();
  // The last try of each was the one that succeeded.
  return Math.max(0, ...forgotten.map(({ failures }) => failures - 1));
}

/** Forgets all tries at an account, from wherever they came: what an administrator does for a person who is kept out. */
export async function forgetTriesAt(db: Db, username: string): Promise<void> {
  await sql`delete from sign_in_attempt where subject = ${accountSubject(username).name}
    or starts_with(subject, ${`${accountSubject(username).name}@`})`.execute(db);
}

/**
 * The account wherever strangers try it: many free tries and short waits, so that a few of them do not keep its owner waiting
 * in a browser that is not known, and guesses from many addresses are still few.
 */
export function accountSubject(username: string): Subject {
  return { name: `user:${username}`, free: 60, longest: 60 };
}

/** The account as tried from one address, or from one known browser. */
export function accountAtSubject(username: string, address: string): Subject {
  return { name: `user:${username}@${address}`, free: 10 };
}

/** Seconds until an address may try anything again, 0 when it may now: 60 times a minute, whatever comes of it. */
export async function takeTurn(db: Db, address: string, now: Date): Promise<number> {
  const { rows } = await sql<{ turns: number; seconds: number }>`
    insert into sign_in_attempt as a (subject, failures, last_at) values (${`address:${address}`}, 1, ${now})
    on conflict (subject) do update
    set failures = case when a.last_at <= ${now}::timestamptz - interval '1 minute' then 1 else a.failures + 1 end,
      last_at = case when a.last_at <= ${now}::timestamptz - interval '1 minute' then ${now} else a.last_at end
    returning a.failures as turns, ceil(extract(epoch from a.last_at - ${now}::timestamptz) + 60)::int as seconds`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined || row.turns <= TURNS_A_MINUTE ? 0 : Math.max(1, row.seconds);
}

/** Deletes tries that count no more and challenges that are over. */
export const deleteOldTries: Job = async ({ db }) => {
  await deleteInBatches(async (atMost) => {
    const { rows } = await sql`
      delete from sign_in_attempt where subject in (
        select a.subject from sign_in_attempt a where a.last_at < now() - interval '1 hour' limit ${atMost})
      returning subject`.execute(db);
    return rows.length;
  });
};

/** Marks a challenge as used; false when it was used before. */
export async function useChallenge(db: Db, challengeId: string, now: Date): Promise<boolean> {
  const used = await db
    .insertInto('sign_in_attempt')
    .values({ subject: `challenge:${challengeId}`, failures: 0, last_at: now })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .returning('subject')
    .execute();
  return used.length > 0;
}
