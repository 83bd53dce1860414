import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../database.gen.ts';

/** A statement that travels with the next one, because nothing waits for its outcome. */
export interface PostponedQuery extends CompiledQuery {
  readonly postponed: true;
}

export function isPostponed(query: CompiledQuery): query is PostponedQuery {
  return 'postponed' in query;
}

interface Compilable {
  compile(db: Kysely<Database>): CompiledQuery;
}

/**
 * Sends a write in its place of the transaction, but together with what is sent next, at the latest with the commit: a
 * command of many writes costs one round trip. Should it fail, whatever follows in the transaction fails with its error.
 * Outside a transaction it is sent at once.
 */
export async function sendLater(db: Kysely<Database>, query: CompiledQuery | Compilable): Promise<void> {
  const compiled = 'compile' in query ? query.compile(db) : query;
  const postponed: PostponedQuery = { ...compiled, postponed: true };
  await db.executeQuery(postponed);
}
