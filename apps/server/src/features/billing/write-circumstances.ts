import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { type BillCircumstances, updateCircumstances } from './bill-rows.ts';

export type { BillCircumstances } from './bill-rows.ts';

interface Noted {
  readonly billId: string;
  readonly before: BillCircumstances;
  readonly after: BillCircumstances;
}

/** Notes on a locked bill what its person said about fasting and pregnancy, with its event. */
export async function writeCircumstances(ctx: Ctx, { billId, before, after }: Noted): Promise<void> {
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
