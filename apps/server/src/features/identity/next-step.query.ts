import type { SignInStep } from '@nidan/contract/identity/identity-endpoints';
import type { Db } from '../../kernel/database/open-database.ts';

interface Progress {
  readonly userId: string;
  /** Whether the session has shown the second factor. */
  readonly hasSecondFactor: boolean;
}

/** What a sign-in still misses, null when nothing. */
export async function nextStep(db: Db, { userId }: Progress): Promise<SignInStep | null> {
  const user = await db
    .selectFrom('login_user')
    .select('must_change_password')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return user.must_change_password ? 'password' : null;
}
