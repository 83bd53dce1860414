import * as holdEndpoints from '@nidan/contract/lab/quality/hold-endpoints';
import type { LookBackValue } from '@nidan/contract/lab/quality/quality-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { sql } from 'kysely';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requestRerun } from '../checking/request-rerun.ts';
import { uncheckResults } from '../checking/uncheck-results.ts';
import { insertDecision } from './hold-rows.ts';
import { readHold } from './holds.query.ts';
import { readLookBackValue } from './look-back.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function versionOf({ db, lId }: Ctx, billTestId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from bill_test where l_id = ${lId} and bill_test_id = ${billTestId}`.execute(db);
  return rows[0]?.version ?? 0;
}

async function takeBack(ctx: Ctx, { billId, billTestId }: LookBackValue, reason: string): Promise<void> {
  requireRight(ctx.caller, 'authorise', PERMISSION.update);
  const version = await versionOf(ctx, billTestId);
  await uncheckResults(ctx, { billId, tests: [{ billTestId, version }], reason });
}

async function askAgain(ctx: Ctx, { billId, billTestId }: LookBackValue, reason: string): Promise<void> {
  requireRight(ctx.caller, 'results', PERMISSION.update);
  const version = await versionOf(ctx, billTestId);
  await requestRerun(ctx, { billId, tests: [{ billTestId, version }], reason });
}

/** Decides once about a value that was measured since the last good run. */
export const decideLookBack = serve(
  holdEndpoints.decideLookBack,
  async (ctx, { holdId, billTestId, parameterId, resultVersion, decision, note }) => {
    const { parameter } = await readHold(ctx, holdId);
    const value =
      parameter.id === parameterId
        ? await readLookBackValue(ctx, holdId, { billTestId, resultVersion })
        : null;
    if (value === null) throw refuse('qc-look-back-not-in', { details: { parameter: parameter.name } });
    if (value.decision !== null)
      throw refuse('qc-look-back-decided', { details: { decision: value.decision } });
    const reason = note.trim();
    if (decision === 'amend' || (decision === 'repeat' && value.state === 'checked'))
      await takeBack(ctx, value, reason);
    if (decision === 'repeat') await askAgain(ctx, value, reason);
    await insertDecision(ctx, {
      holdId,
      billTestId,
      parameterId,
      version: resultVersion,
      decision,
      note: reason,
    });
    recordEvent(ctx, {
      entityKind: 'QC_HOLD',
      entityId: holdId,
      parts: [billTestId],
      action: 'decide',
      after: { labNo: value.labNo, test: value.test, value: value.value, decision },
      reason,
    });
    const decided = await readLookBackValue(ctx, holdId, { billTestId, resultVersion });
    if (decided === null) throw new Error('A decided value is in its look-back');
    return decided;
  },
);
