import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { asOwner } from '../../../../testing/as-owner.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

/** The one person of a role, disabled while `work` goes on. */
export async function withoutRole<T>(
  app: TestApp,
  role: 'Manager' | 'Accountant',
  work: () => Promise<T>,
): Promise<T> {
  const { lId, users } = app.lab;
  const set = (status: number) =>
    asOwner(app, (db) =>
      db
        .updateTable('membership')
        .set({ status })
        .where('l_id', '=', lId)
        .where('user_id', '=', users.get(role)?.userId ?? '')
        .execute(),
    );
  await set(accountStatus.codes.disabled);
  try {
    return await work();
  } finally {
    await set(accountStatus.codes.active);
  }
}
