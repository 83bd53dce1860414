import type { UserType } from '@nidan/domain/enumerations/users';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OneTimePassword } from '../sign-in/one-time-password.ts';
import { insertUser, type NewUser } from './user-rows.ts';

/** What a program has instead of a hash: no password fits it. */
const NO_PASSWORD = 'none';

/** Enters a person who signs in with a one-time password first, or a program, which has none; answers the id. */
export async function enterUser(
  { db }: Pick<Ctx, 'db'>,
  user: Omit<NewUser, 'passwordHash'> & { readonly userType: UserType },
  oneTime: OneTimePassword | null,
): Promise<string> {
  const passwordHash = oneTime?.passwordHash ?? NO_PASSWORD;
  return insertUser(db, { ...user, passwordHash, mustChangePassword: oneTime !== null });
}
