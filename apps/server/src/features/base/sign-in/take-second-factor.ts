import { revokeSessionsOf } from '../../../kernel/access/session-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { deleteSecondFactor, hasSecondFactor } from './second-factor-rows.ts';

interface TakenFactor {
  /** False when there was none: nothing has changed then. */
  readonly wasSet: boolean;
  readonly sessionsEnded: number;
}

/**
 * Takes the second factor of a person away with its recovery codes and ends their sessions, so that nobody goes on with
 * what a lost authenticator opened; the password stays. The caller has checked that this may be done to them.
 */
export async function takeSecondFactor({ db }: Ctx, userId: string): Promise<TakenFactor> {
  if (!(await hasSecondFactor(db, userId))) return { wasSet: false, sessionsEnded: 0 };
  await deleteSecondFactor(db, userId);
  return { wasSet: true, sessionsEnded: await revokeSessionsOf(db, userId) };
}
