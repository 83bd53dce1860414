import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { leaveStorage } from '../storage/leave-storage.ts';
import type { BoxTube } from './box-tubes.query.ts';
import { moveSamples } from './sample-rows.ts';

/** Locked tubes leave their place in a box; refused as a whole when one of them cannot be sent. */
export async function sendTubes(ctx: Ctx, tubes: readonly BoxTube[], boxCode: string): Promise<void> {
  for (const tube of tubes) stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step('send', tube.state));
  if (tubes.length === 0) return;
  await leaveStorage(
    ctx,
    tubes.filter(({ state }) => state === 'archival').map(({ sampleId }) => sampleId),
  );
  await moveSamples(
    ctx,
    tubes.map(({ sampleId }) => sampleId),
    'inTransit',
  );
  for (const tube of tubes) {
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sampleId,
      billId: tube.billId,
      action: 'send',
      before: { status: tube.state },
      after: { status: 'inTransit', box: boxCode },
    });
  }
}
