import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { outsourceSamples as outsourceEndpoint } from '@nidan/contract/lab/samples/sample-endpoints';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentSample } from './present-sample.ts';
import { movedSample, moveSamples } from './sample-rows.ts';
import { lockAndReadScanned, requireStep } from './scanned-tubes.ts';

/** Hands scanned tubes to another lab. */
export async function outsourceSamples(
  ctx: Ctx,
  { barcodes, partner }: BodyOf<typeof outsourceEndpoint>,
): Promise<AnswerOf<typeof outsourceEndpoint>> {
  const { tubes, rows } = await lockAndReadScanned(ctx, barcodes);
  for (const tube of tubes) requireStep(tube, 'outsource');
  await moveSamples(
    ctx,
    tubes.map((tube) => tube.sample_id),
    'outsourced',
  );
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sample_id,
      billId: tube.bill_id,
      action: 'outsource',
      before: { status: physicalSample.stateOf(tube.status) },
      after: { status: 'outsourced', partner: partner.trim() },
    });
  }
  return { samples: rows.map((row) => presentSample(ctx, movedSample(ctx, row, 'outsourced'))) };
}
