import {
  type CallerAnswer,
  type CallerQuestion,
  readCaller as readFromDatabase,
} from '@nidan/server/kernel/access/caller';
import type { Db } from '@nidan/server/kernel/database/connections/open-database';

export * from '@nidan/server/kernel/access/caller';

const remembered = new Map<string, CallerAnswer | null>();

/** Who calls, with which rights, as it was at the first request of a session: no session, membership, right or key is read again. */
export async function readCaller(db: Db, question: CallerQuestion): Promise<CallerAnswer | null> {
  const name = `${question.tokenHash.toString('hex')} ${question.lId}`;
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const answer = await readFromDatabase(db, question);
  remembered.set(name, answer);
  return answer;
}
