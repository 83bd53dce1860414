import { findSession, insertSession, placeSession } from '../../kernel/access/session-rows.ts';
import type { TestApp } from '../test-app.ts';
import type { TestLab, TestUser } from '../test-lab.ts';

interface NewSession {
  readonly lab: TestLab;
  readonly userId: TestUser['userId'];
  readonly hours?: number;
  /** Whether the second factor has been shown, as the powers of the operator want it. */
  readonly showsCode?: boolean;
}

/** The token of a session of its own at a lab's first location, because some routes end the one that they are called with. */
export async function newSession(
  { db }: TestApp,
  { lab, userId, hours = 1, showsCode = false }: NewSession,
): Promise<string> {
  const token = await insertSession(db, { userId, hours });
  const session = await findSession(db, token, 3_600);
  if (session !== null) await placeSession(db, session, { lId: lab.lId, locationId: lab.locationId });
  if (session !== null && showsCode) {
    await db
      .updateTable('session')
      .set({ second_factor_at: new Date() })
      .where('session_id', '=', session.sessionId)
      .execute();
  }
  return token;
}
