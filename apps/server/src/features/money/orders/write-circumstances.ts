import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { NotedCircumstances } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { updateCircumstances } from '../bills/bill-rows.ts';

/** Notes on a locked bill what its person said about fasting and pregnancy, with its event. */
export async function writeCircumstances(
  ctx: Ctx,
  { billId, before, after }: NotedCircumstances,
): Promise<void> {
  await updateCircumstances(ctx, billId, after);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    action: 'noteCircumstances',
    before,
    after,
  });
}
