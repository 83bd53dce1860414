import * as userEndpoints from '@nidan/contract/base/users/user-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { takeSecondFactor } from '../sign-in/take-second-factor.ts';
import { hasOverseer } from '../roles/require-administrator.ts';
import { updateMembership } from './membership-rows.ts';
import { readWrittenUser } from './users.query.ts';
import { lockSignInToReset } from './user-to-change.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Takes the second factor of a person of this lab alone away; they sign in with their password and set up another. */
export const resetSecondFactor = serve(
  userEndpoints.resetSecondFactor,
  async (ctx, { userId, version, reason }) => {
    const { name } = await lockSignInToReset(ctx, { userId, version });
    const { wasSet, sessionsEnded } = await takeSecondFactor(ctx, userId);
    if (!wasSet) throw refuse('second-factor-absent', { details: { name } });
    await updateMembership(ctx.db, { lId: ctx.lId, userId, values: {}, giver: ctx.caller });
    recordEvent(ctx, {
      entityKind: 'USER',
      entityId: userId,
      action: 'resetSecondFactor',
      after: { sessionsEnded, waits: await hasOverseer(ctx, userId) },
      reason: reason.trim(),
    });
    return readWrittenUser(ctx, userId);
  },
);
