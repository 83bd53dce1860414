import * as indentEndpoints from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails } from '@nidan/contract/supply/indents/indent-views';
import { indent } from '@nidan/domain/status-sets/supply/indent';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readIndentDetails } from './indent-details.query.ts';
import { lockIndent, updateIndent } from './indent-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Accepts an indent, or approves it as a second person. */
export const decideIndent = serve(
  indentEndpoints.decideIndent,
  async (ctx, { indentId, version, action }): Promise<IndentDetails> => {
    const known = await lockIndent(ctx, indentId);
    await expectVersion(ctx, { entityId: indentId, expected: version, found: known.version });
    const state = stepOrRefuse('The indent', indent.step(action, known.state));
    const { userId } = ctx.caller;
    if (action === 'approve') {
      if (known.madeBy === userId) throw refuse('indent-by-raiser');
      await requireTwoPeople(ctx, known.madeBy);
    }
    await updateIndent(
      ctx,
      known,
      action === 'accept'
        ? { state, accepted_at: ctx.now, accepted_by: userId }
        : { state, approved_at: ctx.now, approved_by: userId },
    );
    recordEvent(ctx, { entityKind: 'INDENT', entityId: indentId, action, after: { state } });
    return readIndentDetails(ctx, indentId);
  },
);

/** Ends an indent with a reason. */
export const cancelIndent = serve(
  indentEndpoints.cancelIndent,
  async (ctx, { indentId, version, reason }): Promise<IndentDetails> => {
    const known = await lockIndent(ctx, indentId);
    await expectVersion(ctx, { entityId: indentId, expected: version, found: known.version });
    const state = stepOrRefuse('The indent', indent.step('cancel', known.state));
    await updateIndent(ctx, known, {
      state,
      canceled_at: ctx.now,
      canceled_by: ctx.caller.userId,
      cancel_reason: reason.trim(),
    });
    recordEvent(ctx, {
      entityKind: 'INDENT',
      entityId: indentId,
      action: 'cancel',
      after: { state },
      reason: reason.trim(),
    });
    return readIndentDetails(ctx, indentId);
  },
);
