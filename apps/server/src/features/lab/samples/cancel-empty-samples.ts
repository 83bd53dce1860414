import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { cancelSamplesWithoutTests } from './sample-rows.ts';

/**
 * Cancels the tubes of a locked bill on which no live test is left, unless they carry a result or can no longer be
 * cancelled; answers their ids.
 */
export async function cancelEmptySamples(
  ctx: Ctx,
  { billId, reason }: { billId: string; reason: string },
): Promise<string[]> {
  const canceled = await cancelSamplesWithoutTests(ctx, billId);
  for (const { sample_id: sampleId, status } of canceled) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: sampleId,
      billId,
      action: 'cancel',
      before: { status: physicalSample.stateOf(status) },
      after: { status: 'canceled' },
      reason,
    });
  }
  return canceled.map((sample) => sample.sample_id);
}
