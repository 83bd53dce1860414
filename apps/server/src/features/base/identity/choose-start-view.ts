import type * as identityEndpoints from '@nidan/contract/base/identity/identity-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { LiveSession } from '../../../kernel/access/session-rows.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { changeAccount } from './change-account.ts';
import { setStartViewOf, startViewOfUser } from './user-rows.ts';

/** Keeps the view with which a person begins from the next sign-in on; the same one again changes nothing. */
export async function chooseStartView(
  ctx: OpenCtx,
  { userId }: LiveSession,
  { startView }: BodyOf<typeof identityEndpoints.chooseStartView>,
): Promise<void> {
  await changeAccount(ctx, userId, async (db) => {
    const before = await startViewOfUser(db, userId);
    if (before === startView) return { answer: null, event: null };
    await setStartViewOf(db, userId, startView);
    const event = { action: 'chooseStartView', before: { startView: before }, after: { startView } };
    return { answer: null, event };
  });
}
