import type { SignInStep } from '@nidan/contract/base/identity/identity-endpoints';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { showLab } from '../../../kernel/database/connections/in-transaction.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { hasSecondFactor } from './second-factor-rows.ts';

interface Progress {
  readonly userId: string;
  /** Whether the session has shown the second factor. */
  readonly byCode: boolean;
}

/** Reads across labs: each role of the person under its own lab, in the transaction that `db` belongs to. */
async function rolesAskForSecondFactor(db: Db, userId: string): Promise<boolean> {
  const memberships = await db
    .selectFrom('membership')
    .select(['l_id', 'role_id'])
    .where('user_id', '=', userId)
    .where('status', '=', accountStatus.codes.active)
    .execute();
  for (const { l_id: lId, role_id: roleId } of memberships) {
    await showLab(db, lId);
    const role = await db
      .selectFrom('role')
      .select('needs_second_factor')
      .where('l_id', '=', lId)
      .where('role_id', '=', roleId)
      .executeTakeFirst();
    if (role?.needs_second_factor === true) return true;
  }
  return false;
}

/** What a sign-in still misses, null when nothing: the code of a second factor, then a password of one's own, then a second factor that a role asks for. */
export async function nextStep(db: Db, { userId, byCode }: Progress): Promise<SignInStep | null> {
  const enrolled = await hasSecondFactor(db, userId);
  if (enrolled && !byCode) return 'code';
  const user = await db
    .selectFrom('login_user')
    .select('must_change_password')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.must_change_password) return 'password';
  return !enrolled && (await rolesAskForSecondFactor(db, userId)) ? 'enrolment' : null;
}
