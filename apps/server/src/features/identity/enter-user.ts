import { randomInt } from 'node:crypto';
import { signsIn } from '@nidan/domain/access/placement-fault';
import { randomPassword } from '@nidan/domain/identity/random-password';
import type { UserType } from '@nidan/domain/enumerations/users';
import type { Ctx } from '../../kernel/http/context.ts';
import { hashPassword } from './password-hash.ts';
import { insertUser, type NewUser } from './user-rows.ts';

/** What a program has instead of a hash: no password fits it. */
const NO_PASSWORD = 'none';

/** Enters a person and answers their one-time password, which is kept nowhere readable; null for a program. */
export async function enterUser(
  ctx: Ctx,
  user: Omit<NewUser, 'passwordHash'> & { readonly userType: UserType },
): Promise<string | null> {
  const password = signsIn(user.userType) ? randomPassword((below) => randomInt(below)) : null;
  const passwordHash = password === null ? NO_PASSWORD : await hashPassword(password);
  await insertUser(ctx.db, { ...user, passwordHash, mustChangePassword: password !== null });
  return password;
}
