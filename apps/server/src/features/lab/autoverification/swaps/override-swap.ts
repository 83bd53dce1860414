import * as autoverificationEndpoints from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { SwapView } from '@nidan/contract/lab/autoverification/rule-views';
import { sql } from 'kysely';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { expectVersion } from '../../../../kernel/http/expect-version.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { lockBillWithTests } from '../../results/lock-bill-with-tests.ts';
import { decideHold } from './swap-rows.ts';
import { readSwaps } from './swaps.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

interface HoldRow {
  readonly version: number;
  readonly by: string | null;
  readonly tubes: { readonly sampleId: string; readonly billId: string }[];
}

async function lockHold(ctx: Ctx, billId: string, holdId: string): Promise<HoldRow> {
  const { rows } = await sql<HoldRow>`
    select h.version, (select name from login_user u where u.user_id = h.decided_by) as by,
      (select json_agg(json_build_object('sampleId', s.sample_id, 'billId', s.bill_id)) from sample s
        where s.l_id = h.l_id and s.sample_id in (h.first_sample_id, h.second_sample_id)) as tubes
    from swap_hold h where h.l_id = ${ctx.lId} and h.hold_id = ${holdId} for no key update of h`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined || row.tubes.every((tube) => tube.billId !== billId)) throw refuse('not-found');
  return row;
}

/** Settles the doubt about two tubes, with the reason, on both bills. */
export const overrideSwap = serve(
  autoverificationEndpoints.overrideSwap,
  async (ctx, { billId, holdId, version, ...said }): Promise<SwapView> => {
    await lockBillWithTests(ctx, billId);
    const hold = await lockHold(ctx, billId, holdId);
    // The events of a hold are those of its tubes.
    const entityId = hold.tubes.find((tube) => tube.billId === billId)?.sampleId ?? holdId;
    await expectVersion(ctx, { entityId, expected: version, found: hold.version });
    if (hold.by !== null) throw refuse('swap-decided', { details: { by: hold.by } });
    const reason = said.reason.trim();
    await decideHold(ctx, { holdId, version }, reason);
    for (const tube of hold.tubes) {
      recordEvent(ctx, {
        entityKind: 'BILL_SAMPLE',
        entityId: tube.sampleId,
        billId: tube.billId,
        action: 'overrideSwap',
        after: { holdId },
        reason,
      });
    }
    const settled = (await readSwaps(ctx, billId)).find((one) => one.holdId === holdId);
    if (settled === undefined) throw refuse('not-found');
    return settled;
  },
);
