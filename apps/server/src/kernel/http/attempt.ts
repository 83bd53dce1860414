import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import { Refusal } from './refuse.ts';

export type Attempt<T> =
  | { readonly ok: true; readonly answer: T }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Runs a part of a command that may be refused while the rest goes on: what it wrote, its events and its jobs are taken back with the
 * refusal. One at a time in a transaction; any other failure ends the command.
 */
export async function attempt<T>(ctx: Ctx, work: () => Promise<T>): Promise<Attempt<T>> {
  const { events, jobs } = ctx.unit;
  const before = { events: events.length, jobs: jobs.length };
  await sql`savepoint attempt`.execute(ctx.db);
  try {
    const answer = await work();
    await sql`release savepoint attempt`.execute(ctx.db);
    return { ok: true, answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sql`rollback to savepoint attempt`.execute(ctx.db);
    events.length = before.events;
    jobs.length = before.jobs;
    return { ok: false, refusal: error };
  }
}
