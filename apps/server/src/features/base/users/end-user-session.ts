import * as userSessionEndpoints from '@nidan/contract/base/users/user-session-endpoints';
import type { Done } from '@nidan/contract/kernel/shapes';
import { revokeSessionInLab } from '../../../kernel/access/session-rows.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockUser } from './membership-rows.ts';
import { requireNotOutranked } from './user-to-change.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Ends a session of a person in this lab; one that is over, or in another lab, answers like an absent one. */
export const endUserSession = serve(
  userSessionEndpoints.endUserSession,
  async (ctx, { userId, sessionId, reason }): Promise<Done> => {
    const user = await lockUser(ctx.db, ctx.lId, userId);
    if (user === null) throw refuse('not-found');
    await requireNotOutranked(ctx, user);
    const ended = await revokeSessionInLab(ctx.db, { lId: ctx.lId, userId, sessionId });
    if (!ended) throw refuse('not-found');
    recordEvent(ctx, {
      entityKind: 'USER',
      entityId: userId,
      action: 'endSession',
      after: { sessionId },
      reason: reason.trim(),
    });
    return { done: true };
  },
);
