import * as holdEndpoints from '@nidan/contract/lab/quality/hold-endpoints';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockHold, markOverridden } from './hold-rows.ts';
import { readHold } from './holds.query.ts';
import { peopleOfRun } from './people-of-run.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A second person releases a held parameter of a machine without a good run. */
export const overrideHold = serve(
  holdEndpoints.overrideHold,
  async (ctx, { holdId, version, reason: given }) => {
    const hold = await lockHold(ctx, holdId);
    await expectVersion(ctx, { entityId: holdId, expected: version, found: hold.version });
    if (hold.releasedAt !== null) throw refuse('qc-hold-over');
    const people = await peopleOfRun(ctx, hold.runId);
    if (people.includes(ctx.caller.userId)) throw refuse('qc-hold-own-run');
    for (const userId of people) await requireTwoPeople(ctx, userId);
    const reason = given.trim();
    await markOverridden(ctx, holdId, reason);
    recordEvent(ctx, {
      entityKind: 'QC_HOLD',
      entityId: holdId,
      parts: [hold.runId, hold.machineId],
      action: 'override',
      after: { parameter: hold.parameter },
      reason,
    });
    return readHold(ctx, holdId);
  },
);
