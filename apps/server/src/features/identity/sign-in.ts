import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { signIn as signInEndpoint } from '@nidan/contract/identity/identity-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import type { Db } from '../../kernel/database/open-database.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { insertSession } from './session-rows.ts';
import { forgetTries, type Subject, takeTry } from './sign-in-attempt-rows.ts';

interface SignInRequest {
  readonly credentials: BodyOf<typeof signInEndpoint>;
  readonly address: string;
  readonly now: Date;
  readonly sessionHours: number;
}

// An unknown user costs the same time as a wrong password.
const decoy = hashPassword('no such user');

/** Signs in: the token of a new session. Unknown user and wrong password are one answer in text and time (ASVS 6.3.8). */
export async function signIn(db: Db, request: SignInRequest): Promise<string> {
  const { credentials, address, now } = request;
  const username = credentials.username.trim().toLowerCase();
  const subjects: readonly Subject[] = [
    { name: `address:${address}`, free: 20 },
    { name: `user:${username}`, free: 5 },
  ];
  for (const subject of subjects) {
    const seconds = await takeTry(db, subject, now);
    if (seconds > 0) throw refuse('sign-in-throttled', { details: { seconds: String(seconds) } });
  }
  const user = await db
    .selectFrom('login_user')
    .select(['user_id', 'password_hash', 'status'])
    .where('username', '=', username)
    .executeTakeFirst();
  const matches = await verifyPassword(credentials.password, user?.password_hash ?? (await decoy));
  if (user === undefined || user.status !== accountStatus.codes.active || !matches)
    throw refuse('sign-in-refused');
  for (const subject of subjects) await forgetTries(db, subject);
  const expiresAt = new Date(now.getTime() + request.sessionHours * 3_600_000);
  return insertSession(db, { userId: user.user_id, expiresAt });
}
