import { CompiledQuery, sql } from 'kysely';
import type { Db } from './open-database.ts';
import { sqlStateOf } from './sql-state.ts';

interface LongRead {
  /** The transaction that reads, and the database that it is one of: it is told there to end what it does. */
  readonly tx: Db;
  readonly db: Db;
  /** Milliseconds after which the database gives a statement up. */
  readonly timeout: number;
  /** Aborted when nobody waits for the answer any more; null where nobody waits anyway. */
  readonly gone: AbortSignal | null;
}

/** What the database says when a statement was ended: by its time, or because somebody asked for it. */
const ENDED = '57014';

/** A read that was ended before it had an answer. */
export class ReadEnded extends Error {
  readonly why: 'time' | 'gone';

  constructor(why: 'time' | 'gone') {
    super(`The read was ended: ${why}`);
    this.why = why;
  }
}

/**
 * Reads for a bounded time, and ends the statement that is running when nobody waits for it any more. Throws ReadEnded then; the
 * transaction is of no use afterwards.
 */
export async function readCancellable<T>(
  { tx, db, timeout, gone }: LongRead,
  work: () => Promise<T>,
): Promise<T> {
  await tx.executeQuery(CompiledQuery.raw(`set local statement_timeout = ${Math.trunc(timeout)}`));
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const pid = rows[0]?.pid ?? 0;
  let cancelling: Promise<unknown> = Promise.resolve();
  // On another connection: this one is busy with what is to be ended.
  const cancel = (): void => {
    cancelling = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
  };
  const isGone = (): boolean => gone?.aborted === true;
  if (isGone()) throw new ReadEnded('gone');
  gone?.addEventListener('abort', cancel, { once: true });
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) !== ENDED) throw error;
    throw new ReadEnded(isGone() ? 'gone' : 'time');
  } finally {
    gone?.removeEventListener('abort', cancel);
    // The connection goes to nobody else before the end has reached it.
    await cancelling;
  }
}
