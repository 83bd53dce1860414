import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { makeOneTimePassword } from '../sign-in/one-time-password.ts';
import { changeAccount } from './change-account.ts';
import { enterUser } from './enter-user.ts';
import { resetSignIn } from './reset-sign-in.ts';
import { updateUserRow } from './user-rows.ts';

interface Operator {
  readonly username: string;
  /** Asked for only where nobody has the user name yet. */
  readonly name: string | null;
}

/** What the operator signs in with next. */
export interface OperatorSignIn {
  readonly password: string;
  readonly isNew: boolean;
}

/**
 * Gives the platform operator a one-time password, with no second factor and no open session left: creates the account where
 * nobody has the user name. For a command on the server alone: through a lab nobody comes by this sign-in. Throws an Error
 * that says what to give instead.
 */
export async function giveOperatorSignIn(
  services: Pick<Services, 'db' | 'clock'>,
  { username, name }: Operator,
): Promise<OperatorSignIn> {
  const { db: pool } = services;
  const known = await pool
    .selectFrom('login_user')
    .select(['user_id', 'user_type', 'is_demo_user'])
    .where('username', '=', username)
    .executeTakeFirst();
  const oneTime = await makeOneTimePassword();
  if (known === undefined) {
    if (name === null)
      throw new Error(`Nobody is called ${username} yet: give the name as well, --name "Asha Rao"`);
    const unknown = { isDemoUser: false, qualification: null, registrationNo: null };
    await enterUser({ db: pool }, { username, name, userType: 'EMPLOYEE', ...unknown }, oneTime);
    return { password: oneTime.password, isNew: true };
  }
  if (known.user_type !== 'EMPLOYEE' || known.is_demo_user) {
    throw new Error(`${username} is no employee: name somebody who works here, or nobody yet`);
  }
  const userId = known.user_id;
  await changeAccount({ services, request: { id: newId() } }, userId, async (db) => {
    await resetSignIn({ db }, { userId, username }, oneTime);
    await updateUserRow(db, userId, { status: accountStatus.codes.active });
    const after = { by: 'a command on the server' };
    return { answer: null, event: { action: 'resetSignIn', after } };
  });
  return { password: oneTime.password, isNew: false };
}

/** What to run before the operator can work; null when they can. */
export async function operatorAdvice(
  { db }: Pick<Services, 'db'>,
  operator: string | null,
): Promise<string | null> {
  if (operator === null) return null;
  const person = await db
    .selectFrom('login_user')
    .leftJoin('second_factor', 'second_factor.user_id', 'login_user.user_id')
    .select('second_factor.secret')
    .where('username', '=', operator)
    .executeTakeFirst();
  if (person === undefined) {
    return `PLATFORM_OPERATOR=${operator} names nobody yet: npm run operator -- --username ${operator} --name "Asha Rao"`;
  }
  if (person.secret !== null) return null;
  return `${operator} has no second factor, which the platform desk wants: it is set up under My account`;
}
