import { findSession, insertSession, placeSession } from '../../kernel/access/session-rows.ts';
import type { TestApp } from '../test-app.ts';
import type { TestLab, TestUser } from '../test-lab.ts';

/** The token of a session of its own at a lab's first location, because some routes end the one that they are called with. */
export async function newSession(
  { db }: TestApp,
  { lab, userId, hours = 1 }: { lab: TestLab; userId: TestUser['userId']; hours?: number },
): Promise<string> {
  const token = await insertSession(db, { userId, hours });
  const session = await findSession(db, token, 3_600);
  if (session !== null) await placeSession(db, session, { lId: lab.lId, locationId: lab.locationId });
  return token;
}
