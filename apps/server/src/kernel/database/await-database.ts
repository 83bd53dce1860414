import { setTimeout as wait } from 'node:timers/promises';
import { asRefusal } from '../http/error-answer.ts';
import { withClient } from './connections/with-client.ts';

/** A database that starts beside the server is there within this time. */
const LONGEST_MS = 60_000;
const TRY_EVERY_MS = 1_000;

function isAway(error: unknown): boolean {
  return error instanceof Error && asRefusal(error)?.code === 'database-unavailable';
}

/**
 * Waits until a database server answers, be it by a refusal: the database may be missing, which the start creates. Throws its error after a
 * minute.
 */
export async function awaitDatabase(
  url: string,
  { say, longestMs = LONGEST_MS }: { readonly say: (line: string) => void; readonly longestMs?: number },
): Promise<void> {
  const end = Date.now() + longestMs;
  let isSaid = false;
  for (;;) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (!isAway(error)) return;
      if (Date.now() > end) throw error;
      if (!isSaid) say('The database does not answer yet; trying again for a minute …');
      isSaid = true;
      await wait(TRY_EVERY_MS);
    }
  }
}
