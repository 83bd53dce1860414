import * as settlementBatchEndpoints from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { SettlementBatchView } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readUngathered } from './batch-items.query.ts';
import { holdPlace } from './hold-place.ts';
import { insertBatch, insertBatchItems } from './settlement-batch-rows.ts';
import { readBatch } from './settlement-batches.query.ts';
import { wasHandedOver } from './takings.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Gathers what came to a place in a mode on a day, and what was taken back by then, where no batch has it. */
export const gatherBatch = serve(
  settlementBatchEndpoints.gatherSettlementBatch,
  async (ctx, body): Promise<SettlementBatchView> => {
    const { batchId, locationId, mode, day } = body;
    await holdPlace(ctx, locationId);
    const details = { mode, day: formatDate(day) };
    if (await wasHandedOver(ctx, body)) throw refuse('settlement-handed-over', { details });
    const items = await readUngathered(ctx, body);
    if (items.length === 0) throw refuse('settlement-nothing', { details });
    const sum = items.reduce((all, { amountPaise }) => all + amountPaise, 0);
    if (sum <= 0) throw refuse('settlement-comes-to-nothing', { details: { amount: formatRupees(sum) } });
    await insertBatch(ctx, body);
    await insertBatchItems(ctx, batchId, items);
    recordEvent(ctx, {
      entityKind: 'SETTLEMENT_BATCH',
      entityId: batchId,
      parts: [locationId],
      action: 'gather',
      after: {
        state: 'OPEN',
        mode,
        day,
        items: items.length,
        amountPaise: sum,
      },
    });
    return readBatch(ctx, batchId);
  },
);
